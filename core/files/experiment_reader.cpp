// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "files/thing_reader.h"
#include "model/elided.h"
#include "model/limits.h"
#include "model/parameter.h"
#include "model/things_change.h"
#include "model/validate.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <unordered_set>

namespace seiche {

namespace {

using Words = std::vector<std::string_view>;

std::string joined(const Words& words) {
    std::string text;
    for (std::string_view each : words) text += (text.empty() ? "" : ", ") + std::string(each);
    return text;
}

bool isWhole(double number) { return number == std::floor(number); }

// Reads a document into an experiment that starts as the default. What cannot be read keeps its default, so
// that reading goes on and every problem is found.
class Reader {
public:
    Reader(const JsonValue& document, JsonReading&& reading)
        : m_document(document), m_unreadable(std::move(reading.unreadable)),
          m_problems(std::move(reading.problems)) {}

    ReadExperiment read() {
        if (!m_document.object()) {
            complain("", "an experiment is an object: { \"seiche\": 1, ... }");
            return std::move(m_problems);
        }
        if (!readVersion()) return std::move(m_problems);
        readMedium();
        checkKeys(m_document, "", topKeys());
        readText("title", m_experiment.title);
        readText("description", m_experiment.description);
        readText("category", m_experiment.category);
        readSize();
        readParameters();
        readPullPlace();
        readView();
        if (const JsonValue* things = m_document.find("things"))
            m_experiment.things = m_things.readList(*things, "things", middle());
        readOverlays();
        if (const JsonValue* probes = m_document.find("probes"))
            readProbes(*probes, "probes", m_experiment.probes);
        tellProbesApart();
        addRest(validate(m_experiment));
        readEvents();
        if (!tooMany()) addRest(validate(m_experiment));
        if (!m_problems.empty()) return std::move(m_problems);
        return std::move(m_experiment);
    }

private:
    void complain(std::string path, std::string message) {
        if (tooMany() || isUnreadable(path)) return;
        if (m_problems.size() == limits::problems) {
            m_problems.push_back({"", "and more"});
            return;
        }
        m_paths.insert(path);
        m_problems.push_back({std::move(path), std::move(message)});
    }

    bool tooMany() const { return m_problems.size() > limits::problems; }

    // Nothing is said of a value that could not even be read, nor of what it is a part of.
    bool isUnreadable(const std::string& path) const {
        return std::any_of(m_unreadable.begin(), m_unreadable.end(), [&path](const std::string& each) {
            return each.starts_with(path) && (each.size() == path.size() || each[path.size()] == '[');
        });
    }

    // Problems of the experiment as a whole that do not only follow from what could not be read.
    void addRest(const std::vector<Problem>& problems) {
        for (const Problem& problem : problems) {
            if (tooMany()) return;
            const bool ofPlace = problem.path.ends_with(".at") || problem.path.starts_with("view.section.");
            const std::optional<std::string> path = pathInFile(problem.path);
            if (!path || m_paths.contains(*path) || (ofPlace && m_sizeUnknown)) continue;
            complain(*path, problem.message);
        }
    }

    // Where the file has what the experiment has at a path: "events[7].pull.at" may have come from
    // "events[2].then[4]". Nothing for what an event only has from the one its trail began with.
    std::optional<std::string> pathInFile(const std::string& path) const {
        constexpr std::string_view events = "events[";
        if (!path.starts_with(events)) return path;
        std::size_t place = 0;
        const char* begin = path.data() + events.size();
        const char* end = std::from_chars(begin, path.data() + path.size(), place).ptr;
        if (place >= m_eventPaths.size()) return path;
        const std::string& inFile = m_eventPaths[place];
        const std::string rest(end + 1);
        if (!inFile.ends_with(']') || inFile.find(".then[") == inFile.npos) return inFile + rest;
        return rest.ends_with(".at") || rest == ".step" ? std::optional(inFile) : std::nullopt;
    }

    // A newer file has keys that mean nothing here; its version is all there is to say.
    bool readVersion() {
        const JsonValue* version = m_document.find("seiche");
        if (!version) {
            complain("seiche", "missing; the version of the file, 1");
            return true;
        }
        const double* number = version->number();
        if (number && *number == 1.0) return true;
        const bool newer = number && *number > 1.0;
        complain("seiche", newer ? "version " + brief(*version) + " is newer than this program can read (1)"
                                 : brief(*version) + " is not a version of the file (1)");
        return !newer;
    }

