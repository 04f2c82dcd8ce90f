"""What a learner missed, and when it comes back."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Add reviews."""

    dependencies = [
        ("hoyle", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="Review",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("game", models.CharField(max_length=80)),
                ("item", models.CharField(max_length=161)),
                ("card", models.JSONField()),
                ("due", models.DateTimeField()),
                ("when", models.DateTimeField(auto_now=True)),
                (
                    "learner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="reviews",
                        to="hoyle.learner",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("learner", "game", "item"), name="one_review_an_item"
                    )
                ],
            },
        ),
    ]
