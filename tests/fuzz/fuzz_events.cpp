// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Interprets bytes as a lesson: a small experiment, events planned in its file, then taps,
// settings, steps, seeks and undo. The recorded run must survive writing, reading and replaying,
// bit for bit.
#include "files/experiment_file.h"
#include "model/parameter.h"
#include "model/validate.h"
#include "run/undoable_run.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace seiche;

namespace {

void must(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

/// Reads the input byte by byte, zeros after its end.
class Bytes {
public:
    Bytes(const std::uint8_t* bytes, std::size_t size)
        : m_next(bytes), m_end(bytes + size), m_withHolds(size > 0 && bytes[0] == 'H') {}

    /// Returns whether hold events may occur: only if the input begins with "H", so that older
    /// inputs stay valid.
    bool withHolds() const { return m_withHolds; }

    bool empty() const { return m_next == m_end; }
    int next() { return empty() ? 0 : *m_next++; }
    /// Returns an index below `count`.
    int below(int count) { return next() % count; }
    /// Returns a fraction from 0 to 1, both included.
    double share() { return (next() + 256 * next()) / 65535.0; }

private:
    const std::uint8_t* m_next;
    const std::uint8_t* m_end;
    bool m_withHolds;
};

constexpr std::int64_t maxRunSteps = 400;

template <class E>
E anyOf(Bytes& bytes) {
    const auto& all = EnumNames<E>::all;
    return all[static_cast<std::size_t>(bytes.below(static_cast<int>(all.size())))].first;
}

Pull anyPull(Bytes& bytes, const Grid& grid) {
    // Widths and heights over many decades: tiny, normal, huge.
    constexpr std::array<double, 8> sizes{1e-30, 1e-3, 0.5, 1, 3, 40, 1e4, 1e6};
    Pull pull;
    pull.shape = anyOf<PullShape>(bytes);
    pull.mode = anyOf<PullMode>(bytes);
    pull.width = sizes[static_cast<std::size_t>(bytes.below(8))];
    pull.height = sizes[static_cast<std::size_t>(bytes.below(8))] * (bytes.below(2) == 0 ? 1.0 : -1.0);
    pull.x = bytes.share() * (grid.width - 1);
    pull.y = bytes.share() * (grid.height - 1);
    return pull;
}

Hold anyHold(Bytes& bytes, const Grid& grid) {
    const Pull pull = anyPull(bytes, grid);
    return {pull.shape, pull.width, pull.height, pull.x, pull.y, 1 + bytes.below(64)};
}

Setting anySetting(Bytes& bytes) {
    const Parameter& row =
        parameters()[static_cast<std::size_t>(bytes.below(static_cast<int>(parameters().size())))];
    Setting setting{std::string(row.id), 0.0};
    if (row.kind == Parameter::Kind::Word) {
        setting.value =
            std::string(row.words[static_cast<std::size_t>(bytes.below(static_cast<int>(row.words.size())))]);
        return setting;
    }
    // Small numbers pass the grid check and must be likely.
    const double max = bytes.below(2) == 0 ? row.max : std::min(row.max, 4.0);
    const double value = row.min + bytes.share() * (max - row.min);
    setting.value = row.whole ? std::floor(value) : value;
    return setting;
}

/// Periodic edges must be set in opposite pairs.
Settings anyRing(Bytes& bytes) {
    const std::string one(toString(anyOf<Edge>(bytes)));
    const std::string other = one == "periodic" ? one : std::string(toString(anyOf<Edge>(bytes)));
    if (bytes.below(2) == 0) return {{"edges.left", one}, {"edges.right", other}};
    return {{"edges.top", one}, {"edges.bottom", other}};
}

Settings anySettings(Bytes& bytes) {
    if (bytes.below(4) == 0) return anyRing(bytes);
    Settings settings;
    for (int i = 1 + bytes.below(3); i > 0; --i) {
        const Setting setting = anySetting(bytes);
        const auto same = [&](const Setting& other) { return other.id == setting.id; };
        if (std::ranges::none_of(settings, same)) settings.push_back(setting);
    }
    return settings;
}

/// Returns local damping, or adds or removes an object.
Change anyObjects(Bytes& bytes, const Grid& grid) {
    const double x = bytes.share() * (grid.width - 1);
    const double y = bytes.share() * (grid.height - 1);
    if (bytes.below(4) == 0) return LocalDamping{x, y, 1.0 + bytes.below(40), bytes.share()};
    ObjectsChange change;
    const std::string name(1, static_cast<char>('A' + bytes.below(3)));
    if (bytes.below(4) == 0) {
        change.remove = {name};
        return change;
    }
    PoolObject object{name, x, y, 360.0 * bytes.share(), {}};
    switch (bytes.below(3)) {
    case 0: {
        Wall wall;
        wall.kind = anyOf<WallKind>(bytes);
        wall.shape.width = 1.0 + bytes.below(60);
        wall.slits = bytes.below(4);
        object.is = wall;
        break;
    }
    case 1: {
        MediumRegion region;
        region.shape.width = 1.0 + bytes.below(60);
        region.shape.height = 1.0 + bytes.below(60);
        region.factor = 0.1 + 2.0 * bytes.share();
        object.is = region;
        break;
    }
    default: {
        Source source;
        source.form = anyOf<SourceForm>(bytes);
        source.signal = static_cast<Signal>(bytes.below(6)); // a drawn signal has a curve
        source.length = 1.0 + bytes.below(60);
        source.every = bytes.share();
        source.speed = 100.0 * bytes.share();
        source.elements = 2 + bytes.below(30);
        source.poles = 2 + bytes.below(6);
        source.offFor = bytes.share();
        source.orbit = bytes.below(3) == 0 ? 10.0 * bytes.share() : 0.0;
        object.is = source;
        break;
    }
    }
    change.put = {object};
    return change;
}

Experiment anyExperiment(Bytes& bytes) {
    Experiment experiment = defaultExperiment(anyOf<SceneKind>(bytes));
    experiment.grid.width = 1 + bytes.below(48);
    if (experiment.rule.scene == SceneKind::Pool) experiment.grid.height = 1 + bytes.below(24);
    experiment.pullWith.x = experiment.pullWith.y = 0.0;
    experiment.rule.scheme = anyOf<Scheme>(bytes);
    experiment.rule.stencil = anyOf<Stencil>(bytes);
    applySettings(experiment, anyRing(bytes));
    applySettings(experiment, anyRing(bytes));
    if (bytes.below(3) == 0) experiment.rule.arithmetic = Arithmetic::Integer;
    std::int64_t step = 0;
    for (int planned = bytes.below(4); planned > 0; --planned) {
        step += bytes.below(64);
        switch (bytes.below(bytes.withHolds() ? 4 : 3)) {
        case 3: experiment.events.push_back({step, anyHold(bytes, experiment.grid)}); break;
        case 0: experiment.events.push_back({step, anyPull(bytes, experiment.grid)}); break;
        case 1: experiment.events.push_back({step, anySettings(bytes)}); break;
        default: experiment.events.push_back({step, anyObjects(bytes, experiment.grid)}); break;
        }
    }
    return experiment;
}

void mustBeTheStraightRun(const UndoableRun& undoable) {
    const Simulation& recorded = undoable.runs().main();
    const Experiment experiment = recorded.asExperiment();
    for (const Problem& problem : validate(experiment)) std::fprintf(stderr, "%s\n", lineOf(problem).c_str());
    must(validate(experiment).empty(), "what was lived is a valid experiment");
    const ReadExperiment read = readExperiment(writeExperiment(experiment));
    if (const auto* problems = std::get_if<std::vector<Problem>>(&read))
        for (const Problem& problem : *problems) std::fprintf(stderr, "%s\n", lineOf(problem).c_str());
    const Experiment* again = std::get_if<Experiment>(&read);
    must(again != nullptr && writeExperiment(*again) == writeExperiment(experiment),
         "the file holds the events");
    Simulation straight(*again);
    straight.advance(recorded.frame());
    // Events of the current step may still be pending.
    Simulation present(recorded);
    present.applyPendingEvents();
    straight.applyPendingEvents();
    must(straight.frame() == recorded.frame(), "the straight run comes as far");
    must(straight.divergedAt() == recorded.divergedAt(), "it diverges at the same frame");
    must(straight.hash() == present.hash(), "it has the same bits");
}

/// A lesson with its undo and redo lists.
struct Lesson {
    UndoableRun undoable;
    std::vector<Edit> done;
    std::vector<Edit> takenBack;

    void apply(const Change& change) {
        Experiment candidate = undoable.runs().main().settings();
        candidate.events = {{0, change}};
        if (!validate(candidate).empty()) return;
        did(undoable.apply(change));
    }
    void hold(int hand, Hold hold) {
        hold.steps = 1;
        Experiment candidate = undoable.runs().main().settings();
        candidate.events = {{0, hold}};
        if (validate(candidate).empty()) did(undoable.hold(hand, hold));
    }
    void did(Edit edit) {
        done.push_back(std::move(edit));
        takenBack.clear();
    }
    void undo() {
        if (done.empty()) return;
        std::vector<Edit> last{done.back()};
        undoable.undo(last);
        takenBack.push_back(last.front());
        done.pop_back();
    }
    void redo() {
        if (takenBack.empty()) return;
        undoable.redo({takenBack.back()});
        done.push_back(takenBack.back());
        takenBack.pop_back();
    }
};

void live(Lesson& lesson, Bytes& bytes) {
    UndoableRun& undoable = lesson.undoable;
    const Simulation& run = undoable.runs().main();
    switch (bytes.below(bytes.withHolds() ? 14 : 12)) {
    case 0:
    case 1: undoable.advance(std::min<std::int64_t>(1 + bytes.below(64), maxRunSteps - run.frame())); break;
    case 2: lesson.apply(anyPull(bytes, run.grid())); break;
    case 3:
    case 4: lesson.apply(anySettings(bytes)); break;
    case 5: lesson.apply(anyObjects(bytes, run.grid())); break;
    case 12: {
        const Hold hold = anyHold(bytes, run.grid());
        const int hand = bytes.below(3);
        if (hand == 0) lesson.apply(hold);
        else lesson.hold(hand, hold);
        break;
    }
    case 13: undoable.letGo(bytes.below(3)); break;
    case 6: lesson.did(undoable.setPullWith(anyPull(bytes, run.grid()))); break;
    case 7: lesson.did(undoable.switchComparison(anyOf<Scheme>(bytes), bytes.below(2) == 0)); break;
    case 8: lesson.did(undoable.beginAgain(run.start())); break;
    case 9: undoable.beginSeek(bytes.next()); break;
    case 10: lesson.undo(); break;
    default: lesson.redo(); break;
    }
    // Some seeks are still under way afterwards.
    undoable.settle();
    if (bytes.below(4) == 0) undoable.continueSeek(bytes.below(20));
    else undoable.finishSeek();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const Experiment experiment = anyExperiment(bytes);
    if (!validate(experiment).empty()) return 0;
    Lesson lesson{UndoableRun(experiment), {}, {}};
    for (int i = 0; i < 64 && !bytes.empty(); ++i) live(lesson, bytes);
    UndoableRun& undoable = lesson.undoable;
    undoable.finishSeek();
    mustBeTheStraightRun(undoable);
    undoable.seek(undoable.timeline().last() / 2);
    mustBeTheStraightRun(undoable);
    undoable.seek(undoable.timeline().last());
    mustBeTheStraightRun(undoable);
    while (!lesson.done.empty()) lesson.undo();
    undoable.settle();
    undoable.finishSeek();
    mustBeTheStraightRun(undoable);
    must(undoable.runs().main().asExperiment().events == experiment.events, "everything can be taken back");
    return 0;
}
