// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/thing_fields.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace seiche {

namespace {

using namespace rows;

template <auto member>
ThingField number(std::string_view key, std::string_view name, std::string_view unit,
                  std::string_view description, double least, double most, double fineStep, int decimals) {
    ThingField field;
    field.key = key;
    field.name = name;
    field.unit = unit;
    field.description = description;
    field.least = least;
    field.most = most;
    field.fineStep = fineStep;
    field.decimals = decimals;
    bindNumber<member, Thing>(field);
    return field;
}

template <auto member>
ThingField oneOf(std::string_view key, std::string_view name, std::string_view description) {
    ThingField field;
    field.key = key;
    field.name = name;
    field.description = description;
    bindWord<member, Thing>(field);
    return field;
}

ThingField otherName(ThingField field) {
    field.isOtherName = true;
    return field;
}

constexpr double farthest = 1e5; // cells
constexpr double longest = 1e9;  // seconds

Form formOf(const Thing& thing) { return shapeOf(thing)->form; }
bool hasSize(const Thing& thing) { return formOf(thing) != Form::Paint; }
bool hasThickness(const Thing& thing) {
    const Form form = formOf(thing);
    return form != Form::Line && form != Form::Lens && form != Form::Prism;
}
bool isLine(const Thing& thing) { return formOf(thing) == Form::Line; }
bool hasSlits(const Thing& thing) { return isLine(thing) && std::get<Wall>(thing.is).slits > 0; }
bool hasSeveralSlits(const Thing& thing) { return isLine(thing) && std::get<Wall>(thing.is).slits > 1; }

ThingField angle() {
    return number<[](Thing& t) -> double& { return t.angle; }>(
        "angle", "Angle", "\u00b0", "How far it is turned, clockwise", -360.0, 360.0, 1.0, 1);
}

std::vector<ThingField> outline() {
    return {
        oneOf<[](Thing& t) -> Form& { return shapeOf(t)->form; }>("form", "Form", "The form of its outline"),
        onlyFor(
            above(number<[](Thing& t) -> double& { return shapeOf(t)->width; }>(
                "width", "Width", "cells", "How wide it is; how long, if it is a line", 0.0, farthest, 1.0, 1)),
            hasSize),
        onlyFor(above(number<[](Thing& t) -> double& { return shapeOf(t)->height; }>(
                    "height", "Height", "cells", "How high it is; how thick, if it is a line", 0.0, farthest,
                    1.0, 1)),
                hasSize),
        onlyFor(number<[](Thing& t) -> double& { return shapeOf(t)->thickness; }>(
                    "thickness", "Thickness", "cells",
                    "How thick its rim or brush is; 0: a full box or ellipse", 0.0, farthest, 1.0, 1),
                hasThickness),
    };
}

template <class... Fields>
std::vector<ThingField> joined(std::vector<ThingField> fields, Fields... more) {
    (fields.push_back(std::move(more)), ...);
    return fields;
}

std::vector<ThingField> wallFields() {
    return joined(outline(), angle(),
                  oneOf<[](Thing& t) -> WallKind& { return std::get<Wall>(t.is).kind; }>(
                      "edge", "Edge", "What it does to a wave: turns it over, mirrors it or swallows it"),
                  onlyFor(whole(number<[](Thing& t) -> int& { return std::get<Wall>(t.is).slits; }>(
                              "slits", "Slits", "", "How many openings it has", 0, 1000, 1, 0)),
                          isLine),
                  onlyFor(above(number<[](Thing& t) -> double& { return std::get<Wall>(t.is).opening; }>(
                              "opening", "Opening", "cells", "How wide each slit is", 0.0, farthest, 1.0, 1)),
                          hasSlits),
                  onlyFor(above(number<[](Thing& t) -> double& { return std::get<Wall>(t.is).distance; }>(
                              "distance", "Distance", "cells",
                              "From the middle of a slit to the middle of the next", 0.0, farthest, 1.0, 1)),
                          hasSeveralSlits));
}

constexpr double largestFactor = 100.0;

std::vector<ThingField> patchFields() {
    ThingField speed = otherName(above(number<[](Thing& t) -> double& { return std::get<Patch>(t.is).factor; }>(
        "speed", "Speed", "", "The speed of waves in it, in parts of that around it", 0.0, 10.0, 0.01, 3)));
    speed.number = [](const Thing& t) { return std::sqrt(std::get<Patch>(t.is).factor); };
    speed.setNumber = [](Thing& t, double value) { std::get<Patch>(t.is).factor = value * value; };
    return joined(
        outline(), angle(),
        above(number<[](Thing& t) -> double& { return std::get<Patch>(t.is).factor; }>(
            "factor", "Factor of k", "", "What k is multiplied with in it: the square of the speed's ratio",
            0.0, largestFactor, 0.01, 3)),
        speed,
        number<[](Thing& t) -> double& { return std::get<Patch>(t.is).factorTo; }>(
            "factorTo", "Factor at the far end", "",
            "The factor runs evenly to this from its left to its right; 0: the same everywhere", 0.0,
            largestFactor, 0.01, 3));
}

const Source& sourceOf(const Thing& thing) { return std::get<Source>(thing.is); }
bool isLineSource(const Thing& thing) { return sourceOf(thing).form == SourceForm::Line; }
bool repeats(const Thing& thing) { return sourceOf(thing).signal != Signal::Sine; }
bool isPacket(const Thing& thing) { return sourceOf(thing).signal == Signal::Packet; }
bool hasPhase(const Thing& thing) { return sourceOf(thing).signal != Signal::Pulse; }
bool moves(const Thing& thing) { return sourceOf(thing).speed > 0.0; }

std::vector<ThingField> sourceFields() {
    return {
        oneOf<[](Thing& t) -> SourceForm& { return std::get<Source>(t.is).form; }>(
            "form", "Form", "A point makes round waves, a line straight ones"),
        onlyFor(above(number<[](Thing& t) -> double& { return std::get<Source>(t.is).length; }>(
                    "length", "Length", "cells", "How long the line is", 0.0, farthest, 1.0, 1)),
                isLineSource),
        onlyFor(number<[](Thing& t) -> double& { return std::get<Source>(t.is).fade; }>(
                    "fade", "Soft ends", "cells",
                    "Over how many cells the line fades beyond its ends; 0: at once", 0.0, farthest, 1.0, 1),
                isLineSource),
        onlyFor(angle(), isLineSource),
        above(number<[](Thing& t) -> double& { return std::get<Source>(t.is).width; }>(
            "width", "Softness", "cells", "How wide it is across (sigma)", 0.0, farthest, 0.5, 1)),
        oneOf<[](Thing& t) -> Signal& { return std::get<Source>(t.is).signal; }>(
            "signal", "Signal", "Swings on and on, gives a single push, or some swings"),
        number<[](Thing& t) -> double& { return std::get<Source>(t.is).height; }>(
            "height", "Height", "", "The amplitude of its waves, beside a line or one wave length from a point",
            -1e6, 1e6, 0.05, 3),
        above(number<[](Thing& t) -> double& { return std::get<Source>(t.is).hertz; }>(
            "hertz", "Frequency", "Hz", "How often it swings in a second of the run", 0.0, 5e5, 0.01, 3)),
        onlyFor(number<[](Thing& t) -> double& { return std::get<Source>(t.is).phase; }>(
                    "phase", "Phase", "cycles", "Where its swing stands at second 0, or when its packet begins",
                    0.0, 1.0, 0.01, 4),
                hasPhase),
        number<[](Thing& t) -> double& { return std::get<Source>(t.is).from; }>(
            "from", "On at", "s", "The second of the run at which it starts", 0.0, longest, 0.1, 2),
        number<[](Thing& t) -> double& { return std::get<Source>(t.is).until; }>(
            "until", "Off at", "s", "The second at which it stops; 0: never", 0.0, longest, 0.1, 2),
        onlyFor(above(number<[](Thing& t) -> double& { return std::get<Source>(t.is).cycles; }>(
                    "cycles", "Cycles", "", "How many swings a packet has", 0.0, 1e6, 1.0, 1)),
                isPacket),
        onlyFor(number<[](Thing& t) -> double& { return std::get<Source>(t.is).every; }>(
                    "every", "Again after", "s", "It comes again after so many seconds; 0: only once", 0.0,
                    longest, 0.1, 2),
                repeats),
        number<[](Thing& t) -> double& { return std::get<Source>(t.is).speed; }>(
            "speed", "Speed", "cells/s", "How fast it moves there and back; 0: it stays", 0.0, 1e9, 1.0, 1),
        onlyFor(number<[](Thing& t) -> double& { return std::get<Source>(t.is).to.x; }>(
                    "toX", "Moves to column", "cells", "The column it moves to", 0.0, farthest * 200, 1.0, 1),
                moves),
        onlyFor(number<[](Thing& t) -> double& { return std::get<Source>(t.is).to.y; }>(
                    "toY", "Moves to row", "cells", "The row it moves to", 0.0, farthest * 200, 1.0, 1),
                moves),
    };
}

bool isStopwatch(const Thing& thing) { return std::get<Mark>(thing.is).kind == MarkKind::Stopwatch; }
bool hasLength(const Thing& thing) { return !isStopwatch(thing); }

std::vector<ThingField> markFields() {
    return {
        oneOf<[](Thing& t) -> MarkKind& { return std::get<Mark>(t.is).kind; }>("mark", "Mark",
                                                                               "Tape, scale or stopwatch"),
        onlyFor(above(number<[](Thing& t) -> double& { return std::get<Mark>(t.is).length; }>(
                    "length", "Length", "cells", "How long it is", 0.0, farthest, 1.0, 1)),
                hasLength),
        onlyFor(angle(), hasLength),
        onlyFor(number<[](Thing& t) -> double& { return std::get<Mark>(t.is).from; }>(
                    "from", "Started at", "s", "The second of the run at which it was started", 0.0, longest,
                    0.1, 2),
                isStopwatch),
        onlyFor(number<[](Thing& t) -> double& { return std::get<Mark>(t.is).until; }>(
                    "until", "Stopped at", "s", "The second at which it was stopped; 0: it runs", 0.0, longest,
                    0.1, 2),
                isStopwatch),
    };
}

// Each kind with its word and its table, in the order of the variant.
struct Kind {
    std::string_view word;
    Thing fresh;
    std::vector<ThingField> fields;
};
const Kind& kindOf(const Wall&) {
    static const Kind wall{"wall", {.name = {}, .is = Wall()}, wallFields()};
    return wall;
}
const Kind& kindOf(const Patch&) {
    static const Kind medium{"medium", {.name = {}, .is = Patch()}, patchFields()};
    return medium;
}
const Kind& kindOf(const Source&) {
    static const Kind source{"source", {.name = {}, .is = Source()}, sourceFields()};
    return source;
}
const Kind& kindOf(const Mark&) {
    static const Kind mark{"mark", {.name = {}, .is = Mark()}, markFields()};
    return mark;
}

const Kind& kindFor(const Thing& thing) {
    return std::visit([](const auto& is) -> const Kind& { return kindOf(is); }, thing.is);
}

template <class... Kinds>
std::vector<const Kind*> kindsOf(const std::variant<Kinds...>*) {
    return {&kindOf(Kinds())...};
}

const std::vector<const Kind*>& kinds() {
    static const std::vector<const Kind*> all = kindsOf(static_cast<decltype(Thing::is)*>(nullptr));
    return all;
}

} // namespace

std::span<const ThingField> fieldsOf(const Thing& thing) { return kindFor(thing).fields; }

const ThingField* findField(const Thing& thing, std::string_view key) {
    const auto fields = fieldsOf(thing);
    const auto found = std::ranges::find(fields, key, &ThingField::key);
    return found == fields.end() ? nullptr : &*found;
}

bool applies(const ThingField& field, const Thing& thing) { return !field.appliesTo || field.appliesTo(thing); }

std::string_view kindOf(const Thing& thing) { return kindFor(thing).word; }

std::optional<Thing> thingOfKind(std::string_view word) {
    const auto found = std::ranges::find_if(kinds(), [&](const Kind* kind) { return kind->word == word; });
    return found == kinds().end() ? std::nullopt : std::optional((*found)->fresh);
}

const std::string& allKinds() {
    static const std::string words = [] {
        std::string text;
        for (const Kind* kind : kinds()) text += (text.empty() ? "" : ", ") + std::string(kind->word);
        return text;
    }();
    return words;
}

} // namespace seiche
