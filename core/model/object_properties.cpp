// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/object_properties.h"

#include "model/limits.h"
#include "model/property_table.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace seiche {

namespace {

using ObjectRows = PropertyTable<PoolObject>;

constexpr double farthest = 1e5;   // cells
constexpr double maxSeconds = 1e9; // seconds

Form formOf(const PoolObject& object) { return shapeOf(object)->form; }
bool hasSize(const PoolObject& object) { return !followsPath(formOf(object)); }
bool hasThickness(const PoolObject& object) {
    const Form form = formOf(object);
    return form == Form::Box || form == Form::Ellipse || form == Form::Parabola || form == Form::Paint ||
           form == Form::Cavity;
}
bool isLine(const PoolObject& object) { return formOf(object) == Form::Line; }
const Wall& wallIn(const PoolObject& object) { return std::get<Wall>(object.is); }
bool hasSlits(const PoolObject& object) { return isLine(object) && wallIn(object).slits > 0; }
bool hasOpening(const PoolObject& object) { return hasSlits(object) || formOf(object) == Form::Cavity; }
bool hasImpedance(const PoolObject& object) { return wallIn(object).kind == WallKind::Impedance; }
bool wallCanMove(const PoolObject& object) { return canTravel(wallIn(object)); }
bool wallMoves(const PoolObject& object) { return wallCanMove(object) && wallIn(object).speed > 0.0; }
bool hasSeveralSlits(const PoolObject& object) { return isLine(object) && wallIn(object).slits > 1; }

PropertyRow<PoolObject> addAngle(ObjectRows& rows) {
    return rows
        .add<[](PoolObject& t) -> double& { return t.angle; }>(
            "angle", TRANSLATABLE("Thing", "Angle"), TRANSLATABLE("Thing", "Rotation angle, clockwise"))
        .in(TRANSLATABLE("Thing", "°"))
        .between(-360.0, 360.0, 1.0, 1);
}

void addOutline(ObjectRows& rows) {
    rows.add<[](PoolObject& t) -> Form& { return shapeOf(t)->form; }>(
            "form", TRANSLATABLE("Thing", "Shape"), TRANSLATABLE("Thing", "Shape of the outline"))
        .shown({TRANSLATABLE("Thing", "line"), TRANSLATABLE("Thing", "box"), TRANSLATABLE("Thing", "ellipse"),
                TRANSLATABLE("Thing", "lens"), TRANSLATABLE("Thing", "prism"),
                TRANSLATABLE("Thing", "parabola"), TRANSLATABLE("Thing", "freehand"),
                TRANSLATABLE("Thing", "cavity"), TRANSLATABLE("Thing", "plano-convex lens"),
                TRANSLATABLE("Thing", "drawn outline")});
    rows.add<[](PoolObject& t) -> double& { return shapeOf(t)->width; }>(
            "width", TRANSLATABLE("Thing", "Width"), TRANSLATABLE("Thing", "Width, or length of a line"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasSize);
    rows.add<[](PoolObject& t) -> double& { return shapeOf(t)->height; }>(
            "height", TRANSLATABLE("Thing", "Height"), TRANSLATABLE("Thing", "Height, or thickness of a line"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasSize);
    rows.add<[](PoolObject& t) -> double& { return shapeOf(t)->thickness; }>(
            "thickness", TRANSLATABLE("Thing", "Thickness"),
            TRANSLATABLE("Thing", "Thickness of the outline or brush; 0: a filled box or ellipse"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .onlyFor(hasThickness);
    addAngle(rows);
}

void addWall(ObjectRows& rows) {
    addOutline(rows);
    rows.add<[](PoolObject& t) -> WallKind& { return std::get<Wall>(t.is).kind; }>(
            "edge", TRANSLATABLE("Thing", "Edge"),
            TRANSLATABLE("Thing", "Fixed: reflects waves upside down. Free: reflects waves upright. Absorbing: "
                                  "absorbs waves. Impedance: absorbs part of each wave"))
        .shown({TRANSLATABLE("Thing", "fixed"), TRANSLATABLE("Thing", "free"),
                TRANSLATABLE("Thing", "absorbing"), TRANSLATABLE("Thing", "impedance")});
    rows.add<[](PoolObject& t) -> double& { return std::get<Wall>(t.is).impedance; }>(
            "impedance", TRANSLATABLE("Thing", "Impedance"),
            TRANSLATABLE("Thing", "Impedance relative to the water in front of the wall. 0: like a free wall; "
                                  "1: absorbs waves that arrive head-on; large values: like a fixed wall"))
        .between(0.0, 1000.0, 0.01, 3)
        .onlyFor(hasImpedance);
    rows.add<[](PoolObject& t) -> int& { return std::get<Wall>(t.is).slits; }>(
            "slits", TRANSLATABLE("Thing", "Slits"), TRANSLATABLE("Thing", "Number of slits"))
        .between(0, 1000, 1, 0)
        .onlyFor(isLine);
    rows.add<[](PoolObject& t) -> double& { return std::get<Wall>(t.is).opening; }>(
            "opening", TRANSLATABLE("Thing", "Slit width"),
            TRANSLATABLE("Thing", "Width of each slit, or of the opening of a cavity"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasOpening);
    rows.add<[](PoolObject& t) -> double& { return std::get<Wall>(t.is).distance; }>(
            "distance", TRANSLATABLE("Thing", "Slit separation"),
            TRANSLATABLE("Thing", "Distance between the centres of neighbouring slits"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasSeveralSlits);
    rows.add<[](PoolObject& t) -> double& { return std::get<Wall>(t.is).speed; }>(
            "speed", TRANSLATABLE("Thing", "Speed"),
            TRANSLATABLE("Thing", "Speed of the back-and-forth motion, slower than the waves; 0: stationary"))
        .in(TRANSLATABLE("Thing", "cells/s"))
        .between(0.0, 1e9, 1.0, 1)
        .onlyFor(wallCanMove);
    rows.add<[](PoolObject& t) -> double& { return std::get<Wall>(t.is).to.x; }>(
            "toX", TRANSLATABLE("Thing", "Target column"),
            TRANSLATABLE("Thing", "Column that the object moves to"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest * 200, 1.0, 1)
        .onlyFor(wallMoves);
    rows.add<[](PoolObject& t) -> double& { return std::get<Wall>(t.is).to.y; }>(
            "toY", TRANSLATABLE("Thing", "Target row"), TRANSLATABLE("Thing", "Row that the object moves to"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest * 200, 1.0, 1)
        .onlyFor(wallMoves);
}

bool hasRaster(const PoolObject& object) { return bool(std::get<MediumRegion>(object.is).raster); }
bool hasFactor(const PoolObject& object) { return !hasRaster(object); }

// Alternative to the factor: its square root.
double speedIn(const PoolObject& t) { return std::sqrt(std::get<MediumRegion>(t.is).factor); }
void setSpeedIn(PoolObject& t, double speed) { std::get<MediumRegion>(t.is).factor = speed * speed; }

void addPatch(ObjectRows& rows) {
    addOutline(rows);
    rows.add<[](PoolObject& t) -> double& { return std::get<MediumRegion>(t.is).factor; }>(
            "factor", TRANSLATABLE("Thing", "Factor of k"),
            TRANSLATABLE(
                "Thing",
                "Factor by which k is multiplied inside the region; equals the square of the speed ratio"))
        .between(0.0, limits::factor, 0.01, 3)
        .above()
        .onlyFor(hasFactor);
    rows.add<[](PoolObject& t) -> double& { return std::get<MediumRegion>(t.is).factor; }>(
            "speed", TRANSLATABLE("Thing", "Speed"),
            TRANSLATABLE("Thing", "Wave speed inside the region, relative to the surroundings"))
        .between(0.0, 10.0, 0.01, 3)
        .above()
        .otherName()
        .converted(speedIn, setSpeedIn)
        .onlyFor(hasFactor);
    rows.add<[](PoolObject& t) -> double& { return std::get<MediumRegion>(t.is).factorTo; }>(
            "factorTo", TRANSLATABLE("Thing", "Factor at the right end"),
            TRANSLATABLE(
                "Thing",
                "Value of the factor at the right end; changes linearly from left to right. 0: constant"))
        .between(0.0, limits::factor, 0.01, 3)
        .onlyFor(hasFactor);
    rows.add<[](PoolObject& t) -> RasterQuantity& { return std::get<MediumRegion>(t.is).quantity; }>(
            "quantity", TRANSLATABLE("Thing", "Quantity"),
            TRANSLATABLE("Thing", "Quantity that the formula or picture gives: wave speed or water depth, "
                                  "relative to the surroundings. A value of 0 is land"))
        .shown({TRANSLATABLE("Thing", "wave speed"), TRANSLATABLE("Thing", "water depth")})
        .onlyFor(hasRaster);
}

const Source& sourceOf(const PoolObject& object) { return std::get<Source>(object.is); }
bool isLineSource(const PoolObject& object) { return sourceOf(object).form == SourceForm::Line; }
bool isMultipole(const PoolObject& object) { return sourceOf(object).form == SourceForm::Multipole; }
bool isArray(const PoolObject& object) { return sourceOf(object).form == SourceForm::Array; }
bool isLong(const PoolObject& object) { return isLineSource(object) || isArray(object); }
bool isEvenLine(const PoolObject& object) {
    return isLineSource(object) && sourceOf(object).profile == LineProfile::Even;
}
bool hasOrbit(const PoolObject& object) {
    return sourceOf(object).form != SourceForm::Held && sourceOf(object).orbit > 0.0;
}
bool hasDirection(const PoolObject& object) {
    return isLong(object) || isMultipole(object) || hasOrbit(object);
}
bool swingsOn(const PoolObject& object) { return isSteady(sourceOf(object).signal); }
bool rests(const PoolObject& object) { return sourceOf(object).rests(); }
bool isNoise(const PoolObject& object) { return sourceOf(object).signal == Signal::Noise; }
bool hasCycles(const PoolObject& object) {
    return sourceOf(object).signal == Signal::Packet || isNoise(object);
}
bool repeats(const PoolObject& object) { return !isSteady(sourceOf(object).signal); }
bool hasPhase(const PoolObject& object) { return sourceOf(object).signal != Signal::Pulse && !isNoise(object); }
bool canMove(const PoolObject& object) { return sourceOf(object).form != SourceForm::Held; }
bool moves(const PoolObject& object) { return canMove(object) && sourceOf(object).speed > 0.0; }

void addSource(ObjectRows& rows) {
    rows.add<[](PoolObject& t) -> SourceForm& { return std::get<Source>(t.is).form; }>(
            "form", TRANSLATABLE("Thing", "Shape"),
            TRANSLATABLE("Thing", "Point: circular waves. Line: plane waves. Multipole: crests and troughs "
                                  "alternate around the source. Array: a beam. On a string, waves pass through "
                                  "a point or line, but a held point follows the signal exactly"))
        .shown({TRANSLATABLE("Thing", "point"), TRANSLATABLE("Thing", "line"), TRANSLATABLE("Thing", "held"),
                TRANSLATABLE("Thing", "multipole"), TRANSLATABLE("Thing", "array")});
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).length; }>(
            "length", TRANSLATABLE("Thing", "Length"), TRANSLATABLE("Thing", "Length of the line or array"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(isLong);
    rows.add<[](PoolObject& t) -> LineProfile& { return std::get<Source>(t.is).profile; }>(
            "profile", TRANSLATABLE("Thing", "Profile"),
            TRANSLATABLE(
                "Thing",
                "Strength along the line: uniform, or Gaussian (sends a beam with a waist of half the length)"))
        .shown({TRANSLATABLE("Thing", "uniform"), TRANSLATABLE("Thing", "Gaussian")})
        .onlyFor(isLineSource);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).fade; }>(
            "fade", TRANSLATABLE("Thing", "Fade length"),
            TRANSLATABLE("Thing",
                         "Number of cells over which the line fades out beyond its ends; 0: abrupt ends"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .onlyFor(isEvenLine);
    rows.add<[](PoolObject& t) -> int& { return std::get<Source>(t.is).poles; }>(
            "poles", TRANSLATABLE("Thing", "Poles"),
            TRANSLATABLE("Thing", "Number of points of alternating sign: 2 is a dipole, 4 a quadrupole"))
        .between(2, 32, 1, 0)
        .onlyFor(isMultipole);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).radius; }>(
            "radius", TRANSLATABLE("Thing", "Radius"),
            TRANSLATABLE("Thing", "Distance of the poles from the centre"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 0.5, 1)
        .above()
        .onlyFor(isMultipole);
    rows.add<[](PoolObject& t) -> int& { return std::get<Source>(t.is).elements; }>(
            "elements", TRANSLATABLE("Thing", "Elements"),
            TRANSLATABLE("Thing", "Number of points along the length"))
        .between(2, 256, 1, 0)
        .onlyFor(isArray);
    rows.add<[](PoolObject& t) -> double& {
            return std::get<Source>(t.is).steer;
        }>("steer", TRANSLATABLE("Thing", "Beam angle"),
           TRANSLATABLE(
               "Thing",
               "Direction of the beam, measured from the normal towards the right end; the same on both sides"))
        .in(TRANSLATABLE("Thing", "°"))
        .between(-90.0, 90.0, 1.0, 1)
        .onlyFor(isArray);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).focus; }>(
            "focus", TRANSLATABLE("Thing", "Focus"),
            TRANSLATABLE("Thing", "Distance along the beam at which the waves arrive in phase; 0: no focus"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .onlyFor(isArray);
    addAngle(rows).onlyFor(hasDirection);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).width; }>(
            "width", TRANSLATABLE("Thing", "Width σ"),
            TRANSLATABLE("Thing", "Width across the source (standard deviation σ)"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 0.5, 1)
        .above()
        .onlyFor(canMove);
    rows.add<[](PoolObject& t) -> Signal& { return std::get<Source>(t.is).signal; }>(
            "signal", TRANSLATABLE("Thing", "Signal"),
            TRANSLATABLE("Thing", "Continuous sine, triangle or square wave, single pulse, wave packet, noise "
                                  "around the frequency, or repeated drawn curve"))
        .shown({TRANSLATABLE("Thing", "sine"), TRANSLATABLE("Thing", "pulse"),
                TRANSLATABLE("Thing", "wave packet"), TRANSLATABLE("Thing", "triangle"),
                TRANSLATABLE("Thing", "square"), TRANSLATABLE("Thing", "noise"),
                TRANSLATABLE("Thing", "drawn curve")});
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).height; }>(
            "height", TRANSLATABLE("Thing", "Height"),
            TRANSLATABLE("Thing", "Amplitude of the waves, right beside a line or a source on a string, or one "
                                  "wavelength from a point"))
        .between(-1e6, 1e6, 0.05, 3);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).hertz; }>(
            "hertz", TRANSLATABLE("Thing", "Frequency"),
            TRANSLATABLE("Thing", "Number of oscillations per second of the run"))
        .in(TRANSLATABLE("Thing", "Hz"))
        .between(0.0, 5e5, 0.01, 3)
        .above();
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).phase; }>(
            "phase", TRANSLATABLE("Thing", "Phase"),
            TRANSLATABLE("Thing", "Phase at time 0, or at the start of the wave packet"))
        .in(TRANSLATABLE("Thing", "cycles"))
        .between(0.0, 1.0, 0.01, 4)
        .onlyFor(hasPhase);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).from; }>(
            "from", TRANSLATABLE("Thing", "Starts at"),
            TRANSLATABLE("Thing", "Start time, in seconds of the run"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(-maxSeconds, maxSeconds, 0.1, 2);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).until; }>(
            "until", TRANSLATABLE("Thing", "Stops at"),
            TRANSLATABLE("Thing", "Stop time, in seconds of the run; 0: never"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, maxSeconds, 0.1, 2);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).cycles; }>(
            "cycles", TRANSLATABLE("Thing", "Cycles"),
            TRANSLATABLE("Thing",
                         "Number of oscillations in a wave packet, or until noise has a new random phase"))
        .between(0.0, 1e6, 1.0, 1)
        .above()
        .onlyFor(hasCycles);
    rows.add<[](PoolObject& t) -> int& { return std::get<Source>(t.is).seed; }>(
            "seed", TRANSLATABLE("Thing", "Seed"),
            TRANSLATABLE("Thing", "Seed of the noise; sources with the same seed produce the same signal"))
        .between(0, 1e9, 1, 0)
        .onlyFor(isNoise);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).every; }>(
            "every", TRANSLATABLE("Thing", "Repeats every"),
            TRANSLATABLE("Thing", "Interval from one start to the next; 0: once only"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, maxSeconds, 0.1, 2)
        .onlyFor(repeats);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).offFor; }>(
            "offFor", TRANSLATABLE("Thing", "Off for"),
            TRANSLATABLE("Thing", "Duration of each pause; 0: no pauses"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, maxSeconds, 0.1, 2)
        .onlyFor(swingsOn);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).onFor; }>(
            "onFor", TRANSLATABLE("Thing", "On for"),
            TRANSLATABLE("Thing", "Duration of each burst between two pauses"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, maxSeconds, 0.1, 2)
        .above()
        .onlyFor(rests);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).speed; }>(
            "speed", TRANSLATABLE("Thing", "Speed"),
            TRANSLATABLE("Thing", "Speed of the back-and-forth motion; 0: stationary"))
        .in(TRANSLATABLE("Thing", "cells/s"))
        .between(0.0, 1e9, 1.0, 1)
        .onlyFor(canMove);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).to.x; }>(
            "toX", TRANSLATABLE("Thing", "Target column"),
            TRANSLATABLE("Thing", "Column that the object moves to"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest * 200, 1.0, 1)
        .onlyFor(moves);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).to.y; }>(
            "toY", TRANSLATABLE("Thing", "Target row"), TRANSLATABLE("Thing", "Row that the object moves to"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest * 200, 1.0, 1)
        .onlyFor(moves);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).orbit; }>(
            "orbit", TRANSLATABLE("Thing", "Orbit radius"),
            TRANSLATABLE("Thing", "Radius of the circle that the source moves on; 0: no circular motion"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .onlyFor(canMove);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).turns; }>(
            "turns", TRANSLATABLE("Thing", "Revolutions"),
            TRANSLATABLE("Thing", "Revolutions per second, clockwise; negative: anticlockwise"))
        .in(TRANSLATABLE("Thing", "1/s"))
        .between(-1e6, 1e6, 0.01, 3)
        .onlyFor(hasOrbit);
}

