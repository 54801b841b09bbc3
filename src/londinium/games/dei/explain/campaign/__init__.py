"""The rules of the campaign's own questions, chapter by chapter."""

from londinium.games.dei.explain.campaign import course, events, privileges, scenarios, scenarios_1_to_3
from londinium.games.dei.explain.sight import OF_QUESTION

for chapter in (course, events, privileges, scenarios, scenarios_1_to_3):
    OF_QUESTION.update(chapter.RULES)
