// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace seiche {

/// When the key, click or touch that is being handled happened.
///
/// A busy event loop delivers input late. The window system has stamped it with the clock of the machine, which
/// is read here; stamps of another clock (a display on another machine, generated events) count as now.
class InputTime : public QObject {
    Q_OBJECT

public:
    /// Watches the input of the whole application.
    explicit InputTime(QObject* parent = nullptr);

    /// Seconds since the input event that is being handled; 0 when none is.
    double age() const;

    /// Longer ago than this, seconds, is a stamp of another clock.
    static constexpr double oldest = 3.0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::optional<quint32> m_stamp; ///< milliseconds
};

} // namespace seiche