    void readMedium() {
        const JsonValue* medium = m_document.find("medium");
        const std::string range = "one of " + allWords<Medium>();
        std::optional<Medium> known;
        if (!medium) complain("medium", "missing; " + range);
        else if (const std::string* word = medium->text()) known = valueOf<Medium>(*word);
        if (medium && !known) complain("medium", brief(*medium) + " is not " + range);
        if (!known) {
            // Guessed, so that the rest can be checked.
            m_sizeUnknown = true;
            const JsonValue* size = m_document.find("size");
            const JsonValue::List* sizes = size ? size->list() : nullptr;
            known = sizes && sizes->size() == 2 ? Medium::Pool : Medium::String;
        }
        m_experiment = defaultExperiment(*known);
    }

    void checkKeys(const JsonValue& value, const std::string& path, const Words& known) {
        for (const JsonMember& member : *value.object()) {
            if (std::find(known.begin(), known.end(), member.key) != known.end()) continue;
            complain(path.empty() ? member.key : path + '.' + member.key,
                     "unknown key; known here: " + joined(known));
        }
    }

    static Words topKeys() {
        Words keys{"seiche", "title", "description", "category", "medium", "size"};
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
        else complain(key, brief(*value) + " is not a text");
    }

    void readSize() {
        const bool pool = m_experiment.rule.medium == Medium::Pool;
        if (const JsonValue* size = m_document.find("size")) {
            const std::int64_t most = pool ? limits::poolCells : limits::stringPoints;
            const auto fits = [most](const JsonValue& each) {
                const double* number = each.number();
                return number && isWhole(*number) && *number >= 1 && *number <= static_cast<double>(most);
            };
            const JsonValue::List* sizes = size->list();
            if (!sizes || sizes->size() != (pool ? 2u : 1u) ||
                !std::all_of(sizes->begin(), sizes->end(), fits)) {
                const std::string range = "whole numbers, 1 to " + std::to_string(most);
                complain("size", brief(*size) +
                                     (pool ? " is not the size of a pool ([columns, rows], "
                                           : " is not the size of a string ([points], ") +
                                     range + ")");
                m_sizeUnknown = true;
            } else {
                m_experiment.grid.width = static_cast<int>(*(*sizes)[0].number());
                m_experiment.grid.height = pool ? static_cast<int>(*(*sizes)[1].number()) : 1;
            }
        }
        m_experiment.pullWith.x = m_experiment.grid.width / 2;
        m_experiment.pullWith.y = m_experiment.grid.height / 2;
    }

    // Every row of the table is a key of the file: "k", or "damping.velocity" inside the object "damping".
    void readParameters() {
        Words groups;
        for (const Parameter& row : parameters()) {
            const std::size_t dot = row.id.find('.');
            if (dot == row.id.npos) {
                if (const JsonValue* value = m_document.find(row.id))
                    readParameter(m_experiment, row, *value, row.id);
            } else if (std::find(groups.begin(), groups.end(), row.id.substr(0, dot)) == groups.end()) {
                groups.push_back(row.id.substr(0, dot));
                if (const JsonValue* group = m_document.find(groups.back()))
                    readGroup(m_experiment, std::string(groups.back()), *group, std::string(groups.back()));
            }
        }
    }

    void readGroup(Experiment& experiment, const std::string& group, const JsonValue& value,
                   const std::string& path) {
        Words known;
        for (const Parameter& row : parameters())
            if (row.id.starts_with(group + '.')) known.push_back(row.id.substr(group.size() + 1));
        if (group == "pullWith") known.push_back("at");
        if (group == "view") known.insert(known.end(), {"cellUnit", "section"});
        if (!value.object()) {
            complain(path, brief(value) + " is not an object with " + joined(known));
            return;
        }
        checkKeys(value, path, known);
        for (const JsonMember& member : *value.object())
            if (const Parameter* row = findParameter(group + '.' + member.key))
                readParameter(experiment, *row, member.value, path + '.' + member.key);
    }

