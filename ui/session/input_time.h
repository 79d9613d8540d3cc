// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

namespace seiche {

/// Time on a clock that never goes back, since a moment of its own.
using SteadyClock = std::function<std::chrono::nanoseconds()>;

/// The machine's clock, by which the window system stamps input, too.
std::chrono::nanoseconds machineTime();

/// When the key, click or touch that is being handled happened.
///
/// A busy event loop delivers input late. The window system has stamped it with the clock of the machine, which
/// is read here; stamps of another clock (a display on another machine, generated events) count as now.
class InputTime : public QObject {
    Q_OBJECT

public:
    /// Watches the input of the whole application.
    explicit InputTime(QObject* parent = nullptr);

    /// Reads another clock from now on.
    void setClock(SteadyClock clock) { m_clock = std::move(clock); }

    /// Seconds since the input event that is being handled; 0 when none is.
    double age() const;

    /// Longer ago than this, seconds, is a stamp of another clock.
    static constexpr double oldest = 3.0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    SteadyClock m_clock = machineTime;
    std::optional<quint32> m_stamp; ///< milliseconds
};

} // namespace seiche
