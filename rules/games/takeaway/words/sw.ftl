# of bccbb3d0
takeaway-chip-moved = kete imewekwa { $grown }, lakini kete hutolewa tu kwenye ubao
# of aa62fb61
takeaway-none-in-hand = kete imewekwa { $grown }, lakini kete iliyokwisha kutolewa haichezwi tena
# of f446f6be
takeaway-too-many-taken = { $own } amechukua kete { $taken }, lakini zamu huchukua { $draw } tu
