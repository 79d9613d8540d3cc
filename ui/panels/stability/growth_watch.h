// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/sampling_budget.h"
#include "session/session.h"
#include "theory/modal_amplitude.h"
#include "theory/modes.h"
#include "theory/stability.h"

#include <QObject>

#include <deque>
#include <optional>
#include <vector>

namespace seiche {

/// Measures how fast one wave grows in the shown run, while it runs: the wave that grows fastest where the
/// setting is unstable, else the longest standing wave.
///
/// Each sample takes the wave's part out of the heights (see `ModalAmplitude`), so that it is detected long
/// before it can be seen; the growth per step is the slope of the logarithm. Where no such waves can stand
/// (absorbing ends, walls and media in the pool) the root of what stirs is taken instead (see `stirOf`), and
/// the stiffest medium decides what is predicted. What was measured stays when the run has diverged.
class GrowthWatch : public QObject {
    Q_OBJECT

public:
    enum class Finding {
        Still,    ///< nothing moves: there is nothing to measure
        Hidden,   ///< there is motion, but this wave is below the rounding errors of the others
        Waiting,  ///< the wave is there; a few more steps are needed
        Measured, ///< see `growth`
        NotHere   ///< no such wave in this medium
    };

    explicit GrowthWatch(Session& session, QObject* parent = nullptr);

    /// Nothing is sampled while it is not active.
    void setActive(bool active);

    Finding finding() const { return m_finding; }
    /// The measured factor per step, with `Finding::Measured`.
    double growth() const { return m_growth; }
    /// What theory says of the very same wave.
    double predicted() const { return m_predicted; }
    PlaneWave wave() const { return m_wave; }
    /// Whether walls or media make the pool uneven.
    bool isUneven() const { return m_uneven; }

private:
    struct Sample {
        std::int64_t frame;
        double logarithm;
    };
    struct Seen {
        double part;  ///< of the watched wave
        double whole; ///< of everything that moves
    };

    void choose();
    void forget();
    void sample();
    void sampleNow();
    void measure();
    std::optional<Seen> look() const;
    template <class T>
    Seen seenIn(const Wave<T>& wave) const;

    Session& m_session;
    bool m_active = false;
    Rule m_rule; ///< of the stiffest medium
    Grid m_grid;
    PlaneWave m_wave;
    double m_predicted = 1.0;
    double m_frames = 0.0; ///< the growth is taken over this many frames
    std::vector<double> m_shapeX;
    std::vector<double> m_shapeY;
    std::optional<ModalAmplitude> m_amplitude; ///< nothing: the energy is watched
    bool m_byStir = false;
    bool m_uneven = false;
    Finding m_finding = Finding::Still;
    double m_growth = 1.0;
    double m_whole = 0.0; ///< the most that has moved lately
    std::deque<Sample> m_samples;
    std::size_t m_events = 0;
    SamplingBudget m_budget;
};

} // namespace seiche
