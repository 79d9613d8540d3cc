// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/new_objects.h"

#include "study/natural_ceiling.h"
#include "theory/dispersion.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

PoolObject inMiddle(const Grid& grid, decltype(PoolObject::is) what, double angle = 0.0) {
    PoolObject object;
    object.x = std::floor(grid.width / 2.0);
    object.y = std::floor(grid.height / 2.0);
    object.angle = angle;
    object.is = std::move(what);
    return object;
}

double share(const Grid& grid, double part) {
    return std::max(2.0, std::round(part * std::min(grid.width, grid.height)));
}

Shape shapeFor(Form form, double width, double height, double thickness = 0.0) {
    return {.form = form, .width = width, .height = height, .thickness = thickness, .path = {}};
}

PoolObject wall(const Grid& grid, Form form, double width, double height, double thickness = 0.0) {
    Wall made;
    made.shape = shapeFor(form, width, height, thickness);
    return inMiddle(grid, made);
}

// Vertical, from side to side.
PoolObject screen(const Grid& grid, int slits) {
    Wall made;
    made.shape = shapeFor(Form::Line, grid.height, 3);
    made.slits = slits;
    made.opening = share(grid, slits > 2 ? 0.03 : 0.06);
    made.distance = share(grid, slits > 2 ? 0.08 : 0.25);
    return inMiddle(grid, made, 90.0);
}

// Square placeholder until the path is drawn.
void beASquare(PoolObject& object, double size) {
    const double half = size / 2;
    shapeOf(object)->path = {{-half, -half}, {half, -half}, {half, half}, {-half, half}};
}

PoolObject region(const Grid& grid, Form form, double width, double height, double factor,
                  double factorTo = 0.0) {
    MediumRegion made;
    made.shape = shapeFor(form, width, height);
    made.factor = factor;
    made.factorTo = factorTo;
    return inMiddle(grid, made);
}

PoolObject source(const Grid& grid, SourceForm form, Signal signal) {
    Source made;
    made.form = form;
    made.signal = signal;
    made.length = share(grid, 0.6);
    made.height = 0.5;
    const bool isLong = form == SourceForm::Line || form == SourceForm::Array;
    return inMiddle(grid, made, isLong ? 90.0 : 0.0);
}

PoolObject multipole(const Grid& grid, int poles) {
    PoolObject object = source(grid, SourceForm::Multipole, Signal::Sine);
    Source& made = std::get<Source>(object.is);
    made.poles = poles;
    made.radius = share(grid, 0.01 * poles);
    return object;
}

Instrument lineOrPoint(InstrumentKind kind) {
    Instrument made;
    made.kind = kind;
    return made;
}

// Returns a screen for waves from the left. `bent` is the radius of curvature about central slits,
// as a fraction of the pool. 0 is straight.
PoolObject meter(const Grid& grid, double bent) {
    Instrument made = lineOrPoint(InstrumentKind::Screen);
    made.radius = bent > 0.0 ? share(grid, bent) : 0.0;
    made.length = bent > 0.0 ? std::round(2.0 * made.radius) : share(grid, 0.8);
    PoolObject object = inMiddle(grid, made, 90.0);
    object.x = bent > 0.0 ? std::min(grid.width - 1.0, object.x + made.radius)
                          : std::min(grid.width - 1.0, std::round(0.88 * grid.width));
    return object;
}

using Group = NewObject::Group;

