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
        {.make = make<MediumPanel>, .sign = Glyph::Medium, .side = Left},
        {.make = make<ComparePanel>, .sign = Glyph::Compare, .side = Right, .share = 1},
        {.make = make<ResonancePanel>, .sign = Glyph::Resonance, .side = Right, .share = 1, .isLab = true},
        {.make = make<StabilityPanel>, .sign = Glyph::Stability, .side = Right, .extra = true},
        {.make = make<ModesPanel>, .sign = Glyph::Modes, .side = Right, .extra = true},
        {.make = make<HistoryPanel>, .sign = Glyph::History, .side = Left, .extra = true},
        {.make = make<PicturePanel>, .sign = Glyph::Picture, .side = Left, .extra = true, .besideLab = true},
        {.make = make<ObjectsPanel>, .sign = Glyph::Objects, .side = Left, .extra = true, .besideLab = true},
        {.make = make<ProbesPanel>,
         .sign = Glyph::Probes,
         .side = Right,
         .share = 1,
         .extra = true,
         .besideLab = true},
    };
    return list;
}

} // namespace seiche
