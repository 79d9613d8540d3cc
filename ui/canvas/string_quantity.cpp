// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_quantity.h"

#include "canvas/string_canvas.h"
#include "canvas/string_line.h"
#include "canvas/wave_line.h"
#include "measure/string_motion.h"
#include "show/view.h"

#include <QLocale>
#include <QPainter>

#include <cmath>
#include <numbers>
#include <utility>

namespace seiche {

namespace {

/// Below this share of the end of the scale a lower one is better to read.
constexpr double farLess = 0.3;
/// A string that has come to rest is not looked at through a microscope.
constexpr double leastShare = 0.05;

} // namespace

void QuantityLook::clear() {
    m_peak = {};
    m_end = 0.0;
    m_values.clear();
}

std::vector<float> QuantityLook::valuesOf(const Simulation& run) const {
    return std::visit(
        [&](const auto& wave) {
            if (quantity() == StringQuantity::Force) return forcesAlong(wave, run.rule());
            std::vector<float> values = velocitiesAlong(wave, run.rule());
            const float perSecond = static_cast<float>(run.settings().stepsPerSecond);
            for (float& value : values) value *= perSecond;
            return values;
        },
        run.wave());
}

void QuantityLook::follow(const StringCanvas& canvas) {
    const Simulation& run = m_session.run();
    if (isHeight() || run.divergedAt()) return m_values.clear();
    if (quantity() != std::exchange(m_followed, quantity())) clear();
    m_values = valuesOf(run);
    double largest = 0.0;
    for (const float value : m_values) largest = std::max(largest, std::abs(double{value}));
    m_peak.note(largest, run.frame(), 1.5 * canvas.period());
    // Of the fundamental as high as the ceiling.
    const double angle = 2.0 * std::numbers::pi / canvas.period();
    const double ofCeiling =
        quantity() == StringQuantity::Force ? angle * angle : angle * run.settings().stepsPerSecond;
    const double natural = canvas.scale().ceiling() * canvas.zoom() * ofCeiling;
    const double wanted = m_peak.value() > 0.0 ? std::max(m_peak.value(), leastShare * natural) : natural;
    if (wanted > m_end || wanted < farLess * m_end) m_end = static_cast<double>(rangeFor(wanted));
}

double QuantityLook::ceiling(const StringCanvas& canvas) const {
    return m_end > 0.0 ? m_end / canvas.zoom() : 1.0;
}

QString QuantityLook::name() const {
    return quantity() == StringQuantity::Force ? StringCanvas::tr("force") : StringCanvas::tr("velocity");
}

// Of a riddle the velocity would tell how often it swings.
QString QuantityLook::ceilingName(const StringCanvas& canvas) const {
    if (m_session.isSecret()) return name();
    const QString value = QLocale().toString(ceiling(canvas), 'g', 3);
    return quantity() == StringQuantity::Force ? StringCanvas::tr("force %1", "at the ceiling").arg(value)
                                               : StringCanvas::tr("velocity %1 per second").arg(value);
}

QString QuantityLook::floorName(const StringCanvas& canvas) const {
    return m_session.isSecret() ? QString() : QLocale().toString(-ceiling(canvas), 'g', 3);
}

std::vector<LegendEntry> QuantityLook::legend() const {
    const Theme& theme = Theme::current();
    return {{name(), theme.pen(Trace::Main, 3.5)},
            {StringCanvas::tr("height"), QPen(theme.tokens().quiet, theme.scale() * 1.5)}};
}

void QuantityLook::paint(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    const StringScale heights = canvas.scale();
    if (!canvas.isAlong() && !canvas.isChain())
        paintThinLine(painter, heights, waveLine(m_session.run(), heights),
                      QPen(theme.tokens().quiet, theme.scale() * 1.5));
    const StringScale on(heights.room(), m_session.run().grid().width, ceiling(canvas));
    paintStringLine(painter, on, waveLine(m_values, on), m_session.run(), Trace::Main);
    for (const Comparison::Twin& twin : m_session.comparison().twins())
        if (!twin.run.divergedAt())
            paintStringLine(painter, on, waveLine(valuesOf(twin.run), on), twin.run,
                            traceOfTwin(twin.run.rule().scheme));
}

} // namespace seiche
