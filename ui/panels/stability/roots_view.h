// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/growth.h"

#include <QWidget>

namespace seiche {

/// The roots of one wave's characteristic polynomial in the complex plane, against the unit circle: inside it
/// the wave fades, outside it grows.
///
/// A thin track shows where the roots of all wavelengths in this direction lie.
class RootsView : public QWidget {
    Q_OBJECT

public:
    explicit RootsView(QWidget* parent = nullptr);

    /// The wave of this length in cells, travelling in this direction.
    void show(const Rule& rule, double wavelength, double degrees);
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using QWidget::show;
    void tell();

    Rule m_rule;
    double m_length = 2.0;
    double m_degrees = 0.0;
    Roots m_roots;
    std::vector<Roots> m_track; ///< from the longest wave to the shortest
    double m_reach = 1.2;       ///< half the side of the picture
};

/// The eigenvalue of the springs for a plane wave of this length and direction.
double eigenvalueOfWave(const Rule& rule, double wavelength, double degrees);

} // namespace seiche
