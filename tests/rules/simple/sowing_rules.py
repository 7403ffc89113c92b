"""Sowing and captures of each mancala game: the books' sentences, plain.

A way of sowing changes the state by one lifting and all that follows from it, and
returns the side that is to move next if it can.
"""

# A sowing that lifts so many pits has no end; it ends the game as a draw.
LIFTS = 1000


def others(rules, side):
    """The sides after this one, in the order of play."""
    place = rules.sides.index(side)
    return [*rules.sides[place + 1 :], *rules.sides[:place]]


def foe(rules, side):
    return others(rules, side)[0]


def ring(rules, state):
    """The pits in play, counter-clockwise: S1, S2, ... N1, N2, ..."""
    return [pit for pit in rules.pits if pit in state.pits]


def beyond(rules, state, pit, way=1):
    """The next pit; the way 1 goes to the player's right."""
    pits = ring(rules, state)
    return pits[(pits.index(pit) + way) % len(pits)]


def opposite(rules, pit):
    """N1 lies opposite the last pit of the south row."""
    row = "N" if pit[0] == "S" else "S"
    return row + str(rules.columns + 1 - int(pit[1:]))


def row_of(rules, state, side):
    return [pit for pit in ring(rules, state) if rules.owner[pit] == side]


def seeds_of(rules, state, side):
    return sum(state.pits[pit] for pit in row_of(rules, state, side))


def gains(rules, state, side=None):
    """Return the seeds won so far; in Mongola they stay on the board."""
    if rules.four_rows:
        return seeds_of(rules, state, side or state.mover)
    return sum(state.store.values())


def lift(state, pit):
    """All seeds of the pit, in the hand."""
    seeds, state.pits[pit] = state.pits[pit], 0
    state.lifts.append((pit, seeds))
    return seeds


def win(state, side, pit):
    """The side takes what is in the pit to its store."""
    state.store[side] += state.pits[pit]
    state.pits[pit] = 0


def finish(rules, state, why):
    """End the game: most seeds win, and nobody if two have as many."""
    state.over, state.mover = why, None
    state.scores = dict(state.store)
    best = max(state.store.values())
    first = [side for side in rules.sides if state.store[side] == best]
    state.winner = tuple(first) if len(first) == 1 else ()


def sweep(rules, state, why):
    """Everybody keeps what is left on his own side, unless the players agree else."""
    left = {side: seeds_of(rules, state, side) for side in rules.sides}
    if why == "repetition" and rules.repetition == "split":
        for side in rules.sides:
            state.store[side] += sum(left.values()) // 2
        state.pits = dict.fromkeys(state.pits, 0) | {"S1": sum(left.values()) % 2}
    elif rules.last_seeds == "owner":
        for pit in ring(rules, state):
            win(state, rules.owner[pit], pit)
    elif rules.last_seeds == "finisher":
        for pit in ring(rules, state):
            win(state, foe(rules, rules.owner[pit]), pit)
    finish(rules, state, why)


def never_ends(state):
    state.over, state.mover, state.winner = "endless_sowing", None, ()
    state.scores = dict(state.store)


def once_round(rules, state, pit, way=1):
    """Lift a pit, drop one seed into each of the next; return the last one's pit."""
    for _ in range(lift(state, pit)):
        pit = beyond(rules, state, pit, way)
        state.pits[pit] += 1
    return pit


def round_by_the_shed(rules, state, pit):
    """Once round, and into his own shed too; return the last pit, or 'shed'."""
    side = state.mover
    path = [*row_of(rules, state, side), "shed"]
    path += row_of(rules, state, foe(rules, side))
    place = path.index(pit)
    for _ in range(lift(state, pit)):
        place = (place + 1) % len(path)
        if path[place] == "shed":
            state.store[side] += 1
        else:
            state.pits[path[place]] += 1
    return path[place]


def dakon(rules, state, pit, _way):
    """Dakon and Sunca: each time that he passes his own shed he drops a seed there."""
    side = state.mover
    for _ in range(LIFTS):
        pit = round_by_the_shed(rules, state, pit)
        if pit == "shed":
            return side  # he can make a new start
        if state.pits[pit] == 1:  # the hole was empty: his turn is complete
            if rules.owner[pit] == side:
                win(state, side, opposite(rules, pit))
            return foe(rules, side)
    return never_ends(state)


def kalah(rules, state, pit, _way):
    """As OpenSpiel's mancala."""
    side = state.mover
    pit = round_by_the_shed(rules, state, pit)
    if pit == "shed":
        return side
    in_empty = rules.owner[pit] == side and state.pits[pit] == 1
    if in_empty and (state.pits[opposite(rules, pit)] or rules.empty_captures):
        if rules.capturing_seed == "won":
            win(state, side, pit)
        win(state, side, opposite(rules, pit))
    return foe(rules, side)


def oware(rules, state, pit, _way):
    """Abapa, as OpenSpiel's oware: twos and threes of the enemy, but never all."""
    side, start = state.mover, pit
    enemy = foe(rules, side)
    for _ in range(lift(state, start)):
        pit = beyond(rules, state, pit)
        if pit == start:  # it is never sown where it was taken from
            pit = beyond(rules, state, pit)
        state.pits[pit] += 1
    prey = []
    while rules.owner[pit] == enemy and state.pits[pit] in (2, 3):
        prey.append(pit)
        pit = beyond(rules, state, pit, -1)
    all_he_has = sum(state.pits[pit] for pit in prey) == seeds_of(rules, state, enemy)
    if rules.grand_slam != "wins_nothing" or not all_he_has:
        for pit in prey:
            win(state, side, pit)
    return enemy


