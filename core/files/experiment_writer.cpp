// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "files/object_reader.h"
#include "files/raster_reader.h"
#include "model/limits.h"
#include "model/objects_change.h"
#include "model/parameter.h"

#include <algorithm>
#include <array>

namespace seiche {

namespace {

// Order of the written parameter keys; unlisted keys follow.
constexpr std::array<std::string_view, 14> keyOrder{
    "stencil", "scheme", "arithmetic", "water", "divisor",  "dampingShare",   "k",
    "bending", "model",  "damping",    "edges", "conserve", "stepsPerSecond", "pullWith"};

std::string_view topOf(std::string_view id) { return id.substr(0, id.find('.')); }

JsonValue placeOf(const Experiment& experiment, double x, double y) {
    JsonValue::List place{JsonValue(x)};
    if (experiment.rule.scene == SceneKind::Pool) place.push_back(JsonValue(y));
    return place;
}

JsonValue valueOfRow(const Parameter& row, const Experiment& experiment) {
    if (row.kind == Parameter::Kind::Word) return row.word(experiment);
    return row.number(experiment);
}

JsonValue pullOf(const Experiment& experiment, const Pull& pull) {
    JsonValue value{JsonValue::Object()};
    value.add("at", placeOf(experiment, pull.x, pull.y));
    // The table rows of pullWith describe every tap.
    Experiment scratch;
    scratch.pullWith = pull;
    for (const Parameter& row : parameters())
        if (topOf(row.id) == "pullWith") value.add(std::string(row.id.substr(9)), valueOfRow(row, scratch));
    return value;
}

JsonValue holdOf(const Experiment& experiment, const Hold& hold) {
    JsonValue value{JsonValue::Object()};
    value.add("at", placeOf(experiment, hold.x, hold.y));
    value.add("shape", toString(hold.shape));
    value.add("width", hold.width);
    value.add("height", hold.height);
    value.add("steps", static_cast<double>(hold.steps));
    if (hold.isSoft()) value.add("softness", hold.softness);
    if (!hold.isCarried()) return value;
    value.add("from", hold.from);
    value.add("ramp", static_cast<double>(hold.ramp));
    return value;
}

// Adds a value under a dotted id: "damping.velocity" inside the object "damping", created if
// missing.
void addNested(JsonValue& root, std::string_view id, JsonValue value) {
    const std::size_t dot = id.find('.');
    if (dot == id.npos) {
        root.add(std::string(id), std::move(value));
        return;
    }
    JsonValue* group = root.find(id.substr(0, dot));
    if (!group) group = &root.add(std::string(id.substr(0, dot)), JsonValue::Object());
    group->add(std::string(id.substr(dot + 1)), std::move(value));
}

JsonValue settingsOf(const Settings& settings) {
    // Nested as in the file, unless order would change.
    bool inOrder = true;
    for (std::size_t i = 0; i < settings.size(); ++i)
        for (std::size_t j = 0; j + 1 < i; ++j)
            if (topOf(settings[i].id) == topOf(settings[j].id) &&
                topOf(settings[i].id) != topOf(settings[i - 1].id))
                inOrder = false;
    JsonValue value{JsonValue::Object()};
    for (const Setting& setting : settings) {
        const auto asJson = [](const auto& given) { return JsonValue(given); };
        if (inOrder) addNested(value, setting.id, std::visit(asJson, setting.value));
        else value.add(setting.id, std::visit(asJson, setting.value));
    }
    return value;
}

JsonValue localDampingOf(const Experiment& experiment, const LocalDamping& localDamping) {
    JsonValue value{JsonValue::Object()};
    value.add("at", placeOf(experiment, localDamping.x, localDamping.y));
    value.add("radius", localDamping.radius);
    value.add("factor", localDamping.factor);
    return value;
}

JsonValue::List probesOf(const Experiment& experiment, const std::vector<Probe>& probes) {
    JsonValue::List list;
    for (const Probe& probe : probes) {
        JsonValue value{JsonValue::Object()};
        value.add("name", probe.name);
        value.add("at", placeOf(experiment, probe.x, probe.y));
        list.push_back(std::move(value));
    }
    return list;
}

JsonValue modesOf(const Experiment& experiment, const AddedModes& added) {
    JsonValue::List waves;
    for (const AddedMode& mode : added.modes) {
        JsonValue wave{JsonValue::Object()};
        if (experiment.rule.scene == SceneKind::Pool)
            wave.add("halfWaves", JsonValue::List{mode.halfWavesX, mode.halfWavesY});
        else wave.add("halfWaves", mode.halfWavesX);
        wave.add("height", mode.height);
        wave.add("phase", mode.phase);
        wave.add("at", placeOf(experiment, mode.x, mode.y));
        waves.push_back(std::move(wave));
    }
    JsonValue value{JsonValue::Object()};
    if (!added.in.empty()) value.add("in", added.in);
    value.add("alone", added.alone);
    value.add("waves", std::move(waves));
    return value;
}

JsonValue drawnOf(const Experiment& experiment, const DrawnShape& shape) {
    JsonValue value{JsonValue::Object()};
    if (shape.raster) addRaster(value, *shape.raster, placesOf(experiment.grid));
    else value.add("heights", JsonValue::List(shape.heights.begin(), shape.heights.end()));
    return value;
}

// `present` has the objects before the event.
JsonValue eventOf(const Experiment& experiment, const Event& event, const Experiment& present) {
    JsonValue value{JsonValue::Object()};
    value.add("step", static_cast<double>(event.step));
    if (const Pull* pull = std::get_if<Pull>(&event.what)) value.add("pull", pullOf(experiment, *pull));
    else if (const auto* settings = std::get_if<Settings>(&event.what)) value.add("set", settingsOf(*settings));
    else if (const Hold* hold = std::get_if<Hold>(&event.what)) value.add("hold", holdOf(experiment, *hold));
    else if (const DrawnShape* shape = std::get_if<DrawnShape>(&event.what))
        value.add("draw", drawnOf(experiment, *shape));
    else if (const auto* added = std::get_if<AddedModes>(&event.what))
        value.add("modes", modesOf(experiment, *added));
    else if (const LocalDamping* localDamping = std::get_if<LocalDamping>(&event.what))
        value.add("calm", localDampingOf(experiment, *localDamping));
    else {
        const ObjectsChange& change = std::get<ObjectsChange>(event.what);
        JsonValue& objects = value.add("things", jsonOf(change, experiment.rule.scene, present.objects));
        if (!change.probes.empty()) objects.add("probes", probesOf(experiment, change.probes));
    }
    return value;
}

// Returns whether taps differ only in position and step.
bool repeats(const Pull& one, Pull other) {
    other.x = one.x;
    other.y = one.y;
    return other == one;
}

// Returns whether a hold continues the previous hold at its end, at a new position or height. A
// hold replaced at once still lasts one step.
bool takesOver(const Event& before, const Event& next) {
    const Hold& one = std::get<Hold>(before.what);
    Hold other = std::get<Hold>(next.what);
    const std::int64_t later = next.step - before.step;
    if (later != one.steps && !(later == 0 && one.steps == 1)) return false;
    other.x = one.x;
    other.y = one.y;
    other.steps = one.steps;
    if (one.isCarried() && other.from == one.heightAt(later)) {
        other.from = one.from;
        other.height = one.height;
    }
    return other == one;
}

// Returns the duration from the start of `first` to the end of `last`, in steps.
std::int64_t stepsOfAll(const Event& first, const Event& last) {
    return last.step + std::get<Hold>(last.what).steps - first.step;
}

// Returns whether `next` continues the trail after `previous`.
bool goesOn(const Event& first, const Event& before, const Event& next) {
    if (next.what.index() != first.what.index()) return false;
    if (const Pull* pull = std::get_if<Pull>(&first.what)) return repeats(*pull, std::get<Pull>(next.what));
    if (!std::holds_alternative<Hold>(first.what)) return false;
    return takesOver(before, next) && stepsOfAll(first, next) <= limits::holdSteps;
}

// Returns the events, with tap and hold trails merged.
JsonValue::List eventsOf(const Experiment& experiment) {
    JsonValue::List list;
    const std::vector<Event>& events = experiment.events;
    Experiment present;
    present.objects = experiment.objects;
    for (std::size_t i = 0; i < events.size();) {
        JsonValue::List trail;
        std::size_t next = i + 1;
        for (; next < events.size() && goesOn(events[i], events[next - 1], events[next]); ++next) {
            const Pull there = *pullIn(events[next].what), before = *pullIn(events[next - 1].what);
            JsonValue::List again{JsonValue(double(events[next].step - events[next - 1].step)),
                                  JsonValue(there.x)};
            if (experiment.rule.scene == SceneKind::Pool) again.emplace_back(there.y);
            if (there.height != before.height) again.emplace_back(there.height);
            trail.push_back(std::move(again));
        }
        Event whole = events[i];
        if (Hold* hold = std::get_if<Hold>(&whole.what)) hold->steps = stepsOfAll(events[i], events[next - 1]);
        JsonValue value = eventOf(experiment, whole, present);
        if (const auto* change = std::get_if<ObjectsChange>(&whole.what)) applyObjects(present, *change);
        if (!trail.empty()) value.add("then", std::move(trail));
        list.push_back(std::move(value));
        i = next;
    }
    return list;
}

// Returns whether a value is written: an ineffective value only if it was changed.
bool isWritten(const Parameter& row, const Experiment& experiment, const Experiment& usual) {
    if (!row.appliesTo || row.appliesTo(experiment)) return true;
    if (row.kind == Parameter::Kind::Word) return row.word(experiment) != row.word(usual);
    return row.number(experiment) != row.number(usual);
}

void addParameters(JsonValue& root, const Experiment& experiment) {
    const Experiment usual = defaultExperiment(experiment.rule.scene);
    std::vector<const Parameter*> rows;
    for (const Parameter& row : parameters())
        if (topOf(row.id) != "pullWith" && topOf(row.id) != "view" && isWritten(row, experiment, usual))
            rows.push_back(&row);
    const auto place = [](const Parameter* row) {
        return std::find(keyOrder.begin(), keyOrder.end(), topOf(row->id)) - keyOrder.begin();
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const Parameter* a, const Parameter* b) { return place(a) < place(b); });
    for (const Parameter* row : rows) addNested(root, row->id, valueOfRow(*row, experiment));
}

void addView(JsonValue& root, const Experiment& experiment) {
    for (const Parameter& row : parameters())
        if (topOf(row.id) == "view") addNested(root, row.id, valueOfRow(row, experiment));
    JsonValue& view = *root.find("view");
    if (!experiment.view->cellUnit.empty()) view.add("cellUnit", experiment.view->cellUnit);
    if (!experiment.view->section) return;
    JsonValue section{JsonValue::Object()};
    section.add("from",
                placeOf(experiment, experiment.view->section->from.x, experiment.view->section->from.y));
    section.add("to", placeOf(experiment, experiment.view->section->to.x, experiment.view->section->to.y));
    view.add("section", std::move(section));
}

} // namespace

