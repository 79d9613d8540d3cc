// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/value_scale.h"

#include <QSlider>

#include <optional>

namespace seiche {

/// Slider with a linear or logarithmic scale.
///
/// Arrow keys make a fine step, with Shift the finest, Page keys ten fine steps. Home and End go to
/// the ends. The wheel works only with the focus, so scrolling past changes no value.
class ValueSlider : public QSlider {
    Q_OBJECT

public:
    explicit ValueSlider(QWidget* parent = nullptr);

    void setScale(const ValueScale& scale);
    const ValueScale& scale() const { return m_scale; }
    /// Returns the exact value. The slider position is rounded.
    double exactValue() const { return m_value; }
    /// Shows the value. Emits no signal.
    void show(double value);
    /// Sets a user's value. Emits `chosen` on change.
    void choose(double value);
    /// Sets a limit for good values, e.g. the stability limit. The track beyond is hatched. The
    /// handle stops there once: only the next drag or key press goes beyond. `hint` says so then.
    void setMark(std::optional<double> value, const QString& hint = {});
    std::optional<double> mark() const { return m_mark; }

signals:
    /// Emitted when the user has chosen a value.
    void chosen(double value);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    using QSlider::show;
    void stepBy(int fineSteps);
    /// Returns the value, or the mark if the handle has to stop there.
    double stoppedAtMark(double value);
    /// Returns whether the value is at the mark, apart from rounding.
    bool isAtMark(double value) const;
    /// Moves the handle without a signal.
    void placeAtValue(double value);
    /// Returns the x of a value on the track, in pixels.
    double xOf(double value) const;

    ValueScale m_scale;
    double m_value = 0.0; ///< exact value, the handle position is rounded
    std::optional<double> m_mark;
    QString m_markHint;
    bool m_mayPassMark = false; ///< the handle has stopped at the mark
    bool m_isStopped = false;   ///< the current drag ends at the mark
};

} // namespace seiche
