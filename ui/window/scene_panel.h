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

/// Shows the side panel that an experiment asks for when it is opened; on a projector that one alone.
///
/// A panel that was opened for one experiment goes again with it, so that the others stay as the viewer had
/// them.
class ScenePanel : public QObject {
    Q_OBJECT

public:
    explicit ScenePanel(DockArrangement& docks);

    void follow(const Experiment& opened);

private:
    void takeBack();

    DockArrangement& m_docks;
    QPointer<CardDock> m_wanted;
    QPointer<CardDock> m_opened;     ///< by the experiment, not by the viewer
    std::vector<CardDock*> m_closed; ///< for it, on a projector
};

} // namespace seiche
