// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/growth.h"

#include <QWidget>

namespace seiche {

/// Roots of the characteristic polynomial of one wave in the complex plane. The wave fades if they
/// are inside the unit circle and grows outside.
///
/// A thin track shows the roots of all wavelengths in this direction.
class RootsView : public QWidget {
    Q_OBJECT

public:
    explicit RootsView(QWidget* parent = nullptr);

    /// Shows a wave. `wavelength` is in cells.
    void show(const Rule& rule, double wavelength, double degrees);
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using QWidget::show;
    void updateDescription();

    Rule m_rule;
    double m_length = 2.0;
    double m_degrees = 0.0;
    Roots m_roots;
    std::vector<Roots> m_track; ///< from the longest to the shortest wave
    double m_reach = 1.2;       ///< half the side of the view
};

/// Returns the eigenvalue of the springs for a plane wave of this wavelength and direction.
double eigenvalueOfWave(const Rule& rule, double wavelength, double degrees);

} // namespace seiche
