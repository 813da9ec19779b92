"""What recorded USAJobs items say, read without any code of Boardwalk's."""

import datetime
import json
import re
from zoneinfo import ZoneInfo

EASTERN = ZoneInfo("America/New_York")
# How often a year holds each unit; the words are those of replies until 2022, the codes those after.
TIMES_A_YEAR = {
    "PA": 1, "Per Year": 1, "PH": 2087, "Per Hour": 2087, "PD": 260, "Per Day": 260,
    "BW": 26, "Bi-weekly": 26, "PM": 12, "Per Month": 12,
}  # fmt: skip


class Item:
    """One item of a search result."""

    def __init__(self, raw):
        self.raw = raw
        self.job = raw["MatchedObjectDescriptor"]
        self.id = raw["MatchedObjectId"]
        self.details = self.job["UserArea"]["Details"]

    @property
    def closing_day(self):
        """The last day to apply: 2018-10-31, 9/16/2021, 2016-05-16T00:00:00Z or 2023-09-19T23:59:59.9970."""
        written = self.job.get("ApplicationCloseDate") or self.job["PositionEndDate"]
        american = re.fullmatch(r"(\d+)/(\d+)/(\d{4})", written)
        if american:
            month, day, year = map(int, american.groups())
            return datetime.date(year, month, day)
        return datetime.date.fromisoformat(written[:10])

    def is_open(self, now):
        """Applications are taken until 11:59 p.m. Eastern on the closing day."""
        end = datetime.datetime.combine(self.closing_day, datetime.time(23, 59, 59), EASTERN)
        return datetime.datetime.fromisoformat(now.replace("Z", "+00:00")) <= end

    @property
    def categories(self):
        return {category["Code"] for category in self.job["JobCategory"]}

    @property
    def organizations(self):
        return {self.job.get("OrganizationName"), self.job.get("DepartmentName")}

    @property
    def is_remote(self):
        shown = self.job.get("PositionLocationDisplay") or ""
        return self.details.get("RemoteIndicator") in (True, "True") or "remote job" in shown

    @property
    def yearly_top(self):
        """The top of the pay range as a year's pay; None when the unit is none of time."""
        pay = (self.job.get("PositionRemuneration") or [{}])[0]
        times = TIMES_A_YEAR.get(pay.get("RateIntervalCode"))
        ends = [float(pay[end]) for end in ("MinimumRange", "MaximumRange") if pay.get(end)]
        return max(ends) * times if times and ends else None

    @property
    def addresses(self):
        """The addresses of its announcement and of its application form, without the port they are written with."""
        return [
            address.replace(":443/", "/") for address in [self.job["PositionURI"], *self.job["ApplyURI"]] if address
        ]


def items_of(replies):
    """The distinct items of a folder's numbered replies, by their ids; the first word counts."""
    found = {}
    for path in sorted(replies.glob("[0-9]*.json"), key=lambda path: int(path.stem)):
        for raw in json.loads(path.read_bytes())["SearchResult"]["SearchResultItems"]:
            found.setdefault(raw["MatchedObjectId"], Item(raw))
    return found
