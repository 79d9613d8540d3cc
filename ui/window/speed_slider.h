// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace seiche {

/// A logarithmic slider for a factor of 1/20 to 20, which snaps to 1 in the middle.
class SpeedSlider : public QSlider {
    Q_OBJECT

public:
    explicit SpeedSlider(QWidget* parent = nullptr);

    double speed() const;
    /// Sets the speed without emitting `speedChosen`.
    void setSpeed(double speed);

    static constexpr double max = 20.0;

signals:
    void speedChosen(double speed);
};

} // namespace seiche
