// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <complex>
#include <cstdint>
#include <optional>
#include <vector>

namespace seiche {

/// The motion of a wave packet.
struct PacketMotion {
    bool towardsRight;
    double wavelength; ///< in points, of the wave in the packet
    double phaseSpeed; ///< of the crests, in points per step
    double groupSpeed; ///< of the packet, in points per step
};

/// Measures phase and group velocity of a wave packet on a string.
///
/// The Fourier amplitude of the travelling part (see `travellingParts`) at wavenumber kappa rotates
/// by omega(kappa) per step, whatever the shape of the packet. Its phase over time at the mean
/// wavenumber gives omega / kappa, and phases at adjacent wavenumbers give the slope d omega / d
/// kappa.
///
/// Empty until there is a measurable packet. The packet is at least two wavelengths long, alone in
/// its travelling part, away from the ends and in a single medium. It no longer grows and has since
/// travelled two wavelengths. The stronger of two packets from a source is measured, or the right
/// packet if they are equal.
class PacketSpeeds {
public:
    /// Measures under this rule, which must not change.
    explicit PacketSpeeds(const Rule& rule) : m_rule(rule) {}

    const Rule& rule() const { return m_rule; }
    /// Adds the displacements. Restarts at an earlier step.
    void addStep(const Wave<float>& wave);
    /// Restarts after an external change of the run.
    void restart() { m_tracks.clear(); }

    std::optional<PacketMotion> reading() const;

private:
    /// A section of points that contains a packet.
    struct Packet {
        int begin, end;    ///< half-open range of points
        double energy;     ///< sum of squares
        double wavenumber; ///< radians per point
    };
    /// Phase at a wavenumber over time, with linear fit.
    struct Track {
        double wavenumber;
        double phase = 0.0;                                              ///< latest phase, unwrapped
        double time = 0.0, angle = 0.0, timeTime = 0.0, timeAngle = 0.0; ///< sums for the fit
        int samples = 0;

        void add(double steps, double phase);
        double slope() const;
    };

    static std::optional<Packet> packetIn(const std::vector<float>& heights, const Wave<float>& wave);
    void follow(const std::vector<float>& heights, const Packet& packet, std::int64_t frame);

    Rule m_rule;
    bool m_towardsRight = true;
    std::int64_t m_first = 0, m_last = 0;
    double m_energy = 0.0;        ///< energy of the packet at the start
    double m_longWaveSpeed = 0.0; ///< at the position of the packet
    std::vector<Track> m_tracks;  ///< around the mean wavenumber; empty without a packet
};

} // namespace seiche