InstrumentKind kindOfInstrument(const PoolObject& object) { return std::get<Instrument>(object.is).kind; }
bool isStopwatch(const PoolObject& object) { return kindOfInstrument(object) == InstrumentKind::Stopwatch; }
bool isTape(const PoolObject& object) { return kindOfInstrument(object) == InstrumentKind::Tape; }
bool isScreen(const PoolObject& object) { return kindOfInstrument(object) == InstrumentKind::Screen; }
bool hasLength(const PoolObject& object) {
    return isTape(object) || kindOfInstrument(object) == InstrumentKind::Scale || isScreen(object);
}
bool isTurned(const PoolObject& object) {
    return hasLength(object) || kindOfInstrument(object) == InstrumentKind::Line;
}
// Points and traces follow the string.
bool hasRise(const PoolObject& object) {
    return (isTurned(object) && !isScreen(object)) || isStopwatch(object);
}

void addMark(ObjectRows& rows) {
    rows.add<[](PoolObject& t) -> InstrumentKind& { return std::get<Instrument>(t.is).kind; }>(
            "mark", TRANSLATABLE("Thing", "Measuring tool"),
            TRANSLATABLE("Thing", "Type of measuring tool; a trace is a saved copy of the string"))
        .shown({TRANSLATABLE("Thing", "tape"), TRANSLATABLE("Thing", "scale bar"),
                TRANSLATABLE("Thing", "stopwatch"), TRANSLATABLE("Thing", "reference line"),
                TRANSLATABLE("Thing", "marked point"), TRANSLATABLE("Thing", "trace"),
                TRANSLATABLE("Thing", "screen")});
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).length; }>(
            "length", TRANSLATABLE("Thing", "Length"), TRANSLATABLE("Thing", "Length from end to end"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasLength);
    addAngle(rows).onlyFor(isTurned);
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).radius; }>(
            "radius", TRANSLATABLE("Thing", "Radius"),
            TRANSLATABLE("Thing", "Radius of curvature of the screen; 0: straight"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .onlyFor(isScreen);
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).rise; }>(
            "rise", TRANSLATABLE("Thing", "Height of the midpoint"),
            TRANSLATABLE("Thing", "On a string: height of the midpoint above rest"))
        .between(-limits::height, limits::height, 0.1, 2)
        .onlyFor(hasRise);
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).climb; }>(
            "climb", TRANSLATABLE("Thing", "Difference in height"),
            TRANSLATABLE("Thing", "On a string: how much higher the right end is than the left end"))
        .between(-limits::height, limits::height, 0.1, 2)
        .onlyFor(isTape);
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).from; }>(
            "from", TRANSLATABLE("Thing", "Started at"),
            TRANSLATABLE("Thing", "Time at which the stopwatch was started, in seconds of the run"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, maxSeconds, 0.1, 2)
        .onlyFor(isStopwatch);
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).until; }>(
            "until", TRANSLATABLE("Thing", "Stopped at"),
            TRANSLATABLE("Thing",
                         "Time at which the stopwatch was stopped, in seconds of the run; 0: still running"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, maxSeconds, 0.1, 2)
        .onlyFor(isStopwatch);
}

