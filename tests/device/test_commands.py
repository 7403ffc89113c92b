from concurrent.futures import ThreadPoolExecutor

from device.commands import (
    AgreeDraw,
    Amend,
    Answered,
    Command,
    CommandBox,
    Concede,
    TakeBack,
)


def test_commands_come_out_in_the_order_in_which_they_were_put() -> None:
    box = CommandBox()
    put: list[Command] = [TakeBack(), Amend(3, "a7"), AgreeDraw()]
    answers = [box.put(command) for command in put]

    taken = box.take()

    assert [command for command, _ in taken] == put
    assert [answer for _, answer in taken] == answers
    assert box.take() == []


def test_whoever_asked_is_answered() -> None:
    box = CommandBox()
    answer = box.put(Concede("white"))
    assert not answer.done()

    ((_, asked),) = box.take()
    asked.set_result(Answered(True, "It is over."))

    assert answer.result() == Answered(True, "It is over.")


def test_many_threads_lose_no_command() -> None:
    box = CommandBox()
    taken: list[object] = []
    with ThreadPoolExecutor(8) as pool:
        for number in range(400):
            pool.submit(box.put, Amend(number, "a7"))
            taken += [command for command, _ in box.take()]
    taken += [command for command, _ in box.take()]

    assert len(taken) == 400
    assert {c.n for c in taken if isinstance(c, Amend)} == set(range(400))
