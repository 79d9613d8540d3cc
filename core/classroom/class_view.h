// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace seiche {

/// What a wall shows of a class: a copy, for whoever must not wait for the class itself.
struct ClassView {
    struct Student {
        int nick = 0; ///< see `nickOf`
        bool isIn = true;
        int points = 0;                   ///< of the present experiment
        int marked = 0;                   ///< how many of them nothing shows to be tapped
        double best = 0.0;                ///< the highest amplitude among those that are verified, pulls
        std::int64_t bestPoint = 0;       ///< its number; 0: there is none
        std::optional<Removal> removed{}; ///< then the points are not among those of the view

        friend bool operator==(const Student&, const Student&) = default;
    };
    struct Point {
        std::int64_t number = 0;
        int nick = 0;
        double hertz = 0.0;
        double amplitude = 0.0; ///< in pulls
        Proof proof = Proof::None;
        bool hasRun = false; ///< it can be played again

        friend bool operator==(const Point&, const Point&) = default;
    };

    std::string code;
    Activity activity = Activity::OwnString;
    bool isFrozen = false;
    bool isHidden = false;
    bool isClosed = false;
    int experiment = 0;            ///< its number, see `Classroom::experimentNumber`
    std::vector<Student> students; ///< who is in, who has left points, and who was removed
    std::vector<Point> points;     ///< of the present experiment, in the order in which they came
    int allPoints = 0;             ///< of all experiments
    std::int64_t lastPoint = 0;    ///< the number of the newest of them; 0: there is none
    int removedPoints = 0;         ///< that can be brought back
    std::optional<Question> question;
    bool isRevealed = false;
    std::vector<int> votes; ///< for each answer
    int tapping = 0;        ///< who tap the shared string now

    int studentsIn() const;
    int studentsWithPoints() const;
    int voters() const;
    /// How many points are marked.
    int marked() const;
    /// The highest that is verified; null when there is none.
    const Point* best() const;
    const Point* point(std::int64_t number) const;

    friend bool operator==(const ClassView&, const ClassView&) = default;
};

/// `now` in seconds, by the clock of the class.
ClassView viewOf(const Classroom& room, double now);

} // namespace seiche
