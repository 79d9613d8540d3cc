// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/timeline.h"

namespace seiche {

/// A run with its twins and its past: everything that moves it also enters its timeline.
class Course {
public:
    explicit Course(Experiment experiment) : m_runs(std::move(experiment)) { m_timeline.begin(m_runs); }

    const Comparison& runs() const { return m_runs; }
    const Timeline& timeline() const { return m_timeline; }

    void advance(std::int64_t steps) {
        m_runs.advance(steps);
        m_timeline.visit(m_runs);
    }
    /// A change before the end of what was lived takes another turning: what came after is dropped.
    void apply(const Change& change) {
        m_timeline.branch(m_runs);
        m_runs.apply(change);
        m_timeline.visit(m_runs);
    }
    void setPullWith(const Pull& pull) { m_runs.setPullWith(pull); }
    void startTwin(Scheme scheme) { m_runs.startTwin(scheme); }
    void stopTwin(Scheme scheme) { m_runs.stopTwin(scheme); }

    void seek(std::int64_t frame) { m_timeline.seek(m_runs, frame); }
    void rewrite(const std::vector<Event>& log) { m_timeline.rewrite(m_runs, log); }

private:
    Comparison m_runs;
    Timeline m_timeline;
};

} // namespace seiche
