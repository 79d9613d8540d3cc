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

/// Effect of a wall on a wave.
enum class WallKind {
    Fixed,     ///< held at height 0: inverts the reflected wave
    Free,      ///< no bonds across: reflects upright
    Absorbing, ///< absorbs waves, better if thicker (see `MaterialMap`)
    Impedance  ///< partly absorbs at its surface (see `SurfaceCell`)
};

template <>
struct EnumNames<WallKind> {
    static constexpr std::array<std::pair<WallKind, std::string_view>, 4> all{
        {{WallKind::Fixed, "fixed"},
         {WallKind::Free, "free"},
         {WallKind::Absorbing, "absorbing"},
         {WallKind::Impedance, "impedance"}}};
};

/// Wall in the pool. A line can have slits.
struct Wall {
    Shape shape{.form = Form::Line, .width = 100.0, .height = 3.0, .thickness = 0.0, .path = {}};
    WallKind kind = WallKind::Free;
    int slits = 0;          ///< slits of a line, symmetric about its middle
    double opening = 10.0;  ///< slit width, or opening of a cavity, cells
    double distance = 40.0; ///< slit separation, centre to centre, cells
    /// Impedance Z in units of the impedance of the water in front. r = (cos a - Z) / (cos a + Z)
    /// at the angle of incidence a. 0: free; large values: nearly fixed.
    double impedance = 1.0;
    double speed = 0.0; ///< speed between position and `to`, cells per second; 0: at rest
    Spot to = {};

    friend bool operator==(const Wall&, const Wall&) = default;
};

/// Returns whether a wall of this kind can move. The layer of an absorbing wall must stay in place.
constexpr bool canTravel(const Wall& wall) { return wall.kind != WallKind::Absorbing; }

/// Quantity of raster values, relative to the surrounding water.
enum class RasterQuantity {
    Speed, ///< wave speed: its square is the factor of k
    Depth  ///< water depth: equal to the factor of k
};

template <>
struct EnumNames<RasterQuantity> {
    static constexpr std::array<std::pair<RasterQuantity, std::string_view>, 2> all{
        {{RasterQuantity::Speed, "speed"}, {RasterQuantity::Depth, "depth"}}};
};

/// Region of the pool with a different medium: k is multiplied by `factor` or the raster's values.
///
/// If regions overlap, the later one applies.
struct MediumRegion {
    Shape shape{.form = Form::Box, .width = 100.0, .height = 80.0, .thickness = 0.0, .path = {}};
    double factor = 0.5; ///< factor of k, the squared ratio of the speeds
    /// Factor of k at the right end; varies linearly from left to right of the shape. 0: uniform.
    double factorTo = 0.0;
    /// Replaces both factors in a pool by values of at least 0. They cover the bounding rectangle
    /// of the shape (see `rectangleOf`), rotated and scaled with it. 0 is land, a free wall.
    SharedRaster raster = {};
    RasterQuantity quantity = RasterQuantity::Speed;

    friend bool operator==(const MediumRegion&, const MediumRegion&) = default;
};

/// Geometry of a source. On a string, point and line are equal and let waves pass.
enum class SourceForm {
    Point,
    Line,
    Held,      ///< string only: held at the signal's height; inverts reflections
    Multipole, ///< pool only: points on a circle with alternating sign
    Array      ///< pool only: points on a line with delays (see `elementsOf`)
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

/// Returns whether the medium supports this source form.
constexpr bool isFormOf(SourceForm form, SceneKind scene) {
    if (form == SourceForm::Held) return scene == SceneKind::String;
    return scene == SceneKind::Pool || form == SourceForm::Point || form == SourceForm::Line;
}

/// Amplitude profile along a line source.
enum class LineProfile {
    Even, ///< uniform
    /// exp(-(s / w0)^2) at s cells from its middle, with w0 = length / 4. Emits a Gaussian beam of
    /// waist w0. At the distance z the height falls to 1 / e of its axial value at w = w0 sqrt(1 +
    /// (z / zR)^2), with zR = pi w0^2 / wavelength. On the axis it falls as sqrt(w0 / w).
    Gaussian
};

template <>
struct EnumNames<LineProfile> {
    static constexpr std::array<std::pair<LineProfile, std::string_view>, 2> all{
        {{LineProfile::Even, "even"}, {LineProfile::Gaussian, "gaussian"}}};
};

/// Time signal of a source.
enum class Signal {
    Sine,     ///< continuous; fades in and out within a cycle
    Pulse,    ///< a single raised cosine, one cycle long
    Packet,   ///< a few cycles under a raised cosine
    Triangle, ///< as a sine, but linear up and down
    Square,   ///< as a sine, but alternating between two heights
    Noise,    ///< continuous around its frequency, with random phase and amplitude
    Drawn     ///< as a sine, but shaped by its curve
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

/// Returns whether the signal is continuous.
constexpr bool isSteady(Signal signal) { return signal != Signal::Pulse && signal != Signal::Packet; }
/// Returns whether all cycles are equal, with a phase.
constexpr bool isPeriodic(Signal signal) { return isSteady(signal) && signal != Signal::Noise; }

/// Source of waves. Times are in seconds of the run.
struct Source {
    SourceForm form = SourceForm::Point;
    double length = 100.0; ///< of a line or array, end to end, cells
    /// Length over which a line fades beyond its ends, cells (raised cosine). At an abrupt end,
    /// circular waves interfere with the plane waves and bend their wavefronts by a degree or two.
    double fade = 30.0;
    LineProfile profile = LineProfile::Even;
    /// Number of poles of a multipole: equally spaced on the circle, signs +, -, +, ..., the first
    /// at the object's angle.
    int poles = 2;
    double radius = 5.0; ///< circle radius, cells
    int elements = 16;   ///< number of elements of an array, equally spaced
    /// Beam direction of an array: degrees from its normal towards its right end, symmetric on both
    /// sides.
    double steer = 0.0;
    /// Distance of the focus of an array, in that direction, in cells. 0: no focus.
    double focus = 0.0;
    double width = 1.5; ///< sigma of the Gaussian across the source, cells
    Signal signal = Signal::Sine;
    /// Amplitude of its waves: beside the middle of a long line, one wavelength away from a point,
    /// pole or element, or beside the source on a string. Maximum of noise, whose root mean square
    /// is 0.43 of it.
    double height = 1.0;
    double hertz = 2.0;
    double phase = 0.0; ///< cycles, at second 0 or at a packet's start
    /// Curve of a drawn signal: one period as 2 ... 1024 values in one row, -1 ... 1, equally
    /// spaced from phase 0, linearly interpolated (also from the last to the first). Scaled by
    /// `height`.
    SharedRaster curve = {};
    double from = 0.0;   ///< start, seconds; below 0: began before the run
    double until = 0.0;  ///< end, seconds; never if 0 or at most `from`
    double cycles = 6.0; ///< length of a packet; coherence time of noise
    int seed = 1;        ///< of noise; sources with equal seeds are identical
    double every = 0.0;  ///< seconds between pulse or packet starts; 0: only one
    double onFor = 1.0;  ///< on-time of a pausing steady signal, seconds
    double offFor = 0.0; ///< off-time of a pausing signal, seconds; 0: no pauses
    double speed = 0.0;  ///< speed between position and `to`, cells per second; 0: at rest
    Spot to;
    /// Radius of a circular orbit about its position, in cells, starting at the object's angle. 0:
    /// disabled.
    double orbit = 0.0;
    double turns = 0.25; ///< revolutions per second, clockwise; below 0: counterclockwise

