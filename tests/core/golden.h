// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

/// Height of one cell in a golden trajectory.
struct GoldenHeight {
    int x = 0;
    int y = 0;
    double height = 0.0;
};

/// Reads tests/golden/NAME.csv.gz: the heights by frame. Fails the test if the file is missing or
/// malformed.
std::map<long long, std::vector<GoldenHeight>> readGolden(const std::string& name);
