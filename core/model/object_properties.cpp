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

constexpr double farthest = 1e5; // cells
constexpr double longest = 1e9;  // seconds

Form formOf(const PoolObject& object) { return shapeOf(object)->form; }
bool hasSize(const PoolObject& object) { return formOf(object) != Form::Paint; }
bool hasThickness(const PoolObject& object) {
    const Form form = formOf(object);
    return form != Form::Line && form != Form::Lens && form != Form::Prism;
}
bool isLine(const PoolObject& object) { return formOf(object) == Form::Line; }
bool hasSlits(const PoolObject& object) { return isLine(object) && std::get<Wall>(object.is).slits > 0; }
bool hasSeveralSlits(const PoolObject& object) { return isLine(object) && std::get<Wall>(object.is).slits > 1; }

PropertyRow<PoolObject> addAngle(ObjectRows& rows) {
    return rows
        .add<[](PoolObject& t) -> double& { return t.angle; }>(
            "angle", TRANSLATABLE("Thing", "Angle"), TRANSLATABLE("Thing", "How far it is rotated, clockwise"))
        .in(TRANSLATABLE("Thing", "°"))
        .between(-360.0, 360.0, 1.0, 1);
}

void addOutline(ObjectRows& rows) {
    rows.add<[](PoolObject& t) -> Form& { return shapeOf(t)->form; }>(
            "form", TRANSLATABLE("Thing", "Shape"), TRANSLATABLE("Thing", "The shape of its outline"))
        .shown({TRANSLATABLE("Thing", "line"), TRANSLATABLE("Thing", "box"), TRANSLATABLE("Thing", "ellipse"),
                TRANSLATABLE("Thing", "lens"), TRANSLATABLE("Thing", "prism"),
                TRANSLATABLE("Thing", "parabola"), TRANSLATABLE("Thing", "painted")});
    rows.add<[](PoolObject& t) -> double& { return shapeOf(t)->width; }>(
            "width", TRANSLATABLE("Thing", "Width"),
            TRANSLATABLE("Thing", "How wide it is; of a line, its length"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasSize);
    rows.add<[](PoolObject& t) -> double& { return shapeOf(t)->height; }>(
            "height", TRANSLATABLE("Thing", "Height"),
            TRANSLATABLE("Thing", "How high it is; of a line, its thickness"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasSize);
    rows.add<[](PoolObject& t) -> double& { return shapeOf(t)->thickness; }>(
            "thickness", TRANSLATABLE("Thing", "Thickness"),
            TRANSLATABLE("Thing", "The thickness of its rim or brush; 0: a filled box or ellipse"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .onlyFor(hasThickness);
    addAngle(rows);
}

void addWall(ObjectRows& rows) {
    addOutline(rows);
    rows.add<[](PoolObject& t) -> WallKind& { return std::get<Wall>(t.is).kind; }>(
            "edge", TRANSLATABLE("Thing", "Edge"),
            TRANSLATABLE("Thing",
                         "What it does to a wave: reflects it upside down, reflects it upright, or absorbs it"))
        .shown({TRANSLATABLE("Thing", "fixed"), TRANSLATABLE("Thing", "free"),
                TRANSLATABLE("Thing", "absorbing")});
    rows.add<[](PoolObject& t) -> int& { return std::get<Wall>(t.is).slits; }>(
            "slits", TRANSLATABLE("Thing", "Slits"), TRANSLATABLE("Thing", "How many openings it has"))
        .between(0, 1000, 1, 0)
        .onlyFor(isLine);
    rows.add<[](PoolObject& t) -> double& { return std::get<Wall>(t.is).opening; }>(
            "opening", TRANSLATABLE("Thing", "Opening"), TRANSLATABLE("Thing", "How wide each slit is"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasSlits);
    rows.add<[](PoolObject& t) -> double& { return std::get<Wall>(t.is).distance; }>(
            "distance", TRANSLATABLE("Thing", "Distance"),
            TRANSLATABLE("Thing", "From the middle of a slit to the middle of the next"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasSeveralSlits);
}

constexpr double largestFactor = 100.0;

// The other name of the factor: its root.
double speedIn(const PoolObject& t) { return std::sqrt(std::get<MediumRegion>(t.is).factor); }
void setSpeedIn(PoolObject& t, double speed) { std::get<MediumRegion>(t.is).factor = speed * speed; }

void addPatch(ObjectRows& rows) {
    addOutline(rows);
    rows.add<[](PoolObject& t) -> double& { return std::get<MediumRegion>(t.is).factor; }>(
            "factor", TRANSLATABLE("Thing", "Factor of k"),
            TRANSLATABLE("Thing", "What k is multiplied by in it: the square of the ratio of speeds"))
        .between(0.0, largestFactor, 0.01, 3)
        .above();
    rows.add<[](PoolObject& t) -> double& { return std::get<MediumRegion>(t.is).factor; }>(
            "speed", TRANSLATABLE("Thing", "Speed"),
            TRANSLATABLE("Thing", "The speed of waves in it, relative to that around it"))
        .between(0.0, 10.0, 0.01, 3)
        .above()
        .otherName()
        .converted(speedIn, setSpeedIn);
    rows.add<[](PoolObject& t) -> double& { return std::get<MediumRegion>(t.is).factorTo; }>(
            "factorTo", TRANSLATABLE("Thing", "Factor at the far end"),
            TRANSLATABLE("Thing",
                         "The factor changes evenly to this one from left to right; 0: the same everywhere"))
        .between(0.0, largestFactor, 0.01, 3);
}

const Source& sourceOf(const PoolObject& object) { return std::get<Source>(object.is); }
bool isLineSource(const PoolObject& object) { return sourceOf(object).form == SourceForm::Line; }
bool repeats(const PoolObject& object) { return !isSteady(sourceOf(object).signal); }
bool isPacket(const PoolObject& object) { return sourceOf(object).signal == Signal::Packet; }
bool hasPhase(const PoolObject& object) { return sourceOf(object).signal != Signal::Pulse; }
bool canMove(const PoolObject& object) { return sourceOf(object).form != SourceForm::Held; }
bool moves(const PoolObject& object) { return canMove(object) && sourceOf(object).speed > 0.0; }

void addSource(ObjectRows& rows) {
    rows.add<[](PoolObject& t) -> SourceForm& { return std::get<Source>(t.is).form; }>(
            "form", TRANSLATABLE("Thing", "Shape"),
            TRANSLATABLE("Thing",
                         "A point makes round waves, a line straight ones; on a string waves go through "
                         "both, and a held place has the height of the signal itself"))
        .shown({TRANSLATABLE("Thing", "point"), TRANSLATABLE("Thing", "line"), TRANSLATABLE("Thing", "held")});
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).length; }>(
            "length", TRANSLATABLE("Thing", "Length"), TRANSLATABLE("Thing", "How long the line is"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(isLineSource);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).fade; }>(
            "fade", TRANSLATABLE("Thing", "Soft ends"),
            TRANSLATABLE("Thing", "Over how many cells the line fades beyond its ends; 0: at once"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .onlyFor(isLineSource);
    addAngle(rows).onlyFor(isLineSource);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).width; }>(
            "width", TRANSLATABLE("Thing", "Softness"), TRANSLATABLE("Thing", "How wide it is across (sigma)"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 0.5, 1)
        .above()
        .onlyFor(canMove);
    rows.add<[](PoolObject& t) -> Signal& { return std::get<Source>(t.is).signal; }>(
            "signal", TRANSLATABLE("Thing", "Signal"),
            TRANSLATABLE("Thing",
                         "A steady sine, triangle or square, a single pulse, or a packet of some swings"))
        .shown({TRANSLATABLE("Thing", "sine"), TRANSLATABLE("Thing", "pulse"), TRANSLATABLE("Thing", "packet"),
                TRANSLATABLE("Thing", "triangle"), TRANSLATABLE("Thing", "square")});
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).height; }>(
            "height", TRANSLATABLE("Thing", "Height"),
            TRANSLATABLE("Thing",
                         "The amplitude of its waves, beside a line or one wavelength from a point; on a "
                         "string beside it"))
        .between(-1e6, 1e6, 0.05, 3);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).hertz; }>(
            "hertz", TRANSLATABLE("Thing", "Frequency"),
            TRANSLATABLE("Thing", "How often it swings in a second of the run"))
        .in(TRANSLATABLE("Thing", "Hz"))
        .between(0.0, 5e5, 0.01, 3)
        .above();
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).phase; }>(
            "phase", TRANSLATABLE("Thing", "Phase"),
            TRANSLATABLE("Thing", "The phase of its swing at second 0, or when its packet begins"))
        .in(TRANSLATABLE("Thing", "cycles"))
        .between(0.0, 1.0, 0.01, 4)
        .onlyFor(hasPhase);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).from; }>(
            "from", TRANSLATABLE("Thing", "Starts at"),
            TRANSLATABLE("Thing", "The second of the run at which it starts"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(-longest, longest, 0.1, 2);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).until; }>(
            "until", TRANSLATABLE("Thing", "Stops at"),
            TRANSLATABLE("Thing", "The second of the run at which it stops; 0: never"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, longest, 0.1, 2);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).cycles; }>(
            "cycles", TRANSLATABLE("Thing", "Cycles"), TRANSLATABLE("Thing", "How many swings a packet has"))
        .between(0.0, 1e6, 1.0, 1)
        .above()
        .onlyFor(isPacket);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).every; }>(
            "every", TRANSLATABLE("Thing", "Repeats every"),
            TRANSLATABLE("Thing", "After how many seconds it repeats; 0: only once"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, longest, 0.1, 2)
        .onlyFor(repeats);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).speed; }>(
            "speed", TRANSLATABLE("Thing", "Speed"),
            TRANSLATABLE("Thing", "How fast it moves back and forth; 0: it stays in place"))
        .in(TRANSLATABLE("Thing", "cells/s"))
        .between(0.0, 1e9, 1.0, 1)
        .onlyFor(canMove);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).to.x; }>(
            "toX", TRANSLATABLE("Thing", "Moves to column"), TRANSLATABLE("Thing", "The column it moves to"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest * 200, 1.0, 1)
        .onlyFor(moves);
    rows.add<[](PoolObject& t) -> double& { return std::get<Source>(t.is).to.y; }>(
            "toY", TRANSLATABLE("Thing", "Moves to row"), TRANSLATABLE("Thing", "The row it moves to"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest * 200, 1.0, 1)
        .onlyFor(moves);
}

InstrumentKind kindOfInstrument(const PoolObject& object) { return std::get<Instrument>(object.is).kind; }
bool isStopwatch(const PoolObject& object) { return kindOfInstrument(object) == InstrumentKind::Stopwatch; }
bool isTape(const PoolObject& object) { return kindOfInstrument(object) == InstrumentKind::Tape; }
bool hasLength(const PoolObject& object) {
    return isTape(object) || kindOfInstrument(object) == InstrumentKind::Scale;
}
bool isTurned(const PoolObject& object) {
    return hasLength(object) || kindOfInstrument(object) == InstrumentKind::Line;
}
// The other two are where the string is, or was.
bool hasRise(const PoolObject& object) { return isTurned(object) || isStopwatch(object); }

void addMark(ObjectRows& rows) {
    rows.add<[](PoolObject& t) -> InstrumentKind& { return std::get<Instrument>(t.is).kind; }>(
            "mark", TRANSLATABLE("Thing", "Instrument"),
            TRANSLATABLE("Thing", "What it measures or marks: a trace is a string as it was"))
        .shown({TRANSLATABLE("Thing", "tape"), TRANSLATABLE("Thing", "scale"),
                TRANSLATABLE("Thing", "stopwatch"), TRANSLATABLE("Thing", "reference line"),
                TRANSLATABLE("Thing", "marked point"), TRANSLATABLE("Thing", "frozen string")});
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).length; }>(
            "length", TRANSLATABLE("Thing", "Length"), TRANSLATABLE("Thing", "How long it is"))
        .in(TRANSLATABLE("Thing", "cells"))
        .between(0.0, farthest, 1.0, 1)
        .above()
        .onlyFor(hasLength);
    addAngle(rows).onlyFor(isTurned);
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).rise; }>(
            "rise", TRANSLATABLE("Thing", "Height of its middle"),
            TRANSLATABLE("Thing", "Beside a string: how high above rest its middle is"))
        .between(-limits::height, limits::height, 0.1, 2)
        .onlyFor(hasRise);
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).climb; }>(
            "climb", TRANSLATABLE("Thing", "Difference in height"),
            TRANSLATABLE("Thing", "Beside a string: how much higher its right end is than its left one"))
        .between(-limits::height, limits::height, 0.1, 2)
        .onlyFor(isTape);
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).from; }>(
            "from", TRANSLATABLE("Thing", "Started at"),
            TRANSLATABLE("Thing", "The second of the run at which it was started"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, longest, 0.1, 2)
        .onlyFor(isStopwatch);
    rows.add<[](PoolObject& t) -> double& { return std::get<Instrument>(t.is).until; }>(
            "until", TRANSLATABLE("Thing", "Stopped at"),
            TRANSLATABLE("Thing", "The second of the run at which it was stopped; 0: it is running"))
        .in(TRANSLATABLE("Thing", "s"))
        .between(0.0, longest, 0.1, 2)
        .onlyFor(isStopwatch);
}

