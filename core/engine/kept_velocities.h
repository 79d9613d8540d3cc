// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/denormals.h"
#include "wave/wave.h"

#include <type_traits>

namespace seiche {

/// Velocities of a row of cells for schemes in double precision.
///
/// Reads the velocities that the wave keeps, with their rounding residues, or else the difference
/// of the two fields. `T` may be const.
template <class T>
class KeptVelocities {
    using Value = std::remove_const_t<T>;
    using State = std::conditional_t<std::is_const_v<T>, const Wave<Value>, Wave<Value>>;

public:
    KeptVelocities(State& wave, int y)
        : m_value(wave.velocity ? wave.velocity->row(y) : nullptr), m_now(wave.now.row(y)),
          m_before(wave.previous.row(y)) {}

    InStep<double> operator[](int x) const {
        if (m_value) return double{m_value[x]};
        return InStep<double>(double{m_now[x]}) - double{m_before[x]};
    }
    /// Stores a velocity if the wave keeps velocities.
    void store(int x, InStep<double> velocity) const {
        if (m_value) m_value[x] = static_cast<T>(velocity);
    }

private:
    T* m_value;
    const Value *m_now, *m_before;
};

} // namespace seiche