    void readParameter(Experiment& experiment, const Parameter& row, const JsonValue& value,
                       std::string_view path) {
        const double* number = value.number();
        const std::string* text = value.text();
        std::string problem;
        if (!number && !text)
            problem =
                brief(value) + (row.kind == Parameter::Kind::Word ? " is not " + rangeOf(row)
                                                                  : " is not a number (" + rangeOf(row) + ")");
        else if (text && row.kind == Parameter::Kind::Number)
            problem = brief(value) + " is not a number (" + rangeOf(row) + ")";
        else if (text && std::find(row.words.begin(), row.words.end(), *text) == row.words.end())
            problem = brief(value) + " is not " + rangeOf(row);
        else if (number) problem = problemWith(row, *number);
        if (!problem.empty()) complain(std::string(path), std::move(problem));
        else if (number) row.setNumber(experiment, *number);
        else row.setWord(experiment, *text);
    }

    // A place is a list: [cell] on a string, [column, row] in a pool.
    bool readPlace(const JsonValue& value, const std::string& path, double& x, double& y) {
        const bool pool = m_experiment.rule.medium == Medium::Pool;
        const JsonValue::List* list = value.list();
        const bool numbers =
            list && list->size() == (pool ? 2u : 1u) &&
            std::all_of(list->begin(), list->end(), [](const JsonValue& each) { return each.number(); });
        if (!numbers) {
            complain(path, brief(value) + (pool ? " is not a place in a pool ([column, row])"
                                                : " is not a place on a string ([point])"));
            return false;
        }
        x = *(*list)[0].number();
        y = pool ? *(*list)[1].number() : 0.0;
        return true;
    }

    void readPullPlace() {
        const JsonValue* pull = m_document.find("pullWith");
        const JsonValue* at = pull ? pull->find("at") : nullptr;
        if (at) readPlace(*at, "pullWith.at", m_experiment.pullWith.x, m_experiment.pullWith.y);
    }

    // What the table of parameters does not know of it.
    void readView() {
        const JsonValue* view = m_document.find("view");
        if (!view || !view->object()) return;
        if (!m_experiment.view) m_experiment.view.emplace();
        if (const JsonValue* unit = view->find("cellUnit")) {
            if (unit->text()) m_experiment.view->cellUnit = *unit->text();
            else complain("view.cellUnit", brief(*unit) + " is not a text");
        }
        const JsonValue* section = view->find("section");
        if (!section || !isObject(*section, "view.section", {"from", "to"})) return;
        ViewWish::Section cut;
        const auto readEnd = [&](const char* key, Spot& spot) {
            const JsonValue* end = section->find(key);
            const std::string path = std::string("view.section.") + key;
            if (end) return readPlace(*end, path, spot.x, spot.y);
            complain(path, "missing; an end of the cross-section");
            return false;
        };
        const bool from = readEnd("from", cut.from);
        if (readEnd("to", cut.to) && from) m_experiment.view->section = cut;
    }

    Spot middle() const { return {double(m_experiment.grid.width / 2), double(m_experiment.grid.height / 2)}; }

    const JsonValue::List* listOf(const JsonValue& value, const std::string& path, std::size_t most) {
        const JsonValue::List* list = value.list();
        if (!list) complain(path, brief(value) + " is not a list");
        else if (list->size() > most)
            complain(path,
                     std::to_string(list->size()) + " are too many (at most " + std::to_string(most) + ")");
        else return list;
        return nullptr;
    }

    void readOverlays() {
        const JsonValue* value = m_document.find("overlays");
        const JsonValue::List* list =
            value ? listOf(*value, "overlays", seiche::Words<Overlay>::all.size()) : nullptr;
        for (std::size_t i = 0; list && i < list->size(); ++i) {
            const std::string* word = (*list)[i].text();
            const std::optional<Overlay> overlay = word ? valueOf<Overlay>(*word) : std::nullopt;
            if (overlay) m_experiment.overlays.push_back(*overlay);
            else
                complain("overlays[" + std::to_string(i) + "]",
                         brief((*list)[i]) + " is not one of " + allWords<Overlay>());
        }
    }

    bool isObject(const JsonValue& value, const std::string& path, const Words& known) {
        if (value.object()) checkKeys(value, path, known);
        else complain(path, brief(value) + " is not an object with " + joined(known));
        return value.object();
    }

