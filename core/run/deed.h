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

/// From place `at` of the log on, `removed` was replaced by `added`.
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

/// One thing that was done to a run, with all that it has changed: enough for `Course` to take it back and to
/// do it again. Each member that is empty has not changed. A long stroke or train of pulls is thousands of
/// deeds, so what is large and seldom there is kept elsewhere; copies of a deed share it.
struct Deed {
    std::int64_t step = 0; ///< the frame at which it was done
    /// In their order. What they added is kept as it was when the deed was taken back: a hold has become
    /// longer.
    std::vector<LogEdit> edits;
    LivedEnd endBefore;
    LivedEnd endAfter; ///< as it was when the deed was taken back

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

    /// The run began again.
    struct NewStart {
        Experiment before; ///< with its log
        std::int64_t presentBefore;
        Experiment after; ///< without what was done later
        std::int64_t presentAfter = 0;
    };
    std::shared_ptr<NewStart> start;
};

} // namespace seiche
