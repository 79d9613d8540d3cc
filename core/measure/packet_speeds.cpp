// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/packet_speeds.h"

#include "measure/travelling_parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace seiche {

namespace {

constexpr double minOfPacket = 0.01;  // of the largest displacement; outside it is less
constexpr double maxBeside = 0.05;    // energy fraction allowed outside
constexpr double minWaves = 2.0;      // minimum length and travelled distance, in wavelengths
constexpr double maxGrowth = 1.01;    // energy ratio; a larger ratio means a growing packet
constexpr double beside = 1.0 / 24.0; // relative distance of the outer wavenumbers from the mean
constexpr int minPerTrack = 5;
constexpr double turn = 2.0 * std::numbers::pi;

double squareSum(const std::vector<float>& heights, int begin, int end) {
    double sum = 0.0;
    for (int x = begin; x < end; ++x) {
        const double height = double{heights[static_cast<std::size_t>(x)]};
        sum += height * height;
    }
    return sum;
}

} // namespace

void PacketSpeeds::Track::add(double steps, double newPhase) {
    phase = newPhase;
    time += steps;
    angle += newPhase;
    timeTime += steps * steps;
    timeAngle += steps * newPhase;
    ++samples;
}

double PacketSpeeds::Track::slope() const {
    const double spread = samples * timeTime - time * time;
    return spread > 0.0 ? (samples * timeAngle - time * angle) / spread : 0.0;
}

std::optional<PacketSpeeds::Packet> PacketSpeeds::packetIn(const std::vector<float>& heights,
                                                           const Wave<float>& wave) {
    const int points = static_cast<int>(heights.size());
    const auto at = [&](int x) { return double{heights[static_cast<std::size_t>(x)]}; };
    const auto size = [](float height) { return std::abs(height); };
    const int peak = static_cast<int>(std::ranges::max_element(heights, {}, size) - heights.begin());
    const double largest = std::abs(at(peak));
    if (!(largest > 0.0)) return std::nullopt;
    // The half-wavelength with the highest crest.
    int begin = peak, end = peak + 1;
    while (begin > 0 && at(begin - 1) * at(peak) > 0.0) --begin;
    while (end < points && at(end) * at(peak) > 0.0) ++end;
    const int halfWave = end - begin;
    // Any further crest starts within half a wavelength.
    for (int x = begin - 1; x >= 0 && begin - x <= halfWave; --x)
        if (std::abs(at(x)) > minOfPacket * largest) begin = x;
    for (int x = end; x < points && x - end < halfWave; ++x)
        if (std::abs(at(x)) > minOfPacket * largest) end = x + 1;
    begin -= halfWave;
    end += halfWave;
    if (begin < 1 || end > points - 1) return std::nullopt;
    for (int x = begin; x < end && wave.stiffness; ++x)
        if (wave.stiffness->at(x, 0) != wave.stiffness->at(begin, 0)) return std::nullopt;
    const double energy = squareSum(heights, begin, end);
    if (squareSum(heights, 0, points) > (1.0 + maxBeside) * energy) return std::nullopt;
    double slopes = 0.0;
    for (int x = begin; x < end; ++x) slopes += (at(x + 1) - at(x)) * (at(x + 1) - at(x));
    const double wavenumber = 2.0 * std::asin(std::min(1.0, 0.5 * std::sqrt(slopes / energy)));
    if (!(wavenumber > 0.0) || (end - begin - 2 * halfWave) * wavenumber < minWaves * turn) return std::nullopt;
    return Packet{begin, end, energy, wavenumber};
}

void PacketSpeeds::addStep(const Wave<float>& wave) {
    const bool isNext = !m_tracks.empty() && wave.frame > m_last;
    if (!m_tracks.empty() && wave.frame == m_last) return;
    if (!isNext) restart();
    const TravellingParts parts = travellingParts(wave, m_rule);
    if (parts.right.empty()) return restart();
    const int points = static_cast<int>(parts.right.size());
    if (!isNext)
        // The margin prevents rounding from deciding between equal parts.
        m_towardsRight = squareSum(parts.right, 0, points) > 0.99 * squareSum(parts.left, 0, points);
    const std::vector<float>& heights = m_towardsRight ? parts.right : parts.left;
    const std::optional<Packet> packet = packetIn(heights, wave);
    if (!packet) return restart();
    if (m_tracks.empty() || packet->energy > maxGrowth * m_energy) {
        restart();
        m_first = wave.frame;
        m_energy = packet->energy;
        m_longWaveSpeed = longWaveSpeed(m_rule) * std::sqrt(wave.stiffnessNear(packet->begin, 0));
        for (const double share : {1.0 - beside, 1.0, 1.0 + beside})
            m_tracks.push_back({share * packet->wavenumber});
    }
    follow(heights, *packet, wave.frame);
}

void PacketSpeeds::follow(const std::vector<float>& heights, const Packet& packet, std::int64_t frame) {
    const double steps = static_cast<double>(frame - m_first);
    const double since = m_tracks.front().samples == 0 ? 0.0 : static_cast<double>(frame - m_last);
    for (Track& track : m_tracks) {
        std::complex<double> amplitude = 0.0;
        for (int x = packet.begin; x < packet.end; ++x)
            amplitude += double{heights[static_cast<std::size_t>(x)]} *
                         std::polar(1.0, -std::remainder(track.wavenumber * x, turn));
        const double side = m_towardsRight ? -1.0 : 1.0;
        const double rate =
            track.samples < minPerTrack ? side * m_longWaveSpeed * track.wavenumber : track.slope();
        const double expected = track.phase + rate * since;
        track.add(steps, track.samples == 0 ? std::arg(amplitude)
                                            : expected + std::remainder(std::arg(amplitude) - expected, turn));
    }
    m_last = frame;
}

std::optional<PacketMotion> PacketSpeeds::reading() const {
    if (m_tracks.size() != 3 || m_tracks[1].samples < minPerTrack) return std::nullopt;
    const double side = m_towardsRight ? -1.0 : 1.0;
    const auto turning = [&](std::size_t i) { return side * m_tracks[i].slope(); };
    const double wavenumber = m_tracks[1].wavenumber;
    const PacketMotion motion{m_towardsRight, turn / wavenumber, turning(1) / wavenumber,
                              (turning(2) - turning(0)) / (m_tracks[2].wavenumber - m_tracks[0].wavenumber)};
    const double way = motion.phaseSpeed * static_cast<double>(m_last - m_first);
    if (!(way >= minWaves * motion.wavelength)) return std::nullopt;
    return motion;
}

} // namespace seiche
