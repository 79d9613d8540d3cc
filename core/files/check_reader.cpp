// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/check_reader.h"

#include "lesson/expectation.h"
#include "lesson/lesson.h"
#include "model/limits.h"
#include "model/parameter.h"

#include <cmath>

namespace seiche {

namespace {

constexpr double maxHertz = 1e6;
constexpr double maxPercent = 50.0;

class CheckReader {
public:
    CheckReader(const Experiment* experiment, MemberReader& members)
        : m_experiment(experiment), m_members(members) {}

    std::optional<Check> read(const JsonValue& value, const std::string& path, bool outermost = true) {
        const JsonValue::Object* object = value.object();
        if (!object || object->size() != 1) {
            addProblem(path, {TRANSLATABLE("Problem", "%1 is not an object with one kind of check: %2"),
                              brief(value), kinds()});
            return std::nullopt;
        }
        const std::string& kind = object->front().key;
        const JsonValue& of = object->front().value;
        const std::string at = path + '.' + kind;
        if (kind == "all" || kind == "any") {
            if (!outermost) addProblem(at, TRANSLATABLE("Problem", "\"all\" and \"any\" cannot be nested"));
            else if (kind == "all") return Check{check::All{readParts(of, at)}};
            else return Check{check::Any{readParts(of, at)}};
            return std::nullopt;
        }
        if (kind == "taps") return readTaps(of, at);
        if (kind == "resonance") return readResonance(of, at);
        if (kind == "height") return readHeight(of, at);
        if (kind == "period") return readPeriod(of, at);
        if (kind == "travel") return readTravel(of, at);
        if (kind == "diverged") return readDiverged(of, at);
        if (kind == "setting") return readSetting(of, at);
        if (kind == "twin") return readComparison(of, at);
        if (kind == "number") return readNumber(of, at);
        if (kind == "choice") return readChoice(of, at);
        if (kind == "pulls") return readPulls(of, at);
        if (kind == "runs") return readRuns(of, at);
        if (kind == "source") return readSource(of, at);
        addProblem(at, {TRANSLATABLE("Problem", "unknown kind of check; valid kinds: %1"), kinds()});
        return std::nullopt;
    }

private:
    static std::string kinds() {
        return "taps, resonance, height, period, travel, diverged, setting, twin, number, choice, pulls, runs, "
               "source, all, any";
    }

    void addProblem(const std::string& path, Message what) { m_members.addProblem(path, std::move(what)); }

    std::vector<Check> readParts(const JsonValue& value, const std::string& path) {
        std::vector<Check> parts;
        const JsonValue::List* list = value.list();
        if (!list || list->empty() || list->size() > limits::checkParts) {
            addProblem(path, {TRANSLATABLE("Problem", "%1 is not a list of 1 to %2 checks"), brief(value),
                              limits::checkParts});
            return parts;
        }
        int numbers = 0;
        int choices = 0;
        for (std::size_t i = 0; i < list->size(); ++i) {
            std::optional<Check> part = read((*list)[i], path + '[' + std::to_string(i) + ']', false);
            if (!part) continue;
            numbers += std::holds_alternative<check::Number>(part->is);
            choices += std::holds_alternative<check::Choice>(part->is);
            parts.push_back(std::move(*part));
        }
        if (numbers > 1 || choices > 1)
            addProblem(path, TRANSLATABLE("Problem", "a step can ask for at most one number and one choice"));
        return parts;
    }

    double within(const JsonValue& value, const std::string& path, double otherwise) {
        return m_members.number(value, path, "within", 0.001, maxPercent, otherwise);
    }

    int mode(const JsonValue& value, const std::string& path) {
        return m_members.whole(value, path, "mode", 1, limits::checkMode, 1);
    }

    std::optional<check::Cell> cell(const JsonValue& value, const std::string& path, std::string_view key,
                                    Needed needed) {
        const JsonValue* at = value.find(key);
        const std::string cellPath = MemberReader::join(path, key);
        const bool pool = m_experiment && m_experiment->rule.scene == SceneKind::Pool;
        if (!at) {
            if (needed == Needed::Yes)
                addProblem(cellPath,
                           TRANSLATABLE("Problem", "is missing (a cell: [point], or [column, row] in a pool)"));
            return std::nullopt;
        }
        const JsonValue::List* list = at->list();
        const auto good = [](const JsonValue& each) {
            const double* number = each.number();
            return number && *number == std::floor(*number) && *number >= 0 && *number < 1e8;
        };
        const bool numbers = list && (list->size() == 1 || list->size() == 2) && good(list->front()) &&
                             good(list->back()) && (!m_experiment || list->size() == (pool ? 2u : 1u));
        if (!numbers) {
            addProblem(cellPath, {pool ? TRANSLATABLE("Problem", "%1 is not a cell of the pool ([column, row])")
                                       : TRANSLATABLE("Problem", "%1 is not a cell of the string ([point])"),
                                  brief(*at)});
            return std::nullopt;
        }
        check::Cell cell{static_cast<int>(*list->front().number()), 0};
        if (list->size() == 2) cell.y = static_cast<int>(*list->back().number());
        if (m_experiment && !m_experiment->grid.contains(cell.x, cell.y))
            addProblem(cellPath, {TRANSLATABLE("Problem", "%1 is outside the medium (%2 by %3 cells)"),
                                  brief(*at), m_experiment->grid.width, m_experiment->grid.height});
        return cell;
    }

