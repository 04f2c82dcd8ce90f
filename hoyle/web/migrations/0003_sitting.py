"""Hands that somebody has sat down to."""

import django.db.models.deletion
from django.db import migrations, models

import hoyle.web.models


class Migration(migrations.Migration):
    """Add sittings."""

    dependencies = [
        ("hoyle", "0002_review"),
    ]

    operations = [
        migrations.CreateModel(
            name="Sitting",
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
                ("game", models.CharField(max_length=80)),
                ("house", models.CharField(blank=True, max_length=80)),
                ("options", models.TextField(blank=True)),
                ("seat", models.PositiveSmallIntegerField()),
                ("record", models.TextField()),
                ("step", models.PositiveIntegerField(default=0)),
                ("begins", models.PositiveIntegerField(default=0)),
                ("cuts", models.JSONField(default=list)),
                ("jacks", models.PositiveSmallIntegerField(default=0)),
                ("secret", models.CharField(default=hoyle.web.models.new_key, max_length=43)),
                ("over", models.BooleanField(default=False)),
                ("since", models.DateTimeField(auto_now_add=True)),
                ("when", models.DateTimeField(auto_now=True)),
                (
                    "before",
                    models.OneToOneField(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="then",
                        to="hoyle.sitting",
                    ),
                ),
                (
                    "learner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="sittings",
                        to="hoyle.learner",
                    ),
                ),
            ],
        ),
    ]
