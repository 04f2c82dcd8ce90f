"""A hand of each kind below the straight flush, the best first."""

OF_EACH_KIND = {
    "5c 5d 5h 5s Kh": "four_of_a_kind",
    "Qc Qd Qh 8s 8c": "full_house",
    "Qs Ts 7s 5s 3s": "flush",
    "9h 8c 7d 6s 5h": "straight",
    "Jc Jd Jh 9s 2c": "three_of_a_kind",
    "Tc Td 4h 4s 9c": "two_pair",
    "Ah Ac 9d 6h 2s": "one_pair",
    "As Kd Jh 8c 3d": "high_card",
}
