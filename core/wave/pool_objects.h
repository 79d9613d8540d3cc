// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/raster.h"
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
    Fixed,     ///< held at height 0: the wave comes back upside down
    Free,      ///< no bonds across: comes back upright
    Absorbing, ///< absorbs the wave, the better the thicker it is in wavelengths (see `MaterialMap`)
    Impedance  ///< absorbs a part of it at its surface, however thin it is (see `SurfaceCell`)
};

template <>
struct EnumNames<WallKind> {
    static constexpr std::array<std::pair<WallKind, std::string_view>, 4> all{
        {{WallKind::Fixed, "fixed"},
         {WallKind::Free, "free"},
         {WallKind::Absorbing, "absorbing"},
         {WallKind::Impedance, "impedance"}}};
};

/// A wall; a line can have openings.
struct Wall {
    Shape shape{.form = Form::Line, .width = 100.0, .height = 3.0, .thickness = 0.0, .path = {}};
    WallKind kind = WallKind::Free;
    int slits = 0;          ///< openings of a line, evenly around its middle
    double opening = 10.0;  ///< how wide each is, cells; of a cavity its opening
    double distance = 40.0; ///< between the middles of neighbours, cells
    /// Of an impedance, in units of that of the water in front of it: r = (cos a - Z) / (cos a + Z) for waves
    /// that meet it at the angle a from its normal; 0 is as free, and the larger it is the more as fixed.
    double impedance = 1.0;
    double speed = 0.0; ///< moves there and back between its place and `to`, cells per second; 0: stays
    Spot to = {};

    friend bool operator==(const Wall&, const Wall&) = default;
};

/// Whether a wall of this kind can move: what an absorbing one takes up needs a rim that stays where it is.
constexpr bool canTravel(const Wall& wall) { return wall.kind != WallKind::Absorbing; }

/// What the values of a region's raster are, in units of the water around it.
enum class RasterQuantity {
    Speed, ///< of waves: its square is the factor of k
    Depth  ///< of the water: the factor of k itself
};

template <>
struct EnumNames<RasterQuantity> {
    static constexpr std::array<std::pair<RasterQuantity, std::string_view>, 2> all{
        {{RasterQuantity::Speed, "speed"}, {RasterQuantity::Depth, "depth"}}};
};

/// A region of the pool with another medium: there k is multiplied by `factor`, or by what its raster says.
///
/// Where two overlap, the later one counts.
struct MediumRegion {
    Shape shape{.form = Form::Box, .width = 100.0, .height = 80.0, .thickness = 0.0, .path = {}};
    double factor = 0.5; ///< of k; the root of it is the ratio of the speeds
    /// 0: the same everywhere; else the factor runs evenly to this from left to right of the shape.
    double factorTo = 0.0;
    /// In a pool, in place of both factors: values at least 0 over the rectangle around the shape (see
    /// `rectangleOf`), which are turned and stretched with it. Where they are 0 there is land, a free wall.
    SharedRaster raster = {};
    RasterQuantity quantity = RasterQuantity::Speed;

    friend bool operator==(const MediumRegion&, const MediumRegion&) = default;
};

/// The geometry of a source. On a string a point and a line are the same: what is there goes through them.
enum class SourceForm {
    Point,
    Line,
    Held, ///< of a string: the place itself has the signal's height, and what arrives there comes back inverted
    Multipole, ///< of a pool: points round a circle whose signals alternate in sign
    Array      ///< of a pool: points along a line, each with a delay, so that a beam leaves (see `elementsOf`)
};

template <>
struct EnumNames<SourceForm> {
    static constexpr std::array<std::pair<SourceForm, std::string_view>, 5> all{
        {{SourceForm::Point, "point"},
         {SourceForm::Line, "line"},
         {SourceForm::Held, "held"},
         {SourceForm::Multipole, "multipole"},
         {SourceForm::Array, "array"}}};
};

/// Whether a source on such a medium can have this form.
constexpr bool isFormOf(SourceForm form, SceneKind scene) {
    if (form == SourceForm::Held) return scene == SceneKind::String;
    return scene == SceneKind::Pool || form == SourceForm::Point || form == SourceForm::Line;
}

/// How strong a line is along its length.
enum class LineProfile {
    Even, ///< the same everywhere
    /// exp(-(s / w0)^2) at s cells from its middle, with w0 = length / 4: it sends a Gaussian beam of the waist
    /// w0. At the distance z its height is 1 / e of that in the middle at w = w0 sqrt(1 + (z / zR)^2), with zR
    /// = pi w0^2 / wavelength, and falls in the middle with the root of w0 / w.
    Gaussian
};

template <>
struct EnumNames<LineProfile> {
    static constexpr std::array<std::pair<LineProfile, std::string_view>, 2> all{
        {{LineProfile::Even, "even"}, {LineProfile::Gaussian, "gaussian"}}};
};

/// What a source emits over time.
enum class Signal {
    Sine,     ///< swings as long as it is on; swells and fades within one cycle
    Pulse,    ///< one raised cosine, as long as one cycle
    Packet,   ///< some cycles under a raised cosine
    Triangle, ///< as a sine, but evenly up and down
    Square,   ///< as a sine, but at the one height or the other
    Noise,    ///< swings on and on about its frequency, with a phase and a strength that wander
    Drawn     ///< as a sine, but of the form of its curve
};

