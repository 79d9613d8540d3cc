// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// The side panel that opens with an experiment.
enum class OpeningPanel { Probes, Stability, Modes, Compare, Resonance, Medium, Picture };

template <>
struct EnumNames<OpeningPanel> {
    static constexpr std::array<std::pair<OpeningPanel, std::string_view>, 7> all{
        {{OpeningPanel::Probes, "probes"},
         {OpeningPanel::Stability, "stability"},
         {OpeningPanel::Modes, "modes"},
         {OpeningPanel::Compare, "compare"},
         {OpeningPanel::Resonance, "resonance"},
         {OpeningPanel::Medium, "medium"},
         {OpeningPanel::Picture, "picture"}}};
};

} // namespace seiche
