// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/event_reader.h"

#include "files/parameter_reader.h"
#include "model/limits.h"
#include "model/objects_change.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace seiche {

namespace {

constexpr std::array<std::string_view, 7> kinds{"pull", "hold", "set", "things", "calm", "draw", "modes"};

} // namespace

void EventReader::read(const JsonValue& events, const Pull& inherited) {
    const JsonValue::List* list = m_members.list(events, "events", limits::events);
    if (!list) return;
    m_inherited = inherited;
    m_present.objects = m_experiment.objects;
    m_present.probes = m_experiment.probes;
    m_present.stepsPerSecond = m_experiment.stepsPerSecond;
    m_experiment.events.reserve(list->size());
    for (std::size_t i = 0; i < list->size() && !m_hasTooMany && !m_members.problemList().tooMany(); ++i) {
        const JsonValue& value = (*list)[i];
        const std::string path = "events[" + std::to_string(i) + "]";
        Event event;
        event.what = Settings{};
        if (!m_experiment.events.empty()) event.step = m_experiment.events.back().step;
        if (m_members.isObject(value, path,
                               {"step", "pull", "hold", "then", "set", "things", "calm", "draw", "modes"}))
            readEvent(value, path, event);
        m_experiment.events.push_back(std::move(event));
        m_paths.push_back(path);
        if (const JsonValue* trail = value.find("then")) readTrail(*trail, path);
    }
}

std::optional<std::string> EventReader::pathInFile(const std::string& path) const {
    constexpr std::string_view events = "events[";
    if (!path.starts_with(events)) return path;
    std::size_t place = 0;
    const char* begin = path.data() + events.size();
    const char* end = std::from_chars(begin, path.data() + path.size(), place).ptr;
    if (place >= m_paths.size()) return path;
    const std::string& inFile = m_paths[place];
    const std::string rest(end + 1);
    if (!inFile.ends_with(']') || inFile.find(".then[") == inFile.npos) return inFile + rest;
    if (rest.ends_with(".at") || rest == ".step") return inFile;
    const std::vector<Event>& all = m_experiment.events;
    const bool hasOwnHeight = pullIn(all[place].what)->height != pullIn(all[place - 1].what)->height;
    return rest == ".hold.height" && hasOwnHeight ? std::optional(inFile) : std::nullopt;
}

void EventReader::readEvent(const JsonValue& value, const std::string& path, Event& event) {
    if (const auto step = m_members.count(value, path, "step", 0, limits::lastStep)) event.step = *step;
    m_step = event.step;
    const auto given =
        std::ranges::count_if(kinds, [&](std::string_view kind) { return value.find(kind) != nullptr; });
    if (given == 0)
        m_members.addProblem(
            path, TRANSLATABLE(
                      "Problem",
                      "needs one of \"pull\", \"hold\", \"set\", \"things\", \"calm\", \"draw\" or \"modes\""));
    else if (given > 1)
        m_members.addProblem(path, {TRANSLATABLE("Problem", "only one of %1 is allowed"),
                                    "pull, hold, set, things, calm, draw, modes"});
    else event.what = readChange(value, path);
    if (!value.find("pull") && !value.find("hold") && value.find("then"))
        m_members.addProblem(path + ".then",
                             TRANSLATABLE("Problem", "is only allowed with \"pull\" or \"hold\""));
}

Change EventReader::readChange(const JsonValue& value, const std::string& path) {
    if (const JsonValue* pull = value.find("pull")) return readPull(*pull, path + ".pull");
    if (const JsonValue* hold = value.find("hold")) return readHold(*hold, path + ".hold");
    if (const JsonValue* objects = value.find("things")) return readObjects(*objects, path + ".things");
    if (const JsonValue* localDamping = value.find("calm"))
        return readLocalDamping(*localDamping, path + ".calm");
    if (const JsonValue* shape = value.find("draw")) return readShape(*shape, path + ".draw");
    if (const JsonValue* modes = value.find("modes")) return readModes(*modes, path + ".modes");
    Settings settings = readSettings(m_members, *value.find("set"), path + ".set");
    follow(settings);
    return settings;
}