std::vector<ObjectProperty> tableOf(void (*add)(ObjectRows&)) {
    ObjectRows rows;
    add(rows);
    return std::move(rows).rows();
}

// One kind of object with its word and table.
struct Kind {
    std::string_view word;
    PoolObject fresh;
    std::vector<ObjectProperty> properties;
};
const Kind& kindOf(const Wall&) {
    static const Kind wall{"wall", {.name = {}, .is = Wall()}, tableOf(addWall)};
    return wall;
}
const Kind& kindOf(const MediumRegion&) {
    static const Kind region{"medium", {.name = {}, .is = MediumRegion()}, tableOf(addPatch)};
    return region;
}
const Kind& kindOf(const Source&) {
    static const Kind source{"source", {.name = {}, .is = Source()}, tableOf(addSource)};
    return source;
}
const Kind& kindOf(const Instrument&) {
    static const Kind instrument{"mark", {.name = {}, .is = Instrument()}, tableOf(addMark)};
    return instrument;
}

const Kind& kindFor(const PoolObject& object) {
    return std::visit([](const auto& is) -> const Kind& { return kindOf(is); }, object.is);
}

template <class... Kinds>
std::vector<const Kind*> kindsOf(const std::variant<Kinds...>*) {
    return {&kindOf(Kinds())...};
}

