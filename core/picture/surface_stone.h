// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_colour.h"
#include "picture/surface_look.h"
#include "wave/pool_objects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

/// Materials other than water, as light in full sun: blue, green, red.
namespace stone {

inline constexpr Colour4 held{0.17f, 0.155f, 0.145f, 0.0f};
inline constexpr Colour4 free{0.40f, 0.42f, 0.44f, 0.0f};
inline constexpr Colour4 soft{0.12f, 0.19f, 0.24f, 0.0f};
inline constexpr Colour4 part{0.24f, 0.27f, 0.33f, 0.0f};
inline constexpr Colour4 rim{0.42f, 0.44f, 0.45f, 0.0f};
inline constexpr Colour4 slab{0.62f, 0.34f, 0.42f, 0.0f}; ///< under a medium
inline constexpr Colour4 glassDeep{0.115f, 0.055f, 0.010f, 0.0f};
inline constexpr Colour4 glassHigh{0.42f, 0.30f, 0.085f, 0.0f};
inline constexpr Colour4 buoyRed{0.03f, 0.13f, 0.80f, 0.0f};
inline constexpr Colour4 buoyWhite{0.80f, 0.80f, 0.80f, 0.0f};

inline const Colour4& of(WallKind kind) {
    switch (kind) {
    case WallKind::Fixed: return held;
    case WallKind::Free: return free;
    case WallKind::Absorbing: return soft;
    default: return part;
    }
}

/// Returns the light on a vertical face with this horizontal normal. Tops use `lightOnTop`.
inline float lightOnFace(float x, float y, float sun) {
    return 0.30f + 0.85f * sun * std::max(x * Sun::x + y * Sun::y, 0.0f) + 0.10f * std::abs(x);
}
inline constexpr float lightOnTop = 0.34f + 0.80f * Sun::up;

} // namespace stone

} // namespace seiche
