// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/resonance_curve.h"

#include <QObject>

#include <exception>
#include <functional>
#include <optional>
#include <thread>
#include <utility>

namespace seiche {

/// Computes something about a resonator off the GUI thread, so that a pool of many modes never freezes the
/// window. `Compute` is called with the resonator, the watched cell and a token that tells it to stop.
template <class Result, Result (*compute)(const Resonator&, int, int, std::stop_token)>
class Background : public QObject {
public:
    /// `then` is called on the GUI thread whenever a result has come.
    explicit Background(std::function<void()> then) : m_then(std::move(then)) {}

    /// Begins the computation for this resonator, if it is not the one known or under way already.
    void want(const Resonator& resonator, int watchX, int watchY) {
        if (m_wanted == resonator && m_watchX == watchX && m_watchY == watchY) return;
        m_wanted = resonator;
        m_watchX = watchX;
        m_watchY = watchY;
        m_upToDate = false;
        // One at a time, and nobody waits: the one under way is told to stop, and when it has, the next begins.
        m_isStale = m_isRunning;
        if (m_isRunning) m_thread.request_stop();
        else begin();
    }
    /// The last one finished; it may still be of an earlier resonator.
    const Result& result() const { return m_result; }
    /// Whether `result` is of what was wanted last.
    bool isUpToDate() const { return m_upToDate; }

private:
    void begin() {
        m_isRunning = true;
        const auto tell = [this](const Result& result) {
            QMetaObject::invokeMethod(
                this, [this, result] { end(result); }, Qt::QueuedConnection);
        };
        const auto work = [tell, resonator = *m_wanted, x = m_watchX, y = m_watchY](std::stop_token stop) {
            Result result{};
            try {
                result = compute(resonator, x, y, stop);
            } catch (...) {
                result = {}; // then nothing is known
            }
            tell(result);
        };
        try {
            m_thread = std::jthread(work);
        } catch (const std::exception&) {
            tell({}); // the system gives no more threads
        }
    }
    void end(const Result& result) {
        m_isRunning = false;
        // Of what was wanted before: it may have been stopped, or have ended just before it was told to.
        if (std::exchange(m_isStale, false)) return begin();
        m_result = result;
        m_upToDate = true;
        m_then();
    }

    std::function<void()> m_then;
    Result m_result;
    std::optional<Resonator> m_wanted;
    int m_watchX = 0;
    int m_watchY = 0;
    bool m_isRunning = false;
    bool m_isStale = false; ///< the one under way is of what was wanted before
    bool m_upToDate = false;
    std::jthread m_thread; ///< last member: it ends before what it uses
};

} // namespace seiche