const std::vector<const Kind*>& kinds() {
    static const std::vector<const Kind*> all = kindsOf(static_cast<decltype(PoolObject::is)*>(nullptr));
    return all;
}

} // namespace

std::span<const ObjectProperty> propertiesOf(const PoolObject& object) { return kindFor(object).properties; }

bool applies(const ObjectProperty& property, const PoolObject& object, SceneKind scene) {
    constexpr std::array<std::string_view, 5> ofAPoolOnly{"form", "height", "thickness", "angle", "quantity"};
    constexpr std::array<std::string_view, 2> ofAStringOnly{"rise", "climb"};
    constexpr std::array<std::string_view, 11> ofSourcesInAPoolOnly{
        "length", "fade", "profile", "poles", "radius", "elements", "steer", "focus", "angle", "toY", "orbit"};
    const auto isIn = [&property](const auto& ids) { return std::ranges::find(ids, property.id) != ids.end(); };
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (scene == SceneKind::Pool && instrument && isIn(ofAStringOnly)) return false;
    if (scene == SceneKind::String && std::holds_alternative<MediumRegion>(object.is) && isIn(ofAPoolOnly))
        return false;
    if (scene == SceneKind::String && std::holds_alternative<Source>(object.is) && isIn(ofSourcesInAPoolOnly))
        return false;
    // On a string tapes have a rise instead.
    if (scene == SceneKind::String && instrument && isTape(object) && property.id == "angle") return false;
    return applies(property, object);
}

