"""Laws seen at work elsewhere than in printed hands, among the places."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """Let a place be a law."""

    dependencies = [
        ("hoyle", "0003_sitting"),
    ]

    operations = [
        migrations.AlterField(
            model_name="place",
            name="kind",
            field=models.CharField(
                choices=[("hand", "hand"), ("lesson", "lesson"), ("law", "law")], max_length=8
            ),
        ),
    ]
