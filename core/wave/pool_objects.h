// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/shape.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

/// What a wall does to a wave that meets it.
enum class WallKind {
    Fixed,    ///< held at height 0: the wave comes back upside down
    Free,     ///< no bonds across: comes back upright
    Absorbing ///< absorbs the wave, the better the thicker it is in wavelengths (see `MaterialMap`)
};

template <>
struct EnumNames<WallKind> {
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

/// A region of the pool with another medium: there k is multiplied by `factor`.
///
/// Where two overlap, the later one counts.
struct MediumRegion {
    Shape shape{.form = Form::Box, .width = 100.0, .height = 80.0, .thickness = 0.0, .path = {}};
    double factor = 0.5; ///< of k; the root of it is the ratio of the speeds
    /// 0: the same everywhere; else the factor runs evenly to this from left to right of the shape.
    double factorTo = 0.0;

    friend bool operator==(const MediumRegion&, const MediumRegion&) = default;
};

/// The geometry of a source. On a string a point and a line are the same: what is there goes through them.
enum class SourceForm {
    Point,
    Line,
    Held ///< of a string: the place itself has the signal's height, and what arrives there comes back inverted
};

template <>
struct EnumNames<SourceForm> {
    static constexpr std::array<std::pair<SourceForm, std::string_view>, 3> all{
        {{SourceForm::Point, "point"}, {SourceForm::Line, "line"}, {SourceForm::Held, "held"}}};
};

/// What a source emits over time.
enum class Signal {
    Sine,     ///< swings as long as it is on; swells and fades within one cycle
    Pulse,    ///< one raised cosine, as long as one cycle
    Packet,   ///< some cycles under a raised cosine
    Triangle, ///< as a sine, but evenly up and down
    Square    ///< as a sine, but at the one height or the other
};

template <>
struct EnumNames<Signal> {
    static constexpr std::array<std::pair<Signal, std::string_view>, 5> all{{{Signal::Sine, "sine"},
                                                                             {Signal::Pulse, "pulse"},
                                                                             {Signal::Packet, "packet"},
                                                                             {Signal::Triangle, "triangle"},
                                                                             {Signal::Square, "square"}}};
};

/// Whether it swings on and on, at a phase of its own.
constexpr bool isSteady(Signal signal) { return signal != Signal::Pulse && signal != Signal::Packet; }

/// A source of waves. Times are seconds of the run (frame / steps per second).
struct Source {
    SourceForm form = SourceForm::Point;
    double length = 100.0; ///< of a line, cells
    /// Beyond its ends a line fades over this many cells (raised cosine). Where it ends at once, round waves
    /// from its ends cross the straight ones and bend their fronts by a degree or two.
    double fade = 30.0;
    double width = 1.5; ///< sigma of the Gaussian across it, cells
    Signal signal = Signal::Sine;
    /// The amplitude of its waves: beside the middle of a long line, or one wavelength away from a point; on a
    /// string beside it.
    double height = 1.0;
    double hertz = 2.0;
    double phase = 0.0;  ///< cycles: of a steady signal at second 0, of a packet when it begins
    double from = 0.0;   ///< on, seconds; before 0: it had begun when the run did
    double until = 0.0;  ///< off, seconds; 0, or not later than `from`: never
    double cycles = 6.0; ///< of a packet
    double every = 0.0;  ///< seconds between the beginnings of pulses or packets; 0: only one
    double speed = 0.0;  ///< moves there and back between its place and `to`, cells per second; 0: stays
    Spot to;

    bool stops() const { return until > 0.0 && until > from; }

    friend bool operator==(const Source&, const Source&) = default;
};

/// The measuring instruments.
enum class InstrumentKind {
    Tape,      ///< from one place to another
    Scale,     ///< a ruler
    Stopwatch, ///< of the run's seconds
    Line,      ///< for reference, from edge to edge
    Point,     ///< rides on the medium
    Trace      ///< of a string: as it once was
};

template <>
struct EnumNames<InstrumentKind> {
    static constexpr std::array<std::pair<InstrumentKind, std::string_view>, 6> all{
        {{InstrumentKind::Tape, "tape"},
         {InstrumentKind::Scale, "scale"},
         {InstrumentKind::Stopwatch, "stopwatch"},
         {InstrumentKind::Line, "line"},
         {InstrumentKind::Point, "point"},
         {InstrumentKind::Trace, "trace"}}};
};

/// A measuring instrument, which does nothing to waves.
///
/// Beside a string it stands at a point and a height. Its angle makes it level or upright there, and an upright
/// scale is as long as it is high.
struct Instrument {
    InstrumentKind kind = InstrumentKind::Tape;
    double length = 100.0; ///< of a tape or scale, cells, its middle at the place; beside a string points
    double rise = 0.0;     ///< beside a string: the height its middle stands at
    double climb = 0.0;    ///< of a tape beside a string: how much higher its right end is than its left one
    double from = 0.0;     ///< of a stopwatch: the second of the run it was started at
    double until = 0.0;    ///< the one it was stopped at; before `from`, or 0: it is running
    std::vector<double> heights; ///< of a trace: at places from end to end, equally far apart

    /// Whether a stopwatch stands at this second of the run, and what it shows.
    bool isStopped(double now) const { return until > 0.0 && until >= from && now >= until; }
    double elapsed(double now) const { return std::max(0.0, (isStopped(now) ? until : now) - from); }

    friend bool operator==(const Instrument&, const Instrument&) = default;
};

/// An object in the pool, at its place (the centre), turned by an angle.
struct PoolObject {
    std::string name; ///< unique in the pool
    double x = 0.0;
    double y = 0.0;
    double angle = 0.0; ///< degrees, clockwise as seen
    std::variant<Wall, MediumRegion, Source, Instrument> is;

    friend bool operator==(const PoolObject&, const PoolObject&) = default;
};

using PoolObjects = std::vector<PoolObject>;

/// Whether an instrument beside a string measures or marks heights, by its angle, instead of points.
bool isUpright(const PoolObject& object);

/// One function for each kind of object, for `std::visit(ForEachKind{...}, object.is)`: a forgotten kind does
/// not compile.
///
/// Where only one kind counts, use `std::get_if`.
template <class... Functions>
struct ForEachKind : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
ForEachKind(Functions...) -> ForEachKind<Functions...>;

/// A kind of object with an outline, its member `shape`.
template <class Kind>
concept Outlined = requires(Kind& kind) {
    { kind.shape } -> std::same_as<Shape&>;
};

/// The shape of an outlined object; null for the others.
const Shape* shapeOf(const PoolObject& object);
Shape* shapeOf(PoolObject& object);

/// Whether one of them is a source.
bool hasSource(const PoolObjects& objects);

/// The object with this name; null when there is none.
const PoolObject* findObject(const PoolObjects& objects, std::string_view name);

} // namespace seiche
