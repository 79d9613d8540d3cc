// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/points_table.h"

#include "show/csv.h"

#include <algorithm>
#include <vector>

namespace seiche {

namespace {

// Returns a unique name per experiment.
std::vector<std::string> namesOf(const Classroom& room,
                                 const std::function<std::string(const std::string&)>& titleOf) {
    std::vector<std::string> names;
    for (int i = 0; i < room.experimentCount(); ++i) {
        const std::string& title = room.titleOf(i);
        std::string name = title.empty() ? title : titleOf(title);
        const std::string number = '(' + std::to_string(i + 1) + ')';
        if (name.empty()) name = number;
        else if (std::ranges::find(names, name) != names.end()) name += ' ' + number;
        names.push_back(std::move(name));
    }
    return names;
}

} // namespace

std::string pointsTable(const Classroom& room,
                        const std::function<std::string(const std::string& title)>& titleOf) {
    const std::vector<std::string> names = namesOf(room, titleOf);
    std::string table = "nick,frequency_hz,amplitude,experiment,verified\n";
    for (const ClassPoint& point : room.points()) {
        if (!room.isOnChart(point)) continue;
        table += nickOf(point.nick) + ',' + csvNumber(point.hertz) + ',' + csvNumber(point.amplitude) + ',' +
                 csvText(names[static_cast<std::size_t>(point.experiment)]) + ',' +
                 (isVerified(point.proof) ? "yes" : "no") + '\n';
    }
    return table;
}

} // namespace seiche