    bool stops() const { return until > 0.0 && until > from; }
    /// Returns whether the source alternates between on and off.
    bool rests() const { return offFor > 0.0 && isSteady(signal); }
    bool circles() const { return orbit > 0.0 && turns != 0.0; }
    bool travels() const { return speed > 0.0 || circles(); }

    friend bool operator==(const Source&, const Source&) = default;
};

/// Kinds of measuring instruments.
enum class InstrumentKind {
    Tape,      ///< from one position to a second
    Scale,     ///< ruler
    Stopwatch, ///< seconds of the run
    Line,      ///< reference line from edge to edge
    Point,     ///< floats on the medium
    Trace,     ///< string only: its earlier shape
    Screen     ///< pool only: mean intensity along its length
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

/// Measuring instrument, without effect on waves.
///
/// Beside a string it is at a point and a height. There its angle makes it horizontal or vertical;
/// the length of a vertical ruler is in units of height.
struct Instrument {
    InstrumentKind kind = InstrumentKind::Tape;
    /// Length of a tape, scale or screen, centred at its position, in cells (beside a string,
    /// points).
    double length = 100.0;
    double radius = 0.0;        ///< of a screen, cells, about a centre below its middle; 0: straight
    double rise = 0.0;          ///< height of its middle, beside a string
    double climb = 0.0;         ///< of a tape beside a string: rise from left to right end
    double from = 0.0;          ///< start of a stopwatch, second of the run
    double until = 0.0;         ///< stop of a stopwatch, second of the run; running if 0 or before `from`
    SharedList<double> heights; ///< of a trace, equally spaced from end to end

    /// Report whether a stopwatch is stopped at this second of the run, and its reading.
    bool isStopped(double now) const { return until > 0.0 && until >= from && now >= until; }
    double elapsed(double now) const { return std::max(0.0, (isStopped(now) ? until : now) - from); }

    friend bool operator==(const Instrument&, const Instrument&) = default;
};

/// Object at a position (its centre), rotated by an angle.
struct PoolObject {
    std::string name; ///< unique in the pool
    double x = 0.0;
    double y = 0.0;
    double angle = 0.0; ///< degrees, clockwise on the screen
    std::variant<Wall, MediumRegion, Source, Instrument> is;

    friend bool operator==(const PoolObject&, const PoolObject&) = default;
};

using PoolObjects = std::vector<PoolObject>;

/// Returns whether an instrument beside a string measures heights instead of points, by its angle.
bool isUpright(const PoolObject& object);

/// Visitor with a function for each kind of object, for `std::visit(ForEachKind{...}, object.is)`.
/// A missing kind does not compile.
///
/// If only one kind matters, use `std::get_if`.
template <class... Functions>
struct ForEachKind : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
ForEachKind(Functions...) -> ForEachKind<Functions...>;

/// Kind of object with an outline, its member `shape`.
template <class Kind>
concept Outlined = requires(Kind& kind) {
    { kind.shape } -> std::same_as<Shape&>;
};

/// Returns an object's shape. Null without an outline.
const Shape* shapeOf(const PoolObject& object);
Shape* shapeOf(PoolObject& object);

/// Returns whether any object is a source.
bool hasSource(const PoolObjects& objects);

/// Returns the object with this name, else null.
const PoolObject* findObject(const PoolObjects& objects, std::string_view name);

} // namespace seiche
