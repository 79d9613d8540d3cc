// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace seiche {

/// Copy of the class for the projected view, which must not wait for the class itself.
struct ClassView {
    struct Student {
        int nick = 0; ///< see `nickOf`
        bool isIn = true;
        int points = 0;                   ///< points of the current experiment
        int marked = 0;                   ///< marked points among them
        double best = 0.0;                ///< highest verified amplitude, in taps
        std::int64_t bestPoint = 0;       ///< number of the best point; 0 if none
        std::optional<Removal> removed{}; ///< if set, the points are not in the view

        friend bool operator==(const Student&, const Student&) = default;
    };
    struct Point {
        std::int64_t number = 0;
        int nick = 0;
        double hertz = 0.0;
        double amplitude = 0.0; ///< in taps
        Proof proof = Proof::None;
        bool hasRun = false; ///< the point can be replayed

        friend bool operator==(const Point&, const Point&) = default;
    };

    std::string code;
    Activity activity = Activity::OwnString;
    bool isFrozen = false;
    bool isHidden = false;
    bool isClosed = false;
    int experiment = 0;            ///< number of the experiment, see `Classroom::experimentNumber`
    std::vector<Student> students; ///< students in, with points, or removed
    std::vector<Point> points;     ///< points of the current experiment, in order of arrival
    int allPoints = 0;             ///< points of all experiments
    std::int64_t lastPoint = 0;    ///< number of the newest point; 0 if none
    int removedPoints = 0;         ///< removed points that can be restored
    std::optional<Question> question;
    bool isRevealed = false;
    std::vector<int> votes; ///< votes for each answer
    int tapping = 0;        ///< students tapping the shared string now

    int studentsIn() const;
    int studentsWithPoints() const;
    int voters() const;
    /// Returns the number of marked points.
    int marked() const;
    /// Returns the highest verified point; null if none.
    const Point* best() const;
    const Point* point(std::int64_t number) const;

    friend bool operator==(const ClassView&, const ClassView&) = default;
};

/// `now` in seconds, by the clock of the class.
ClassView viewOf(const Classroom& room, double now);

} // namespace seiche
