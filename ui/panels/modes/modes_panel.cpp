// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/modes_panel.h"

#include "modes/chain_table.h"
#include "modes/dispersion_chart.h"
#include "modes/energy_chart.h"
#include "modes/fourier_build.h"
#include "modes/packet_watch.h"
#include "modes/pool_waves.h"
#include "modes/section_bar.h"
#include "modes/string_waves.h"
#include "study/run_stability.h"
#include "theme/theme.h"
#include "widgets/chart.h"

#include <QVBoxLayout>

namespace seiche {

ModesPanel::ModesPanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("modesPanel"), parent), m_body(new QWidget(this)),
      m_bar(
          new SectionBar({"modesWaves", "modesBuild", "modesEnergy", "modesDispersion", "modesChain"}, m_body)),
      m_onString(new StringWaves(session, m_body)), m_inPool(new PoolWaves(session, m_body)),
      m_build(new FourierBuild(session, m_body)), m_energy(new EnergyChart(session, m_body)),
      m_dispersion(new DispersionChart(m_body)), m_chain(new ChainTable(m_body)),
      m_packet(new PacketWatch(session, this)) {
    arrange();
    connect(m_bar, &SectionBar::chosen, this, &ModesPanel::refreshNow);
    connect(m_onString, &StringWaves::touched, this, &ModesPanel::refreshNow);
    connect(m_inPool, &PoolWaves::touched, this, &ModesPanel::refreshNow);
    connect(m_build, &FourierBuild::built, this, &ModesPanel::refreshSoon);
    connect(&session, &Session::settingsChanged, this, &ModesPanel::refreshNow);
    connect(&session, &Session::runReplaced, this, &ModesPanel::refreshNow);
    connect(&session, &Session::theoryChanged, this, [this] {
        m_shown.reset();
        refreshNow();
    });
    connect(&session, &Session::advanced, this, &ModesPanel::refreshSoon);
    connect(&Theme::current(), &Theme::changed, this, &ModesPanel::restyle);
    connect(m_packet, &PacketWatch::measured, this, &ModesPanel::showPacket);
    restyle();
    retranslate();
    showSection();
}

void ModesPanel::arrange() {
    auto* sections = new QVBoxLayout(m_body);
    sections->setContentsMargins(0, 0, 0, 0);
    sections->addWidget(m_bar);
    for (QWidget* section :
         std::initializer_list<QWidget*>{m_onString, m_inPool, m_build, m_energy, m_dispersion, m_chain})
        sections->addWidget(section, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_body);
    std::vector<QWidget*> details = m_onString->details();
    for (QWidget* detail : m_inPool->details()) details.push_back(detail);
    details.push_back(m_bar);
    setDetails(m_onString->bars(), std::move(details));
}

void ModesPanel::restyle() {
    const Theme& theme = Theme::current();
    m_body->layout()->setSpacing(theme.px(8));
    // A dock asks the layout for its minimum width.
    m_body->setMinimumWidth(isBrief() ? 0 : theme.px(260));
    refreshSoon();
}

void ModesPanel::showEvent(QShowEvent* event) {
    m_energy->setActive(true);
    m_packet->setActive(section() == Section::Dispersion);
    Panel::showEvent(event);
}

void ModesPanel::hideEvent(QHideEvent* event) {
    m_energy->setActive(false);
    m_packet->setActive(false);
    Panel::hideEvent(event);
}

void ModesPanel::showBrief() { restyle(); }

bool ModesPanel::isString() const { return session().settings().rule.scene == SceneKind::String; }

ModesPanel::Section ModesPanel::section() const {
    const auto section = static_cast<Section>(m_bar->section());
    if (isBrief()) return Section::Waves;
    if (section == Section::Build && !isString()) return Section::Waves;
    if (section == Section::Chain && !ChainTable::isChain(session().settings())) return Section::Waves;
    return section;
}

void ModesPanel::show(Section section) {
    m_bar->choose(static_cast<int>(section));
    refreshNow();
}

void ModesPanel::showSection() {
    m_bar->setOffered(static_cast<int>(Section::Build), isString());
    m_bar->setOffered(static_cast<int>(Section::Chain), ChainTable::isChain(session().settings()));
    const Section now = section();
    if (!isBrief()) m_bar->choose(static_cast<int>(now));
    const std::pair<QWidget*, bool> sections[] = {{m_onString, now == Section::Waves && isString()},
                                                  {m_inPool, now == Section::Waves && !isString()},
                                                  {m_build, now == Section::Build},
                                                  {m_energy, now == Section::Energy},
                                                  {m_dispersion, now == Section::Dispersion},
                                                  {m_chain, now == Section::Chain}};
    // Hide before showing: with both visible, the panel would request the height of both.
    for (const auto& [part, isShown] : sections)
        if (!isShown) part->hide();
    for (const auto& [part, isShown] : sections)
        if (isShown) part->setVisible(true);
    m_packet->setActive(now == Section::Dispersion && isVisible());
}

void ModesPanel::showPacket() {
    const std::optional<PacketMotion>& packet = m_packet->last();
    if (!packet || session().isChallenge()) return m_dispersion->showMeasured(std::nullopt);
    m_dispersion->showMeasured(
        DispersionChart::Packet{packet->wavelength, packet->phaseSpeed, packet->groupSpeed});
}

void ModesPanel::refresh() {
    const Experiment& now = session().settings();
    const bool arePlain = hasPlainModes(session().run());
    if (!m_shown || m_shown->rule != now.rule || m_shown->grid != now.grid ||
        m_shown->stepsPerSecond != now.stepsPerSecond || m_shown->real != now.real || m_arePlain != arePlain) {
        m_arePlain = arePlain;
        showMedium();
        m_shown = now;
    }
    showSection();
    if (!m_onString->isHidden()) m_onString->refresh(arePlain);
    if (!m_inPool->isHidden()) m_inPool->refresh(arePlain);
    if (!m_build->isHidden()) m_build->refresh(arePlain);
    m_energy->refresh();
}

void ModesPanel::showMedium() {
    m_onString->forget();
    if (!isString()) m_inPool->showMedium(m_arePlain);
    m_dispersion->show(session().settings().rule, RealUnits(session().settings()));
    m_chain->show(session().settings(), m_arePlain, session().isTheoryShown());
}

void ModesPanel::retranslate() {
    setWindowTitle(tr("Modes and energy"));
    m_bar->setTexts({tr("Modes", "section of a panel"), tr("Build", "section of a panel"),
                     tr("Energy", "section of a panel"), tr("Dispersion", "section of a panel"),
                     tr("Chain", "section of a panel")});
    m_onString->retranslate();
    m_inPool->retranslate();
    m_build->retranslate();
    m_energy->retranslate();
    m_shown.reset();
}

} // namespace seiche

#include "moc_modes_panel.cpp"
