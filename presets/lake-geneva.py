#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the depths of Lake Geneva (Léman) as presets/lake-geneva.seiche has them: a simplified lake with the
published main dimensions.

Length 72 km along its middle, area 580 km², volume 89 km³, mean depth 153 m, largest depth 310 m, largest width
13.8 km; a Petit Lac of some 23 km and 80 km² whose greatest depth is about 75 m, behind a sill (F.-A. Forel, Le
Léman, 1892-1904; CIPEL, Rapports sur les études et recherches). Its middle is an arc of a circle; across it the
depth is that of a trough.
"""
import base64
import math
import zlib

LENGTH, RADIUS, TILT = 72.0, 40.7, math.radians(-20)  # km; the arc of its middle, and how it lies
DEEPEST = 310.0  # m
TROUGH = 2.6  # depth = that of the middle * (1 - |share of half the width| ** TROUGH)
# Kilometres from Geneva: how wide it is there (km), and how deep in its middle (m).
WIDTHS = [(0, 1.6), (3, 2.0), (6, 2.7), (10, 3.8), (15, 4.6), (20, 4.8), (23, 3.4), (26, 6.0), (30, 8.5), (34, 10.5),
          (38, 12.0), (42, 13.2), (46, 13.8), (52, 13.2), (58, 12.0), (64, 9.8), (69, 7.0), (72, 2.5)]
DEPTHS = [(0, 15), (3, 25), (6, 40), (10, 56), (15, 72), (20, 72), (23, 64), (26, 82), (30, 122), (34, 178), (38, 232),
          (42, 280), (46, 307), (50, 310), (56, 305), (62, 262), (67, 180), (71, 70), (72, 25)]

CELL = 0.25  # km
CELLS = (264, 156)  # of the pool
PLACES = (177, 105)  # of the picture, from edge to edge of the pool
SHORE = 0.3  # km: by so much shores come to lie further out between the places of the picture
CENTRE = (172.0, 196.0)  # of the arc, in cells


def between(table, at):
    for (x0, y0), (x1, y1) in zip(table, table[1:]):
        if x0 <= at <= x1:
            return y0 + (y1 - y0) * (at - x0) / (x1 - x0)
    return 0.0


def depth_at(column, row):
    """Metres at a place in cells; 0 on land."""
    east, north = (column - CENTRE[0]) * CELL, (CENTRE[1] - row) * CELL
    along = LENGTH / 2 + RADIUS * (math.atan2(east, north) - TILT)
    width = between(WIDTHS, along) - SHORE
    if width <= 0:
        return 0.0
    share = abs(math.hypot(east, north) - RADIUS) / (width / 2)
    return max(0.0, between(DEPTHS, along) * (1 - share**TROUGH))


def grey():
    bytes_ = bytearray()
    for j in range(PLACES[1]):
        for i in range(PLACES[0]):
            depth = depth_at(CELLS[0] * i / (PLACES[0] - 1) - 0.5, CELLS[1] * j / (PLACES[1] - 1) - 0.5)
            bytes_.append(max(1, round(255 * depth / DEEPEST)) if depth > 0 else 0)
    return bytes(bytes_)


if __name__ == "__main__":
    print(base64.urlsafe_b64encode(zlib.compress(grey(), 9)).decode().rstrip("="))
