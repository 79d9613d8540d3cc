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

/// A change of the log: from place `at` on, `removed` was replaced by `added`.
struct LogEdit {
    std::size_t at = 0;
    std::vector<Event> removed;
    std::vector<Event> added;
};

/// Where what was lived ends: the last frame, and how many events of the log have acted there.
struct LivedEnd {
    std::int64_t frame = 0;
    std::size_t events = 0;
};

/// An undoable edit of a run, with everything that `UndoableRun` needs to undo and redo it.
///
/// Empty members have not changed. A long stroke or train of pulls is thousands of edits, so what is large and
/// rare is stored separately, and copies of an edit share it.
struct Edit {
    std::int64_t step = 0; ///< the frame at which the edit was made
    /// In their order. What they added is kept as it was when the edit was undone: a hold has become longer.
    std::vector<LogEdit> logEdits;
    LivedEnd endBefore;
    LivedEnd endAfter; ///< as it was when the edit was undone

    struct NewPull {
        Pull before;
        Pull after;
    };
    std::shared_ptr<const NewPull> pullWith;

    struct TwinSwitch {
        Scheme scheme;
        bool before; ///< on
        bool after;
    };
    std::optional<TwinSwitch> twin;

    /// The run was restarted.
    struct NewStart {
        Experiment before; ///< with its log
        std::int64_t presentBefore;
        Experiment after; ///< without what was done later
        std::int64_t presentAfter = 0;
    };
    std::shared_ptr<NewStart> start;
};

} // namespace seiche
