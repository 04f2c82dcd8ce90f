"""What the desk answers as data is what its description says, whatever is asked of it."""

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from hoyle.study.referee.disputes import disputes_of
from hoyle.web import openapi
from hoyle.web.shelf import library

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)
PLAIN = {"Accept": "application/json", "Accept-Encoding": "identity"}
FEW = settings(
    max_examples=12,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def described(mode: str):
    """The description, to draw questions from that fit it (or that do not)."""
    config = SchemathesisConfig.from_dict(
        {"generation": {"mode": mode}, "phases": {"coverage": {"enabled": False}}}
    )
    schema = schemathesis.openapi.from_dict(openapi.spec(library()), config=config)
    schema.app = get_wsgi_application()
    return schema


fitting = described("positive")
unfitting = described("negative").exclude(path=["/settle/", "/{game}/settle/"])


@pytest.mark.django_db
@fitting.parametrize()
@FEW
def test_what_fits_the_description_is_answered_as_described(case):
    case.validate_response(case.call(headers=PLAIN), checks=CHECKS)


@pytest.mark.django_db
@unfitting.parametrize()
@FEW
def test_what_does_not_fit_is_refused_as_described(case):
    answer = case.call(headers=PLAIN)
    case.validate_response(answer, checks=(*CHECKS, negative_data_rejection))


KNOWN = [(name, one) for name, room in library().rooms.items() for one in disputes_of(room.game)]


@st.composite
def tellings(draw):
    """A dispute of the book, with facts told at random, some of them not facts at all."""
    name, dispute = draw(st.sampled_from(KNOWN))
    known = disputes_of(library().rooms[name].game)[dispute]
    facts = {one.id: [choice.id for choice in one.choices] for one in known.facts}
    told = {
        id: draw(st.sampled_from([*choices, "unsure", "", "perhaps"]))
        for id, choices in facts.items()
        if draw(st.booleans())
    }
    figures = {one.id: str(draw(st.integers(-1, one.most + 1))) for one in known.figures}
    house = draw(st.sampled_from(["", *library().rooms[name].houses]))
    return f"/{name}/settle/{dispute}/", {**told, **figures, "house": house}


@pytest.mark.django_db
@settings(FEW, max_examples=60)
@given(tellings())
def test_whatever_is_told_of_a_dispute_is_answered_as_described(telling):
    address, told = telling
    case = fitting["/{game}/settle/{dispute}/"]["GET"].Case(
        path_parameters=dict(zip(("game", "dispute"), address.split("/")[1:4:2], strict=True)),
        query=told,
    )
    case.validate_response(case.call(headers=PLAIN), checks=CHECKS)
