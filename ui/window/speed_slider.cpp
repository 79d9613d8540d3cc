// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/speed_slider.h"

#include <QAccessibleWidget>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int half = 130; // positions per side; a multiple of the key step
constexpr int catching = 5;

/// Reports the speed factor, not the slider position.
class AccessibleSpeed : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleSpeed(SpeedSlider* slider)
        : QAccessibleWidget(slider, QAccessible::Slider), m_slider(*slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text what) const override {
        if (what != QAccessible::Value) return QAccessibleWidget::text(what);
        return QStringLiteral("×\u202f%1").arg(QLocale().toString(m_slider.speed(), 'g', 3));
    }
    QVariant currentValue() const override { return m_slider.speed(); }
    void setCurrentValue(const QVariant& value) override {
        m_slider.setSpeed(value.toDouble());
        emit m_slider.speedChosen(m_slider.speed());
    }
    QVariant minimumValue() const override { return 1.0 / SpeedSlider::max; }
    QVariant maximumValue() const override { return SpeedSlider::max; }
    QVariant minimumStepSize() const override { return 0.05; }

private:
    SpeedSlider& m_slider;
};

QAccessibleInterface* accessibleSpeed(const QString&, QObject* object) {
    auto* slider = dynamic_cast<SpeedSlider*>(object);
    return slider ? new AccessibleSpeed(slider) : nullptr;
}

} // namespace

SpeedSlider::SpeedSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    static const bool installed = (QAccessible::installFactory(accessibleSpeed), true);
    static_cast<void>(installed);
    setRange(-half, half);
    setSingleStep(10);
    setPageStep(26);
    connect(this, &QSlider::valueChanged, this, [this](int value) {
        if (value != 0 && std::abs(value) < catching) return setValue(0);
        emit speedChosen(speed());
    });
}

double SpeedSlider::speed() const { return std::pow(max, static_cast<double>(value()) / half); }

void SpeedSlider::setSpeed(double speed) {
    const double position = std::log(std::max(speed, 1e-6)) / std::log(max) * half;
    const QSignalBlocker quiet(this);
    setValue(static_cast<int>(std::lround(std::clamp<double>(position, -half, half))));
    update();
}

} // namespace seiche

#include "moc_speed_slider.cpp"
