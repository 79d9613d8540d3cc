// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/phasor_strip.h"

#include "modes/phasor_dial.h"
#include "theme/theme.h"
#include "widgets/chart.h"

#include <QPainter>

#include <algorithm>

namespace seiche {

namespace {

/// Smaller spacing is illegible.
constexpr double minSpacing = 14.0;
constexpr double maxHeight = 26.0;

} // namespace

PhasorStrip::PhasorStrip(const Chart& chart, QWidget* parent) : QWidget(parent), m_chart(chart) {
    setObjectName(QStringLiteral("phasorStrip"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setVisible(false);
}

QSize PhasorStrip::sizeHint() const { return {Theme::current().px(100), Theme::current().px(maxHeight)}; }

double PhasorStrip::spacing() const {
    if (m_phasors.size() < 2) return 0.0;
    const auto first = m_chart.pixelAlong(m_phasors[0].x), second = m_chart.pixelAlong(m_phasors[1].x);
    return first && second ? *second - *first : 0.0;
}

void PhasorStrip::show(std::vector<Phasor> phasors, int chosen) {
    if (phasors == m_phasors && chosen == m_chosen) return;
    m_phasors = std::move(phasors);
    m_chosen = chosen;
    setVisible(spacing() >= Theme::current().px(minSpacing));
    update();
}

void PhasorStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min<double>(0.9 * spacing(), height() - 2.0);
    for (std::size_t i = 0; i < m_phasors.size(); ++i) {
        const auto x = m_chart.pixelAlong(m_phasors[i].x);
        if (!x) return;
        const QRectF room(*x - side / 2.0, (height() - side) / 2.0, side, side);
        paintPhasor(painter, room, m_phasors[i].share, m_phasors[i].cycles, static_cast<int>(i) == m_chosen);
    }
}

} // namespace seiche

#include "moc_phasor_strip.cpp"
