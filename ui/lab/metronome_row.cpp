// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/metronome_row.h"

#include "theme/icons.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"

#include <QApplication>
#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr double minHertz = 0.001;

/// Scale of the slider. Its key step is about a hundredth of the range, at least the displayed
/// precision.
ValueScale scaleBetween(double fromHertz, double toHertz) {
    const double step = std::pow(10.0, std::floor(std::log10(toHertz - fromHertz)) - 2.0);
    return {ValueScale::Kind::Linear, fromHertz, toHertz, std::max(minHertz, step), minHertz};
}

} // namespace

TickLamp::TickLamp(QWidget* parent) : QWidget(parent) {
    m_out.setSingleShot(true);
    m_out.setInterval(120ms);
    connect(&m_out, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize TickLamp::sizeHint() const {
    const int size = Theme::current().px(14);
    return {size, size};
}

void TickLamp::flash() {
    if (!isVisible() || Theme::current().prefersReducedMotion()) return;
    m_out.start();
    update();
}

void TickLamp::paintEvent(QPaintEvent*) {
    const Tokens& colours = Theme::current().tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isLit() ? colours.main : colours.line, 1.5));
    painter.setBrush(isLit() ? QBrush(colours.main) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5));
}

MetronomeRow::MetronomeRow(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    m_switch = new QPushButton(this);
    m_switch->setCheckable(true);
    m_switch->setObjectName(QStringLiteral("metronomeSwitch"));
    m_lamp = new TickLamp(this);
    m_slider = new ValueSlider(this);
    m_slider->setObjectName(QStringLiteral("metronomeSlider"));
    m_entry = new ValueEntry(this);
    m_entry->setObjectName(QStringLiteral("metronomeEntry"));
    m_entry->setAlignment(Qt::AlignRight);

    m_next = new QPushButton(this);
    m_next->setObjectName(QStringLiteral("nextResonance"));
    m_next->setProperty("sign", true);
    m_next->setAutoDefault(true); // ENTER activates the button
    m_next->hide();

    m_slider->setMinimumWidth(40);
    FlowLayout* row = new FlowLayout;
    row->addWidget(m_switch);
    row->addWidget(m_lamp);
    row->addWidget(m_slider);
    row->addWidget(m_entry);
    row->addWidget(m_next);
    setLayout(row);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);

    connect(m_switch, &QPushButton::clicked, this, &MetronomeRow::setOn);
    connect(&session, &Session::settingsChanged, this, &MetronomeRow::showState);
    connect(m_slider, &ValueSlider::chosen, this, &MetronomeRow::setHertz);
    connect(m_entry, &ValueEntry::typed, this, [this](double hertz) {
        if (hertz >= minHertz && hertz <= maxHertz()) {
            m_entry->setProblem({});
            return setHertz(hertz);
        }
        m_entry->setProblem(
            tr("Between %1 and %2 Hz")
                .arg(QLocale().toString(minHertz, 'g', 6), QLocale().toString(maxHertz(), 'g', 6)));
    });
    connect(m_entry, &ValueEntry::confirmed, this, [this] { setOn(true); });
    connect(m_entry, &ValueEntry::refused, this,
            [this](const QString& text) { m_entry->setProblem(tr("\"%1\" is not a number").arg(text)); });
    connect(m_entry, &ValueEntry::restored, this, [this] { m_entry->setProblem({}); });
    connect(m_entry, &ValueEntry::stepsRequested, this,
            [this](int steps) { setHertz(m_hertz + 0.001 * steps); });
    connect(m_next, &QPushButton::clicked, this,
            [this] { goToResonance(!QApplication::keyboardModifiers().testFlag(Qt::ShiftModifier)); });
    connect(&session, &Session::metronomeChanged, this, &MetronomeRow::showState);
    connect(&session, &Session::tapped, this, [this] {
        if (m_session.metronome()) m_lamp->flash();
    });
    connect(&Theme::current(), &Theme::changed, this, &MetronomeRow::retranslate);
    retranslate();
    setRange(0.2, 4.0);
    showState();
}

void MetronomeRow::setRange(double fromHertz, double toHertz) {
    if (!(toHertz > fromHertz)) return;
    m_slider->setScale(scaleBetween(fromHertz, toHertz));
    m_slider->show(m_hertz);
}

void MetronomeRow::setResonances(std::vector<double> hertz) {
    m_resonances = std::move(hertz);
    m_next->setVisible(!m_resonances.empty() && !m_plain);
}

void MetronomeRow::setPlain() {
    m_plain = true;
    m_slider->hide();
    m_next->hide();
    showState();
}

void MetronomeRow::goToResonance(bool next) {
    if (m_resonances.empty()) return;
    // The displayed frequency is rounded: the current resonance must not count as next or
    // previous.
    const auto upper = std::ranges::upper_bound(m_resonances, m_hertz + minHertz);
    const auto lower = std::ranges::lower_bound(m_resonances, m_hertz - minHertz);
    if (next) setHertz(upper == m_resonances.end() ? m_resonances.front() : *upper);
    else setHertz(lower == m_resonances.begin() ? m_resonances.back() : *(lower - 1));
}

void MetronomeRow::setHertz(double hertz) {
    hertz = std::clamp(hertz, minHertz, maxHertz());
    // Round to the displayed precision.
    m_hertz = std::round(hertz * 1000.0) / 1000.0;
    if (running()) setOn(true);
    showState();
}

void MetronomeRow::setOn(bool on) {
    const std::optional<double> hertz = on ? std::optional(m_hertz) : std::nullopt;
    if (m_sine) m_session.setDrive(hertz);
    else m_session.setMetronome(hertz);
    showState();
}

void MetronomeRow::setSine(bool sine) {
    if (sine == m_sine) return;
    const bool on = running().has_value();
    if (on) setOn(false);
    m_sine = sine;
    if (on) setOn(true);
    retranslate();
}

void MetronomeRow::showState() {
    // Keep the typed number, because the drive rounds its frequency.
    if (!m_sine && m_session.metronome()) m_hertz = *m_session.metronome();
    m_switch->setChecked(running().has_value());
    m_lamp->setVisible(!m_sine && !m_plain);
    m_slider->show(m_hertz);
    m_entry->show(m_hertz);
}

void MetronomeRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void MetronomeRow::retranslate() {
    m_switch->setText(m_sine ? tr("Sine drive", "a sine that drives the medium") : tr("Metronome"));
    m_switch->setToolTip(m_sine ? tr("Drives the medium with a sine instead of taps")
                                : tr("Taps for you, with exact timing. Tap yourself to take over."));
    m_entry->setStyle({3, 3, tr("Hz")});
    m_entry->setAccessibleName(m_sine ? tr("Frequency of the sine") : tr("Frequency of the metronome"));
    m_slider->setAccessibleName(m_sine ? tr("Frequency of the sine") : tr("Frequency of the metronome"));
    m_lamp->setAccessibleName(tr("Tap of the metronome"));
    m_entry->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00.000 ") + tr("Hz")) +
                             Theme::current().px(18));
    m_entry->setMaximumWidth(m_entry->minimumWidth());
    m_next->setFixedWidth(Theme::current().px(30));
    m_next->setIcon(icon(Glyph::NextResonance, Theme::current().tokens().text));
    m_next->setToolTip(tr("Goes to the next predicted resonance (Shift: previous resonance)"));
    m_next->setAccessibleName(tr("Next resonance"));
    m_next->setAccessibleDescription(m_next->toolTip());
    showState();
}

} // namespace seiche

#include "moc_metronome_row.cpp"
