# of f36eef26
stacks-blocked = { $own } ameinua kete ya { $own_gone }, ambayo haina pa kwenda
# of c0e1596e
stacks-covered-chip = kete iliyofunikwa na nyingine imetolewa { $shuffled }
# of bd9afe31
stacks-no-tresillo = { $own } amechukua kete za { $taken } bila Tresillo
# of 659e21a5
stacks-one-removal-only = { $own } amechukua kete za { $taken }, lakini zamu huchukua rundo moja
# of 065a7e7a
stacks-other-colour = kete ya { $own } imetoka { $lost }, lakini ya rangi nyingine imekuja { $come }
# of c5be08b1
stacks-own-chip-on-top = { $own } ameweka kete { $own_come }, ambapo kete ya { $own } iko juu
# of a5a04424
stacks-protected-by-tresillo = { $own } amechukua rundo kutoka kwenye Tresillo, { $taken }, ilhali mengine yako huru
# of 5e80a07b
stacks-put-underneath = kete imewekwa chini ya nyingine { $slipped_under }, si juu yake
# of aa664bac
stacks-recoloured = kete nyingine ziko mahali pa zile za awali { $recoloured }
# of 81052b87
stacks-removed-own-stack = { $own } amechukua kete za { $taken }, si rundo ambalo { $own } anaruhusiwa kuchukua
# of 00e3f2ec
stacks-second-priority = kete imekuja { $come }, lakini kwanza { $own }, ambaye Tresillo yake imefunuliwa, aondoe rundo
# of 58ce387c
stacks-stack-moved = zaidi ya kete ya juu imetoka { $lost } hadi { $come }
# of 417908f4
stacks-stack-too-high = { $high } pana zaidi ya kete { $highest }
