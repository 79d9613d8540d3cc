// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace seiche {

/// A slider for a factor between 1/20 and 20 with 1 in the middle, where it catches.
class SpeedSlider : public QSlider {
    Q_OBJECT

public:
    explicit SpeedSlider(QWidget* parent = nullptr);

    double speed() const;
    /// Does not emit `speedChosen`.
    void setSpeed(double speed);

    static constexpr double most = 20.0;

signals:
    void speedChosen(double speed);
};

} // namespace seiche
