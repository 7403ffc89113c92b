"""How a board of sown towers differs from the position before."""

from rules.games.towers.change import Compared
from rules.games.towers.sown.record import SownRecord
from rules.games.towers.sown.turns import Turns

Change = Compared[SownRecord, Turns]
