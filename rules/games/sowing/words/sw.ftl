# of 20549ea7
sowing-anything-else = hakuna upandaji unaoeleza ubao huu; ulio karibu zaidi ni { $turn }: { $told }
# of 6d390969
sowing-append = na { $count } zaidi
# of 0e94c06a
sowing-capture-forgotten = { $own } amepanda { $turn } na hakuchukua { $pits } kabla ya { $then } kupandwa
# of e6d7535b
sowing-cups-used-at-least-must = mashimo { $count } yametumika, lazima yawe angalau { $least }
# of 7bd6f142
sowing-doubles = mbegu mbili zimeanguka pamoja { $site }
# of 528516ad
sowing-empty = { $pit } ni tupu
# of 9d741b8c
sowing-fallow-hole = { $fallow }: nje ya mchezo, lakini kuna mbegu hapo
# of 92ab1ac8
sowing-feeding-due = { $own } lazima aweke mbegu moja kwenye { $fed }, shimo la kwanza la mwenzake
# of 8b3f3f42
sowing-four-forgotten = { $own } amesahau nne za { $pits }, zinazobaki mchezoni, kabla ya { $then } kupandwa
# of 1cbc161f
sowing-holds-one-seed-has-not = { $pit } pana mbegu moja tu; { $own } bado hajashinda { $count }
# of 12274f48
sowing-holds-turn-begins-with = { $pit } pana { $count }, na zamu huanza na { $least }
# of e7722775
sowing-loses = mbegu ya { $site } imekosekana
# of 1f80500a
sowing-more = { $count } zaidi
# of 4339bccf
sowing-must-begin-with-not-with = { $own } lazima aanze na { $first }, si { $pit }
# of 69694f0f
sowing-not-filled = { $own } anatakiwa kujaza ubao: { $told }
# of c462988f
sowing-not-s-begin-with = { $pit } si la { $own } kuanza nalo
# of fb53f9e2
sowing-not-seeds = { $strange }: vilivyo hapo si mbegu
# of 1fbb6669
sowing-not-won = { $own } amepanda { $turn }, ambayo haishindi { $unwon }
# of a64f28fc
sowing-only-poorer-side-s-pits = yanayojazwa ni mashimo ya upande maskini tu
# of bb85b79b
sowing-other-side-has-not-twice = upande mwingine hauna mbegu mara mbili
# of 577837d6
sowing-out-play = { $pit } iko nje ya mchezo
# of e60fd44e
sowing-passes = { $site } imerukwa
# of 1bda7b54
sowing-played-twice = { $own } amepanda { $turn } na kisha { $then }, zamu mbili
# of 0b5e1dce
sowing-s-sown-s-turn = { $turn } ya { $foe } imepandwa, lakini ni zamu ya { $own }
# of 271b9176
sowing-seeds-laid-more-than-has = mbegu { $count } zimewekwa, zaidi ya alizonazo { $own }
# of 0e69e0c8
sowing-seeds-lost = { $own } amepanda { $turn }, lakini mbegu moja imepungua: { $told }
# of 7c1caca0
sowing-seeds-lost-seeds-missing-at = mbegu zimepungua { $everything }, na hakuna kilichopandwa
# of f29a0c55
sowing-seeds-lost-sowed-seeds-missing = { $own } amepanda { $turn }, lakini mbegu { $lacking } zimepungua: { $told }
# of 31273227
sowing-several-changes = hakuna upandaji unaoeleza kilichomo { $everything }
# of 0ffbe95b
sowing-should-hold-not = { $site } inapaswa kuwa na { $wanted }, si { $held }
# of 7b24c0a9
sowing-slipped = { $own } amepanda { $turn }, lakini { $slip }
# of 91920865
sowing-sowed = { $own } amepanda { $turn }: { $told }
# of 58ebae0e
sowing-sowed-did-not-take-way = { $own } amepanda { $turn } na hakuchukua { $pits } njiani
# of f3adac02
sowing-sowed-did-not-turn-round = { $own } amepanda { $turn } na hakugeuka katika { $pit }
# of fc51af3e
sowing-sowed-does-not-win-wins = { $own } amepanda { $turn }, ambayo haishindi { $unwon }; inashinda { $won }
# of 377e1d5d
sowing-sowed-dropped-seeds-into-too = { $own } amepanda { $turn } na kutia mbegu pia katika { $stores }
# of ad5bf0a9
sowing-sowed-into-not-into = { $own } amepanda { $turn }, lakini katika { $stores }, si katika { $home }
# of 6b027545
sowing-sowed-its-last-seed-passes = { $own } amepanda { $turn }; mbegu lake la mwisho linairuka { $pit }
# of 00eb8cc2
sowing-sowed-leaves-other-nothing = { $own } amepanda { $pit }, na hivyo mwenzake habaki na kitu
# of 1252dd80
sowing-sowed-not-s = { $own } amepanda { $pit }, ambalo si la { $own }
# of d32a7c86
sowing-sowed-on = zamu { $turn } ya { $own } iliisha kwa mbegu ya mwisho { $last }, lakini { $pit } imepandwa tena
# of e9bfd4b5
sowing-sowed-with-goes-from-not = { $own } amepanda { $turn }; kwa { $pits } anaendelea kutoka { $there }, si kutoka { $here }
# of 0622e291
sowing-sown-wrong-way-round = { $pit } imepandwa upande usio sahihi
# of 1e7f3f8e
sowing-stopped-early = { $own } amepanda { $turn } na hakuendelea kutoka { $pit } kabla ya { $then } kupandwa
# of 72e3c5af
sowing-text = { $site }
# of 1357f41b
sowing-there-seeds-board-not = kuna mbegu { $count } kwenye ubao, si { $most }
# of 91487451
sowing-two-sides-do-not-use = pande mbili hazitumii mashimo yanayolingana
# of 409bfda6
sowing-wrong-count = { $own } amepanda { $turn }, lakini mbegu moja imezidi: { $told }
# of c01576f0
sowing-wrong-count-seeds-have-been = mbegu zimeongezwa { $everything }, na hakuna kilichopandwa
# of 26d29629
sowing-wrong-count-sowed-seeds-too = { $own } amepanda { $turn }, lakini mbegu { $too_many } zimezidi: { $told }
# of af5d7433
sowing-sowed-takes-all-other-has = { $own } amepanda { $pit }, na hivyo huchukua vyote vya mwenzake
