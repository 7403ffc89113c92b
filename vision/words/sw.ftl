# of ec6d3030
vision-alike = Kwangu { $one } na { $other } zinaonekana karibu sawa. Je, mmetaja sehemu sahihi? Mwanga zaidi husaidia.
# of e1fed84b
vision-hardly-seen = Sioni vizuri kilichopo { $sites }. Kama hakuna kitu hapo, kiwekeni kisha nitazame tena; kama kipo, mwanga zaidi au rangi nyingine husaidia.
# of 449c0a5b
vision-read-otherwise = Katika picha ileile iliyonifundisha nasoma { $sites } kwa namna nyingine. Mwanga zaidi husaidia, au kutaja kete zaidi za kila upande.
