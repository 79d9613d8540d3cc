// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/probe_spectrum.h"

#include <QImage>
#include <QWidget>

namespace seiche {

/// Spectrogram of a probe: time to the right, frequency upwards, brightness for amplitude over four
/// decades of energy.
class SpectrogramView : public QWidget {
    Q_OBJECT

public:
    explicit SpectrogramView(QWidget* parent = nullptr);

    /// Shows the spectrogram. Returns a text with the current peak, null if there is too little
    /// data.
    QString show(const ProbeTrail& trail);
    void clear();
    /// Sets the text shown instead of an empty spectrogram.
    void setEmptyText(const QString& text);

    /// Returns the image, one pixel per spectrum and frequency, highest frequency on top. Null if
    /// empty.
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
    double m_from = 0.0, m_until = 0.0; ///< seconds at the left and right edge
    double m_hertz = 0.0;               ///< frequency at the upper edge
};

} // namespace seiche
