// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modes/mode_spectrum.h"
#include "panels/panel.h"

#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

namespace seiche {

class WrappedLabel;

class Chart;
class EnergyTrail;
class Legend;
class ModePreview;

/// The panel of the standing waves that all motion of the medium is made of.
///
/// On a string a bar for each, live; the chosen one is shown by itself and can be started alone or added. In a
/// pool the list of the lowest. Below, how energy goes to and fro, and how fast waves of each length travel.
class ModesPanel : public Panel {
    Q_OBJECT

public:
    explicit ModesPanel(Session& session, QWidget* parent = nullptr);

protected:
    void retranslate() override;
    void refresh() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void restyle();
    void choose(int wave);
    /// Pulls the chosen mode: on a level string, or on top of what is there.
    void start(bool alone);
    void showMedium();
    void drawBars();
    void drawPreview();
    void listModes();
    void drawEnergy();
    QString noWavesInWords() const;
    void drawDispersion();

    EnergyTrail* m_trail;
    ModeSpectrum m_spectrum;
    QWidget* m_onString;
    Legend* m_barsLegend;
    Chart* m_bars;
    int m_series = 0;
    ModePreview* m_preview;
    QLabel* m_name;
    QLabel* m_share;
    QPushButton* m_start;
    QPushButton* m_add;
    QTableWidget* m_list;
    WrappedLabel* m_none; ///< in its place: why theory lists none
    Legend* m_energyLegend;
    Chart* m_energy;
    int m_kinetic = 0;
    int m_potential = 0;
    Legend* m_dispersionLegend;
    Chart* m_dispersion;
    int m_exact = 0;
    int m_along = 0;
    int m_diagonal = 0;
    std::size_t m_chosen = 0;
    bool m_uneven = false;
    std::optional<Experiment> m_shown; ///< the settings the lists and charts were made for
};

} // namespace seiche
