// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "column/compare_block.h"

#include "column/more_button.h"
#include "explosion/explosion_watch.h"
#include "widgets/check_box.h"
#include "widgets/wrapped_label.h"
#include "wording/names.h"

#include <QEvent>
#include <QHBoxLayout>

namespace seiche {

CompareBlock::CompareBlock(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("compareBlock"), parent, RevealsAnswer::No), m_box(new CheckBox(this)),
      m_words(new WrappedLabel(this)), m_more(moreButton("compareDetails", this)) {
    m_box->setObjectName(QStringLiteral("compareWithEuler"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_words->installEventFilter(this);
    row->addWidget(m_box);
    row->addWidget(m_words, 1);
    row->addWidget(m_more);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) {
        this->session().setComparison(other(), on);
        // A lesson asks for the tap itself.
        if (on && requiredComparisons().empty()) ExplosionWatch::of(this->session()).tapIfAtRest();
        refreshNow();
    });
    connect(m_more, &QToolButton::clicked, this, &CompareBlock::moreRequested);
    for (auto changed : {&Session::settingsChanged, &Session::runReplaced, &Session::comparisonsChanged})
        connect(&session, changed, this, &CompareBlock::refreshNow);
    retranslate();
}

Scheme CompareBlock::other() const {
    return session().settings().rule.scheme == Scheme::Euler ? Scheme::Leapfrog : Scheme::Euler;
}

void CompareBlock::refresh() {
    m_words->setText(tr("Compare with %1").arg(nameOf(other())));
    m_box->setAccessibleName(m_words->text());
    const bool isOffered = supportsComparison(session().settings().rule, other());
    m_box->setEnabled(isOffered);
    m_words->setEnabled(isOffered);
    m_box->setChecked(session().comparison().comparisonRun(other()) != nullptr);
}

bool CompareBlock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::MouseButtonRelease && m_box->isEnabled()) m_box->click();
    return Panel::eventFilter(watched, event);
}

void CompareBlock::retranslate() {
    for (QWidget* part : std::initializer_list<QWidget*>{m_box, m_words})
        part->setToolTip(tr("Computes the same motion with a different scheme, and draws both"));
    m_more->setText(QStringLiteral("▸"));
    m_more->setAccessibleName(tr("More about the comparison"));
    m_more->setToolTip(tr("More schemes, energy, growth, convergence"));
    refreshSoon();
}

} // namespace seiche

#include "moc_compare_block.cpp"
