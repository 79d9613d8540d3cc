// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "things/new_things.h"

#include "theory/dispersion.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

Thing inMiddle(const Grid& grid, std::variant<Wall, Patch, Source, Mark> what, double angle = 0.0) {
    Thing thing;
    thing.x = std::floor(grid.width / 2.0);
    thing.y = std::floor(grid.height / 2.0);
    thing.angle = angle;
    thing.is = std::move(what);
    return thing;
}

double share(const Grid& grid, double part) {
    return std::max(2.0, std::round(part * std::min(grid.width, grid.height)));
}

Shape shapeFor(Form form, double width, double height, double thickness = 0.0) {
    return {.form = form, .width = width, .height = height, .thickness = thickness, .path = {}};
}

Thing wall(const Grid& grid, Form form, double width, double height, double thickness = 0.0) {
    Wall made;
    made.shape = shapeFor(form, width, height, thickness);
    return inMiddle(grid, made);
}

// Upright, from side to side.
Thing screen(const Grid& grid, int slits) {
    Wall made;
    made.shape = shapeFor(Form::Line, grid.height, 3);
    made.slits = slits;
    made.opening = share(grid, slits > 2 ? 0.03 : 0.06);
    made.distance = share(grid, slits > 2 ? 0.08 : 0.25);
    return inMiddle(grid, made, 90.0);
}

Thing patch(const Grid& grid, Form form, double width, double height, double factor, double factorTo = 0.0) {
    Patch made;
    made.shape = shapeFor(form, width, height);
    made.factor = factor;
    made.factorTo = factorTo;
    return inMiddle(grid, made);
}

Thing source(const Grid& grid, SourceForm form, Signal signal) {
    Source made;
    made.form = form;
    made.signal = signal;
    made.length = share(grid, 0.6);
    made.height = 0.5;
    return inMiddle(grid, made, form == SourceForm::Line ? 90.0 : 0.0);
}

using Group = NewThing::Group;

constexpr NewThing all[] = {
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
         Thing thing = wall(g, Form::Box, share(g, 0.25), share(g, 0.5));
         std::get<Wall>(thing.is).kind = WallKind::Absorbing;
         return thing;
     }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Slow box"),
     [](const Grid& g) { return patch(g, Form::Box, share(g, 0.5), share(g, 0.5), 0.5); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Slow disc"),
     [](const Grid& g) { return patch(g, Form::Ellipse, share(g, 0.5), share(g, 0.5), 0.5); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Lens"),
     [](const Grid& g) { return patch(g, Form::Lens, share(g, 0.25), share(g, 0.7), 0.4); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Prism"),
     [](const Grid& g) { return patch(g, Form::Prism, share(g, 0.5), share(g, 0.45), 0.5); }},
    {Group::Medium, QT_TRANSLATE_NOOP("NewThing", "Gradually slower"),
     [](const Grid& g) { return patch(g, Form::Box, share(g, 0.8), share(g, 0.8), 1.0, 0.2); }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Point source"),
     [](const Grid& g) { return source(g, SourceForm::Point, Signal::Sine); }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Line source"),
     [](const Grid& g) { return source(g, SourceForm::Line, Signal::Sine); }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Source of packets"),
     [](const Grid& g) {
         Thing thing = source(g, SourceForm::Point, Signal::Packet);
         std::get<Source>(thing.is).every = 6.0;
         return thing;
     }},
    {Group::Source, QT_TRANSLATE_NOOP("NewThing", "Moving source"),
     [](const Grid& g) {
         Thing thing = source(g, SourceForm::Point, Signal::Sine);
         Source& made = std::get<Source>(thing.is);
         thing.x = std::round(0.2 * g.width);
         made.to = {std::round(0.8 * g.width), thing.y};
         made.speed = share(g, 0.1);
         return thing;
     }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Measuring tape"),
     [](const Grid& g) {
         Mark mark;
         mark.length = share(g, 0.5);
         return inMiddle(g, mark);
     }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Scale"),
     [](const Grid& g) {
         Mark mark;
         mark.kind = MarkKind::Scale;
         mark.length = share(g, 0.25);
         Thing thing = inMiddle(g, mark);
         thing.y = std::round(0.92 * g.height);
         return thing;
     }},
    {Group::Measure, QT_TRANSLATE_NOOP("NewThing", "Stopwatch"),
     [](const Grid& g) {
         Mark mark;
         mark.kind = MarkKind::Stopwatch;
         Thing thing = inMiddle(g, mark);
         thing.y = std::round(0.08 * g.height);
         return thing;
     }},
};

} // namespace

std::span<const NewThing> newThings() { return all; }

Thing madeFor(const NewThing& kind, const Experiment& experiment) {
    const Grid& grid = experiment.grid;
    Thing thing = kind.make(grid);
    if (Source* made = std::get_if<Source>(&thing.is)) {
        const double hertz =
            frequencyOf(experiment.rule, std::max(4.0, share(grid, 0.1))) * experiment.stepsPerSecond;
        // Two digits are easier to talk about.
        const double unit = std::pow(10.0, std::floor(std::log10(hertz)) - 1.0);
        if (std::isfinite(unit) && unit > 0.0) made->hertz = std::round(hertz / unit) * unit;
    }
    const double step = share(grid, 0.12);
    const auto taken = [&thing](const Thing& other) {
        return std::abs(other.x - thing.x) < 2.0 && std::abs(other.y - thing.y) < 2.0;
    };
    const double middle = thing.x;
    while (std::ranges::any_of(experiment.things, taken) && thing.x + step < grid.width) thing.x += step;
    if (std::ranges::any_of(experiment.things, taken)) thing.x = middle;
    return thing;
}

QString nameOf(const NewThing& kind) { return QCoreApplication::translate("NewThing", kind.name); }

} // namespace seiche