std::string writeExperiment(const Experiment& experiment) {
    const bool pool = experiment.rule.scene == SceneKind::Pool;
    JsonValue root{JsonValue::Object()};
    root.add("seiche", 1.0);
    root.add("title", experiment.title);
    if (!experiment.description.empty()) root.add("description", experiment.description);
    if (!experiment.category.empty()) root.add("category", experiment.category);
    if (!experiment.task.empty()) root.add("task", experiment.task);
    if (!experiment.claim.empty()) root.add("claim", experiment.claim);
    if (experiment.panel) root.add("panel", toString(*experiment.panel));
    root.add("medium", toString(experiment.rule.scene));
    JsonValue::List size{JsonValue(double(experiment.grid.width))};
    if (pool) size.push_back(JsonValue(double(experiment.grid.height)));
    root.add("size", std::move(size));
    addParameters(root, experiment);
    root.add("pullWith", pullOf(experiment, experiment.pullWith));
    if (!experiment.objects.empty()) root.add("things", jsonOf(experiment.objects, experiment.rule.scene));
    if (!experiment.overlays.empty()) {
        JsonValue::List words;
        for (const Overlay overlay : experiment.overlays) words.push_back(JsonValue(toString(overlay)));
        root.add("overlays", std::move(words));
    }
    if (experiment.view) addView(root, experiment);
    root.add("probes", probesOf(experiment, experiment.probes));
    root.add("events", eventsOf(experiment));
    return pretty(root);
}

} // namespace seiche
