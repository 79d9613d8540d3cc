// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/panel_list.h"

#include "compare/compare_panel.h"
#include "history/history_panel.h"
#include "medium/medium_panel.h"
#include "modes/modes_panel.h"
#include "objects/objects_panel.h"
#include "objects/probes_panel.h"
#include "pool/picture_panel.h"
#include "resonance/resonance_panel.h"
#include "stability/stability_panel.h"

#include <vector>

namespace seiche {

namespace {

template <class Panel>
QWidget* make(Session& session, QWidget* parent) {
    return new Panel(session, parent);
}

} // namespace

std::span<const PanelMaker> panelList() {
    using enum Stage::Side;
    static const std::vector<PanelMaker> list = {
        {.make = make<MediumPanel>, .sign = Glyph::Medium, .helpPage = "medium", .side = Left},
        {.make = make<ComparePanel>, .sign = Glyph::Compare, .helpPage = "compare", .side = Right, .share = 1},
        {.make = make<ResonancePanel>,
         .sign = Glyph::Resonance,
         .helpPage = "resonance",
         .side = Right,
         .share = 1,
         .isLab = true},
        {.make = make<StabilityPanel>,
         .sign = Glyph::Stability,
         .helpPage = "stability",
         .side = Right,
         .extra = true},
        {.make = make<ModesPanel>, .sign = Glyph::Modes, .helpPage = "modes", .side = Right, .extra = true},
        {.make = make<HistoryPanel>,
         .sign = Glyph::History,
         .helpPage = "history",
         .side = Left,
         .extra = true},
        {.make = make<PicturePanel>,
         .sign = Glyph::Picture,
         .helpPage = "appearance",
         .side = Left,
         .extra = true,
         .besideLab = true},
        {.make = make<ObjectsPanel>,
         .sign = Glyph::Objects,
         .helpPage = "objects",
         .side = Left,
         .extra = true,
         .besideLab = true},
        {.make = make<ProbesPanel>,
         .sign = Glyph::Probes,
         .helpPage = "probes",
         .side = Right,
         .share = 1,
         .extra = true,
         .besideLab = true},
    };
    return list;
}

} // namespace seiche