    void readProbes(const JsonValue& all, const std::string& where, std::vector<Probe>& probes) {
        const JsonValue::List* list = listOf(all, where, limits::probes);
        if (!list) return;
        for (std::size_t i = 0; i < list->size(); ++i) {
            const std::string path = where + '[' + std::to_string(i) + ']';
            const JsonValue& value = (*list)[i];
            if (!isObject(value, path, {"name", "at"})) continue;
            Probe probe;
            probe.name = i < 26 ? std::string(1, static_cast<char>('A' + i)) : std::to_string(i + 1);
            if (const JsonValue* name = value.find("name")) {
                if (name->text() && !name->text()->empty()) probe.name = *name->text();
                else complain(path + ".name", brief(*name) + " is not a name");
            }
            double x = 0, y = 0;
            const JsonValue* at = value.find("at");
            if (!at) complain(path + ".at", "missing; the place where the height is recorded");
            else if (readPlace(*at, path + ".at", x, y)) {
                const bool cell = isWhole(x) && isWhole(y) && std::abs(x) < 1e9 && std::abs(y) < 1e9;
                if (!cell)
                    complain(path + ".at", brief(*at) + " is not a cell (whole numbers inside the grid)");
                else {
                    probe.x = static_cast<int>(x);
                    probe.y = static_cast<int>(y);
                }
            }
            probes.push_back(std::move(probe));
        }
    }

    // Events name what they change or remove.
    void tellProbesApart() {
        std::unordered_set<std::string> taken;
        for (const Thing& thing : m_experiment.things) taken.insert(thing.name);
        for (Probe& probe : m_experiment.probes) {
            const std::string given = probe.name;
            for (int number = 2; !taken.insert(probe.name).second; ++number)
                probe.name = given + ' ' + std::to_string(number);
        }
    }

    void readEvents() {
        const JsonValue* all = m_document.find("events");
        const JsonValue::List* list = all ? listOf(*all, "events", limits::events) : nullptr;
        if (!list) return;
        m_present.things = m_experiment.things;
        m_present.probes = m_experiment.probes;
        // Events are not blamed for what is wrong with pullWith.
        const bool sound = std::none_of(m_problems.begin(), m_problems.end(),
                                        [](const Problem& each) { return each.path.starts_with("pullWith"); });
        m_inherited = m_experiment.pullWith;
        if (!sound)
            m_inherited = {.x = double(m_experiment.grid.width / 2), .y = double(m_experiment.grid.height / 2)};
        m_experiment.events.reserve(list->size());
        for (std::size_t i = 0; i < list->size() && !tooMany(); ++i) {
            const std::string path = "events[" + std::to_string(i) + "]";
            Event event;
            // What cannot be read stands in as a change of nothing, so that the others keep their numbers.
            event.what = Settings{};
            if (!m_experiment.events.empty()) event.step = m_experiment.events.back().step;
            if (isObject((*list)[i], path, {"step", "pull", "hold", "then", "set", "things", "calm"}))
                readEvent((*list)[i], path, event);
            m_experiment.events.push_back(std::move(event));
            m_eventPaths.push_back(path);
            if (const JsonValue* trail = (*list)[i].find("then")) readTrail(*trail, path);
        }
    }

    void readEvent(const JsonValue& value, const std::string& path, Event& event) {
        const JsonValue* step = value.find("step");
        const JsonValue* pull = value.find("pull");
        const JsonValue* hold = value.find("hold");
        const JsonValue* set = value.find("set");
        const double* number = step ? step->number() : nullptr;
        const bool good = number && isWhole(*number) && *number >= 0 && *number <= double(limits::lastStep);
        if (good) event.step = static_cast<std::int64_t>(*number);
        else
            complain(path + ".step", (step ? brief(*step) + " is not allowed" : std::string("missing")) +
                                         " (a whole number, 0 to " + std::to_string(limits::lastStep) + ")");
        const JsonValue* things = value.find("things");
        const JsonValue* calm = value.find("calm");
        const int given = (pull ? 1 : 0) + (hold ? 1 : 0) + (set ? 1 : 0) + (things ? 1 : 0) + (calm ? 1 : 0);
        if (given == 0) complain(path, "missing; pull, hold, set, things or calm");
        else if (given > 1) complain(path, "only one of pull, hold, set, things, calm");
        else if (pull) readPull(*pull, path + ".pull", event);
        else if (hold) readHold(*hold, path + ".hold", event);
        else if (things) readThings(*things, path + ".things", event);
        else if (calm) readCalm(*calm, path + ".calm", event);
        else readSettings(*set, path + ".set", "", std::get<Settings>(event.what));
        if (!pull && !hold && value.find("then")) complain(path + ".then", "belongs to a pull or a hold");
    }

