"""A turn of the film in words: what happened, and what the captain would have done in its place."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from game.app.scenes.film.film_side import TurnStory
from game.app.scenes.film.film_work import FilmWork
from game.app.table.model.lent_view import reason_of, step_of
from game.app.table.model.position import Position
from game.app.table.model.words.log_text import LogLine, lines_of
from game.bots.film.reckoning import MARKS, FilmTurn, Reviewed, turning_points
from game.play.seats import WhyDict
from game.play.session import Session
from game.rules import IllegalOption
from game.rules.protocol import StateDict
from game.texts import Texts


def looking_words(texts: Texts, work: FilmWork) -> str:
    """Return which turn is looked at, or that it takes unusually long.

    Args:
        texts: the catalogue.
        work: that goes on.
    """
    if work.late:
        return texts("thinks-long")
    return texts("film-looking", turn=work.turn, turns=len(work.places))


def turn_story(
    texts: Texts, session: Session, whole: Session, work: FilmWork, number: int, named: bool, awaited: str
) -> TurnStory:
    """Return what is told of a turn.

    Args:
        texts: the catalogue.
        session: the game.
        whole: a copy of it at its end.
        work: what is known of it by now.
        number: of the turn, from 0.
        named: whether it is said whose turn it was.
        awaited: what is said of a turn of which nothing is known yet.
    """
    place = work.places[number]
    known = work.turns[number] if number < len(work.turns) else None
    at = known.turned if known is not None else place.first
    crew = [member["name"] for member in session.state["crew"]]
    names = crew if named else [texts("film-somebody")] * len(crew)
    points = turning_points(work.turns)
    notes = []
    if number in points:
        notes.append(texts("film-point", at=points.index(number) + 1, count=len(points)))
    if known is not None and known.marks:
        notes.append(texts("film-missed", points=MARKS[known.marks - 1]))
    return TurnStory(
        title=texts("film-turn", turn=place.turn, name=names[place.crew])
        if named
        else texts("film-turn-alone", turn=place.turn),
        note=" · ".join(notes),
        crew=place.crew if named else None,
        begins=session.engine.to_json(whole.history.steps[place.first].state),
        state=session.engine.to_json(whole.history.steps[at].state),
        known=known,
        happened=_happened(texts, whole, work, number, names),
        **({"better": awaited} if known is None else _captain(texts, session, known, at, names)),
    )


def _happened(
    texts: Texts, whole: Session, work: FilmWork, number: int, names: Sequence[str]
) -> tuple[LogLine, ...]:
    after = [other.first for other in work.places[number + 1 :]]
    last = after[0] if after else whole.history.length
    return tuple(
        line
        for entry in whole.log[work.places[number].first + 1 : last + 1]
        for line in lines_of(texts, names, entry.events, whole.facts)
        if not line.heading and not line.aside
    )


def _captain(
    texts: Texts, session: Session, known: FilmTurn, at: int, names: Sequence[str]
) -> dict[str, Any]:
    best = known.best
    if best is None:
        return {"better": texts("film-as-good"), "why": texts("film-as-good-note")}
    values = {
        "points": round(100 * best.missed),
        "margin": max(1, round(100 * best.missed_margin)),
        "win": round(100 * best.best_win),
    }
    why = best.why
    words = reason_of(texts, names, None if why is None else WhyDict(id=why["id"], values=why["values"]))
    steps = _steps(texts, session, best, at, names)
    return {"steps": steps, "better": texts("film-better", **values), "why": words}


def _steps(
    texts: Texts, session: Session, best: Reviewed, at: int, names: Sequence[str]
) -> tuple[LogLine, ...]:
    """Return what the captain would have done, step by step, from the position before it."""
    told: list[LogLine] = []
    session = session.branch(None)
    session.seek(at)
    session = session.branch(None)
    for option in best.best:
        crew = [{**member, "name": name} for member, name in zip(session.state["crew"], names, strict=True)]
        state: StateDict = {**session.state, "crew": crew}  # type: ignore[typeddict-item]
        position = Position(state, session.pending, session.facts, session.menu, session.game, False)
        if session.decision is None or option not in session.decision["options"]:
            break
        step = step_of(texts, position, dict(option))
        told.append(LogLine(step.words, (), step.icon))
        with contextlib.suppress(IllegalOption):
            session.apply(dict(option))
    return tuple(told)
