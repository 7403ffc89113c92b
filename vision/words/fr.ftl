# of ec6d3030
vision-alike = Pour moi, { $one } et { $other } sont presque pareils. Les points indiqués sont-ils les bons ? Plus de lumière aide.
# of e1fed84b
vision-hardly-seen = Je vois à peine ce qu'il y a en { $sites }. S'il n'y a rien, posez-le et je regarderai de nouveau ; sinon, plus de lumière ou une autre couleur aide.
# of 449c0a5b
vision-read-otherwise = Sur l'image même qui me l'a appris, je lis { $sites } autrement. Plus de lumière aide, ou plus de pièces nommées de chaque camp.