template <>
struct EnumNames<Signal> {
    static constexpr std::array<std::pair<Signal, std::string_view>, 7> all{{{Signal::Sine, "sine"},
                                                                             {Signal::Pulse, "pulse"},
                                                                             {Signal::Packet, "packet"},
                                                                             {Signal::Triangle, "triangle"},
                                                                             {Signal::Square, "square"},
                                                                             {Signal::Noise, "noise"},
                                                                             {Signal::Drawn, "drawn"}}};
};

/// Whether it swings on and on.
constexpr bool isSteady(Signal signal) { return signal != Signal::Pulse && signal != Signal::Packet; }
/// Whether every cycle is like the last, at a phase of its own.
constexpr bool isPeriodic(Signal signal) { return isSteady(signal) && signal != Signal::Noise; }

/// A source of waves. Times are seconds of the run (frame / steps per second).
struct Source {
    SourceForm form = SourceForm::Point;
    double length = 100.0; ///< of a line or an array from its first to its last point, cells
    /// Beyond its ends a line fades over this many cells (raised cosine). Where it ends at once, round waves
    /// from its ends cross the straight ones and bend their fronts by a degree or two.
    double fade = 30.0;
    LineProfile profile = LineProfile::Even;
    /// Of a multipole: evenly round the circle, +, -, +, ..., the first at the object's angle.
    int poles = 2;
    double radius = 5.0; ///< of the circle, cells
    int elements = 16;   ///< of an array, evenly along its length
    /// Where the beam of an array leaves to: degrees from its normal towards its right end, on both sides of it
    /// alike.
    double steer = 0.0;
    /// Cells from an array to where its waves arrive together, in that direction; 0: nowhere.
    double focus = 0.0;
    double width = 1.5; ///< sigma of the Gaussian across it, cells
    Signal signal = Signal::Sine;
    /// The amplitude of its waves: beside the middle of a long line, or one wavelength away from a point, be it
    /// a pole or an element alone; on a string beside it. Noise never exceeds it; its root mean square is 0.43
    /// of it.
    double height = 1.0;
    double hertz = 2.0;
    double phase = 0.0; ///< cycles: of a steady signal at second 0, of a packet when it begins
    /// Of a drawn signal: one swing as 2 ... 1024 values in one row, -1 ... 1, evenly over one period, the
    /// first at the phase 0; between them, and from the last to the first, it goes straight. They are
    /// multiplied by `height`.
    SharedRaster curve = {};
    double from = 0.0;   ///< on, seconds; before 0: it had begun when the run did
    double until = 0.0;  ///< off, seconds; 0, or not later than `from`: never
    double cycles = 6.0; ///< of a packet; of noise, from one random swing to the next: its coherence time
    int seed = 1;        ///< of noise: two sources with the same one swing alike
    double every = 0.0;  ///< seconds between the beginnings of pulses or packets; 0: only one
    double onFor = 1.0;  ///< seconds for which a steady signal swings between rests
    double offFor = 0.0; ///< seconds for which it rests then; 0: it does not rest
    double speed = 0.0;  ///< moves there and back between its place and `to`, cells per second; 0: stays
    Spot to;
    /// Runs round a circle of this radius about its place, cells, beginning at the object's angle; 0: does not.
    double orbit = 0.0;
    double turns = 0.25; ///< round the circle a second; clockwise as seen, below 0 the other way

    bool stops() const { return until > 0.0 && until > from; }
    /// Whether it is on and off in turn.
    bool rests() const { return offFor > 0.0 && isSteady(signal); }
    bool circles() const { return orbit > 0.0 && turns != 0.0; }
    bool travels() const { return speed > 0.0 || circles(); }

    friend bool operator==(const Source&, const Source&) = default;
};

/// The measuring instruments.
enum class InstrumentKind {
    Tape,      ///< from one place to another
    Scale,     ///< a ruler
    Stopwatch, ///< of the run's seconds
    Line,      ///< for reference, from edge to edge
    Point,     ///< rides on the medium
    Trace,     ///< of a string: as it once was
    Screen     ///< in a pool: the mean intensity along it
};

template <>
struct EnumNames<InstrumentKind> {
    static constexpr std::array<std::pair<InstrumentKind, std::string_view>, 7> all{
        {{InstrumentKind::Tape, "tape"},
         {InstrumentKind::Scale, "scale"},
         {InstrumentKind::Stopwatch, "stopwatch"},
         {InstrumentKind::Line, "line"},
         {InstrumentKind::Point, "point"},
         {InstrumentKind::Trace, "trace"},
         {InstrumentKind::Screen, "screen"}}};
};

/// A measuring instrument, which does nothing to waves.
///
/// Beside a string it stands at a point and a height. Its angle makes it level or upright there, and an upright
/// scale is as long as it is high.
struct Instrument {
    InstrumentKind kind = InstrumentKind::Tape;
    /// Of a tape, scale or screen, cells, its middle at the place; beside a string points.
    double length = 100.0;
    double radius = 0.0; ///< of a screen, cells: bent round a place so far below its middle; 0: straight
    double rise = 0.0;   ///< beside a string: the height its middle stands at
    double climb = 0.0;  ///< of a tape beside a string: how much higher its right end is than its left one
    double from = 0.0;   ///< of a stopwatch: the second of the run it was started at
    double until = 0.0;  ///< the one it was stopped at; before `from`, or 0: it is running
    SharedList<double> heights; ///< of a trace: at places from end to end, equally far apart

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
