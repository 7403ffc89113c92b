"""How a board of bursting columns differs from the position before."""

from rules.games.towers.blasts.record import BlastRecord
from rules.games.towers.blasts.turns import Turns
from rules.games.towers.change import Compared

Change = Compared[BlastRecord, Turns]
