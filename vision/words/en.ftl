vision-alike = To me { $one } and { $other } look nearly the same. Are the right points named? More light helps.
vision-hardly-seen = I hardly see what lies at { $sites }. If nothing does, lay it there and let me look again; if it does, more light or another colour helps.
vision-read-otherwise = In the very picture that taught me I read { $sites } otherwise. More light helps, or more pieces named of each side.