// Reads a repeated tap or a moving hold: [steps later, column, row] each, plus the new height for
// a carried hold.
void EventReader::readTrail(const JsonValue& value, const std::string& path) {
    const bool pool = m_experiment.rule.scene == SceneKind::Pool;
    const JsonValue::List* list =
        m_members.list(value, path + ".then", limits::events - m_experiment.events.size());
    const Event first = m_experiment.events.back();
    const Hold* held = std::get_if<Hold>(&first.what);
    const bool moves = held || std::holds_alternative<Pull>(first.what);
    for (std::size_t i = 0; list && moves && i < list->size(); ++i) {
        const JsonValue& each = (*list)[i];
        const std::string here = path + ".then[" + std::to_string(i) + "]";
        const JsonValue::List* numbers = each.list();
        const std::size_t usual = pool ? 3 : 2;
        const std::size_t max = usual + (held && held->isCarried() ? 1 : 0);
        const bool good = numbers && numbers->size() >= usual && numbers->size() <= max &&
                          std::ranges::all_of(*numbers, [](const JsonValue& one) { return one.number(); });
        const double later = good ? *(*numbers)[0].number() : 0.0;
        if (!good || !isWhole(later) || later < 0 || later > double(limits::lastStep)) {
            m_members.addProblem(
                here, {pool ? TRANSLATABLE("Problem", "%1 is not of the form [steps later, column, row]")
                            : TRANSLATABLE("Problem", "%1 is not of the form [steps later, point]"),
                       brief(each)});
            continue;
        }
        const auto height = numbers->size() == usual ? std::nullopt : std::optional(*numbers->back().number());
        Event next = first;
        next.step = m_experiment.events.back().step + static_cast<std::int64_t>(later);
        const Spot at{*(*numbers)[1].number(), pool ? *(*numbers)[2].number() : 0.0};
        if (follow(next, first, at, height)) {
            m_experiment.events.push_back(std::move(next));
            m_paths.push_back(here);
        } else if (!m_members.problemList().has(path + ".hold.steps")) {
            // No problem if the hold, and so its duration, is unreadable.
            m_members.addProblem(here,
                                 {TRANSLATABLE("Problem", "%1 is after the end of the hold"), brief(each)});
        }
    }
}

// Moves a tap or hold to its next position, a hold also to a new height. Returns false if the hold
// has already ended.
bool EventReader::follow(Event& next, const Event& first, const Spot& at, std::optional<double> height) {
    if (Pull* pull = std::get_if<Pull>(&next.what)) {
        pull->x = at.x;
        pull->y = at.y;
        return true;
    }
    Hold& moved = std::get<Hold>(next.what);
    const std::int64_t end = first.step + moved.steps;
    if (next.step >= end) return false;
    // Each position is held for at least one step.
    Event& last = m_experiment.events.back();
    Hold& before = std::get<Hold>(last.what);
    before.steps = std::max<std::int64_t>(1, next.step - last.step);
    moved.x = at.x;
    moved.y = at.y;
    moved.steps = end - next.step;
    moved.height = height.value_or(before.height);
    if (moved.isCarried()) moved.from = before.heightAt(next.step - last.step);
    return true;
}

void EventReader::readPlace(const JsonValue& value, const std::string& path, double& x, double& y) {
    const JsonValue* at = value.find("at");
    const auto spot = at ? m_members.place(*at, path + ".at", m_experiment.rule.scene) : std::nullopt;
    if (!spot) return;
    x = spot->x;
    y = spot->y;
}

// The table rows of pullWith have the same keys.
Pull EventReader::readPull(const JsonValue& value, const std::string& path) {
    Experiment scratch;
    scratch.pullWith = m_inherited;
    readGroup(m_members, "pullWith", value, path, scratch);
    readPlace(value, path, scratch.pullWith.x, scratch.pullWith.y);
    return scratch.pullWith;
}

// The table rows of pullWith share keys with holds.
Hold EventReader::readHold(const JsonValue& value, const std::string& path) {
    Hold hold{.x = m_inherited.x, .y = m_inherited.y};
    if (!m_members.isObject(value, path,
                            {"shape", "width", "height", "at", "steps", "from", "ramp", "softness"}))
        return hold;
    Experiment scratch;
    Pull& pull = scratch.pullWith;
    pull = m_inherited;
    for (const char* key : {"shape", "width", "height"})
        if (const JsonValue* given = value.find(key))
            m_members.property(*findParameter(std::string("pullWith.") + key), *given, path + '.' + key,
                               scratch);
    readPlace(value, path, pull.x, pull.y);
    const std::int64_t steps = m_members.count(value, path, "steps", 1, limits::holdSteps).value_or(1);
    hold = {pull.shape, pull.width, pull.height, pull.x, pull.y, steps};
    if (value.find("ramp")) hold.ramp = m_members.count(value, path, "ramp", 0, limits::holdSteps).value_or(0);
    readNumber(value, path, "softness", hold.softness);
    readNumber(value, path, "from", hold.from);
    if (!hold.isCarried()) hold.from = 0.0; // starts at its own height
    return hold;
}

Change EventReader::readLocalDamping(const JsonValue& value, const std::string& path) {
    if (!m_members.isObject(value, path, {"at", "radius", "factor"})) return Settings{};
    LocalDamping localDamping{.x = m_inherited.x, .y = m_inherited.y};
    readPlace(value, path, localDamping.x, localDamping.y);
    readNumber(value, path, "radius", localDamping.radius);
    readNumber(value, path, "factor", localDamping.factor);
    return localDamping;
}

Change EventReader::readShape(const JsonValue& value, const std::string& path) {
    if (!m_members.isObject(value, path, {"heights", "formula", "raster"})) return Settings{};
    DrawnShape shape;
    const bool isPool = m_experiment.rule.scene == SceneKind::Pool;
    if (isPool || value.find("raster")) shape.raster = readRaster(value, path);
    if (const JsonValue* heights = value.find("heights"))
        shape.heights = m_members.numbers(*heights, path + ".heights", limits::traceHeights);
    else if (const JsonValue* formula = isPool ? nullptr : value.find("formula"))
        shape.heights = m_objects.rasters().readHeights(
            *formula, path + ".formula", static_cast<std::size_t>(std::max(2, m_experiment.grid.width)));
    return shape;
}

