// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/class_view.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace seiche {

int ClassView::studentsIn() const { return static_cast<int>(std::ranges::count_if(students, &Student::isIn)); }

int ClassView::studentsWithPoints() const {
    return static_cast<int>(
        std::ranges::count_if(students, [](const Student& each) { return each.points > 0 && !each.removed; }));
}

int ClassView::marked() const {
    return static_cast<int>(
        std::ranges::count_if(points, [](const Point& each) { return isMarked(each.proof); }));
}

int ClassView::voters() const { return std::accumulate(votes.begin(), votes.end(), 0); }

const ClassView::Point* ClassView::best() const {
    const Point* best = nullptr;
    for (const Point& each : points)
        if (isVerified(each.proof) && (!best || each.amplitude > best->amplitude)) best = &each;
    return best;
}

const ClassView::Point* ClassView::point(std::int64_t number) const {
    const auto found = std::ranges::lower_bound(points, number, {}, &Point::number);
    return found != points.end() && found->number == number ? &*found : nullptr;
}

ClassView viewOf(const Classroom& room, double now) {
    ClassView view;
    view.code = room.code();
    view.activity = room.activity();
    view.isFrozen = room.isFrozen();
    view.isHidden = room.isHidden();
    view.isClosed = room.isClosed();
    view.experiment = room.experimentNumber();
    view.question = room.question();
    view.isRevealed = room.isRevealed();
    view.votes = room.votes();
    view.tapping = room.tappingNow(now);
    std::map<int, std::size_t> places;
    for (const Participant& each : room.students()) {
        places[each.nick] = view.students.size();
        view.students.push_back({.nick = each.nick, .isIn = each.isIn, .removed = each.removed});
    }
    view.removedPoints = room.removedPoints();
    for (const ClassPoint& each : room.points()) {
        const bool isOnChart = room.isOnChart(each);
        if (isOnChart) {
            ++view.allPoints;
            view.lastPoint = each.number;
        }
        if (each.isRemoved || each.experiment != view.experiment) continue;
        if (isOnChart)
            view.points.push_back(
                {each.number, each.nick, each.hertz, each.amplitude, each.proof, !each.run.empty()});
        const auto place = places.find(each.nick);
        if (place == places.end()) continue; // point typed from a code
        ClassView::Student& from = view.students[place->second];
        ++from.points;
        if (isMarked(each.proof)) ++from.marked;
        if (isVerified(each.proof) && (from.bestPoint == 0 || each.amplitude > from.best)) {
            from.best = each.amplitude;
            from.bestPoint = each.number;
        }
    }
    return view;
}

} // namespace seiche
