// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/points_table.h"

#include "show/csv.h"

namespace seiche {

std::string pointsTable(const Classroom& room) {
    std::string table = "nick,frequency_hz,amplitude\n";
    for (const ClassPoint& point : room.points()) {
        if (point.experiment != room.experimentNumber()) continue;
        table += nickOf(point.nick) + ',' + csvNumber(point.hertz) + ',' + csvNumber(point.amplitude) + '\n';
    }
    return table;
}

} // namespace seiche