    // The same pull again and again, or a hold that moves: [steps later, column, row] each.
    void readTrail(const JsonValue& value, const std::string& path) {
        const bool pool = m_experiment.rule.medium == Medium::Pool;
        const JsonValue::List* list =
            listOf(value, path + ".then", limits::events - m_experiment.events.size());
        const Event first = m_experiment.events.back();
        const Hold* hold = std::get_if<Hold>(&first.what);
        const bool moves = hold || std::holds_alternative<Pull>(first.what);
        for (std::size_t i = 0; list && moves && i < list->size(); ++i) {
            const std::string here = path + ".then[" + std::to_string(i) + "]";
            const JsonValue::List* numbers = (*list)[i].list();
            const bool good =
                numbers && numbers->size() == (pool ? 3u : 2u) &&
                std::ranges::all_of(*numbers, [](const JsonValue& each) { return each.number(); });
            const double later = good ? *(*numbers)[0].number() : 0.0;
            if (!good || !isWhole(later) || later < 0 || later > double(limits::lastStep)) {
                complain(here, brief((*list)[i]) + (pool ? " is not [steps later, column, row]"
                                                         : " is not [steps later, point]"));
                continue;
            }
            Event next = first;
            next.step = m_experiment.events.back().step + static_cast<std::int64_t>(later);
            const double x = *(*numbers)[1].number(), y = pool ? *(*numbers)[2].number() : 0.0;
            if (hold) {
                const std::int64_t end = first.step + hold->steps;
                if (next.step >= end) {
                    // Of a hold that could not be read it is not known how long it lasts.
                    if (!m_paths.contains(path + ".hold.steps"))
                        complain(here, brief((*list)[i]) + " comes when the hold has ended");
                    continue;
                }
                // Each place is held until the next one, at least for a step.
                std::get<Hold>(m_experiment.events.back().what).steps =
                    std::max<std::int64_t>(1, next.step - m_experiment.events.back().step);
                Hold& moved = std::get<Hold>(next.what);
                moved.x = x;
                moved.y = y;
                moved.steps = end - next.step;
            } else {
                Pull& again = std::get<Pull>(next.what);
                again.x = x;
                again.y = y;
            }
            m_experiment.events.push_back(std::move(next));
            m_eventPaths.push_back(here);
        }
    }

    void readThings(const JsonValue& value, const std::string& path, Event& event) {
        if (!isObject(value, path, {"put", "remove", "probes"})) return;
        ThingsChange change = m_things.readChange(value, path, m_present.things, middle());
        if (const JsonValue* probes = value.find("probes"))
            readProbes(*probes, path + ".probes", change.probes);
        applyThings(m_present, change);
        event.what = std::move(change);
    }

    void readCalm(const JsonValue& value, const std::string& path, Event& event) {
        if (!isObject(value, path, {"at", "radius", "factor"})) return;
        Calm calm{.x = m_inherited.x, .y = m_inherited.y};
        if (const JsonValue* at = value.find("at")) readPlace(*at, path + ".at", calm.x, calm.y);
        const auto readNumber = [&](const char* key, double& number) {
            const JsonValue* given = value.find(key);
            if (!given) return;
            if (given->number()) number = *given->number();
            else complain(path + '.' + key, brief(*given) + " is not a number");
        };
        readNumber("radius", calm.radius);
        readNumber("factor", calm.factor);
        event.what = calm;
    }

    void readPull(const JsonValue& value, const std::string& path, Event& event) {
        // The table's rows for pullWith read the same keys here.
        Experiment scratch;
        scratch.pullWith = m_inherited;
        readGroup(scratch, "pullWith", value, path);
        const JsonValue* at = value.find("at");
        if (at) readPlace(*at, path + ".at", scratch.pullWith.x, scratch.pullWith.y);
        event.what = scratch.pullWith;
    }

