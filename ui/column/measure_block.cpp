// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "column/measure_block.h"

#include "column/more_button.h"
#include "lab/lab_view.h"
#include "lab/resonance_chart.h"

#include <QVBoxLayout>

namespace seiche {

MeasureBlock::MeasureBlock(Session& session, ResonanceLab& lab, QWidget* parent)
    : Panel(session, QStringLiteral("measureBlock"), parent, RevealsAnswer::No),
      m_view(new LabView(session, lab, LabView::Shape::Plain, this)),
      m_more(moreButton("measureDetails", this)) {
    m_view->addTool(m_more);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    connect(m_more, &QToolButton::clicked, this, &MeasureBlock::moreRequested);
    connect(m_view, &LabView::basinRequested, this, &MeasureBlock::basinRequested);
    connect(&lab, &ResonanceLab::changed, this, &MeasureBlock::refreshSoon);
    connect(&session, &Session::theoryChanged, this, &MeasureBlock::refreshSoon);
    retranslate();
}

void MeasureBlock::setChartHeight(int height) {
    m_view->chart().setPreferredHeight(height);
    m_view->chart().setVisible(height > 0);
    // Otherwise the new height would be known only after the next events.
    m_view->layout()->activate();
    layout()->activate();
}

void MeasureBlock::refresh() { m_view->refresh(); }

void MeasureBlock::retranslate() {
    m_view->retranslate();
    m_more->setText(tr("More ▸"));
    m_more->setAccessibleName(tr("More about resonance"));
    m_more->setToolTip(tr("Theory, sweep, sine drive, table of all points"));
    refreshSoon();
}

} // namespace seiche

#include "moc_measure_block.cpp"
