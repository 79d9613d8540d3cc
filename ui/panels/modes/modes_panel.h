// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "panels/panel.h"

#include <optional>

namespace seiche {

class ChainTable;
class DispersionChart;
class EnergyChart;
class FourierBuild;
class PacketWatch;
class PoolWaves;
class SectionBar;
class StringWaves;

/// Panel of the standing waves, in sections shown one at a time: the waves, shapes built from them,
/// exchange of energy, wave speed against wavelength, and a chain of a few beads.
class ModesPanel : public Panel {
    Q_OBJECT

public:
    enum class Section { Waves, Build, Energy, Dispersion, Chain };

    explicit ModesPanel(Session& session, QWidget* parent = nullptr);

    void show(Section section);
    using QWidget::show;
    /// The chart that shows a measured wave packet.
    DispersionChart* dispersion() const { return m_dispersion; }

protected:
    void retranslate() override;
    void refresh() override;
    void showBrief() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void arrange();
    void restyle();
    /// The chosen section, or the waves if unavailable.
    Section section() const;
    void showSection();
    void showMedium();
    void showPacket();
    bool isString() const;

    QWidget* m_body;
    SectionBar* m_bar;
    StringWaves* m_onString;
    PoolWaves* m_inPool;
    FourierBuild* m_build;
    EnergyChart* m_energy;
    DispersionChart* m_dispersion;
    ChainTable* m_chain;
    PacketWatch* m_packet;
    bool m_arePlain = true;
    std::optional<Experiment> m_shown; ///< settings of the current lists and charts
};

} // namespace seiche
