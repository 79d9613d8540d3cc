// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/comparison.h"

#include "machine/exceptions.h"
#include "model/limits.h"
#include "model/run_memory.h"

#include <algorithm>

namespace seiche {

bool supportsComparison(const Rule& rule, Scheme scheme) {
    return rule.arithmetic == Arithmetic::Float && takes(rule.scene, scheme);
}

const Comparison::ComparisonRun* Comparison::comparisonRun(Scheme scheme) const {
    const auto found = std::ranges::find_if(m_comparisonRuns, [&](const ComparisonRun& comparisonRun) {
        return comparisonRun.run.rule().scheme == scheme;
    });
    return found == m_comparisonRuns.end() ? nullptr : &*found;
}

void Comparison::startComparison(Scheme scheme) {
    stopComparison(scheme);
    if (!supportsComparison(m_main.rule(), scheme) || !hasRoomFor(scheme)) return;
    const bool hadMemory = hadMemoryFor([&] {
        m_comparisonRuns.push_back({m_main.comparisonRun(scheme), m_main.frame()});
        m_comparisonRuns.back().run.prepare();
    });
    if (!hadMemory) stopComparison(scheme);
}

void Comparison::stopComparison(Scheme scheme) {
    std::erase_if(m_comparisonRuns, [&](const ComparisonRun& comparisonRun) {
        return comparisonRun.run.rule().scheme == scheme;
    });
}

bool Comparison::hasRoomFor(Scheme comparisonRun) const {
    Experiment other = m_main.settings();
    other.rule.scheme = comparisonRun;
    const ComparisonRun* old = this->comparisonRun(comparisonRun);
    return bytes() - (old ? old->run.bytes() : 0) + bytesOfRun(other) <= limits::memory;
}

std::size_t Comparison::bytes() const {
    std::size_t sum = m_main.bytes();
    for (const ComparisonRun& comparisonRun : m_comparisonRuns) sum += comparisonRun.run.bytes();
    return sum;
}

void Comparison::prepare() {
    m_main.prepare();
    for (ComparisonRun& comparisonRun : m_comparisonRuns) comparisonRun.run.prepare();
}

void Comparison::advance(std::int64_t steps) {
    m_main.advance(steps);
    for (ComparisonRun& comparisonRun : m_comparisonRuns) comparisonRun.run.advance(steps);
}

void Comparison::apply(const Change& change) {
    m_main.apply(change);
    for (ComparisonRun& comparisonRun : m_comparisonRuns)
        if (!comparisonRun.run.divergedAt()) comparisonRun.run.apply(change);
}

void Comparison::holdUntil(std::size_t event, std::int64_t frame) {
    m_main.holdUntil(event, frame);
    for (ComparisonRun& comparisonRun : m_comparisonRuns)
        if (!comparisonRun.run.divergedAt()) comparisonRun.run.holdUntil(event, frame);
}

void Comparison::applyPendingEvents() {
    m_main.applyPendingEvents();
    for (ComparisonRun& comparisonRun : m_comparisonRuns) comparisonRun.run.applyPendingEvents();
}

bool Comparison::hasPendingEvents() const {
    return m_main.hasPendingEvents() ||
           std::ranges::any_of(m_comparisonRuns, [](const ComparisonRun& comparisonRun) {
               return comparisonRun.run.hasPendingEvents();
           });
}

double Comparison::applyNextEvent() {
    double work = m_main.hasPendingEvents() ? m_main.applyNextEvent() : 0.0;
    for (ComparisonRun& comparisonRun : m_comparisonRuns)
        if (comparisonRun.run.hasPendingEvents()) work += comparisonRun.run.applyNextEvent();
    return work;
}

std::size_t Comparison::Snapshot::bytesAfter(const Snapshot* before) const {
    std::size_t sum = main.bytes(before ? before->main.settings : nullptr) +
                      comparisonRuns.capacity() * sizeof(ComparisonSnapshot);
    for (std::size_t i = 0; i < comparisonRuns.size(); ++i) {
        const bool known = before && i < before->comparisonRuns.size();
        sum += comparisonRuns[i].run.bytes(known ? before->comparisonRuns[i].run.settings : nullptr);
    }
    return sum;
}

std::size_t Comparison::bytesOfSnapshot() const {
    std::size_t sum = m_main.bytesOfSnapshot();
    for (const ComparisonRun& comparisonRun : m_comparisonRuns)
        sum += sizeof(ComparisonSnapshot) + comparisonRun.run.bytesOfSnapshot();
    return sum;
}

Comparison::Snapshot Comparison::snapshot() const {
    Snapshot snapshot{m_main.snapshot(), {}};
    snapshot.comparisonRuns.reserve(m_comparisonRuns.size());
    for (const ComparisonRun& comparisonRun : m_comparisonRuns)
        snapshot.comparisonRuns.push_back(
            {comparisonRun.run.rule().scheme, comparisonRun.startedAt, comparisonRun.run.snapshot()});
    return snapshot;
}

void Comparison::returnTo(const Snapshot& snapshot, const std::vector<Event>& log) {
    m_main.returnTo(snapshot.main, log);
    m_comparisonRuns.clear();
    for (const ComparisonSnapshot& comparisonRun : snapshot.comparisonRuns) {
        m_comparisonRuns.push_back({m_main.comparisonRun(comparisonRun.scheme), comparisonRun.startedAt});
        m_comparisonRuns.back().run.returnTo(comparisonRun.run, log);
    }
}

} // namespace seiche
