"""Learners, their answers and their places."""

import django.db.models.deletion
from django.db import migrations, models

import hoyle.web.models


class Migration(migrations.Migration):
    """The first tables."""

    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Learner",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "key",
                    models.CharField(default=hoyle.web.models.new_key, max_length=43, unique=True),
                ),
                ("since", models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name="Answer",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("game", models.CharField(max_length=80)),
                ("hand", models.CharField(max_length=80)),
                ("question", models.CharField(max_length=80)),
                ("choice", models.CharField(max_length=80)),
                ("right", models.BooleanField()),
                ("first", models.BooleanField()),
                ("solved", models.BooleanField()),
                ("attempts", models.PositiveIntegerField(default=1)),
                ("when", models.DateTimeField(auto_now=True)),
                (
                    "learner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="answers",
                        to="hoyle.learner",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("learner", "game", "hand", "question"), name="one_answer_a_question"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Place",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "kind",
                    models.CharField(
                        choices=[("hand", "hand"), ("lesson", "lesson")], max_length=8
                    ),
                ),
                ("game", models.CharField(max_length=80)),
                ("slug", models.CharField(max_length=80)),
                ("step", models.PositiveIntegerField(default=0)),
                ("done", models.BooleanField(default=False)),
                ("when", models.DateTimeField(auto_now=True)),
                (
                    "learner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="places",
                        to="hoyle.learner",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("learner", "kind", "game", "slug"), name="one_place_a_text"
                    )
                ],
            },
        ),
    ]
