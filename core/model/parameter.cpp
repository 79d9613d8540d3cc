// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parameter.h"

#include "model/elided.h"
#include "model/limits.h"

#include <cstdio>
#include <cstdlib>

namespace seiche {

namespace {

using namespace rows;

Parameter named(std::string_view id, std::string_view name, std::string_view description) {
    Parameter row;
    row.id = id;
    row.name = name;
    row.description = description;
    return row;
}

Parameter ranged(Parameter row, std::string_view symbol, std::string_view unit, double least, double most,
                 double fineStep, int decimals) {
    row.symbol = symbol;
    row.unit = unit;
    row.least = least;
    row.most = most;
    row.fineStep = fineStep;
    row.decimals = decimals;
    return row;
}

template <auto member>
Parameter number(std::string_view id, std::string_view symbol, std::string_view name, std::string_view unit,
                 std::string_view description, double least, double most, double fineStep, int decimals) {
    Parameter row = ranged(named(id, name, description), symbol, unit, least, most, fineStep, decimals);
    bindNumber<member, Experiment>(row);
    return row;
}

template <auto member>
Parameter word(std::string_view id, std::string_view name, std::string_view description) {
    Parameter row = named(id, name, description);
    bindWord<member, Experiment>(row);
    return row;
}

// A row of the way to look at a pool, which an experiment need not have; a member of it is named by a function
// returning a reference to it.
double decimal(double value) { return value; }
double decimal(int value) { return value; }
// The number a float was written as, not its neighbour among the doubles.
double decimal(float value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.7g", static_cast<double>(value));
    return std::strtod(text, nullptr);
}
ViewWish& viewOf(Experiment& experiment) {
    if (!experiment.view) experiment.view.emplace();
    return *experiment.view;
}

Parameter atStart(Parameter row) {
    row.duringRun = false;
    return row;
}
Parameter ofView(Parameter row) {
    row.appliesTo = [](const Experiment& e) { return e.view.has_value(); };
    return atStart(std::move(row));
}

template <auto member>
Parameter viewNumber(std::string_view id, std::string_view symbol, std::string_view name, std::string_view unit,
                     std::string_view description, double least, double most, double fineStep, int decimals) {
    Parameter row = ranged(named(id, name, description), symbol, unit, least, most, fineStep, decimals);
    row.number = [](const Experiment& e) {
        ViewWish wish = e.view.value_or(ViewWish());
        return decimal(member(wish));
    };
    row.setNumber = [](Experiment& e, double value) {
        auto& target = member(viewOf(e));
        target = static_cast<std::remove_reference_t<decltype(target)>>(value);
    };
    return ofView(std::move(row));
}

template <auto member>
Parameter viewWord(std::string_view id, std::string_view name, std::string_view description) {
    using E = std::remove_reference_t<decltype(member(std::declval<ViewWish&>()))>;
    Parameter row = named(id, name, description);
    row.kind = Parameter::Kind::Word;
    row.words = wordsOf<E>();
    row.word = [](const Experiment& e) {
        ViewWish wish = e.view.value_or(ViewWish());
        return wordFor(member(wish));
    };
    row.setWord = [](Experiment& e, std::string_view word) {
        const auto value = valueOf<E>(word);
        ViewWish& wish = viewOf(e);
        if (value) member(wish) = *value;
        return value.has_value();
    };
    return ofView(std::move(row));
}

bool inPool(const Experiment& e) { return e.rule.medium == Medium::Pool; }
bool inIntegers(const Experiment& e) { return e.rule.arithmetic == Arithmetic::Integer; }
bool inFloats(const Experiment& e) { return !inIntegers(e); }
bool driven(const Experiment& e) { return e.drive.isOn(); }
bool raining(const Experiment& e) { return e.rain.isOn(); }
bool previewed(const Experiment& e) { return e.preview != Preview{}; }

// Lines that are off are 0 of them; how many there would be is then not kept.
Parameter levelLines() {
    Parameter row = viewNumber<[](ViewWish& v) -> int& { return v.look.levels; }>(
        "view.levelLines", "", "Level lines", "",
        "How many lines of equal height there are from rest to the end of the colours; 0: none", 0, 20, 1, 0);
    row.number = [](const Experiment& e) {
        return e.view && e.view->look.levelLines ? static_cast<double>(e.view->look.levels) : 0.0;
    };
    row.setNumber = [](Experiment& e, double lines) {
        PoolLook& look = viewOf(e).look;
        look.levelLines = lines > 0.0;
        if (lines > 0.0) look.levels = static_cast<int>(lines);
    };
    return row;
}

std::vector<Parameter> table() {
    return {
        onlyFor(above(number<[](Experiment& e) -> double& { return e.rule.k; }>(
                    "k", "k", "Spring constant", "per step\u00b2",
                    "How strongly neighbours pull; the square of the wave's speed in cells per step", 0.0, 4.0,
                    0.001, 3)),
                inFloats),
        onlyFor(above(number<[](Experiment& e) -> double& { return e.rule.damping.update; }>(
                    "damping.update", "d", "Update damping", "per step",
                    "Scales the whole new height at every step; also pulls the medium back to level", 0.0, 1.0,
                    1e-4, 6)),
                inFloats),
        onlyFor(above(number<[](Experiment& e) -> double& { return e.rule.damping.velocity; }>(
                    "damping.velocity", "s", "Velocity damping", "per step",
                    "Scales only the velocity at every step, as friction does", 0.0, 1.0, 1e-4, 6)),
                inFloats),
        above(number<[](Experiment& e) -> double& { return e.stepsPerSecond; }>(
            "stepsPerSecond", "", "Steps per second", "1/s",
            "How many steps of the calculation make one second", 0.0, 1e6, 1.0, 3)),
        word<[](Experiment& e) -> Edge& { return e.rule.edges.left; }>(
            "edges.left", "Left", "What happens to a wave at the left end"),
        word<[](Experiment& e) -> Edge& { return e.rule.edges.right; }>(
            "edges.right", "Right", "What happens to a wave at the right end"),
        onlyFor(word<[](Experiment& e) -> Edge& { return e.rule.edges.top; }>(
                    "edges.top", "Top", "What happens to a wave at the top side"),
                inPool),
        onlyFor(word<[](Experiment& e) -> Edge& { return e.rule.edges.bottom; }>(
                    "edges.bottom", "Bottom", "What happens to a wave at the bottom side"),
                inPool),
        onlyFor(word<[](Experiment& e) -> Stencil& { return e.rule.stencil; }>(
                    "stencil", "Stencil", "Which neighbours pull at a cell of the pool"),
                inPool),
        onlyFor(word<[](Experiment& e) -> Scheme& { return e.rule.scheme; }>("scheme", "Scheme",
                                                                             "How the next frame is computed"),
                inFloats),
        atStart(word<[](Experiment& e) -> Arithmetic& { return e.rule.arithmetic; }>(
            "arithmetic", "Arithmetic", "Heights as floating-point numbers or as whole numbers")),
        onlyFor(whole(number<[](Experiment& e) -> int& { return e.rule.divisor; }>(
                    "divisor", "", "Divisor", "",
                    "What the sum of the neighbours is divided by (integer water)", 1, 1'000'000, 1, 0)),
                inIntegers),
        onlyFor(whole(number<[](Experiment& e) -> int& { return e.rule.dampingShare; }>(
                    "dampingShare", "", "Damping share", "",
                    "The height loses one part in this many at every step (integer water; 0: none)", 0,
                    1'000'000, 1, 0)),
                inIntegers),
        onlyFor(word<[](Experiment& e) -> Water& { return e.rule.water; }>(
                    "water", "Water", "Whether integer water swings, or only blurs as a first step"),
                inIntegers),
        word<[](Experiment& e) -> PullShape& { return e.pullWith.shape; }>("pullWith.shape", "Shape",
                                                                           "The shape of a pull"),
        above(number<[](Experiment& e) -> double& { return e.pullWith.width; }>(
            "pullWith.width", "\u03c3", "Width", "cells", "How wide a pull is", 0.0, limits::pullWidth, 0.5,
            1)),
        number<[](Experiment& e) -> double& { return e.pullWith.height; }>(
            "pullWith.height", "", "Height", "", "How far a pull lifts the medium", -limits::integerHeight,
            limits::integerHeight, 0.1, 2),
        word<[](Experiment& e) -> PullMode& { return e.pullWith.mode; }>(
            "pullWith.mode", "Mode", "Whether a pull sets the height, adds to it, or plucks from rest"),
        onlyFor(number<[](Experiment& e) -> double& { return e.drive.height; }>(
                    "drive.height", "", "Drive height", "per step",
                    "How strongly a sine drives the medium at every step; 0: not at all", -limits::height,
                    limits::height, 1e-4, 6),
                driven),
        onlyFor(number<[](Experiment& e) -> double& { return e.drive.frequency; }>(
                    "drive.frequency", "", "Drive frequency", "cycles per step",
                    "How fast the driving sine swings", 0.0, 0.5, 1e-6, 9),
                driven),
        onlyFor(number<[](Experiment& e) -> double& { return e.drive.phase; }>(
                    "drive.phase", "", "Drive phase", "cycles", "Where the driving sine stands at frame 0", 0.0,
                    1.0, 0.01, 9),
                driven),
        onlyFor(word<[](Experiment& e) -> PullShape& { return e.drive.shape; }>("drive.shape", "Drive shape",
                                                                                "The shape of the drive"),
                driven),
        onlyFor(above(number<[](Experiment& e) -> double& { return e.drive.width; }>(
                    "drive.width", "\u03c3", "Drive width", "cells", "How wide the drive is", 0.0,
                    limits::pullWidth, 0.5, 1)),
                driven),
        onlyFor(number<[](Experiment& e) -> double& { return e.drive.x; }>(
                    "drive.x", "", "Drive column", "cells",
                    "Where the drive is: its column, or its point on a string", 0.0,
                    static_cast<double>(limits::poolCells - 1), 1.0, 1),
                driven),
        onlyFor(number<[](Experiment& e) -> double& { return e.drive.y; }>(
                    "drive.y", "", "Drive row", "cells", "Where the drive is: its row in a pool", 0.0,
                    static_cast<double>(limits::poolCells - 1), 1.0, 1),
                driven),
        onlyFor(number<[](Experiment& e) -> double& { return e.rain.rate; }>(
                    "rain.rate", "", "Rain", "drops/s", "How many drops fall into the pool; 0: none", 0.0, 1e6,
                    0.1, 2),
                inPool),
        onlyFor(whole(number<[](Experiment& e) -> double& { return e.rain.seed; }>(
                    "rain.seed", "", "Rain seed", "", "Another number is another shower", 0.0, 1e9, 1.0, 0)),
                raining),
        onlyFor(word<[](Experiment& e) -> PullShape& { return e.rain.shape; }>("rain.shape", "Drop shape",
                                                                               "The shape of a drop"),
                raining),
        onlyFor(above(number<[](Experiment& e) -> double& { return e.rain.width; }>(
                    "rain.width", "\u03c3", "Drop width", "cells", "How wide a drop is", 0.0, limits::pullWidth,
                    0.5, 1)),
                raining),
        onlyFor(number<[](Experiment& e) -> double& { return e.rain.height; }>(
                    "rain.height", "", "Drop height", "", "How far a drop lifts the water",
                    -limits::integerHeight, limits::integerHeight, 0.1, 2),
                raining),
        onlyFor(
            word<[](Experiment& e) -> PullMode& { return e.rain.mode; }>(
                "rain.mode", "Drop mode", "Whether a drop sets the height, adds to it, or plucks from rest"),
            raining),
        onlyFor(word<[](Experiment& e) -> Moves& { return e.preview.moves; }>(
                    "preview.moves", "Moves", "When time goes on: always, or while the mouse is over the pool"),
                previewed),
        onlyFor(word<[](Experiment& e) -> Shows& { return e.preview.framesPerSecond; }>(
                    "preview.framesPerSecond", "Frames per second",
                    "Whether the number of pictures drawn per second is written beside the pool"),
                previewed),
        onlyFor(number<[](Experiment& e) -> double& { return e.preview.pixelSize; }>(
                    "preview.pixelSize", "", "Pixel size", "pixels",
                    "How wide a cell is drawn; 0: as wide as fits the window", 0.0, 100.0, 1.0, 1),
                previewed),
        viewWord<[](ViewWish& v) -> PoolView& { return v.look.view; }>("view.kind", "View",
                                                                       "How the pool becomes a picture"),
        viewWord<[](ViewWish& v) -> ColourMap& { return v.look.map; }>("view.map", "Colours",
                                                                       "The colours of signed heights"),
        viewNumber<[](ViewWish& v) -> double& { return v.range; }>(
            "view.range", "", "Range", "", "The height at the end of the colours; 0: it follows the waves", 0.0,
            limits::viewRange, 0.1, 6),
        whole(levelLines()),
        viewNumber<[](ViewWish& v) -> float& { return v.look.n; }>(
            "view.n", "n", "Index n", "", "How much slower light is in the water than in air", 1.0, 2.5, 0.001,
            3),
        viewNumber<[](ViewWish& v) -> float& { return v.look.depth; }>(
            "view.depth", "D", "Depth", "cells", "From the still water down to the floor", 0.0, 100.0, 1.0, 1),
        viewNumber<[](ViewWish& v) -> float& { return v.look.caustics; }>(
            "view.caustics", "", "Bright lines", "", "How much of the light the waves gather on the floor", 0.0,
            1.0, 0.05, 2),
        viewNumber<[](ViewWish& v) -> float& { return v.look.waves; }>(
            "view.waves", "", "Height of waves", "",
            "How many times higher water and surface show waves than of themselves", 0.1, 10.0, 0.1, 2),
        viewNumber<[](ViewWish& v) -> double& { return v.look.eye.turn; }>(
            "view.turn", "", "Turned", "\u00b0", "How far the surface is turned", -180.0, 180.0, 5.0, 1),
        viewNumber<[](ViewWish& v) -> double& { return v.look.eye.tilt; }>(
            "view.tilt", "", "Tilted", "\u00b0", "How steeply one looks at the surface; 90: straight down", 5.0,
            90.0, 5.0, 1),
        viewNumber<[](ViewWish& v) -> double& { return v.look.eye.zoom; }>(
            "view.zoom", "", "Nearness", "", "How near the eye is to the surface", 0.25, 8.0, 0.1, 2),
        above(viewNumber<[](ViewWish& v) -> double& { return v.cellLength; }>(
            "view.cellLength", "", "A cell is", "", "How long a cell is said to be, in the unit cellUnit", 0.0,
            1e6, 0.1, 6)),
    };
}

} // namespace

std::span<const Parameter> parameters() {
    static const std::vector<Parameter> rows = table();
    return rows;
}

const Parameter* findParameter(std::string_view id) {
    for (const Parameter& row : parameters())
        if (row.id == id) return &row;
    return nullptr;
}

std::string problemWith(const Parameter& parameter, const std::variant<double, std::string>& value) {
    if (parameter.kind == Parameter::Kind::Word) {
        const std::string* given = std::get_if<std::string>(&value);
        if (!given) return inWords(std::get<double>(value)) + " is not " + rangeOf(parameter);
        for (std::string_view each : parameter.words)
            if (each == *given) return {};
        return '"' + elided(*given) + "\" is not " + rangeOf(parameter);
    }
    const double* given = std::get_if<double>(&value);
    if (!given)
        return '"' + elided(std::get<std::string>(value)) + "\" is not a number (" + rangeOf(parameter) + ")";
    return problemWithNumber(parameter, *given);
}

void applySettings(Experiment& experiment, const Settings& settings) {
    for (const Setting& setting : settings) {
        const Parameter* row = findParameter(setting.id);
        if (!row) continue;
        if (const double* value = std::get_if<double>(&setting.value)) row->setNumber(experiment, *value);
        else row->setWord(experiment, std::get<std::string>(setting.value));
    }
}

} // namespace seiche
