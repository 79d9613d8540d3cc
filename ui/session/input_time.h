// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

namespace seiche {

/// A monotonic clock with an arbitrary origin.
using SteadyClock = std::function<std::chrono::nanoseconds()>;

/// Returns the monotonic time, the clock of input timestamps.
std::chrono::nanoseconds machineTime();

/// Time of the key, click or touch being handled. A busy event loop delivers input late; the window
/// system's timestamp corrects that. Timestamps of a foreign clock (remote display, synthetic
/// events) count as now.
class InputTime : public QObject {
    Q_OBJECT

public:
    /// Installs an event filter for the whole application.
    explicit InputTime(QObject* parent = nullptr);

    /// Replaces the clock.
    void setClock(SteadyClock clock) { m_clock = std::move(clock); }

    /// Returns the current input's age in seconds, 0 if none.
    double age() const;

    /// Maximum plausible age in seconds. Older timestamps belong to a foreign clock.
    static constexpr double oldest = 3.0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    SteadyClock m_clock = machineTime;
    std::optional<quint32> m_stamp; ///< milliseconds
};

} // namespace seiche
