// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/envelope.h"
#include "measure/travelling_parts.h"
#include "model/problem.h"
#include "picture/heights.h"
#include "run/comparison.h"
#include "show/falling_picture.h"
#include "show/followed_range.h"
#include "show/pool_picture.h"
#include "show/string_past.h"
#include "study/resonance_meter.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// The run that a page shows, with its twins, what is measured of it and how it is painted.
class WebRun {
public:
    explicit WebRun(const Experiment& experiment);

    const Simulation& main() const { return m_runs.main(); }
    const Comparison& runs() const { return m_runs; }

    /// Computes at most so many steps, and looks at them as often as the window does. A call ends after about a
    /// tenth of a second, so that the page can answer. Returns how many of the steps are still to do; none if
    /// the run has diverged or is at the last step there is.
    std::int64_t advance(std::int64_t steps);

    /// What SPACE and fingers do: the run's own pull at (x, y), in cells, as a tap of a rhythm. Places outside
    /// the medium are moved to its border. For `lost` see `ResonanceMeter::tap`; what is not finite counts as
    /// none.
    void tap(double x, double y, double lost = 0.0);

    /// Any other change: an event as in an experiment file, without its step ({"set": {"k": 0.5}}). Returns
    /// what is wrong with it; then nothing changes.
    std::vector<Problem> change(std::string_view event);

    /// From frame 0 again with the settings as they are now, on a level medium at rest; the twins stay, and so
    /// do the points.
    void startLevel();

    /// Switches the twin with this scheme on or off; nothing happens where there is none (see
    /// `Comparison::startTwin`).
    void setTwin(Scheme scheme, bool on);

    const ResonanceMeter& meter() const { return m_meter; }
    /// A run that shows that a point of the meter was tapped: its rhythm alone (see `rhythmOfPoint`) where that
    /// has the same amplitude, else all that was done.
    Experiment runOfPoint(const ResonancePoint& point) const;
    void clearPoints() {
        m_meter.clear();
        ++m_revision;
    }
    /// Another number says that settings, or what is measured, may have changed.
    std::int64_t revision() const { return m_revision; }

    /// The heights of a run with this scheme, row by row; of the main run where nothing is named. Empty where
    /// there is none. Valid until the next call.
    std::span<const float> heights(std::optional<Scheme> twin);

    /// How far each point of a string has swung lately, up and down; empty in a pool.
    const Envelope& envelope() const { return m_envelope; }
    /// What the waves of a string should be able to reach, see `naturalCeiling`.
    double ceiling() const { return m_ceiling; }

    /// What of a string is shown beside or in place of its heights, as its experiment wants it (see `Preview`);
    /// empty where it does not. Velocities are heights per second; `quantityEnd` is what the end of their scale
    /// stands for. Nodes are in points. Values and parts are valid until the next call.
    std::span<const float> quantity();
    double quantityEnd() const { return m_past.quantityEnd(); }
    std::span<const float> part(bool toTheRight);
    std::span<const double> nodes() const;

    /// A picture of the pool in a view, 4 bytes for each pixel: red, green, blue, opacity. Empty on a string
    /// and for a size outside 1 ... `mostPixels`. `range` is the height at the end of the colours; 0: what the
    /// experiment prefers, or one that follows what is to be seen. Valid until the next call.
    std::span<const std::uint32_t> picture(PoolView view, int width, int height, float range);
    static constexpr int mostPixels = 4096;

private:
    void begin();
    void notePast();
    /// What a step of the run and its twins takes, in the unit of `limits::work`.
    double operationsOfStep() const;

    static constexpr double mostAtOnce = 5e7; ///< operations of `advance`

    Comparison m_runs;
    ResonanceMeter m_meter;
    std::int64_t m_revision = 0;
    std::size_t m_eventsSeen = 0;
    Envelope m_envelope;
    StringPast m_past;
    double m_ceiling = 1.0;
    PoolPicture m_painter;
    FallingPicture m_falling;
    PoolView m_view = PoolView::Deep; ///< of the last picture
    FollowedRange m_range;
    std::vector<float> m_heights, m_quantity;
    TravellingParts m_parts;
    std::vector<std::uint32_t> m_pixels;
};

} // namespace seiche
