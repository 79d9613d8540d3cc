// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/parts_overlay.h"

#include "canvas/string_canvas.h"
#include "canvas/string_line.h"
#include "canvas/wave_line.h"
#include "measure/travelling_parts.h"

namespace seiche {

namespace {

constexpr Trace traceToTheRight = Trace::ComparisonRun;
constexpr Trace traceToTheLeft = Trace::Third;

} // namespace

const Wave<float>* PartsOverlay::wave() const {
    const Simulation& run = m_session.run();
    if (m_session.settings().preview.parts != Visibility::Shown || run.divergedAt()) return nullptr;
    return std::get_if<Wave<float>>(&run.wave());
}

void PartsOverlay::paint(QPainter& painter, const StringCanvas& canvas) {
    const Wave<float>* heights = wave();
    if (!heights) return;
    const TravellingParts parts = travellingParts(*heights, m_session.run().rule());
    if (parts.right.empty()) return;
    const StringScale on = canvas.scale();
    const Theme& theme = Theme::current();
    paintThinLine(painter, on, waveLine(parts.right, on), theme.pen(traceToTheRight, 2.5));
    paintThinLine(painter, on, waveLine(parts.left, on), theme.pen(traceToTheLeft, 2.5));
}

std::vector<LegendEntry> PartsOverlay::legend(const StringCanvas&) const {
    if (!wave()) return {};
    const Theme& theme = Theme::current();
    return {{StringCanvas::tr("travelling right →"), theme.pen(traceToTheRight, 2.5)},
            {StringCanvas::tr("← travelling left"), theme.pen(traceToTheLeft, 2.5)}};
}

} // namespace seiche
