// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Maps slider positions to values.
struct ValueScale {
    enum class Kind {
        Linear,
        Logarithmic, ///< requires `min` > 0
        /// For factors up to 1: factor 1 (no loss) at the start, then the loss 1 - factor on a
        /// logarithmic scale from `min` to `max`.
        SpongeCell
    };

    Kind kind = Kind::Linear;
    double min = 0.0;
    double max = 1.0;
    double fineStep = 0.01; ///< linear scales only, other scales step by 2 % of the value
    /// Finest useful step of a linear scale. 0 if unlimited. Other scales use a tenth of the fine
    /// step.
    double finestStep = 0.0;

    /// Returns the value at `share` (0 ... 1) of the slider length.
    double valueAt(double share) const;
    /// Returns the slider position of a value, clamped to 0 ... 1.
    double shareAt(double value) const;
    /// Returns the value a number of fine steps further, clamped to the scale.
    double stepped(double value, int fineSteps) const;
    /// Returns the value a number of finest steps further, clamped to the scale.
    double steppedFinest(double value, int finestSteps) const;

private:
    /// Returns the value a number of steps further. The step size is in fractions of a fine step on
    /// scales that are not linear.
    double steppedBy(double step, double value, int steps) const;
};

} // namespace seiche
