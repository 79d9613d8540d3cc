// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/drive.h"

#include "wave/deterministic_math.h"

namespace seiche {

Pull pullAt(const Drive& drive, std::int64_t frame) {
    const double turns = fractionOf(drive.frequency * static_cast<double>(frame)) + drive.phase;
    return {drive.shape, drive.width, drive.height * sineOfTurns(turns), PullMode::Add, drive.x, drive.y};
}

std::int64_t maxCellsOf(const Drive& drive, const Grid& grid) {
    const Pull pull = pullAt(drive, 0);
    const Reach columns = reachAlong(pull.x, pull, grid.width), rows = reachAlong(pull.y, pull, grid.height);
    return (std::int64_t{columns.last} - columns.first + 1) * (std::int64_t{rows.last} - rows.first + 1);
}

double phaseToGoOn(const Drive& drive, double frequency, std::int64_t frame) {
    const double n = static_cast<double>(frame);
    return fractionOf(fractionOf(drive.frequency * n) + drive.phase - fractionOf(frequency * n));
}

} // namespace seiche