    std::optional<Check> readTaps(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"count", "scatter", "from", "to"})) return std::nullopt;
        check::Taps taps;
        taps.count = m_members.whole(value, path, "count", 2, 1000, taps.count);
        taps.scatter = m_members.number(value, path, "scatter", 0.1, 100.0, taps.scatter);
        taps.from = m_members.number(value, path, "from", 0.0, maxHertz, taps.from);
        taps.to = m_members.number(value, path, "to", taps.from, maxHertz, taps.to);
        return Check{taps};
    }

    std::optional<Check> readResonance(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"mode", "within", "amplitude"})) return std::nullopt;
        check::Resonance resonance;
        resonance.mode = mode(value, path);
        resonance.within = within(value, path, resonance.within);
        resonance.amplitude = m_members.number(value, path, "amplitude", 0.0, 1e6, resonance.amplitude);
        return Check{resonance};
    }

    std::optional<Check> readHeight(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"at", "above", "below"})) return std::nullopt;
        check::Height height;
        height.at = cell(value, path, "at", Needed::No);
        height.above =
            m_members.numberIfGiven(value, path, "above", -limits::integerHeight, limits::integerHeight);
        height.below =
            m_members.numberIfGiven(value, path, "below", -limits::integerHeight, limits::integerHeight);
        if (!value.find("above") == !value.find("below"))
            addProblem(path, TRANSLATABLE("Problem", "either above or below is needed"));
        return Check{height};
    }

    std::optional<Check> readPeriod(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"at", "mode", "within", "cycles"})) return std::nullopt;
        check::Period period;
        period.at = cell(value, path, "at", Needed::Yes).value_or(check::Cell{});
        period.mode = mode(value, path);
        period.within = within(value, path, period.within);
        period.cycles = m_members.whole(value, path, "cycles", 1, 100, period.cycles);
        return Check{period};
    }

    std::optional<Check> readTravel(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"to", "within"})) return std::nullopt;
        check::Travel travel;
        travel.to = cell(value, path, "to", Needed::Yes).value_or(check::Cell{});
        travel.within = within(value, path, travel.within);
        return Check{travel};
    }

    std::optional<Check> readDiverged(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"twin"})) return std::nullopt;
        check::Diverged diverged;
        if (const JsonValue* comparisonRun = value.find("twin"))
            diverged.comparisonRun = m_members.word<Scheme>(*comparisonRun, path + ".twin");
        return Check{diverged};
    }

    std::optional<Check> readComparison(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"scheme"})) return std::nullopt;
        const JsonValue* scheme = value.find("scheme");
        if (!scheme)
            addProblem(path + ".scheme",
                       {TRANSLATABLE("Problem", "is missing (one of %1)"), allNames<Scheme>()});
        const std::optional<Scheme> known =
            scheme ? m_members.word<Scheme>(*scheme, path + ".scheme") : std::nullopt;
        return Check{check::ComparisonRun{known.value_or(Scheme::Euler)}};
    }

    std::optional<Check> readSetting(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"id", "from", "to", "is"})) return std::nullopt;
        check::Setting setting;
        const JsonValue* id = value.find("id");
        const Parameter* row = id && id->text() ? findParameter(*id->text()) : nullptr;
        if (!row) {
            std::string known;
            for (const Parameter& each : parameters())
                known += (known.empty() ? "" : ", ") + std::string(each.id);
            if (id)
                addProblem(path + ".id", {TRANSLATABLE("Problem", "%1 is not one of %2"), brief(*id), known});
            else addProblem(path + ".id", {TRANSLATABLE("Problem", "is missing (one of %1)"), known});
            return std::nullopt;
        }
        setting.id = *id->text();
        const JsonValue* word = value.find("is");
        if (row->kind == Parameter::Kind::Word) {
            if (value.find("from") || value.find("to"))
                addProblem(path, {TRANSLATABLE("Problem", "%1 takes a word; specify it with \"is\""),
                                  quote(setting.id)});
            else if (!word)
                addProblem(path + ".is", {TRANSLATABLE("Problem", "is missing (one of %1)"), wordsIn(*row)});
            else if (!word->text())
                addProblem(path + ".is",
                           {TRANSLATABLE("Problem", "%1 is not one of %2"), brief(*word), wordsIn(*row)});
            else if (auto problem = problemWith(*row, *word->text()))
                addProblem(path + ".is", std::move(*problem));
            else setting.is = *word->text();
            return Check{setting};
        }
        if (word)
            addProblem(
                path, {TRANSLATABLE("Problem", "%1 takes a number; specify its range with \"from\" and \"to\""),
                       quote(setting.id)});
        else if (!value.find("from") && !value.find("to"))
            addProblem(path, TRANSLATABLE("Problem", "from, to or both are needed"));
        setting.from = m_members.numberIfGiven(value, path, "from", row->min, row->max);
        setting.to = m_members.numberIfGiven(value, path, "to", setting.from.value_or(row->min), row->max);
        return Check{setting};
    }

    std::optional<Check> readNumber(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"expect", "mode", "within"})) return std::nullopt;
        check::Number number;
        const JsonValue* expect = value.find("expect");
        const std::string words = allNames<check::Number::Of>();
        if (!expect)
            addProblem(path + ".expect",
                       {TRANSLATABLE("Problem", "is missing (a number, or one of %1)"), words});
        else if (expect->number()) number.given = *expect->number();
        else if (const auto of = expect->text() ? fromString<check::Number::Of>(*expect->text()) : std::nullopt)
            number.of = *of;
        else
            addProblem(path + ".expect", {TRANSLATABLE("Problem", "%1 is neither a number nor one of %2"),
                                          brief(*expect), words});
        number.mode = mode(value, path);
        number.within = within(value, path, number.within);
        return Check{number};
    }

    std::optional<Check> readChoice(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"options", "right"})) return std::nullopt;
        check::Choice choice;
        const JsonValue* options = value.find("options");
        const JsonValue::List* list = options ? options->list() : nullptr;
        if (!list || list->size() < 2 || list->size() > limits::choices) {
            if (options)
                addProblem(path + ".options", {TRANSLATABLE("Problem", "%1 is not a list of 2 to %2 answers"),
                                               brief(*options), limits::choices});
            else
                addProblem(
                    path + ".options",
                    {TRANSLATABLE("Problem", "is missing (a list of 2 to %1 answers)"), limits::choices});
            return std::nullopt;
        }
        for (std::size_t i = 0; i < list->size(); ++i)
            choice.options.push_back(
                m_members.textOf((*list)[i], path + ".options[" + std::to_string(i) + ']'));
        if (!value.find("right"))
            addProblem(
                path + ".right",
                TRANSLATABLE("Problem", "is missing (the number of the correct answer, counted from 1)"));
        choice.right = m_members.whole(value, path, "right", 1, static_cast<int>(list->size()), choice.right);
        return Check{choice};
    }

    std::optional<Check> readPulls(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"count", "apart"})) return std::nullopt;
        check::Pulls pulls;
        pulls.count = m_members.whole(value, path, "count", 1, 1000, pulls.count);
        pulls.apart = m_members.number(value, path, "apart", 0.0, limits::pullWidth, pulls.apart);
        return Check{pulls};
    }

    std::optional<Check> readRuns(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"seconds"})) return std::nullopt;
        return Check{check::Runs{m_members.number(value, path, "seconds", 0.001, 1e6, 1.0, Needed::Yes)}};
    }

    std::optional<Check> readSource(const JsonValue& value, const std::string& path) {
        if (!m_members.isObject(value, path, {"from", "to"})) return std::nullopt;
        if (!value.find("from") && !value.find("to"))
            addProblem(path, TRANSLATABLE("Problem", "from, to or both are needed"));
        check::Source source;
        source.from = m_members.number(value, path, "from", 0.0, maxHertz, source.from);
        source.to = m_members.number(value, path, "to", source.from, maxHertz, source.to);
        return Check{source};
    }

    const Experiment* m_experiment;
    MemberReader& m_members;
};

} // namespace

std::optional<Check> readCheck(const JsonValue& value, const std::string& path, const Experiment* experiment,
                               MemberReader& members) {
    return CheckReader(experiment, members).read(value, path);
}

} // namespace seiche
