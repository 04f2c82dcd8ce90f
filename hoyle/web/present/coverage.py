"""The coverage map: which law is shown by a step, asked by a question, carried out by code."""

from __future__ import annotations

from hoyle.book.articles import Article
from hoyle.book.library import Library
from hoyle.book.rooms import Room
from hoyle.web.present.common import View, counted, crumbs, law_href
from hoyle.web.present.reading import SHELF, home

STATES = {
    (True, True): "whole",
    (True, False): "shown",
    (False, True): "asked",
    (False, False): "bare",
}
MEANS = (
    ("whole", "shown by a step and asked by a question"),
    ("shown", "shown by a step, not yet asked"),
    ("asked", "asked by a question, not yet shown"),
    ("bare", "neither shown nor asked so far"),
    ("manners", "manners, which no code can hold"),
)


def coverage(room: Room, book: Library) -> View:
    """The map, part by part, with what its marks mean and how many laws bear each."""
    parts: list[View] = [
        {
            "title": part.title,
            "id": part.id,
            "coverage": {
                "caption": part.title,
                "cells": [cell(room, book, room.laws.articles[law]) for law in part.articles],
            },
        }
        for part in room.laws.parts
    ]
    states = [one["state"] for part in parts for one in part["coverage"]["cells"]]
    return {
        "title": f"{room.entry.title}: what is shown and what is asked",
        "crumbs": crumbs(SHELF, home(room), here="Coverage"),
        "game": room.game.name,
        "parts": parts,
        "legend": [
            {"state": state, "words": words, "count": states.count(state)}
            for state, words in MEANS
            if state in states
        ],
        "count": counted(len(states), "law"),
    }


def cell(room: Room, book: Library, article: Article) -> View:
    """One law of the map."""
    steps = len(set(room.citations.get(article.id, ())))
    asked = len({(slug, one.id) for slug, one in room.questions_on.get(article.id, ())})
    held = len(book.enforcers.get(article.id, ()))
    state = "manners" if article.manners else STATES[bool(steps), bool(asked)]
    words = f"{counted(steps, 'step')}, {counted(asked, 'question')}, {counted(held, 'function')}"
    return {
        "number": article.number or "",
        "title": article.title,
        "href": law_href(article),
        "state": state,
        "words": "manners: enforced by no code" if article.manners else words,
    }
