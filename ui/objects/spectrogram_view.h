// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/probe_spectrum.h"

#include <QImage>
#include <QWidget>

namespace seiche {

/// A picture of a probe's spectrum over time: time to the right, frequency upwards, the brighter the higher the
/// amplitude, over four decades of energy.
class SpectrogramView : public QWidget {
    Q_OBJECT

public:
    explicit SpectrogramView(QWidget* parent = nullptr);

    /// What is said of it: where it is highest now. Null where nothing can be shown.
    QString show(const ProbeTrail& trail);
    void clear();
    /// Said instead of an empty picture.
    void setEmptyText(const QString& text);

    /// One pixel for each spectrum and frequency, the highest frequency on top; null while there are none.
    const QImage& picture() const { return m_picture; }
    double highestFrequency() const { return m_hertz; }

    QSize sizeHint() const override { return {320, minimumHeight()}; }
    QSize minimumSizeHint() const override { return {160, minimumHeight()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using QWidget::show;

    QImage m_picture;
    QString m_emptyText;
    double m_from = 0.0, m_until = 0.0; ///< seconds at its left and right border
    double m_hertz = 0.0;               ///< at its upper border
};

} // namespace seiche
