"""The days of practice: one begins at an hour that a person can set, not at midnight."""

from datetime import date, datetime, timedelta


def practice_day(time: datetime, begins: int) -> date:
    """Return the day to which a time on the person's clock belongs; `begins` is the hour.

    >>> practice_day(datetime(2026, 3, 2, 3, 59), begins=4)
    datetime.date(2026, 3, 1)
    """
    return (time - timedelta(hours=begins)).date()
