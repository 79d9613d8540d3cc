// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/event_reader.h"
#include "files/experiment_file.h"
#include "files/parameter_reader.h"
#include "model/elided.h"
#include "model/limits.h"
#include "model/validate.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace seiche {

namespace {

// Reads a document into an experiment that starts as the default. Unreadable values keep their
// defaults, so that reading continues and finds every problem.
class Reader {
public:
    Reader(const JsonValue& document, JsonReading&& reading)
        : m_document(document), m_problemList(std::move(reading.problems), std::move(reading.unreadable)) {}

    ReadExperiment read() {
        if (!m_document.object()) {
            m_members.addProblem("", {TRANSLATABLE("Problem", "an experiment must be a JSON object: %1"),
                                      "{ \"seiche\": 1, ... }"});
            return std::move(m_problemList).all();
        }
        if (!m_members.version(m_document, "seiche")) return std::move(m_problemList).all();
        readMedium();
        m_members.onlyKeys(m_document, "", topKeys());
        readText("title", m_experiment.title);
        readText("description", m_experiment.description);
        readText("category", m_experiment.category);
        readText("task", m_experiment.task);
        readText("claim", m_experiment.claim);
        readPanel();
        readSize();
        readParameters(m_members, m_document, m_experiment);
        readPullPlace();
        readView();
        if (const JsonValue* objects = m_document.find("things"))
            m_experiment.objects = m_objects.readList(*objects, "things", m_experiment.rule.scene, middle());
        readOverlays();
        if (const JsonValue* probes = m_document.find("probes"))
            m_experiment.probes = m_objects.readProbes(*probes, "probes", m_experiment.rule.scene);
        makeProbeNamesUnique();
        addRest(validate(m_experiment));
        readEvents();
        if (!m_problemList.tooMany()) addRest(validate(m_experiment));
        if (!m_problemList.none()) return std::move(m_problemList).all();
        return std::move(m_experiment);
    }

private:
    // Adds problems of the whole, except consequences of unreadable values.
    void addRest(std::vector<Problem> problems) {
        for (Problem& problem : problems) {
            if (m_problemList.tooMany()) return;
            const bool ofPlace = problem.path.ends_with(".at") || problem.path.starts_with("view.section.");
            const std::optional<std::string> path = m_events.pathInFile(problem.path);
            if (!path || m_problemList.has(*path) || (ofPlace && m_sizeUnknown)) continue;
            m_members.addProblem(*path, std::move(problem));
        }
    }

    void readMedium() {
        const JsonValue* scene = m_document.find("medium");
        std::optional<SceneKind> known;
        if (scene) known = m_members.word<SceneKind>(*scene, "medium");
        else
            m_members.addProblem("medium",
                                 {TRANSLATABLE("Problem", "is missing (one of %1)"), allNames<SceneKind>()});
        if (!known) {
            // A guess, so that the rest can be checked.
            m_sizeUnknown = true;
            const JsonValue* size = m_document.find("size");
            const JsonValue::List* sizes = size ? size->list() : nullptr;
            known = sizes && sizes->size() == 2 ? SceneKind::Pool : SceneKind::String;
        }
        m_experiment = defaultExperiment(*known);
    }

    static MemberReader::Keys topKeys() {
        MemberReader::Keys keys{"seiche", "title", "description", "category", "task",
                                "claim",  "panel", "medium",      "size"};
        for (const Parameter& row : parameters()) {
            const std::string_view top = row.id.substr(0, row.id.find('.'));
            if (std::find(keys.begin(), keys.end(), top) == keys.end()) keys.push_back(top);
        }
        keys.insert(keys.end(), {"things", "overlays", "probes", "events"});
        return keys;
    }

    void readText(const char* key, std::string& text) {
        const JsonValue* value = m_document.find(key);
        if (!value) return;
        if (const std::string* given = value->text()) text = *given;
        else m_members.addProblem(key, {TRANSLATABLE("Problem", "%1 is not text"), brief(*value)});
    }

    void readPanel() {
        const JsonValue* value = m_document.find("panel");
        if (value && !(value->text() && value->text()->empty()))
            m_experiment.panel = m_members.word<OpeningPanel>(*value, "panel");
    }

    void readSize() {
        const bool pool = m_experiment.rule.scene == SceneKind::Pool;
        if (const JsonValue* size = m_document.find("size")) {
            const std::int64_t max = pool ? limits::poolCells : limits::stringPoints;
            const auto fits = [max](const JsonValue& each) {
                const double* number = each.number();
                return number && isWhole(*number) && *number >= 1 && *number <= static_cast<double>(max);
            };
            const JsonValue::List* sizes = size->list();
            if (!sizes || sizes->size() != (pool ? 2u : 1u) ||
                !std::all_of(sizes->begin(), sizes->end(), fits)) {
                m_members.addProblem(
                    "size",
                    {pool
                         ? TRANSLATABLE("Problem",
                                        "%1 is not the size of a pool ([columns, rows], integers from 1 to %2)")
                         : TRANSLATABLE("Problem",
                                        "%1 is not the size of a string ([points], an integer from 1 to %2)"),
                     brief(*size), max});
                m_sizeUnknown = true;
            } else {
                m_experiment.grid.width = static_cast<int>(*(*sizes)[0].number());
                m_experiment.grid.height = pool ? static_cast<int>(*(*sizes)[1].number()) : 1;
            }
        }
        m_experiment.pullWith.x = m_experiment.grid.width / 2;
        m_experiment.pullWith.y = m_experiment.grid.height / 2;
    }

