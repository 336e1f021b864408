"""Reads calendars with the package icalendar: without an error, with the texts of the JSON beside each."""
import json
import sys
import icalendar

for path in sys.argv[1:]:
    raw = open(path, "rb").read()
    lines = raw.split(b"\r\n")
    assert lines[-1] == b"" and raw.count(b"\n") == raw.count(b"\r\n"), "lines end in CRLF"
    for line in lines:
        assert len(line) <= 75, line
        line.decode("utf-8")  # no line is folded inside a character
    calendar = icalendar.Calendar.from_ical(raw)
    parts = list(calendar.walk())
    assert not any(part.errors for part in parts), [part.errors for part in parts]
    events = [part for part in parts if part.name == "VEVENT"]
    expected = json.load(open(path + ".json"))["nudges"]
    assert len(events) == len(expected) and events, path
    assert len({str(event["UID"]) for event in events}) == len(events)
    for event, nudge in zip(events, expected):
        assert str(event["UID"]) == nudge["id"] + "@gymbo.invalid"
        assert str(event["SUMMARY"]) == nudge["title"], (str(event["SUMMARY"]), nudge["title"])
        assert str(event["DESCRIPTION"]) == nudge["body"], (str(event["DESCRIPTION"]), nudge["body"])
        start = event.decoded("DTSTART")
        when = nudge["until"] if nudge["rule"] == "workout-reminder" else nudge["due"]
        if start.tzinfo is None:
            assert start.isoformat() == when
        else:
            instant = nudge["untilInstant" if nudge["rule"] == "workout-reminder" else "dueInstant"]
            assert start.strftime("%Y-%m-%dT%H:%M:%SZ") == instant
        assert all(name in event for name in ("DTSTAMP", "DURATION", "CATEGORIES", "CLASS", "TRANSP"))
        alarm = [part for part in event.walk() if part.name == "VALARM"]
        assert len(alarm) == 1 and str(alarm[0]["ACTION"]) == "DISPLAY"
print("done")
