// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/panel.h"
#include "theory/stability.h"
#include "widgets/choice.h"

#include <QLabel>

namespace seiche {

class Chart;
class FigureLabel;
class GrowthWatch;
class Legend;
class RootsView;
class StabilityMapView;

/// Explains why a setting is stable or explodes: a map of settings with a draggable point, the
/// growth of every wavelength, the roots of the wave under the cursor, and the measured growth.
class StabilityPanel : public Panel {
    Q_OBJECT

public:
    explicit StabilityPanel(Session& session, QWidget* parent = nullptr);

    /// Explains a comparison run with this scheme instead of the main run, as long as the panel is
    /// visible and that run exists.
    void explain(Scheme scheme);

protected:
    void retranslate() override;
    void refresh() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// Returns the explained run.
    const Simulation& run() const;
    /// Returns whether a comparison run is explained.
    bool isAboutComparison() const { return &run() != &session().run(); }
    void arrange();
    void restyle();
    void requestSettings(const Settings& settings);
    void point(double wavelength);
    void showSetting();
    void drawGrowth(const Rule& rule);
    void showWave();
    QString measuredInWords() const;

    GrowthWatch* m_watch;
    QLabel* m_advice;
    QWidget* m_choices;
    QLabel* m_schemeLabel;
    Choice<Scheme>* m_scheme;
    QLabel* m_stencilLabel;
    Choice<Stencil>* m_stencil;
    StabilityMapView* m_map;
    RootsView* m_roots;
    QLabel* m_wave;
    FigureLabel* m_predicted;
    QLabel* m_predictedLabel;
    FigureLabel* m_measured;
    QLabel* m_measuredLabel;
    QLabel* m_note;
    Legend* m_legend;
    Chart* m_growth;
    int m_along = 0;
    int m_diagonal = 0;
    Stability m_stability;
    std::optional<Rule> m_drawn; ///< rule shown in the growth chart
    double m_drawnFactor = 1.0;
    std::optional<double> m_pointed; ///< wavelength under the cursor
};

} // namespace seiche
