// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resonance/resonance_panel.h"

#include "lab/lab_view.h"
#include "lab/metronome_row.h"
#include "lab/point_table.h"
#include "lab/resonance_chart.h"
#include "lab/save_dialog.h"
#include "lock/class_lock.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "widgets/save_place.h"
#include "wording/names.h"

#include <QVBoxLayout>

namespace seiche {

ResonancePanel::ResonancePanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("resonancePanel"), parent, RevealsAnswer::No),
      m_lab(new ResonanceLab(session, this)), m_challenge(new ChallengeGame(session, this)),
      m_view(new LabView(session, *m_lab, LabView::Shape::Tall, this)), m_more(new QToolButton(this)) {
    makeMenu();
    m_view->addTool(m_more);
    QVBoxLayout* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setDetails(&m_view->chart(), {});
    connect(m_view, &LabView::basinRequested, this, &ResonancePanel::basinRequested);
    connect(m_lab, &ResonanceLab::changed, this, &ResonancePanel::refreshSoon);
    connect(&Theme::current(), &Theme::changed, this, &ResonancePanel::retranslate);
    connect(&session, &Session::challengeChanged, this, [this] {
        // A sine drive needs no taps, so a challenge would be too easy.
        m_sine->setEnabled(!this->session().isChallenge());
        if (this->session().isChallenge()) m_sine->setChecked(false);
    });
    retranslate();
}

ResonancePanel::~ResonancePanel() { delete m_pointTable; }

QSize ResonancePanel::sizeHint() const { return {Theme::current().px(300), Theme::current().px(290)}; }

void ResonancePanel::makeMenu() {
    m_menu = new QMenu(this);
    const auto addLarge = [this](Large what) {
        return m_menu->addAction(QString(), this, [this, what] { emit largeRequested(what); });
    };
    m_large = addLarge(Large::Curve);
    m_dampings = addLarge(Large::Dampings);
    m_isChallenge = addLarge(Large::Challenge);
    m_menu->addSeparator();
    m_sine = m_menu->addAction(QString());
    m_sine->setCheckable(true);
    m_sine->setObjectName(QStringLiteral("sineDrive"));
    connect(m_sine, &QAction::toggled, &m_view->metronome(), &MetronomeRow::setSine);
    m_menu->addSeparator();
    m_table = m_menu->addAction(QString(), this, &ResonancePanel::showTable);
    m_csv = m_menu->addAction(QString(), this, &ResonancePanel::saveCsv);
    m_picture = m_menu->addAction(QString(), this, &ResonancePanel::savePicture);
    m_menu->addSeparator();
    m_clear = m_menu->addAction(QString(), m_lab, &ResonanceLab::clear);
    m_clear->setObjectName(QStringLiteral("clearResonance"));
    connect(m_menu, &QMenu::aboutToShow, this, &ResonancePanel::enableMenu);
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
}

void ResonancePanel::showBrief() { m_view->setBrief(isBrief()); }

void ResonancePanel::refresh() {
    m_view->refresh();
    enableMenu();
    setProperty("note", m_view->sharpness());
}

void ResonancePanel::enableMenu() {
    const bool any = !m_lab->log().points().empty() || !m_lab->sweep().points().empty();
    for (QAction* action : {m_table, m_clear}) action->setEnabled(any);
    // A locked class cannot change experiments or save files.
    m_csv->setEnabled(any && !isClassLocked());
    for (QAction* action : {m_large, m_dampings, m_isChallenge, m_picture})
        action->setEnabled(!isClassLocked());
}

void ResonancePanel::showTable() {
    if (!m_pointTable) m_pointTable = new PointTable(*m_lab, window());
    m_pointTable->show();
    m_pointTable->raise();
    m_pointTable->activateWindow();
}

QString ResonancePanel::fileName(const QString& ending) const {
    const QString title = titleOf(session().settings());
    const QString what = tr("resonance", "file name");
    return safeFileName(title.isEmpty() ? what : QStringLiteral("%1, %2").arg(title, what), ending);
}

void ResonancePanel::saveCsv() {
    askWhereToSaveTable(*this, tr("Save points"), fileName(QStringLiteral("csv")), m_lab->asCsv());
}

void ResonancePanel::savePicture() {
    QPointer<ResonanceChart> chart = &m_view->chart();
    askWhereToSave(
        *this, tr("Save chart"), fileName(QStringLiteral("png")), tr("Picture (*.png)"),
        [chart](const QString& path) { return chart ? chart->savePicture(path, {960, 540}) : QString(); });
}

void ResonancePanel::retranslate() {
    setWindowTitle(tr("Resonance"));
    m_view->retranslate();
    m_more->setIcon(icon(Glyph::Menu, Theme::current().tokens().text));
    m_more->setToolTip(tr("More"));
    m_more->setAccessibleName(tr("More about resonance"));
    m_large->setText(tr("Large chart"));
    m_dampings->setText(tr("Compare damping"));
    m_isChallenge->setText(tr("Challenge: an unknown string"));
    m_sine->setText(tr("Sine drive instead of taps"));
    m_table->setText(tr("Table of all points"));
    m_csv->setText(tr("Save points as CSV…"));
    m_picture->setText(tr("Save chart as image…"));
    m_clear->setText(tr("Clear"));
    refreshSoon();
}

} // namespace seiche

#include "moc_resonance_panel.cpp"
