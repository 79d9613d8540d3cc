// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost.h"

#include "model/limits.h"
#include "model/objects_change.h"
#include "model/parameter.h"
#include "model/run_memory.h"
#include "model/run_work.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <queue>

namespace seiche {

namespace {

/// Number of cells that all holds keep per step.
class LastingHolds {
public:
    double cellsAt(std::int64_t step) {
        while (!m_holds.empty() && m_holds.top().end <= step) {
            m_cells -= m_holds.top().cells;
            m_holds.pop();
        }
        return m_holds.empty() ? 0.0 : m_cells;
    }

    void add(std::int64_t step, const Hold& hold, double cells) {
        m_holds.push({step + hold.steps, cells});
        m_cells += cells;
    }

private:
    struct Lasting {
        std::int64_t end;
        double cells;

        bool operator<(const Lasting& other) const { return end > other.end; }
    };
    std::priority_queue<Lasting> m_holds; ///< earliest end on top
    double m_cells = 0.0;
};

class CostChecker {
public:
    void check(const Experiment& experiment) {
        Experiment current = experiment;
        current.events.clear();
        checkMemory(current, 0.0);
        checkWork("things", workOfObjects(current));
        checkWork("pullWith.width", workOf(current.pullWith, current));
        checkStep(current, "");
        for (std::size_t i = 0; i < experiment.events.size() && m_work.empty(); ++i)
            checkEvent(experiment.events[i], current, "events[" + std::to_string(i) + "]");
        addMemoryProblem(experiment);
    }

    std::vector<Problem> problems() && {
        std::ranges::move(m_work, std::back_inserter(m_memoryProblem));
        return std::move(m_memoryProblem);
    }

private:
    void checkEvent(const Event& event, Experiment& current, const std::string& path) {
        const double held = m_holds.cellsAt(event.step);
        if (const auto* settings = std::get_if<Settings>(&event.what)) {
            const Pull pullWith = current.pullWith;
            applySettings(current, *settings);
            checkMemory(current, held);
            checkWork(path + ".set", workOf(event.what, current, current));
            if (current.pullWith != pullWith)
                checkWork(path + ".set.pullWith.width", workOf(current.pullWith, current));
            return checkStep(current, path + ".set.");
        }
        if (const auto* change = std::get_if<ObjectsChange>(&event.what)) {
            const Experiment before = copyOfWhatMatters(current);
            applyObjects(current, *change);
            if (before.objects == current.objects) return;
            checkMemory(current, held);
            checkWork(path + ".things", workOf(event.what, before, current));
            return checkStep(current, path + ".");
        }
        checkWork(path, workOf(event.what, current, current) + workOfHeld(held));
        if (std::holds_alternative<DrawnShape>(event.what)) checkMemory(current, held, bytesToDraw(current));
        const auto* hold = std::get_if<Hold>(&event.what);
        if (!hold) return;
        m_holds.add(event.step, *hold, maxCellsOf(*hold, current));
        checkMemory(current, m_holds.cellsAt(event.step));
    }

    static Experiment copyOfWhatMatters(const Experiment& experiment) {
        Experiment copy;
        copy.grid = experiment.grid;
        copy.rule = experiment.rule;
        copy.objects = experiment.objects;
        return copy;
    }

    void checkMemory(const Experiment& e, double held, std::size_t forAMoment = 0) {
        m_memory = std::max(m_memory, bytesOfRun(e) + bytesOfHolds(held, e.grid) + forAMoment);
    }

    void addMemoryProblem(const Experiment& e) {
        if (m_memory <= limits::memory) return;
        const auto megabytes = [](std::size_t bytes) { return (bytes + 999'999) / 1'000'000; };
        m_memoryProblem.push_back(
            {"size",
             {TRANSLATABLE("Problem", "%1 by %2 cells with these edges, scheme and objects take %3 MB "
                                      "of memory (at most %4 MB)"),
              e.grid.width, e.grid.height, megabytes(m_memory), megabytes(limits::memory)}});
    }

    void checkWork(const std::string& path, double work) {
        if (work <= limits::work || !m_work.empty()) return;
        const auto millions = [](double operations) { return std::ceil(operations / 1e6); };
        m_work.push_back(
            {path,
             {TRANSLATABLE("Problem", "%1 million operations at once are too many (at most %2 million); "
                                      "reduce sizes, numbers or cells"),
              millions(work), millions(limits::work)}});
    }

    void checkStep(const Experiment& e, const std::string& prefix) {
        const StepWork work = workOfStep(e);
        const std::array<std::pair<double, const char*>, 4> parts{{{work.scheme, "scheme"},
                                                                   {work.rain, "rain.rate"},
                                                                   {work.drive, "drive.width"},
                                                                   {work.objects, "things"}}};
        checkWork(prefix + std::ranges::max_element(parts)->second, work.sum());
    }

    LastingHolds m_holds;
    std::vector<Problem> m_work, m_memoryProblem;
    std::size_t m_memory = 0; ///< maximum bytes of the run
};

} // namespace

std::vector<Problem> problemsOfCost(const Experiment& experiment) {
    CostChecker checker;
    checker.check(experiment);
    return std::move(checker).problems();
}

} // namespace seiche
