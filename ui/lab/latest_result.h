// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "study/resonance_curve.h"

#include <functional>
#include <optional>
#include <utility>

namespace seiche {

/// Result about a resonator, computed in the background because many pool modes would block the
/// window.
///
/// `compute` receives the resonator, the watched cell and a stop token.
template <class Result, Result (*compute)(const Resonator&, int, int, std::stop_token)>
class LatestResult {
public:
    /// `then` is called on the GUI thread after each computation.
    explicit LatestResult(std::function<void()> then) : m_then(std::move(then)) {}

    /// Starts the computation if the arguments have changed.
    void request(const Resonator& resonator, int watchX, int watchY) {
        if (m_wanted == resonator && m_watchX == watchX && m_watchY == watchY) return;
        m_wanted = resonator;
        m_watchX = watchX;
        m_watchY = watchY;
        m_isUpToDate = false;
        m_job.start(
            [this, resonator, watchX, watchY](const BackgroundJob::Control& control) {
                control.post(
                    [this, result = compute(resonator, watchX, watchY, control.stop)] { m_result = result; });
                return QString();
            },
            [this](BackgroundJob::End end, const QString&) {
                if (end != BackgroundJob::End::Done) m_result = {}; // the result is unknown then
                m_isUpToDate = true;
                m_then();
            });
    }
    /// The last finished result, possibly of an earlier resonator.
    const Result& result() const { return m_result; }
    /// Returns whether `result` belongs to the last request.
    bool isUpToDate() const { return m_isUpToDate; }

private:
    std::function<void()> m_then;
    Result m_result{};
    std::optional<Resonator> m_wanted;
    int m_watchX = 0;
    int m_watchY = 0;
    bool m_isUpToDate = false;
    BackgroundJob m_job; ///< last, so that it ends before the others
};

} // namespace seiche