std::vector<ObjectProperty> tableOf(void (*add)(ObjectRows&)) {
    ObjectRows rows;
    add(rows);
    return std::move(rows).rows();
}

// Each kind with its word and its table, in the order of the variant.
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
    constexpr std::array<std::string_view, 4> ofAPoolOnly{"form", "height", "thickness", "angle"};
    constexpr std::array<std::string_view, 2> ofAStringOnly{"rise", "climb"};
    constexpr std::array<std::string_view, 4> ofSourcesInAPoolOnly{"length", "fade", "angle", "toY"};
    const auto isIn = [&property](const auto& ids) { return std::ranges::find(ids, property.id) != ids.end(); };
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (scene == SceneKind::Pool && instrument && isIn(ofAStringOnly)) return false;
    if (scene == SceneKind::String && std::holds_alternative<MediumRegion>(object.is) && isIn(ofAPoolOnly))
        return false;
    if (scene == SceneKind::String && std::holds_alternative<Source>(object.is) && isIn(ofSourcesInAPoolOnly))
        return false;
    // A tape there has a difference in height instead.
    if (scene == SceneKind::String && instrument && isTape(object) && property.id == "angle") return false;
    return applies(property, object);
}

bool offers(const ObjectProperty& property, std::string_view word, const PoolObject& object, SceneKind scene) {
    return scene == SceneKind::String || !std::holds_alternative<Source>(object.is) || property.id != "form" ||
           word != toString(SourceForm::Held);
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
