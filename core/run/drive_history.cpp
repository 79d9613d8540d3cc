// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/drive_history.h"

#include "wave/deterministic_math.h"
#include "wave/emission.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Maximum number of drives. Beyond it the oldest stops early.
constexpr std::size_t maxStages = 16;

bool swings(const Drive& drive) { return drive.frequency > 0.0; }

// Returns the fraction of a cycle since a step. Non-oscillating drives change at once.
double cyclesSince(const Drive& drive, std::int64_t since, std::int64_t frame) {
    if (!swings(drive)) return frame < since ? 0.0 : 1.0;
    const double steps = std::max(1.0, std::floor(1.0 / drive.frequency + 1e-9));
    return static_cast<double>(frame - since) / steps;
}

double shareAt(const DriveStage& stage, std::int64_t frame) {
    const double risen = stage.swells ? cosineRise(cyclesSince(stage.drive, stage.since, frame)) : 1.0;
    if (stage.until == DriveStage::never) return risen;
    return risen * (1.0 - cosineRise(cyclesSince(stage.drive, stage.until, frame)));
}

// Returns the sum of the pulses of a drive up to this step, minus its mean over a cycle. The sum
// of sin(w n + p) over n is -cos(w n + w / 2 + p) / (2 sin(w / 2)).
double swingAt(const Drive& drive, std::int64_t frame) {
    const double turns = fractionOf(drive.frequency * static_cast<double>(frame)) + drive.phase;
    const double half = drive.frequency / 2.0;
    return -drive.height * sineOfTurns(turns + half + 0.25) / (2.0 * sineOfTurns(half));
}

// Returns the sum of the pulses of a stage before fading. Without a fade-in the sum starts at 0
// and so oscillates about a different mean.
double sumAt(const DriveStage& stage, std::int64_t frame) {
    const double swing = swingAt(stage.drive, frame);
    return stage.swells ? swing : swing - swingAt(stage.drive, stage.since - 1);
}

double heightAt(const DriveStage& stage, std::int64_t frame) {
    const double share = shareAt(stage, frame), before = shareAt(stage, frame - 1);
    if (share == before || !swings(stage.drive)) return share * pullAt(stage.drive, frame).height;
    return share * sumAt(stage, frame) - before * sumAt(stage, frame - 1);
}

bool isChanging(const DriveStage& stage) { return stage.swells || stage.until != DriveStage::never; }

} // namespace

void DriveHistory::follow(const Drive& drive, std::int64_t frame) {
    const auto isThePresent = [&] {
        return !m_stages.empty() && m_stages.back().until == DriveStage::never &&
               m_stages.back().drive == drive;
    };
    if (isThePresent()) return;
    // A drive that has not acted yet leaves no trace.
    if (!m_stages.empty() && m_stages.back().since == frame) m_stages.pop_back();
    if (!m_stages.empty() && m_stages.back().until == frame) m_stages.back().until = DriveStage::never;
    if (isThePresent()) return;
    if (!m_stages.empty() && m_stages.back().until == DriveStage::never) m_stages.back().until = frame;
    if (!drive.isOn()) return;
    if (m_stages.size() == maxStages) m_stages.erase(m_stages.begin());
    m_stages.push_back({.drive = drive, .since = frame, .swells = frame > 0});
}

void DriveHistory::removeFaded(std::int64_t frame) {
    std::erase_if(m_stages, [frame](const DriveStage& stage) {
        return stage.until != DriveStage::never && cyclesSince(stage.drive, stage.until, frame - 1) >= 1.0;
    });
}

double DriveHistory::largestHeight() const {
    // A share changes by up to pi / (2 cycle) per step, applied to a sum up to 1 / sin(pi / cycle)
    // times the height.
    constexpr double whileItFades = 3.0;
    double sum = 0.0;
    for (const DriveStage& stage : m_stages)
        sum += std::abs(stage.drive.height) * (isChanging(stage) ? whileItFades : 1.0);
    return sum;
}

Pull pullAt(const DriveStage& stage, std::int64_t frame) {
    Pull pull = pullAt(stage.drive, frame);
    pull.height = heightAt(stage, frame);
    return pull;
}

} // namespace seiche