    // Reads [column, row] or [point]; empty if invalid.
    std::optional<Spot> placeIn(const JsonValue& value, const std::string& path) {
        return m_members.place(value, path, m_experiment.rule.scene);
    }

    void readPullPlace() {
        const JsonValue* pull = m_document.find("pullWith");
        const JsonValue* at = pull ? pull->find("at") : nullptr;
        const std::optional<Spot> spot = at ? placeIn(*at, "pullWith.at") : std::nullopt;
        if (!spot) return;
        m_experiment.pullWith.x = spot->x;
        m_experiment.pullWith.y = spot->y;
    }

    // Reads members of "view" that are no parameters.
    void readView() {
        const JsonValue* view = m_document.find("view");
        if (!view || !view->object()) return;
        if (!m_experiment.view) m_experiment.view.emplace();
        if (const JsonValue* unit = view->find("cellUnit")) {
            if (unit->text()) m_experiment.view->cellUnit = *unit->text();
            else
                m_members.addProblem("view.cellUnit",
                                     {TRANSLATABLE("Problem", "%1 is not text"), brief(*unit)});
        }
        const JsonValue* section = view->find("section");
        if (!section || !m_members.isObject(*section, "view.section", {"from", "to"})) return;
        const auto end = [&](const std::string& key) -> std::optional<Spot> {
            if (const JsonValue* given = section->find(key)) return placeIn(*given, "view.section." + key);
            m_members.addProblem("view.section." + key,
                                 TRANSLATABLE("Problem", "is missing (an end of the cross-section)"));
            return std::nullopt;
        };
        const std::optional<Spot> from = end("from");
        const std::optional<Spot> to = end("to");
        if (from && to) m_experiment.view->section = {*from, *to};
    }

    Spot middle() const { return {double(m_experiment.grid.width / 2), double(m_experiment.grid.height / 2)}; }

    void readOverlays() {
        const JsonValue* value = m_document.find("overlays");
        const JsonValue::List* list =
            value ? m_members.list(*value, "overlays", EnumNames<Overlay>::all.size()) : nullptr;
        for (std::size_t i = 0; list && i < list->size(); ++i)
            if (const auto overlay = m_members.word<Overlay>((*list)[i], "overlays[" + std::to_string(i) + "]"))
                m_experiment.overlays.push_back(*overlay);
    }

    // Makes probe names unique, because events refer to them.
    void makeProbeNamesUnique() {
        std::unordered_set<std::string> taken;
        for (const PoolObject& object : m_experiment.objects) taken.insert(object.name);
        for (Probe& probe : m_experiment.probes) {
            const std::string given = probe.name;
            for (int number = 2; !taken.insert(probe.name).second; ++number)
                probe.name = given + ' ' + std::to_string(number);
        }
    }

    void readEvents() {
        const JsonValue* events = m_document.find("events");
        if (!events) return;
        // Events must not repeat problems of pullWith.
        const Spot at = middle();
        const bool sound = !m_problemList.hasBelow("pullWith");
        m_events.read(*events, sound ? m_experiment.pullWith : Pull{.x = at.x, .y = at.y});
    }

    const JsonValue& m_document;
    ProblemList m_problemList;
    MemberReader m_members{m_problemList};
    ObjectReader m_objects{m_members};
    Experiment m_experiment;
    EventReader m_events{m_members, m_experiment};
    bool m_sizeUnknown = false;
};

// Returns whether a problem belongs to an override: one path contains the other.
bool concerns(std::string_view path, std::string_view key) {
    const auto leadsTo = [](std::string_view whole, std::string_view part) {
        if (!whole.starts_with(part)) return false;
        return whole.size() == part.size() || whole[part.size()] == '.' || whole[part.size()] == '[';
    };
    return !path.empty() && (leadsTo(path, key) || leadsTo(key, path));
}

// Returns an override as quoted in messages: "--set k=0.5".
std::string optionOf(const std::string& override) {
    const std::size_t equals = override.find('=');
    if (equals == override.npos) return "--set " + elided(override);
    const std::string_view whole = override;
    return "--set " + elided(whole.substr(0, equals)) + '=' + elided(whole.substr(equals + 1));
}

} // namespace

ReadExperiment readExperiment(std::string_view text, std::span<const std::string> overrides) {
    JsonReading reading = readJsonLeniently(std::string(text));
    if (!reading.value) return std::move(reading.problems);
    JsonValue root = std::move(*reading.value);
    std::vector<Problem> refused;
    for (const std::string& each : overrides)
        if (auto problem = applyOverride(root, each)) refused.push_back({optionOf(each), std::move(*problem)});
    if (!refused.empty()) return refused;

    ReadExperiment result = Reader(root, std::move(reading)).read();
    auto* problems = std::get_if<std::vector<Problem>>(&result);
    if (!problems) return result;
    for (Problem& problem : *problems) {
        const auto given = std::find_if(overrides.rbegin(), overrides.rend(), [&](const std::string& each) {
            return concerns(problem.path, std::string_view(each).substr(0, each.find('=')));
        });
        problem.path = elided(problem.path);
        if (given != overrides.rend()) problem.path = optionOf(*given) + ": " + problem.path;
    }
    return result;
}

} // namespace seiche
