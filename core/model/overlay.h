// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// What can be drawn over a pool: by theory (see `overlayLines`), or measured (see `FlowMeter`).
enum class Overlay {
    Fronts,     ///< the crests around each source, with the numerical wavelength
    Maxima,     ///< of two equal sources, or behind two slits or a grating
    Rays,       ///< of the straight waves of a line source through the media
    Circle,     ///< how far the front of the last pull can have come, exactly
    Modes,      ///< the nodal lines of the standing wave nearest to the drive
    Flow,       ///< measured, not predicted: where energy flows on the average, as arrows
    Streamlines ///< measured: the lines along which it flows
};

/// Whether the run has to be looked at for it, step by step.
constexpr bool isMeasured(Overlay overlay) {
    return overlay == Overlay::Flow || overlay == Overlay::Streamlines;
}

template <>
struct EnumNames<Overlay> {
    static constexpr std::array<std::pair<Overlay, std::string_view>, 7> all{
        {{Overlay::Fronts, "fronts"},
         {Overlay::Maxima, "maxima"},
         {Overlay::Rays, "rays"},
         {Overlay::Circle, "circle"},
         {Overlay::Modes, "modes"},
         {Overlay::Flow, "flow"},
         {Overlay::Streamlines, "streamlines"}}};
};

} // namespace seiche
