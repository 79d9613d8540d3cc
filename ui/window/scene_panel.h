// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace seiche {

class CardDock;
class DockArrangement;

/// Shows the side panel that an opened experiment requests; in the projector view that panel alone.
/// A panel opened for an experiment is closed with it; other panels are unchanged.
class ScenePanel : public QObject {
    Q_OBJECT

public:
    explicit ScenePanel(DockArrangement& docks);

    void follow(const Experiment& opened);

private:
    void takeBack();

    DockArrangement& m_docks;
    QPointer<CardDock> m_wanted;
    QPointer<CardDock> m_opened;     ///< opened by the experiment, not by the user
    std::vector<CardDock*> m_closed; ///< closed for `m_opened` in the projector view
};

} // namespace seiche