SharedRaster EventReader::readRaster(const JsonValue& value, const std::string& path) {
    const double max =
        m_experiment.rule.arithmetic == Arithmetic::Integer ? limits::integerHeight : limits::height;
    return m_objects.rasters()
        .read(value, path, placesOf(m_experiment.grid), -max, max)
        .value_or(SharedRaster());
}

Change EventReader::readModes(const JsonValue& value, const std::string& path) {
    if (!m_members.isObject(value, path, {"in", "alone", "waves"})) return Settings{};
    AddedModes added;
    if (const JsonValue* in = value.find("in")) {
        if (in->text() && !in->text()->empty()) added.in = *in->text();
        else m_members.addProblem(path + ".in", {TRANSLATABLE("Problem", "%1 is not a name"), brief(*in)});
    }
    if (const JsonValue* alone = value.find("alone")) {
        if (const bool* truth = std::get_if<bool>(&alone->is)) added.alone = *truth;
        else
            m_members.addProblem(path + ".alone",
                                 {TRANSLATABLE("Problem", "%1 is neither true nor false"), brief(*alone)});
    }
    const JsonValue* waves = value.find("waves");
    const JsonValue::List* list = waves ? m_members.list(*waves, path + ".waves", limits::addedModes) : nullptr;
    for (std::size_t i = 0; list && i < list->size(); ++i)
        added.modes.push_back(readMode((*list)[i], path + ".waves[" + std::to_string(i) + ']'));
    return added;
}

AddedMode EventReader::readMode(const JsonValue& value, const std::string& path) {
    AddedMode mode{.x = m_inherited.x, .y = m_inherited.y};
    if (!m_members.isObject(value, path, {"halfWaves", "height", "phase", "at"})) return mode;
    if (const JsonValue* count = value.find("halfWaves")) {
        const bool pool = m_experiment.rule.scene == SceneKind::Pool;
        const JsonValue::List* two = count->list();
        if (!pool && count->number()) mode.halfWavesX = *count->number();
        else if (pool && two && two->size() == 2 && two->front().number() && two->back().number()) {
            mode.halfWavesX = *two->front().number();
            mode.halfWavesY = *two->back().number();
        } else
            m_members.addProblem(
                path + ".halfWaves",
                {pool ? TRANSLATABLE("Problem", "%1 is not of the form [half-wavelengths along x, along y]")
                      : TRANSLATABLE("Problem", "%1 is not a number"),
                 brief(*count)});
    }
    readNumber(value, path, "height", mode.height);
    readNumber(value, path, "phase", mode.phase);
    readPlace(value, path, mode.x, mode.y);
    return mode;
}

void EventReader::readNumber(const JsonValue& value, const std::string& path, const char* key, double& number) {
    const JsonValue* given = value.find(key);
    if (!given) return;
    if (given->number()) number = *given->number();
    else m_members.addProblem(path + '.' + key, {TRANSLATABLE("Problem", "%1 is not a number"), brief(*given)});
}

Change EventReader::readObjects(const JsonValue& value, const std::string& path) {
    if (!m_members.isObject(value, path, {"put", "remove", "probes"})) return Settings{};
    const Grid& grid = m_experiment.grid;
    ObjectsChange change = m_objects.readChange(value, path, m_present.objects, m_experiment.rule.scene,
                                                {double(grid.width / 2), double(grid.height / 2)});
    if (const JsonValue* put = value.find("put")) keepPhases(*put, change);
    applyObjects(m_present, change);
    // Stops because further events would be compared with all objects.
    if (m_present.objects.size() > limits::objects) {
        m_members.addProblem(path, {TRANSLATABLE("Problem", "more than %1 objects"), limits::objects});
        m_hasTooMany = true;
    }
    return change;
}

void EventReader::keepPhases(const JsonValue& put, ObjectsChange& change) const {
    for (std::size_t i = 0; i < change.put.size(); ++i) {
        const JsonValue& value = (*put.list())[i];
        PoolObject& object = change.put[i];
        const PoolObject* before = findObject(m_present.objects, object.name);
        Source* source = std::get_if<Source>(&object.is);
        const Source* old = before ? std::get_if<Source>(&before->is) : nullptr;
        if (!source || !old || !(source->hertz > 0.0) || !value.find("hertz") || value.find("phase")) continue;
        const Source goesOn =
            std::get<Source>(withFrequency(*before, source->hertz, m_present.stepsPerSecond, m_step).is);
        source->phase = goesOn.phase;
        if (!value.find("from")) source->from = goesOn.from;
        if (!value.find("until")) source->until = goesOn.until;
    }
}

void EventReader::follow(const Settings& settings) {
    for (const Setting& setting : settings) {
        const double* pace = std::get_if<double>(&setting.value);
        if (setting.id != "stepsPerSecond" || !pace || !(*pace > 0.0)) continue;
        const double old = std::exchange(m_present.stepsPerSecond, *pace);
        preservePhases(m_present, old, m_step);
    }
}

} // namespace seiche
