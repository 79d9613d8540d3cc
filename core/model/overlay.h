// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// Overlays of a pool, see `overlayLines` (theory) and `FlowMeter` (measured).
enum class Overlay {
    Fronts,     ///< crests around each source, with the numerical wavelength
    Maxima,     ///< interference of two sources, slits or a grating
    Rays,       ///< rays of a line source through the media
    Circle,     ///< exact limit of the wavefront of the last tap
    Modes,      ///< nodal lines of the mode nearest the drive
    Flow,       ///< measured: mean energy flow, as arrows
    Streamlines ///< measured: lines of energy flow
};

/// Returns whether the overlay requires measurements at every step.
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