def take_fours(rules, state, pit):
    """A pit that gets four pieces: a calf, it goes to the side that the pit is on."""
    if state.pits[pit] == 4:
        win(state, rules.owner[pit], pit)


def pandi(rules, state, pit, _way):
    """Pandi and Pallam Kuzhi: always lift the pit after the one where he finished."""
    side = state.mover
    for _ in range(LIFTS):
        for _ in range(lift(state, pit)):
            pit = beyond(rules, state, pit)
            state.pits[pit] += 1
            take_fours(rules, state, pit)
        pit = beyond(rules, state, pit)
        if state.pits[pit]:
            continue
        # An empty one: what lies beyond it is his. Are both empty, he licks them.
        prize = beyond(rules, state, pit)
        if state.pits[prize]:
            win(state, side, prize)
            if rules.wins_opposite:
                win(state, side, opposite(rules, prize))
        return foe(rules, side)
    return never_ends(state)


def sita(rules, state, pit, _way):
    last = once_round(rules, state, pit)
    state.next_pit = beyond(rules, state, last)
    return state.mover


def mankaleh(rules, state, pit, _way):
    """Finish with 2, 4 or 6 and eat them, and those before, up to another number."""
    side = state.mover
    last = pit = once_round(rules, state, pit)
    while state.pits[pit] in (2, 4, 6):
        win(state, side, pit)
        pit = beyond(rules, state, pit, -1)
    ate = pit != last
    # Only who ends in a well of the opponent, or has eaten, cannot continue.
    return side if rules.owner[last] == side and not ate else foe(rules, side)


def egyptian(rules, state, pit, _way):
    side = state.mover
    if state.gift:  # one of his goes into the first of the adversary's beyts
        state.gift = False
        state.pits[pit] -= 1
        state.pits[row_of(rules, state, foe(rules, side))[0]] += 1
        return foe(rules, side)
    for _ in range(LIFTS):
        pit = once_round(rules, state, pit)
        if state.pits[pit] == 1:
            return foe(rules, side)
        if state.pits[pit] in (2, 4):
            while state.pits[pit] in (2, 4):
                win(state, side, pit)
                win(state, side, opposite(rules, pit))
                pit = beyond(rules, state, pit, -1)
            return foe(rules, side)
    return never_ends(state)


def mongola(rules, state, house, _way):
    """Around his own two rows only; the second row is the one nearer to the enemy."""
    side = state.mover
    path = row_of(rules, state, side)
    second, enemy_rows = ("C", "BA") if side == "south" else ("B", "CD")
    place = path.index(house)
    hand = lift(state, house)
    for _ in range(LIFTS):
        while hand:
            place = (place + 1) % 14
            hand -= 1
            if hand == 0 and state.pits[path[place]] < 2:
                # Exhausted: he passes by, and drops the last man in the following.
                state.pits[path[(place + 1) % 14]] += 1
                return foe(rules, side)
            state.pits[path[place]] += 1
        house = path[place]
        street = [row + house[1] for row in enemy_rows]
        claims = house[0] == second and all(state.pits[pit] for pit in street)
        if claims:
            for pit in street:
                state.pits[house] += state.pits[pit]
                state.pits[pit] = 0
        hand = lift(state, house)
        if claims:
            # He starts after the nearest empty house back from here; if there is no
            # other, this one is empty, for he holds its men.
            place = (place - 1) % 14
            while state.pits[path[place]]:
                place = (place - 1) % 14
    return never_ends(state)


def adi(rules, state, pit, _way):
    side = state.mover
    total = sum(state.pits.values())
    for _ in range(LIFTS):
        for left in range(lift(state, pit), 0, -1):
            pit = beyond(rules, state, pit)
            state.pits[pit] += 1
            if state.pits[pit] != 4:
                continue
            # Of four that appear on the way the row's owner takes the group; of four
            # that the last seed makes the player, even on the other side.
            winner = side if left == 1 else rules.owner[pit]
            win(state, winner, pit)
            total -= 4
            if total == 4:  # of the last eight he won four: he takes all
                state.store[winner] += 4
                state.pits = dict.fromkeys(state.pits, 0)
                finish(rules, state, "last_eight")
                return None
        if state.pits[pit] <= 1:
            return foe(rules, side)
    return never_ends(state)


def giuthi(rules, state, pit, way):
    """After every handful he lifts the cup where it ended, and turns about."""
    side, crossed = state.mover, False
    for _ in range(LIFTS):
        for _ in range(lift(state, pit)):
            pit = beyond(rules, state, pit, way)
            state.pits[pit] += 1
            crossed = crossed or rules.owner[pit] != side
        if state.pits[pit] > 1:
            way = -way
            continue
        if rules.owner[pit] != side:
            return foe(rules, side)
        if not crossed:
            return side  # he neither falls nor captures: he starts all over again
        if state.pits[opposite(rules, pit)]:
            win(state, side, pit)
        # As far as full cups extend opposite his empty ones; the first is that of his
        # last seed, the next ones follow the way that he sowed.
        while state.pits[opposite(rules, pit)]:
            win(state, side, opposite(rules, pit))
            pit = beyond(rules, state, pit, way)
            if rules.owner[pit] != side or state.pits[pit]:
                break
        return foe(rules, side)
    return never_ends(state)


def kpo(rules, state, pit, way):
    """He wins when the number in the last hole is increased to two or to three."""
    side = state.mover
    pit = once_round(rules, state, pit, way)
    if state.pits[pit] in (2, 3):
        # Of two players he kills the hole itself, of more the next hole forward.
        two = len(rules.sides) == 2
        win(state, side, pit if two else beyond(rules, state, pit, way))
    return foe(rules, side)
