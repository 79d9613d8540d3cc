// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

#include <QRgb>

namespace seiche {

/// Curves distinguishable by colour and line style.
enum class Trace { Main, ComparisonRun, Third, Fourth, Fifth, Sixth };

/// Style of a curve in each look.
struct TraceStyle {
    Trace value;
    QRgb dark;
    QRgb light;
    QRgb projector;
    /// Alternating dashes and gaps in line widths, up to the first 0. Empty: solid.
    std::array<double, 6> dashes;
};

/// All curves. Add a row for a new curve.
inline constexpr std::array<TraceStyle, 6> allTraces{
    {{Trace::Main, 0x5CC8FF, 0x0072B2, 0x00C8FF, {}},                                // blue, solid
     {Trace::ComparisonRun, 0xFF9F43, 0xB35200, 0xFFB000, {4.0, 2.5}},               // orange, dashed
     {Trace::Third, 0xC59BFF, 0x7B4FB5, 0xE0A0FF, {0.2, 2.2}},                       // violet, dotted
     {Trace::Fourth, 0x4FD6A8, 0x00745A, 0x00E0A0, {5.0, 2.5, 0.2, 2.5}},            // teal, dash-dot
     {Trace::Fifth, 0xF2E05C, 0x7D6600, 0xFFF060, {9.0, 3.5}},                       // yellow, long dashes
     {Trace::Sixth, 0xFF8FB8, 0xA83264, 0xFF90C0, {5.0, 2.5, 0.2, 2.5, 0.2, 2.5}}}}; // pink, dash-dot-dot

static_assert(standInOrder(allTraces));

constexpr const TraceStyle& styleOf(Trace trace) { return allTraces[static_cast<std::size_t>(trace)]; }

} // namespace seiche