    // The table's rows for pullWith read the keys that a hold shares with a pull.
    void readHold(const JsonValue& value, const std::string& path, Event& event) {
        event.what = Hold{.x = m_inherited.x, .y = m_inherited.y};
        if (!isObject(value, path, {"shape", "width", "height", "at", "steps"})) return;
        Experiment scratch;
        scratch.pullWith = m_inherited;
        for (const char* key : {"shape", "width", "height"})
            if (const JsonValue* given = value.find(key))
                readParameter(scratch, *findParameter(std::string("pullWith.") + key), *given,
                              path + '.' + key);
        Pull& pull = scratch.pullWith;
        if (const JsonValue* at = value.find("at")) readPlace(*at, path + ".at", pull.x, pull.y);
        const JsonValue* steps = value.find("steps");
        const double* number = steps ? steps->number() : nullptr;
        const bool good = number && isWhole(*number) && *number >= 1 && *number <= double(limits::holdSteps);
        if (!good)
            complain(path + ".steps", (steps ? brief(*steps) + " is not allowed" : std::string("missing")) +
                                          " (a whole number, 1 to " + std::to_string(limits::holdSteps) + ")");
        event.what = Hold{pull.shape, pull.width, pull.height,
                          pull.x,     pull.y,     good ? static_cast<std::int64_t>(*number) : 1};
    }

    // { "k": 0.9, "damping": { "velocity": 0.99 }, "edges.left": "free" }
    void readSettings(const JsonValue& value, const std::string& path, const std::string& prefix,
                      Settings& settings) {
        if (!value.object()) {
            complain(path, brief(value) + " is not an object with the parameters that change");
            return;
        }
        for (const JsonMember& member : *value.object()) {
            const std::string id = prefix + member.key;
            const std::string memberPath = path + '.' + member.key;
            const Parameter* row = findParameter(id);
            if (!row && prefix.empty() && isGroup(id) && member.value.object()) {
                readSettings(member.value, memberPath, id + '.', settings);
                continue;
            }
            Setting setting{id, 0.0};
            if (const double* number = member.value.number()) setting.value = *number;
            else if (const std::string* text = member.value.text()) setting.value = *text;
            else if (row) {
                complain(memberPath,
                         brief(member.value) + " is not " +
                             (row->kind == Parameter::Kind::Word ? rangeOf(*row)
                                                                 : "a number (" + rangeOf(*row) + ")"));
                continue;
            }
            const auto same = [&](const Setting& other) { return other.id == id; };
            if (std::any_of(settings.begin(), settings.end(), same)) complain(memberPath, "is given twice");
            else settings.push_back(std::move(setting));
        }
    }

    static bool isGroup(const std::string& id) {
        for (const Parameter& row : parameters())
            if (row.id.starts_with(id + '.')) return true;
        return false;
    }

    const JsonValue& m_document;
    std::vector<std::string> m_unreadable;
    Experiment m_experiment;
    ThingReader m_things{
        [this](std::string path, std::string message) { complain(std::move(path), std::move(message)); }};
    Pull m_inherited;                      ///< what an event's pull leaves out
    std::vector<std::string> m_eventPaths; ///< of each event; several have come from one trail
    Experiment m_present;                  ///< its things and probes as the events so far have left them
    bool m_sizeUnknown = false;
    std::vector<Problem> m_problems;
    std::unordered_set<std::string> m_paths;
};

// A problem belongs to an override when either one's path leads to the other's.
bool concerns(std::string_view path, std::string_view key) {
    const auto leadsTo = [](std::string_view whole, std::string_view part) {
        if (!whole.starts_with(part)) return false;
        return whole.size() == part.size() || whole[part.size()] == '.' || whole[part.size()] == '[';
    };
    return !path.empty() && (leadsTo(path, key) || leadsTo(key, path));
}

// An override as messages quote it: "--set k=0.5".
std::string optionOf(const std::string& override) {
    const std::size_t equals = override.find('=');
    if (equals == override.npos) return "--set " + elided(override);
    const std::string_view whole = override;
    return "--set " + elided(whole.substr(0, equals)) + '=' + elided(whole.substr(equals + 1));
}

} // namespace

ReadExperiment readExperiment(std::string_view text, std::span<const std::string> overrides) {
    JsonReading reading = salvageJson(std::string(text));
    if (!reading.value) return std::move(reading.problems);
    JsonValue root = std::move(*reading.value);
    std::vector<Problem> refused;
    for (const std::string& each : overrides)
        if (std::string problem = applyOverride(root, each); !problem.empty())
            refused.push_back({optionOf(each), std::move(problem)});
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
