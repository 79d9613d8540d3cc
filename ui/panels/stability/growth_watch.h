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

/// Measures the growth of one wave in the shown run or a comparison run: the fastest growing wave in an
/// unstable setting, else the longest standing wave.
///
/// Each sample extracts the wave from the displacements (see `ModalAmplitude`), so that growth is
/// detected long before it is visible. The growth per step is the slope of the logarithm. An
/// unstable medium without such modes (absorbing ends, walls and media) uses the root of `squaredMotionOf`
/// instead, and the prediction is for the stiffest medium. After divergence the result stays.
class GrowthWatch : public QObject {
    Q_OBJECT

public:
    enum class Finding {
        Still,    ///< no motion, so nothing to measure
        Hidden,   ///< wave below the rounding errors of the others
        Waiting,  ///< wave detected; a few more steps needed
        Measured, ///< see `growth`
        NotHere   ///< no such wave in this medium
    };

    explicit GrowthWatch(Session& session, QObject* parent = nullptr);

    /// Watches the comparison run with this scheme, or the main run if there is none.
    void setScheme(std::optional<Scheme> scheme);
    /// Returns the watched run.
    const Simulation& watched() const;
    /// Starts or stops sampling.
    void setActive(bool active);

    Finding finding() const { return m_finding; }
    /// The measured factor per step, valid with `Finding::Measured`.
    double growth() const { return m_growth; }
    /// The predicted factor per step of the watched wave.
    double predicted() const { return m_predicted; }
    PlaneWave wave() const { return m_wave; }
    /// Returns whether walls or media make the pool inhomogeneous.
    bool isUneven() const { return m_uneven; }

private:
    struct Sample {
        std::int64_t frame;
        double logarithm;
    };
    struct Seen {
        double part;  ///< of the watched wave
        double whole; ///< of the total motion
    };

    void choose();
    void forget();
    void sample();
    void sampleNow();
    void measure();
    std::optional<Seen> currentSample() const;
    template <class T>
    Seen seenIn(const Wave<T>& wave) const;

    Session& m_session;
    std::optional<Scheme> m_scheme; ///< of a comparison run
    bool m_active = false;
    Rule m_rule; ///< rule of the stiffest medium
    Grid m_grid;
    PlaneWave m_wave;
    double m_predicted = 1.0;
    double m_frames = 0.0; ///< length of the measuring window, in steps
    std::vector<double> m_shapeX;
    std::vector<double> m_shapeY;
    std::optional<ModalAmplitude> m_amplitude; ///< empty: watch the energy instead
    bool m_byStir = false;
    bool m_uneven = false;
    Finding m_finding = Finding::Still;
    double m_growth = 1.0;
    double m_whole = 0.0; ///< recent maximum of the total motion
    std::deque<Sample> m_samples;
    std::size_t m_events = 0;
    SamplingBudget m_budget;
};

} // namespace seiche
