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
    static const std::vector<PanelMaker> list = {
        {make<MediumPanel>, 0},
        {make<ComparePanel>, 1},
        {make<ResonancePanel>, 1, false, false, true},
        {make<StabilityPanel>, 0, true},
        {make<ModesPanel>, 0, true},
        {make<HistoryPanel>, 0, true},
        {make<PicturePanel>, 0, true, true},
        {make<ObjectsPanel>, 0, true, true},
        {make<ProbesPanel>, 1, true, true},
    };
    return list;
}

} // namespace seiche
