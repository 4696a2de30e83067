"""Hands that stand for all hands: every way in which a house can read five or six cards is here.

Suits are renamed where a card is needed twice; they never rank (C-1).
"""

from dealer_trainer.cards import Card, parse_cards


def _hands(*texts: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(parse_cards, texts))


FIVE_CARDS = _hands(
    "Jh Td 8d 5c 2h",
    "Ah Ks Qd 9d 4c",
    "Ah Ks 8d 5d 2c",
    "Th Td 8c 5d 3s",
    "Kh Ks Td 6c 3h",
    "8h 8d Ac Kd 9s",
    "Ah Ac Ks 6d 4h",
    "Qh Qd 5c 5d 3s",
    "Ah Ad Kc 8s 8d",
    "8h 8d 8c 5d 3s",
    "8h 8d 8c Ad Ks",
    "9h 8d 7c 6s 5h",
    "Ah Jh 9h 4h 2h",
    "Th Td Tc 4s 4d",
    "8h 8d 8c 8s 3d",
    "Ah Ad Ac As Kd",
    "9h 8h 7h 6h 5h",
    "Ah Kh Qh Jh Th",
)
# First the 21 pairs of combinations (T-4), then what reads otherwise only where less is paid.
SIX_CARDS = _hands(
    "Ah Kh Qh Jh Th 9h",
    "Ah Kh Qh Jh Th 4h",
    "Ah Kh Qh Jh Th 9c",
    "9h 8h 7h 6h 5h 4h",
    "9h 8h 7h 6h 5h 2h",
    "9h 8h 7h 6h 5h 4c",
    "5h 4h 3h 2h Ah Kc",
    "8h 8d 8c 8s 5d 5h",
    "Ah Ad Ac As Kd 5h",
    "8h 8d 8c 5d 5h 5s",
    "Ah Ad Ac 8s 8d Kc",
    "Ah Jh 9h 6h 4h 2h",
    "9h 8h 7h 6h 2h 5c",
    "Ah Jh 9h 4h 2h 9c",
    "Ah Jh 9h 4h 2h Kc",
    "9h 8d 7c 6s 5h 4d",
    "9h 8d 7c 6s 5h 5d",
    "5h 4d 3c 2s Ah Kd",
    "8h 8d 8c Ad Ks 4s",
    "Kh Ks 9d 9c 4h 4d",
    "Ah Ad Kc 8s 8d 5h",
    "8h 8d Ac Kd 9s 4c",
    "Jc Jd Js 4c 4h Qd",
    "Ac As Ks Qs Js Ts",
    "6h 6s 4d 4h Td 9d",
    "3d 3h 3s Jd 9s 4d",
    "9c 9d 9h 9s 5d 2d",
    "Ah Kh Qh Jh Th 3c",
    "Ts Qd 8c 7d 6s 5h",
    "Ac Ah Kh Qs 6c 3d",
    "4h 4s Qc 9c 5c 3h",
    "Ac 9c 7d 4h 3c Kc",
    "Kc Kd Qc Jc Tc 9c",
    "9d 8h 7h 6c 5s Jh",
    "Qs Js 8s 7s 6c 5s",
    "Ts 9s 8s 7s 6s 2d",
)
# First hands without a game, then weak to strong ones, then what matters where less is paid.
DEALERS = _hands(
    "Qd Jc 9h 4s 2s",
    "Kd Jc Th 9s 8d",
    "Kd Qc Jh Ts 3d",
    "As Jh 9h 4h 2h",
    "Qh Jh 9h 4h 2s",
    "Ad Kc Jh 3s 2s",
    "Ad Kc 9h 7s 2s",
    "Jh Td 8d 5c 2h",
    "2d 2c 9h 7s 4s",
    "Kd Kc 9h 7s 2s",
    "Kd Kc Qh 4s 2s",
    "Qd Qc 9h 4s 3s",
    "9d 9c 4h 4s Qs",
    "7d 7c 7h Qs 2s",
    "Td 9c 8h 7s 6s",
    "Kd Jd 8d 5d 3d",
    "6d 6c 6h Ks Kd",
    "Jd Jc Jh Js 3d",
    "Td 9d 8d 7d 6d",
    "Ad Ac 4h 4s Qs",
    "Kd Kc Kh Qs 2s",
    "8d 7c 6h 5s 4s",
    "Ad Kd 8d 5d 3d",
    "Ad Ac Ah 6s 6d",
    "5d 5c 5h 5s 3d",
    "8d 7d 6d 5d 4d",
    "Ad Kd Qd Jd Td",
    "Kd Qd Jd Td 9s",
    "Kd 9d 8d 7d 5d",
)
