// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_quantity.h"

#include "canvas/string_canvas.h"
#include "canvas/string_line.h"
#include "canvas/wave_line.h"
#include "widgets/axis_ticks.h"

#include <QLocale>
#include <QPainter>

namespace seiche {

void QuantityLook::clear() {
    m_scale.clear();
    m_values.clear();
}

void QuantityLook::follow(const StringCanvas& canvas) {
    const Simulation& run = m_session.run();
    if (isHeight() || run.divergedAt()) return m_values.clear();
    m_values = quantityAlong(run, quantity());
    m_scale.follow(run, quantity(), m_values, canvas.scale().ceiling() * canvas.zoom());
}

double QuantityLook::ceiling(const StringCanvas& canvas) const {
    return m_scale.end() > 0.0 ? m_scale.end() / canvas.zoom() : 1.0;
}

QString QuantityLook::name() const {
    return quantity() == StringQuantity::Force ? StringCanvas::tr("force") : StringCanvas::tr("velocity");
}

// In a challenge, the velocity would reveal the frequency.
QString QuantityLook::ceilingName(const StringCanvas& canvas) const {
    if (m_session.isChallenge()) return name();
    const QString value = readable(ceiling(canvas), QLocale());
    return quantity() == StringQuantity::Force ? StringCanvas::tr("force %1", "at the ceiling").arg(value)
                                               : StringCanvas::tr("velocity %1 per second").arg(value);
}

QString QuantityLook::floorName(const StringCanvas& canvas) const {
    return m_session.isChallenge() ? QString() : readable(-ceiling(canvas), QLocale());
}

std::vector<LegendEntry> QuantityLook::legend() const {
    const Theme& theme = Theme::current();
    return {{name(), theme.pen(Trace::Main, 3.5)},
            {StringCanvas::tr("displacement"), QPen(theme.tokens().quiet, theme.scale() * 1.5)}};
}

void QuantityLook::paint(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    const StringScale heights = canvas.scale();
    if (!canvas.isAlong() && !canvas.isChain())
        paintThinLine(painter, heights, waveLine(m_session.run(), heights),
                      QPen(theme.tokens().quiet, theme.scale() * 1.5));
    const StringScale on(heights.room(), m_session.run().grid().width, ceiling(canvas));
    paintStringLine(painter, on, waveLine(m_values, on), m_session.run(), Trace::Main);
    for (const Comparison::ComparisonRun& comparisonRun : m_session.comparison().comparisonRuns())
        if (!comparisonRun.run.divergedAt())
            paintStringLine(painter, on, waveLine(quantityAlong(comparisonRun.run, quantity()), on),
                            comparisonRun.run, traceOfComparison(comparisonRun.run.rule().scheme));
}

} // namespace seiche
