// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// What theory can draw over a pool (see `overlayLines`).
enum class Overlay {
    Fronts, ///< the crests around each source, with the numerical wavelength
    Maxima, ///< of two equal sources, or behind two slits or a grating
    Rays,   ///< of the straight waves of a line source through the media
    Circle, ///< how far the front of the last pull can have come, exactly
    Modes   ///< the nodal lines of the standing wave nearest to the drive
};

template <>
struct EnumNames<Overlay> {
    static constexpr std::array<std::pair<Overlay, std::string_view>, 5> all{{{Overlay::Fronts, "fronts"},
                                                                              {Overlay::Maxima, "maxima"},
                                                                              {Overlay::Rays, "rays"},
                                                                              {Overlay::Circle, "circle"},
                                                                              {Overlay::Modes, "modes"}}};
};

} // namespace seiche
