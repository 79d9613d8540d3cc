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

/// Run of a page: comparison runs, measurements and pool view.
class WebRun {
public:
    explicit WebRun(const Experiment& experiment);

    const Simulation& main() const { return m_runs.main(); }
    const Comparison& runs() const { return m_runs; }

    /// Computes at most `steps` steps and samples them as often as the window does. Returns after
    /// about 0.1 s, so that the page stays responsive. Returns the number of remaining steps; 0
    /// after divergence or at the last possible step.
    std::int64_t advance(std::int64_t steps);

    /// Applies the run's own tap at (x, y), in cells, as part of a tapping sequence. Positions
    /// outside the medium are moved to its edge. For `lost` see `ResonanceMeter::tap`; a non-finite
    /// value counts as 0.
    void tap(double x, double y, double lost = 0.0);

    /// Applies any change: an event as in an experiment file, without its step ({"set": {"k":
    /// 0.5}}). Returns the problems; if any, nothing changes.
    std::vector<Problem> change(std::string_view event);

    /// Restarts at step 0 with the current settings and a flat medium at rest. Keeps comparison
    /// runs and points.
    void startLevel();

    /// Switches the comparison run with this scheme on or off. No effect if there is none (see
    /// `Comparison::startComparison`).
    void setComparison(Scheme scheme, bool on);

    const ResonanceMeter& meter() const { return m_meter; }
    /// Returns a run that proves a point of the meter: only its tapping sequence (see
    /// `rhythmOfPoint`) if the amplitude is the same, otherwise the whole run.
    Experiment runOfPoint(const ResonancePoint& point) const;
    void clearPoints() {
        m_meter.clear();
        ++m_revision;
    }
    /// Counter of changes in settings or measurements.
    std::int64_t revision() const { return m_revision; }

    /// Returns the displacements of the run with this scheme, row by row; of the main run if no
    /// scheme is given. Empty if not found. Valid until the next call.
    std::span<const float> heights(std::optional<Scheme> comparisonRun);

    /// Recent extrema of a string; empty in a pool.
    const Envelope& envelope() const { return m_envelope; }
    /// Suitable ceiling of a string, see `naturalCeiling`.
    double ceiling() const { return m_ceiling; }

    /// Overlays of a string, if its experiment shows them (see `Preview`); otherwise empty.
    /// Velocities are displacements per second; `quantityEnd` is the value at the end of the scale.
    /// Nodes are in points. Values and parts are valid until the next call.
    std::span<const float> quantity();
    double quantityEnd() const { return m_past.quantityEnd(); }
    std::span<const float> part(bool toTheRight);
    std::span<const double> nodes() const;

    /// Returns a pool view, 4 bytes per pixel: red, green, blue, opacity. Empty for a string, and
    /// for a size outside 1 ... `maxPixels`. `range` is the displacement at the end of the colour
    /// scale; 0: the experiment's setting or automatic. Valid until the next call.
    std::span<const std::uint32_t> picture(PoolView view, int width, int height, float range);
    static constexpr int maxPixels = 4096;

private:
    void begin();
    void notePast();
    /// Returns the cost of a step of the run and its comparison runs, in the unit of
    /// `limits::work`.
    double operationsOfStep() const;

    static constexpr double maxAtOnce = 5e7; ///< operations per call of `advance`

    Comparison m_runs;
    ResonanceMeter m_meter;
    std::int64_t m_revision = 0;
    std::size_t m_eventsSeen = 0;
    Envelope m_envelope;
    StringPast m_past;
    double m_ceiling = 1.0;
    PoolPicture m_painter;
    FallingPicture m_falling;
    PoolView m_view = PoolView::Deep; ///< view of the last image
    FollowedRange m_range;
    std::vector<float> m_heights, m_quantity;
    TravellingParts m_parts;
    std::vector<std::uint32_t> m_pixels;
};

} // namespace seiche
