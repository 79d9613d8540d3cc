// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/probe_pair.h"

#include "widgets/axis_ticks.h"
#include "widgets/drop_down.h"

#include <QHBoxLayout>
#include <QLocale>

#include <cmath>

namespace seiche {

ProbePair::ProbePair(QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_first(new DropDown(this)), m_second(new DropDown(this)) {
    m_first->setObjectName(QStringLiteral("firstProbe"));
    m_second->setObjectName(QStringLiteral("secondProbe"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_label);
    for (QComboBox* choice : {m_first, m_second}) {
        choice->setFocusPolicy(Qt::StrongFocus);
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(3);
        layout->addWidget(choice, 1);
        connect(choice, &QComboBox::activated, this, &ProbePair::chosen);
    }
    m_label->setBuddy(m_first);
    retranslate();
}

void ProbePair::retranslate() {
    m_label->setText(tr("Compare"));
    m_first->setAccessibleName(tr("First probe"));
    m_second->setAccessibleName(tr("Second probe"));
}

void ProbePair::offer(const QStringList& names) {
    for (QComboBox* choice : {m_first, m_second}) {
        QStringList known;
        for (int i = 0; i < choice->count(); ++i) known << choice->itemText(i);
        if (known == names) continue;
        const int usual = choice == m_first ? 0 : 1;
        const int before = choice->count() > 1 ? choice->currentIndex() : usual;
        choice->clear();
        choice->addItems(names);
        choice->setCurrentIndex(std::min(before, static_cast<int>(names.size()) - 1));
    }
    setEnabled(names.size() > 1);
}

QStringList ProbePair::read(const ProbeTrail& first, const ProbeTrail& second, const RealUnits& units) const {
    const auto result = phaseDifference(first.samples, second.samples);
    const QLocale locale;
    const auto* measured = std::get_if<PhaseDifference>(&result);
    const QString frequency =
        measured ? units.frequency(MeasuredFrequency{measured->frequency, measured->error}) : QString();
    if (!measured || frequency.isEmpty()) {
        switch (measured ? NoPhase::NotSteady : std::get<NoPhase>(result)) {
        case NoPhase::TooShort: return {tr("Waiting for three whole cycles at both probes.")};
        case NoPhase::NotSteady:
            return {tr("One probe has no steady oscillation, so there is no phase difference.")};
        case NoPhase::DifferentFrequencies: break;
        }
        return {tr("The two frequencies are different, so there is no phase difference.")};
    }
    const PhaseDifference& phase = *measured;
    const auto fixed = [&](double value, int digits) {
        return locale.toString(std::abs(value) < 0.5 * std::pow(10.0, -digits) ? 0.0 : value, 'f', digits);
    };
    QStringList lines;
    lines << tr("Both probes oscillate at %1. Whole cycles recorded: %2.", "frequency with its unit, number")
                 .arg(frequency, locale.toString(phase.cycles));
    lines << tr("Amplitude ratio %1 : %2 = %3", "second probe : first probe = number")
                 .arg(second.name, first.name, readable(phase.ratio(), locale));
    const double lag = std::abs(phase.lag);
    const QString time = units.duration(lag / phase.frequency);
    if (lag < 5e-4) lines << tr("%1 and %2 oscillate in phase.").arg(first.name, second.name);
    else
        lines << (phase.lag > 0.0 ? tr("%1 lags behind %2 by %3", "second probe, first probe, time")
                                  : tr("%1 leads %2 by %3", "second probe, first probe, time"))
                     .arg(second.name, first.name, time);
    lines << tr("Phase difference %1°, %2 cycles").arg(fixed(phase.degrees(), 1), fixed(phase.lag, 3));
    return lines;
}

} // namespace seiche

#include "moc_probe_pair.cpp"
