// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/speed_slider.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int half = 130; // positions on each side of 1; a multiple of the key's step
constexpr int catching = 5;

} // namespace

SpeedSlider::SpeedSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setRange(-half, half);
    setSingleStep(10);
    setPageStep(26);
    connect(this, &QSlider::valueChanged, this, [this](int value) {
        if (value != 0 && std::abs(value) < catching) return setValue(0);
        emit speedChosen(speed());
    });
}

double SpeedSlider::speed() const { return std::pow(most, static_cast<double>(value()) / half); }

void SpeedSlider::setSpeed(double speed) {
    const double position = std::log(std::max(speed, 1e-6)) / std::log(most) * half;
    const QSignalBlocker quiet(this);
    setValue(static_cast<int>(std::lround(std::clamp<double>(position, -half, half))));
    update();
}

} // namespace seiche

#include "moc_speed_slider.cpp"
