// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace seiche {

/// A log change: `added` replaces `removed` from index `at`.
struct LogEdit {
    std::size_t at = 0;
    std::vector<Event> removed;
    std::vector<Event> added;
};

/// The end of the recorded past: the last step and the number of events that have acted there.
struct RecordedEnd {
    std::int64_t frame = 0;
    std::size_t events = 0;
};

/// An undoable edit of a run, with all data that `UndoableRun` needs to undo and redo it.
///
/// Empty members are unchanged. A long stroke or train of pulses consists of thousands of edits, so
/// large and rare data is stored separately and shared by copies.
struct Edit {
    std::int64_t step = 0; ///< step of the edit
    /// Changes of the log, in order. Added events are stored as at the time of the undo because a
    /// hold may have become longer.
    std::vector<LogEdit> logEdits;
    RecordedEnd endBefore;
    RecordedEnd endAfter; ///< end at the time of the undo

    struct NewPull {
        Pull before;
        Pull after;
    };
    std::shared_ptr<const NewPull> pullWith;

    struct ComparisonSwitch {
        Scheme scheme;
        bool before; ///< enabled before
        bool after;
    };
    std::optional<ComparisonSwitch> comparisonRun;

    /// A restart of the run.
    struct NewStart {
        Experiment before; ///< with its log
        std::int64_t presentBefore;
        Experiment after; ///< without later events
        std::int64_t presentAfter = 0;
    };
    std::shared_ptr<NewStart> start;
};

} // namespace seiche