constexpr NewObject allNewObjects[] = {
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Straight wall"),
     [](const Grid& g) { return wall(g, Form::Line, share(g, 0.5), 3); }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Block"),
     [](const Grid& g) { return wall(g, Form::Box, share(g, 0.2), share(g, 0.2)); }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Hollow box"),
     [](const Grid& g) { return wall(g, Form::Box, share(g, 0.6), share(g, 0.5), 3); }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Round block"),
     [](const Grid& g) { return wall(g, Form::Ellipse, share(g, 0.2), share(g, 0.2)); }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Hollow ellipse"),
     [](const Grid& g) { return wall(g, Form::Ellipse, share(g, 0.9), share(g, 0.65), 4); }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Parabola"),
     [](const Grid& g) { return wall(g, Form::Parabola, share(g, 0.7), share(g, 0.3), 4); }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Single slit"), [](const Grid& g) { return screen(g, 1); }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Double slit"), [](const Grid& g) { return screen(g, 2); }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Grating"), [](const Grid& g) { return screen(g, 9); }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Absorbing block"),
     [](const Grid& g) {
         PoolObject object = wall(g, Form::Box, share(g, 0.25), share(g, 0.5));
         std::get<Wall>(object.is).kind = WallKind::Absorbing;
         return object;
     }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Impedance wall"),
     [](const Grid& g) {
         PoolObject object = wall(g, Form::Line, share(g, 0.5), 4);
         std::get<Wall>(object.is).kind = WallKind::Impedance;
         return object;
     }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Cavity"),
     [](const Grid& g) {
         PoolObject object = wall(g, Form::Cavity, share(g, 0.4), share(g, 0.5), 3);
         std::get<Wall>(object.is).opening = share(g, 0.08);
         return object;
     }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Moving wall"),
     [](const Grid& g) {
         PoolObject object = wall(g, Form::Line, share(g, 0.5), 6);
         Wall& made = std::get<Wall>(object.is);
         object.angle = 90.0;
         object.x = std::round(0.6 * g.width);
         made.kind = WallKind::Fixed;
         made.to = {std::min(std::round(0.85 * g.width), g.width - 1.0), object.y};
         made.speed = 1.0; // see `madeFor`
         return object;
     }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Mode box"),
     [](const Grid& g) {
         PoolObject object = wall(g, Form::Box, share(g, 0.6), share(g, 0.45), 3);
         std::get<Wall>(object.is).kind = WallKind::Fixed;
         return object;
     },
     [] {
         AddedModes added;
         added.modes.push_back({.halfWavesX = 2.0, .halfWavesY = 1.0, .height = 0.5});
         added.alone = true;
         return added;
     }},
    {Group::Wall, QT_TRANSLATE_NOOP("NewThing", "Draw an outline"),
     [](const Grid& g) {
         PoolObject object = wall(g, Form::Outline, share(g, 0.2), share(g, 0.2));
         beASquare(object, share(g, 0.2));
         return object;
     },
     nullptr, true},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Slow rectangle"),
     [](const Grid& g) { return region(g, Form::Box, share(g, 0.5), share(g, 0.5), 0.5); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Slow disc"),
     [](const Grid& g) { return region(g, Form::Ellipse, share(g, 0.5), share(g, 0.5), 0.5); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Lens"),
     [](const Grid& g) { return region(g, Form::Lens, share(g, 0.25), share(g, 0.7), 0.4); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Plano-convex lens"),
     [](const Grid& g) { return region(g, Form::PlanoConvex, share(g, 0.16), share(g, 0.7), 0.4); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Prism"),
     [](const Grid& g) { return region(g, Form::Prism, share(g, 0.5), share(g, 0.45), 0.5); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Gradually slower region"),
     [](const Grid& g) { return region(g, Form::Box, share(g, 0.8), share(g, 0.8), 1.0, 0.2); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Draw a region"),
     [](const Grid& g) {
         PoolObject object = region(g, Form::Outline, share(g, 0.2), share(g, 0.2), 0.5);
         beASquare(object, share(g, 0.2));
         return object;
     },
     nullptr, true},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Point source"),
     [](const Grid& g) { return source(g, SourceForm::Point, Signal::Sine); }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Line source"),
     [](const Grid& g) { return source(g, SourceForm::Line, Signal::Sine); }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Wave packet source"),
     [](const Grid& g) {
         PoolObject object = source(g, SourceForm::Point, Signal::Packet);
         std::get<Source>(object.is).every = 6.0;
         return object;
     }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Moving source"),
     [](const Grid& g) {
         PoolObject object = source(g, SourceForm::Point, Signal::Sine);
         Source& made = std::get<Source>(object.is);
         object.x = std::round(0.2 * g.width);
         made.to = {std::round(0.8 * g.width), object.y};
         made.speed = share(g, 0.1);
         return object;
     }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Orbiting source"),
     [](const Grid& g) {
         PoolObject object = source(g, SourceForm::Point, Signal::Sine);
         Source& made = std::get<Source>(object.is);
         made.orbit = share(g, 0.2);
         made.turns = 0.06;
         return object;
     }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Dipole"), [](const Grid& g) { return multipole(g, 2); }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Quadrupole"), [](const Grid& g) { return multipole(g, 4); }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Phased array"),
     [](const Grid& g) {
         PoolObject object = source(g, SourceForm::Array, Signal::Sine);
         Source& made = std::get<Source>(object.is);
         made.elements = 12;
         made.length = share(g, 0.5); // spacing of half a wavelength
         made.steer = 20.0;
         made.height = 0.1; // amplitudes add up in the beam
         return object;
     }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Gaussian beam"),
     [](const Grid& g) {
         PoolObject object = source(g, SourceForm::Line, Signal::Sine);
         std::get<Source>(object.is).profile = LineProfile::Gaussian;
         return object;
     }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Noise source"),
     [](const Grid& g) { return source(g, SourceForm::Point, Signal::Noise); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Measuring tape"),
     [](const Grid& g) {
         Instrument instrument;
         instrument.length = share(g, 0.5);
         return inMiddle(g, instrument);
     }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Scale bar"),
     [](const Grid& g) {
         Instrument instrument;
         instrument.kind = InstrumentKind::Scale;
         instrument.length = share(g, 0.25);
         PoolObject object = inMiddle(g, instrument);
         object.y = std::round(0.92 * g.height);
         return object;
     }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Stopwatch"),
     [](const Grid& g) {
         Instrument instrument;
         instrument.kind = InstrumentKind::Stopwatch;
         PoolObject object = inMiddle(g, instrument);
         object.y = std::round(0.08 * g.height);
         return object;
     }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Reference line"),
     [](const Grid& g) { return inMiddle(g, lineOrPoint(InstrumentKind::Line)); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Marked point"),
     [](const Grid& g) { return inMiddle(g, lineOrPoint(InstrumentKind::Point)); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Screen"), [](const Grid& g) { return meter(g, 0.0); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Curved screen"),
     [](const Grid& g) { return meter(g, 0.45); }},
};

// Returns an instrument with a relative length, `part`.
PoolObject beside(const Grid& grid, InstrumentKind kind, double part = 0.0, double angle = 0.0) {
    Instrument made;
    made.kind = kind;
    if (part > 0.0) made.length = std::max(1.0, std::round(part * grid.width));
    PoolObject object = inMiddle(grid, made, angle);
    object.y = 0.0;
    return object;
}

constexpr NewObject instruments[] = {
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Ruler"),
     [](const Grid& g) { return beside(g, InstrumentKind::Scale, 0.5); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Vertical ruler"),
     [](const Grid& g) { return beside(g, InstrumentKind::Scale, 0.0, 90.0); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Measuring tape"),
     [](const Grid& g) { return beside(g, InstrumentKind::Tape, 0.25); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Stopwatch"),
     [](const Grid& g) { return beside(g, InstrumentKind::Stopwatch); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Reference line"),
     [](const Grid& g) { return beside(g, InstrumentKind::Line); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Vertical reference line"),
     [](const Grid& g) { return beside(g, InstrumentKind::Line, 0.0, 90.0); }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Marked point"),
     [](const Grid& g) { return beside(g, InstrumentKind::Point); }},
};

PoolObject stretch(const Grid& grid, double from, double to, double factor, double factorTo = 0.0) {
    MediumRegion made;
    const double left = std::round(from * grid.width), right = std::round(to * grid.width);
    made.shape.width = std::max(1.0, right - left);
    made.factor = factor;
    made.factorTo = factorTo;
    PoolObject object;
    object.x = std::clamp(0.5 * (left + right), 0.0, grid.width - 1.0);
    object.is = made;
    return object;
}

constexpr NewObject stretches[] = {
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Heavier right half"),
     [](const Grid& g) { return stretch(g, 0.5, 1.0, 0.36); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Heavier left half"),
     [](const Grid& g) { return stretch(g, 0.0, 0.5, 0.36); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Heavier middle section"),
     [](const Grid& g) { return stretch(g, 0.4, 0.6, 0.36); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Gradually heavier section"),
     [](const Grid& g) { return stretch(g, 0.4, 1.0, 1.0, 0.2); }},
};

PoolObject onString(const Grid& grid, Signal signal) {
    Source made;
    made.form = SourceForm::Held;
    made.signal = signal;
    PoolObject object = inMiddle(grid, made);
    object.y = 0.0;
    return object;
}

constexpr NewObject stringSources[] = {
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Oscillator"),
     [](const Grid& g) { return onString(g, Signal::Sine); }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Pulse generator"),
     [](const Grid& g) { return onString(g, Signal::Pulse); }},
};

// Returns the wavelength of a new source. Students search for resonances, so 2.3 half-wavelengths
// are off resonance with a fixed and with a free end.
double wavelengthFor(const Source& source, const Experiment& experiment) {
    constexpr double halfWavesOffResonance = 2.3;
    const Grid& grid = experiment.grid;
    if (experiment.rule.scene == SceneKind::Pool) return std::max(4.0, share(grid, 0.1));
    const double length = grid.width - 1.0;
    return std::max(4.0, isSteady(source.signal) ? 2.0 * length / halfWavesOffResonance : 0.1 * length);
}

} // namespace

double roundedToTwoDigits(double value) {
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1.0);
    return std::isfinite(unit) && unit > 0.0 ? std::round(value / unit) * unit : value;
}

std::span<const NewObject> newObjects() { return allNewObjects; }
std::span<const NewObject> newStretches() { return stretches; }
std::span<const NewObject> newStringSources() { return stringSources; }
std::span<const NewObject> newInstruments() { return instruments; }

PoolObject madeFor(const NewObject& kind, const Experiment& experiment) {
    const Grid& grid = experiment.grid;
    PoolObject object = kind.make(grid);
    if (Source* made = std::get_if<Source>(&object.is)) {
        const double hertz =
            frequencyOf(experiment.rule, wavelengthFor(*made, experiment)) * experiment.stepsPerSecond;
        if (std::isfinite(hertz) && hertz > 0.0) made->hertz = roundedToTwoDigits(hertz);
        if (experiment.rule.scene == SceneKind::String) {
            constexpr double shareOfCeiling = 0.25;
            made->hertz = std::min(made->hertz, 0.25 * experiment.stepsPerSecond);
            made->height = roundedToTwoDigits(shareOfCeiling * naturalCeiling(experiment));
        }
    }
    if (Wall* made = std::get_if<Wall>(&object.is); made && made->speed > 0.0) {
        constexpr double partOfWaves = 0.2;
        made->speed =
            roundedToTwoDigits(partOfWaves * longWaveSpeed(experiment.rule) * experiment.stepsPerSecond);
    }
    Instrument* made = std::get_if<Instrument>(&object.is);
    if (made && experiment.rule.scene == SceneKind::String) {
        const double ceiling = naturalCeiling(experiment);
        if (isUpright(object)) made->length = ceiling;
        if (made->kind == InstrumentKind::Tape) made->climb = ceiling / 2;
    }
    return object;
}

QString nameOf(const NewObject& kind) { return QCoreApplication::translate("NewThing", kind.name); }

} // namespace seiche
