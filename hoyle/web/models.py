"""What belongs to a learner: answers given and places reached. Nobody is known by name."""

from __future__ import annotations

import secrets

from django.db import models

SLUG, ID = 80, 80
DRILLS = "law:"  # where a hand is named, its place is taken by the drills on a law
ITEM = SLUG + ID + 1  # a hand and a question of it


def new_key() -> str:
    """A key that cannot be guessed."""
    return secrets.token_urlsafe(24)


class Learner(models.Model):
    """Somebody who has answered once; known by the key in a signed cookie, and by nothing else."""

    key = models.CharField(max_length=43, unique=True, default=new_key)
    since = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"learner {self.pk}"


class Answer(models.Model):
    """A learner's answer to one question of one hand, or to a gate (question ``gate-7``).

    Drills are kept by the law they are on: hand ``law:``, question ``poker.38``, and as many
    attempts as drills were answered.

    `choice` is the latest; `solved` stays once a right answer was given; `first` tells whether the
    first one was right.
    """

    learner = models.ForeignKey(Learner, models.CASCADE, related_name="answers")
    game = models.CharField(max_length=SLUG)
    hand = models.CharField(max_length=SLUG)
    question = models.CharField(max_length=ID)
    choice = models.CharField(max_length=ID)
    right = models.BooleanField()
    first = models.BooleanField()
    solved = models.BooleanField()
    attempts = models.PositiveIntegerField(default=1)
    when = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=("learner", "game", "hand", "question"), name="one_answer_a_question"
            )
        ]

    def __str__(self) -> str:
        return f"{self.game}/{self.hand}/{self.question}: {self.choice}"


class Place(models.Model):
    """How far a learner has come in a hand or lesson: the step last seen, and if to the end.

    Of kind `LAW`: a law seen at work elsewhere than in a printed hand.
    """

    HAND, LESSON, LAW = "hand", "lesson", "law"
    KINDS = (HAND, LESSON, LAW)
    learner = models.ForeignKey(Learner, models.CASCADE, related_name="places")
    kind = models.CharField(max_length=8, choices=[(kind, kind) for kind in KINDS])
    game = models.CharField(max_length=SLUG)
    slug = models.CharField(max_length=SLUG)
    step = models.PositiveIntegerField(default=0)
    done = models.BooleanField(default=False)
    when = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=("learner", "kind", "game", "slug"), name="one_place_a_text"
            )
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.game}/{self.slug}, step {self.step}"


class Review(models.Model):
    """Something missed, which comes back until it is known.

    `item` is a question of a hand (``hand/question``) or a law that was drilled (``law:poker.38``);
    `card` is what `hoyle.study.reviews` keeps of it.
    """

    learner = models.ForeignKey(Learner, models.CASCADE, related_name="reviews")
    game = models.CharField(max_length=SLUG)
    item = models.CharField(max_length=ITEM)
    card = models.JSONField()
    due = models.DateTimeField()
    when = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("learner", "game", "item"), name="one_review_an_item")
        ]

    def __str__(self) -> str:
        return f"{self.game}/{self.item}, due {self.due:%Y-%m-%d}"


class Sitting(models.Model):
    """A hand that somebody has sat down to, live or over.

    `house` and `options` name its rules, `options` all that departs from print. `record` is the
    hand as a file, `step` how many acts it holds: an act is taken only for the step it was given
    out for. `begins`: lines of earlier hands; `cuts`: where the pack was cut, deal by deal;
    `jacks`: how many jacks are still to follow; `secret`: whence the shuffles come, never shown.
    `before`: the hand of which this is the next.
    """

    key = models.CharField(max_length=43, unique=True, default=new_key)
    learner = models.ForeignKey(Learner, models.CASCADE, related_name="sittings")
    before = models.OneToOneField(
        "self", models.SET_NULL, related_name="then", null=True, blank=True
    )
    game = models.CharField(max_length=SLUG)
    house = models.CharField(max_length=SLUG, blank=True)
    options = models.TextField(blank=True)
    seat = models.PositiveSmallIntegerField()
    record = models.TextField()
    step = models.PositiveIntegerField(default=0)
    begins = models.PositiveIntegerField(default=0)
    cuts = models.JSONField(default=list)
    jacks = models.PositiveSmallIntegerField(default=0)
    secret = models.CharField(max_length=43, default=new_key)
    over = models.BooleanField(default=False)
    since = models.DateTimeField(auto_now_add=True)
    when = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"{self.game}, step {self.step}{' (over)' if self.over else ''}"
