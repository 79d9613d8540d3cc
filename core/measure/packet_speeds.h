// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <complex>
#include <cstdint>
#include <optional>
#include <vector>

namespace seiche {

/// How fast a wave packet runs.
struct PacketMotion {
    bool towardsRight;
    double wavelength; ///< points, of the wave in the packet
    double phaseSpeed; ///< points per step, of its crests
    double groupSpeed; ///< points per step, of the packet
};

/// Measures phase and group velocity of one wave packet on a string from its heights.
///
/// Of the part that runs its way (see `travellingParts`) the Fourier amplitude at a wavenumber kappa turns by
/// the angle omega(kappa) per step, whatever shape the packet has. So the phase of that at the packet's mean
/// wavenumber, followed over time, gives omega / kappa, and those a little beside it the slope d omega / d
/// kappa.
///
/// Nothing while there is no packet to be measured: one stretch of at least two wavelengths, alone in its part,
/// away from the ends and in one medium, which no longer grows and has run two wavelengths since. Of two
/// packets that leave a source on both sides the stronger one is measured, the right one where both are alike.
class PacketSpeeds {
public:
    /// Under this rule, which must not change.
    explicit PacketSpeeds(const Rule& rule) : m_rule(rule) {}

    const Rule& rule() const { return m_rule; }
    /// Takes in the present heights, every few steps. An earlier frame restarts it.
    void note(const Wave<float>& wave);
    /// Something else than steps has changed the run.
    void restart() { m_tracks.clear(); }

    std::optional<PacketMotion> reading() const;

private:
    /// A stretch of points with a packet in it.
    struct Packet {
        int begin, end;    ///< first point, and the one after the last
        double energy;     ///< sum of squares
        double wavenumber; ///< radians per point
    };
    /// The phase at one wavenumber over time, and the straight line through it.
    struct Track {
        double wavenumber;
        double phase = 0.0;                                              ///< the last one, turns counted
        double time = 0.0, angle = 0.0, timeTime = 0.0, timeAngle = 0.0; ///< sums
        int samples = 0;

        void add(double steps, double phase);
        double slope() const;
    };

    static std::optional<Packet> packetIn(const std::vector<float>& heights, const Wave<float>& wave);
    void follow(const std::vector<float>& heights, const Packet& packet, std::int64_t frame);

    Rule m_rule;
    bool m_towardsRight = true;
    std::int64_t m_first = 0, m_last = 0;
    double m_energy = 0.0;        ///< of the packet at the beginning
    double m_longWaveSpeed = 0.0; ///< where the packet is
    std::vector<Track> m_tracks;  ///< below, at and above its wavenumber; empty where none is followed
};

} // namespace seiche
