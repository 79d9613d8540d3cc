// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/shared_run.h"

#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "study/one_pull.h"
#include "theme/theme.h"
#include "widgets/big_number.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

using namespace std::chrono_literals;

/// The amplitude covers the last `looksTogether` intervals.
constexpr auto betweenReports = 250ms;
constexpr std::size_t looksTogether = 8;

} // namespace

SharedRun::SharedRun(PhoneClass& phones, Session& session, QWidget* parent)
    : QWidget(parent), m_phones(phones), m_session(session), m_canvases(new QStackedWidget(this)),
      m_tapping(new BigNumber(this)), m_swing(new BigNumber(this)) {
    setObjectName(QStringLiteral("sharedRun"));
    m_canvases->addWidget(new StringCanvas(session));
    m_canvases->addWidget(new PoolCanvas(session));
    m_canvases->widget(0)->setObjectName(QStringLiteral("sharedString"));
    m_canvases->widget(1)->setObjectName(QStringLiteral("sharedPool"));
    auto* numbers = new QHBoxLayout;
    numbers->addWidget(m_tapping);
    numbers->addWidget(m_swing);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_canvases, 1);
    column->addLayout(numbers);
    connect(&phones, &PhoneClass::pulled, this, &SharedRun::pull);
    connect(&phones, &PhoneClass::changed, this, &SharedRun::refresh);
    connect(&session, &Session::sampled, this, &SharedRun::measure);
    connect(&session, &Session::runReplaced, this, &SharedRun::begin);
    m_timer.setInterval(betweenReports);
    connect(&m_timer, &QTimer::timeout, this, &SharedRun::addRange);
    begin();
    retranslate();
}

void SharedRun::begin() {
    m_canvases->setCurrentIndex(m_session.scene() == SceneKind::String ? 0 : 1);
    m_ranges.clear();
    m_now.reset();
    m_onePull.reset();
    refresh();
}

void SharedRun::pull(double seconds, double share) {
    if (m_phones.view().activity != Activity::OneString) return;
    Pull part = m_session.settings().pullWith;
    part.height *= share;
    m_session.pullIn(seconds, part);
}

QPoint SharedRun::watched() const {
    const Pull& at = m_session.settings().pullWith;
    const Grid& grid = m_session.run().grid();
    return {std::clamp(static_cast<int>(std::lround(at.x)), 0, grid.width - 1),
            std::clamp(static_cast<int>(std::lround(at.y)), 0, grid.height - 1)};
}

void SharedRun::measure() {
    if (!isVisible()) return;
    const QPoint at = watched();
    const double height = m_session.run().height(at.x(), at.y());
    if (!std::isfinite(height)) return;
    if (!m_now) m_now = Range{height, height};
    m_now->min = std::min(m_now->min, height);
    m_now->max = std::max(m_now->max, height);
}

void SharedRun::addRange() {
    if (m_now) m_ranges.push_back(*std::exchange(m_now, std::nullopt));
    if (m_ranges.size() > looksTogether) m_ranges.pop_front();
    refresh();
}

void SharedRun::refresh() {
    if (!isVisible()) return;
    const QLocale locale;
    m_tapping->setNumber(locale.toString(m_phones.view().tapping), {});
    if (!m_onePull) {
        Experiment alone = m_session.settings();
        alone.events.clear();
        m_onePull = swingAfterOnePull(alone, watched().x(), watched().y());
    }
    double swing = 0.0;
    if (!m_ranges.empty() && *m_onePull > 0.0) {
        const double min = std::ranges::min_element(m_ranges, {}, &Range::min)->min;
        const double max = std::ranges::max_element(m_ranges, {}, &Range::max)->max;
        swing = (max - min) / 2.0 / *m_onePull;
    }
    m_swing->setNumber(locale.toString(swing, 'f', 1), tr("× single tap"));
}

void SharedRun::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_timer.start();
    refresh();
}

void SharedRun::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_timer.stop();
}

void SharedRun::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void SharedRun::retranslate() {
    m_tapping->setCaption(tr("tapping now"));
    m_swing->setCaption(tr("amplitude"));
    refresh();
}

} // namespace seiche

#include "moc_shared_run.cpp"
