// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Maps the length of a slider to values.
struct ValueScale {
    enum class Kind {
        Linear,
        Logarithmic, ///< `least` > 0
        /// For factors below 1: none (the factor 1) at the start, then the loss 1 - factor on a logarithmic
        /// scale from `least` to `most`.
        SpongeCell
    };

    Kind kind = Kind::Linear;
    double least = 0.0;
    double most = 1.0;
    double fineStep = 0.01; ///< linear scales only; the others step by 2 % of the value
    /// Linear scales only: the finest step worth making. 0: none is finer. The others have a tenth of theirs.
    double finestStep = 0.0;

    /// The value at `share` (0 ... 1) of the slider's length.
    double valueAt(double share) const;
    /// Where on the slider the value lies, 0 ... 1; values beyond the scale lie at its ends.
    double shareAt(double value) const;
    /// The value some fine steps further along the slider, not beyond its ends.
    double stepped(double value, int fineSteps) const;
    /// The same in the finest steps.
    double steppedFinest(double value, int finestSteps) const;

private:
    /// So many steps of this size; where it is not linear, parts of a fine step.
    double steppedBy(double step, double value, int steps) const;
};

} // namespace seiche
