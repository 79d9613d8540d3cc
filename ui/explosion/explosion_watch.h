// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/explosion_count.h"
#include "session/session.h"
#include "study/explosion_stage.h"

#include <QObject>

#include <map>
#include <optional>

namespace seiche {

/// Makes the explosions of a session visible: slows the run down while a zigzag grows, and keeps the
/// last picture of each run inside the canvas.
class ExplosionWatch : public QObject {
    Q_OBJECT

public:
    /// An explosion with its numbers.
    struct Explosion {
        Scheme scheme;
        bool isMain;
        bool isFromExcitation; ///< stable settings, but too much was added
        ExplosionCount count;
        std::optional<double> growth; ///< of the zigzag per step, see `ExplosionStage`

        friend bool operator==(const Explosion&, const Explosion&) = default;
    };

    /// Returns the watch of a session, created at the first call.
    static ExplosionWatch& of(Session& session);

    /// Returns the state to draw of a run of the session: its last state inside the canvas once it has
    /// left it, else the run. Null for an exploded run without such a state.
    const Simulation* shown(const Simulation& run) const;
    /// Returns whether the run itself is drawn.
    bool isInside(const Simulation& run) const { return shown(run) == &run; }
    /// Returns the last state inside the canvas once the run has left it, else null.
    const ExplosionStage::Picture* picture(const Simulation& run) const;
    /// Returns the explosion to explain: of the main run, else of the first comparison run that
    /// exploded. Empty if none.
    std::optional<Explosion> explosion() const;

    /// Shows the explosion again: restarts the run, and taps if it is at rest.
    void again();
    /// Taps if the playing run is at rest and nothing will move it.
    void tapIfAtRest();
    /// Returns whether the stability limit may be told.
    bool isLimitTold() const { return !m_session.isLimitHidden() && !m_session.isChallenge(); }
    /// Returns the largest k, with two decimals, at which the exploded main run would be stable. Empty
    /// if no k is, or the limit may not be told or k not be changed.
    std::optional<double> stableK() const;
    /// Restarts the run with that k.
    void restartStable();

signals:
    /// Emitted when an explosion, a picture or the slow motion may have changed.
    void changed();

private:
    explicit ExplosionWatch(Session& session);
    std::map<Scheme, ExplosionStage>& stages() { return m_stages[m_session.scene()]; }
    const ExplosionStage* stageOf(const Simulation& run) const;
    /// Returns the height at the edge of the canvas.
    double edge() const;
    void follow();
    void setPace();

    Session& m_session;
    std::map<SceneKind, std::map<Scheme, ExplosionStage>> m_stages;
    double m_speed = 1.0;  ///< chosen last
    bool m_isFast = false; ///< the user has sped up the present explosion
};

} // namespace seiche
