# of 0e0279bf
captures-came-twice-one-turn-chain = { $own } amefika { $astray_to } mara mbili katika zamu moja; mfululizo wa kukamata haurudi penye pointi ileile
# of cfb6041a
captures-crowned-early = kuna mfalme { $crowned }, lakini huvikwa taji kete inayomaliza hatua yake kwenye safu ya mwisho tu
# of 3321a5e8
captures-diagonal-capture = { $own } amekamata { $foe_gone } kimshazari, lakini hukamatwa moja kwa moja tu
# of 3bdcfb1a
captures-king-diagonal = { $own } amesogeza mfalme kutoka { $own_gone } hadi { $own_come }; wafalme huenda moja kwa moja
# of 322c6350
captures-majority = { $longest } hula { $most }, hii hula { $count }
# of 6bba4010
captures-must-capture = { $own } anaweza kukamata, hivyo lazima akamate: { $example }
# of 35d7002f
captures-no-line = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, ambako hakuna mstari unaofika
# of 9f3b8546
captures-taken-elsewhere = { $own } amechukua { $uncaptured }, ambayo hatua kutoka { $own_gone } hadi { $own_come } haikamati
# of 61c2a78e
captures-took-both-ways = { $own } amechukua { $foe_gone }, lakini hatua hula kile inachokikaribia au inachokiacha, si vyote viwili
# of 0d36442d
captures-took-unmoved = { $own } amechukua { $foe_gone }, lakini hakuna hatua ya { $own } iliyokamata hiyo
# of 1a65caab
captures-way-blocked = { $own } amesogea kutoka { $own_gone } hadi { $own_come } juu ya { $between }
# of f21ce0dd
captures-went-from-same-way-before = { $own } ameendelea kutoka { $astray_from } hadi { $astray_to } kwa mwelekeo uleule; mfululizo wa kukamata hubadili mwelekeo kila hatua
