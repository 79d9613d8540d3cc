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

/// The panel of the standing waves that all motion of the medium is made of, in sections of which one is shown:
/// the waves themselves, shapes built of them, how energy goes to and fro, how fast waves of each length
/// travel, and what a chain of a few beads does.
class ModesPanel : public Panel {
    Q_OBJECT

public:
    enum class Section { Waves, Build, Energy, Dispersion, Chain };

    explicit ModesPanel(Session& session, QWidget* parent = nullptr);

    void show(Section section);
    using QWidget::show;
    /// Where what was measured of a packet is shown.
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
    /// The section that is chosen, or the waves where it is not offered.
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
    std::optional<Experiment> m_shown; ///< the settings the lists and charts were made for
};

} // namespace seiche
