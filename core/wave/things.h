// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/shape.h"

#include <array>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

/// What a wall does to a wave that meets it.
enum class WallKind {
    Fixed,    ///< held at height 0: the wave comes back upside down
    Free,     ///< no bonds across: comes back upright
    Absorbing ///< swallows the wave, the better the thicker it is in waves (see `Basin`)
};

template <>
struct Words<WallKind> {
    static constexpr std::array<std::pair<WallKind, std::string_view>, 3> all{
        {{WallKind::Fixed, "fixed"}, {WallKind::Free, "free"}, {WallKind::Absorbing, "absorbing"}}};
};

/// A wall; a line can have openings.
struct Wall {
    Shape shape{.form = Form::Line, .width = 100.0, .height = 3.0, .thickness = 0.0, .path = {}};
    WallKind kind = WallKind::Free;
    int slits = 0;          ///< openings of a line, evenly around its middle
    double opening = 10.0;  ///< how wide each is, cells
    double distance = 40.0; ///< between the middles of neighbours, cells

    friend bool operator==(const Wall&, const Wall&) = default;
};

/// A part of the pool with another medium: there k is multiplied by `factor`. Where two overlap, the later
/// thing counts.
struct Patch {
    Shape shape{.form = Form::Box, .width = 100.0, .height = 80.0, .thickness = 0.0, .path = {}};
    double factor = 0.5; ///< of k; the root of it is the ratio of the speeds
    double factorTo =
        0.0; ///< 0: the same everywhere; else the factor runs evenly to this from left to right of the shape

    friend bool operator==(const Patch&, const Patch&) = default;
};

enum class SourceForm { Point, Line };

template <>
struct Words<SourceForm> {
    static constexpr std::array<std::pair<SourceForm, std::string_view>, 2> all{
        {{SourceForm::Point, "point"}, {SourceForm::Line, "line"}}};
};

enum class Signal {
    Sine,  ///< swings as long as it is on; swells and fades within one cycle
    Pulse, ///< one raised cosine, as long as one cycle
    Packet ///< some cycles under a raised cosine
};

template <>
struct Words<Signal> {
    static constexpr std::array<std::pair<Signal, std::string_view>, 3> all{
        {{Signal::Sine, "sine"}, {Signal::Pulse, "pulse"}, {Signal::Packet, "packet"}}};
};

/// What makes waves by itself. Times are seconds of the run (frame / steps per second).
struct Source {
    SourceForm form = SourceForm::Point;
    double length = 100.0; ///< of a line, cells
    /// Beyond its ends a line fades over so many cells (raised cosine). Where it ends at once, round waves from
    /// its ends cross the straight ones and bend their fronts by a degree or two.
    double fade = 30.0;
    double width = 1.5; ///< how soft it is: sigma across, cells
    Signal signal = Signal::Sine;
    /// The amplitude of its waves: beside the middle of a long line, or one wave length away from a point.
    double height = 1.0;
    double hertz = 2.0;
    double phase = 0.0;  ///< cycles: of a sine at second 0, of a packet when it begins
    double from = 0.0;   ///< on, seconds
    double until = 0.0;  ///< off, seconds; not later than `from`: never
    double cycles = 6.0; ///< of a packet
    double every = 0.0;  ///< pulse and packet come again after so many seconds; 0: only once
    double speed = 0.0;  ///< moves there and back between its place and `to`, cells per second; 0: stays
    Spot to;

    friend bool operator==(const Source&, const Source&) = default;
};

enum class MarkKind { Tape, Scale, Stopwatch };

template <>
struct Words<MarkKind> {
    static constexpr std::array<std::pair<MarkKind, std::string_view>, 3> all{
        {{MarkKind::Tape, "tape"}, {MarkKind::Scale, "scale"}, {MarkKind::Stopwatch, "stopwatch"}}};
};

/// What only measures: a tape or a scale `length` cells long with its middle at the place, or a stopwatch.
struct Mark {
    MarkKind kind = MarkKind::Tape;
    double length = 100.0;
    double from = 0.0;  ///< stopwatch: the second of the run it was started at
    double until = 0.0; ///< stopped at; not later than `from`: still running

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// A thing in the pool, at its place (the centre), turned by an angle.
struct Thing {
    std::string name; ///< tells it from the others
    double x = 0.0;
    double y = 0.0;
    double angle = 0.0; ///< degrees, clockwise as seen
    std::variant<Wall, Patch, Source, Mark> is;

    friend bool operator==(const Thing&, const Thing&) = default;
};

using Things = std::vector<Thing>;

/// One function for each kind of thing, for `std::visit(ForEachKind{...}, thing.is)`: a kind that is forgotten does not
/// compile. Where only one kind counts, `std::get_if` says so.
template <class... Functions>
struct ForEachKind : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
ForEachKind(Functions...) -> ForEachKind<Functions...>;

/// The shape of a wall or patch; null for the others.
const Shape* shapeOf(const Thing& thing);
Shape* shapeOf(Thing& thing);

/// The thing with this name; null when there is none.
const Thing* findThing(const Things& things, std::string_view name);

} // namespace seiche
