// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/computing_speed.h"

#include "machine/memory_rate.h"

#include <QEvent>
#include <QLocale>

#include <chrono>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr auto interval = 500ms;

/// Formats with an SI prefix: 480, 1.23 k, 45.6 M.
QString withPrefix(double value) {
    constexpr const char* prefixes[] = {"", " k", " M", " G", " T"};
    std::size_t i = 0;
    for (; value >= 999.5 && i + 1 < std::size(prefixes); ++i) value /= 1000.0;
    const int decimals = i == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2;
    return QLocale().toString(value, 'f', decimals) + QLatin1String(prefixes[i]);
}

double cellsOf(const Comparison& runs) {
    return static_cast<double>(runs.main().grid().cells()) *
           static_cast<double>(1 + runs.comparisonRuns().size());
}

} // namespace

ComputingSpeed::ComputingSpeed(Session& session, QWidget* parent) : QLabel(parent), m_session(session) {
    setObjectName(QStringLiteral("computingSpeed"));
    setProperty("type", "small");
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setContentsMargins(0, 0, 16, 2);
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &ComputingSpeed::count);
    connect(&session, &Session::runReplaced, this, &ComputingSpeed::begin);
    connect(&session, &Session::seeked, this, &ComputingSpeed::begin);
    connect(&session, &Session::challengeChanged, this, &ComputingSpeed::updateText);
    updateText();
}

void ComputingSpeed::watch(QWidget* canvas) { canvas->installEventFilter(this); }

bool ComputingSpeed::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) ++m_paints;
    return QLabel::eventFilter(watched, event);
}

void ComputingSpeed::begin() {
    m_since.start();
    m_paints = 0;
    m_frame = m_session.run().frame();
}

void ComputingSpeed::count() {
    const double seconds = 1e-9 * static_cast<double>(m_since.nsecsElapsed());
    if (!(seconds > 0.0)) return;
    const double cells = cellsOf(m_session.comparison());
    const StepCost& cost = m_session.stepCost();
    m_rates = {};
    m_rates.stepsPerSecond = static_cast<double>(m_session.run().frame() - m_frame) / seconds;
    m_rates.framesPerSecond = m_paints / seconds;
    m_rates.cellsPerSecond = m_rates.stepsPerSecond * cells;
    if (m_memoryRate > 0.0 && cost.seconds() > 0.0)
        m_rates.shareOfMemoryLimit = cells * bytesPerCellAndStep / (cost.seconds() * m_memoryRate);
    begin();
    updateText();
}

void ComputingSpeed::updateText() {
    // Cells per step reveal the length of the string, which may be part of a challenge.
    const bool secret = m_session.isChallenge();
    QString text = secret ? tr("%1 frames/s").arg(withPrefix(m_rates.framesPerSecond))
                          : tr("%1 steps/s · %2 frames/s · %3 cells/s")
                                .arg(withPrefix(m_rates.stepsPerSecond), withPrefix(m_rates.framesPerSecond),
                                     withPrefix(m_rates.cellsPerSecond));
    if (!secret && m_rates.shareOfMemoryLimit)
        text +=
            QStringLiteral(" · ") +
            tr("%1 % of the memory limit").arg(QLocale().toString(100.0 * *m_rates.shareOfMemoryLimit, 'f', 0));
    setText(text);
    setAccessibleName(tr("Computing speed"));
    setToolTip(
        tr("The memory limit is this computer's speed, in cells per second, if every step reads two heights "
           "per cell from memory and writes one. Several steps in the cache can exceed this limit."));
}

void ComputingSpeed::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    begin();
    m_timer.start();
    if (m_isMeasured || m_measuring.isRunning()) return;
    m_measuring.start(
        [this](const BackgroundJob::Control& control) {
            control.post([this, rate = measureMemoryRate()] { m_memoryRate = rate; });
            return QString();
        },
        [this](BackgroundJob::End, const QString&) { m_isMeasured = true; });
}

void ComputingSpeed::hideEvent(QHideEvent* event) {
    m_timer.stop();
    QLabel::hideEvent(event);
}

void ComputingSpeed::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) updateText();
    QLabel::changeEvent(event);
}

} // namespace seiche

#include "moc_computing_speed.cpp"