bool offers(const ObjectProperty& property, std::string_view word, const PoolObject& object, SceneKind scene) {
    if (std::holds_alternative<Instrument>(object.is) && property.id == "mark")
        return word != toString(scene == SceneKind::String ? InstrumentKind::Screen : InstrumentKind::Trace);
    if (std::holds_alternative<MediumRegion>(object.is) && property.id == "form")
        return word != toString(Form::Cavity);
    if (!std::holds_alternative<Source>(object.is)) return true;
    if (property.id == "form") return isFormOf(*fromString<SourceForm>(word), scene);
    // A drawn signal needs a curve first.
    if (property.id == "signal" && word == toString(Signal::Drawn)) return bool(sourceOf(object).curve);
    return property.id != "profile" || scene == SceneKind::Pool || word == toString(LineProfile::Even);
}

const ObjectProperty* findProperty(const PoolObject& object, std::string_view key) {
    const auto properties = propertiesOf(object);
    const auto found = std::ranges::find(properties, key, &ObjectProperty::id);
    return found == properties.end() ? nullptr : &*found;
}

std::string_view kindOf(const PoolObject& object) { return kindFor(object).word; }

std::optional<PoolObject> objectOfKind(std::string_view word) {
    const auto found = std::ranges::find_if(kinds(), [&](const Kind* kind) { return kind->word == word; });
    return found == kinds().end() ? std::nullopt : std::optional((*found)->fresh);
}

const std::vector<std::string_view>& objectKinds() {
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> all;
        for (const Kind* kind : kinds()) all.push_back(kind->word);
        return all;
    }();
    return words;
}

std::string allKinds() {
    std::string text;
    for (std::string_view word : objectKinds()) text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

} // namespace seiche
