// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/kernels.h"

namespace seiche {

/// The loops over rows of float heights for a formula and an available instruction set.
///
/// If denormals are flushed in software (see `Flushing`), cells that cannot become denormal skip
/// the flushing.
class FloatLoops {
public:
    FloatLoops(const Formula& formula, Isa isa);

    /// Returns the rows per call of the multi-row loop.
    int tile() const { return m_steps.tile; }

    /// Computes the columns begin <= x < end of one row or of `tile` rows under the formula of the
    /// constructor.
    void operator()(const Row<float>& rows, const Formula& formula, int count, int begin, int end) const {
#if defined(__wasm__)
        byPieces(rows, formula, count, begin, end);
#else
        (count == 1 ? m_steps.one : m_steps.several)(rows, formula, begin, end);
#endif
    }

private:
    FloatSteps m_steps;
#if defined(__wasm__)
    void byPieces(const Row<float>& rows, const Formula& formula, int count, int begin, int end) const;

    FloatSteps m_unflushed;
    bool m_mayStayNormal; ///< if heights are large enough
#endif
};

/// The loops over rows of integer water.
class IntegerLoops {
public:
    IntegerLoops(const IntegerFormula& formula, Isa isa) : m_steps(stepsFor(formula, isa)) {}

    int tile() const { return m_steps.tile; }
    void operator()(const Row<std::int32_t>& rows, const IntegerFormula& formula, int count, int begin,
                    int end) const {
        (count == 1 ? m_steps.one : m_steps.several)(rows, formula, begin, end);
    }

private:
    IntegerSteps m_steps;
};

} // namespace seiche
