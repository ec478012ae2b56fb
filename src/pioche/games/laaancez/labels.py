"""What the objects, the tick and the results of the die are called, and what each of them does."""

from pioche.core.table import Label
from pioche.core.words import Words

from .box import CHOICES, Box, Tick
from .objects import OBJECTS, bare, object_id, the
from .state import CANDLE, FACES, TICK


def labels(box: Box, words: Words) -> dict[str, Label]:
    """Objects as 'object/gift', the tick as 'choice/tick', the results of the die as 'result/1' and on."""
    found = {
        f"object/{object_id(kind)}": Label(words.say(bare(kind)), _tell_object(box, kind, words))
        for kind in range(len(OBJECTS))
    }
    tick = words("One more Damage box of an object in your zone that still has an open one.")
    found["choice/tick"] = Label(words.say(bare(TICK)), tick)
    for face in range(1, FACES + 1):
        found[f"result/{face}"] = Label(words("result {face}", face=face), _tell_result(box, face, words))
    return found


def _tell_object(box: Box, kind: int, words: Words) -> str:
    """Its hearts, its Damage, and what is special about it (LAA-02, LAA-05, LAA-12, LAA-13)."""
    damage, most = int(box.damage[kind]), int(box.most_damage[kind])
    sentences = [words.count("{number} heart.", "{number} hearts.", int(box.hit_points[kind]))]
    if kind == CANDLE or damage == most:
        sentences.append(words("Damage {damage}.", damage=damage))
    else:
        sentences.append(words("Damage {damage}, with ticks up to {most}.", damage=damage, most=most))
    if most == 0:
        sentences.append(words("It can never be thrown."))
    elif damage == 0:
        sentences.append(words("It cannot be thrown before a box is ticked."))
    if box.shields[kind]:
        sentences.append(
            words("While it stands, what is right beside it cannot be targeted, unless that is a Shield too.")
        )
    if kind == CANDLE:
        sentences.append(words("It is never ticked. Whoever loses it has lost."))
    return " ".join(sentences)


def _tell_result(box: Box, face: int, words: Words) -> str:
    """What that result offers to both players (LAA-03)."""
    offered = [int(box.choices[face - 1, number]) for number in range(CHOICES)]
    objects = [kind for kind in offered if kind != TICK]
    first, second = the(objects[0]), the(objects[-1])
    if TICK in offered:
        told = words("Copy {object}, or tick any object that you have.", object=first)
    elif first is second:
        told = words("Copy {object}.", object=first)
    else:
        told = words("Copy {object} or {second}.", object=first, second=second)
    if box.tick == Tick.LISTED:
        told += " " + words("What is offered may be ticked instead, where you have it.")
    return told
