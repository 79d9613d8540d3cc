// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/value_scale.h"

#include <QSlider>

#include <optional>

namespace seiche {

/// A slider on a linear or logarithmic scale.
///
/// Arrow keys make a fine step, with Shift the finest, Page keys ten fine ones; Home and End go to the ends.
/// The wheel counts only while the slider has the focus, so that scrolling past it changes nothing.
class ValueSlider : public QSlider {
    Q_OBJECT

public:
    explicit ValueSlider(QWidget* parent = nullptr);

    void setScale(const ValueScale& scale);
    const ValueScale& scale() const { return m_scale; }
    /// The value itself; the place on the slider is rounded.
    double exactValue() const { return m_value; }
    /// Shows the value; emits nothing.
    void show(double value);
    /// Sets the value as a user does: `chosen` is emitted if it is another.
    void choose(double value);
    /// A small mark at a value worth knowing, e.g. the stable limit.
    void setMark(std::optional<double> value);
    std::optional<double> mark() const { return m_mark; }

signals:
    /// The user has chosen this value.
    void chosen(double value);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    using QSlider::show;
    void stepBy(int fineSteps);

    ValueScale m_scale;
    double m_value = 0.0; ///< exact; the handle's place is rounded
    std::optional<double> m_mark;
};

} // namespace seiche
