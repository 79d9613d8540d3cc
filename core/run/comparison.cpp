// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/comparison.h"

#include "machine/exceptions.h"
#include "model/limits.h"
#include "model/run_memory.h"

#include <algorithm>

namespace seiche {

bool takesTwin(const Rule& rule, Scheme scheme) {
    return rule.arithmetic == Arithmetic::Float && takes(rule.scene, scheme);
}

const Comparison::Twin* Comparison::twin(Scheme scheme) const {
    const auto found =
        std::ranges::find_if(m_twins, [&](const Twin& twin) { return twin.run.rule().scheme == scheme; });
    return found == m_twins.end() ? nullptr : &*found;
}

void Comparison::startTwin(Scheme scheme) {
    stopTwin(scheme);
    if (!takesTwin(m_main.rule(), scheme) || !hasRoomFor(scheme)) return;
    const bool hadMemory = hadMemoryFor([&] {
        m_twins.push_back({m_main.twin(scheme), m_main.frame()});
        m_twins.back().run.prepare();
    });
    if (!hadMemory) stopTwin(scheme);
}

void Comparison::stopTwin(Scheme scheme) {
    std::erase_if(m_twins, [&](const Twin& twin) { return twin.run.rule().scheme == scheme; });
}

bool Comparison::hasRoomFor(Scheme twin) const {
    Experiment other = m_main.settings();
    other.rule.scheme = twin;
    const Twin* old = this->twin(twin);
    return bytes() - (old ? old->run.bytes() : 0) + bytesOfRun(other) <= limits::memory;
}

std::size_t Comparison::bytes() const {
    std::size_t sum = m_main.bytes();
    for (const Twin& twin : m_twins) sum += twin.run.bytes();
    return sum;
}

void Comparison::prepare() {
    m_main.prepare();
    for (Twin& twin : m_twins) twin.run.prepare();
}

void Comparison::advance(std::int64_t steps) {
    m_main.advance(steps);
    for (Twin& twin : m_twins) twin.run.advance(steps);
}

void Comparison::apply(const Change& change) {
    m_main.apply(change);
    for (Twin& twin : m_twins)
        if (!twin.run.divergedAt()) twin.run.apply(change);
}

void Comparison::holdUntil(std::size_t event, std::int64_t frame) {
    m_main.holdUntil(event, frame);
    for (Twin& twin : m_twins)
        if (!twin.run.divergedAt()) twin.run.holdUntil(event, frame);
}

void Comparison::actNow() {
    m_main.actNow();
    for (Twin& twin : m_twins) twin.run.actNow();
}

bool Comparison::isDue() const {
    return m_main.isDue() || std::ranges::any_of(m_twins, [](const Twin& twin) { return twin.run.isDue(); });
}

double Comparison::actNext() {
    double work = m_main.isDue() ? m_main.actNext() : 0.0;
    for (Twin& twin : m_twins)
        if (twin.run.isDue()) work += twin.run.actNext();
    return work;
}

std::size_t Comparison::Snapshot::bytesAfter(const Snapshot* before) const {
    std::size_t sum =
        main.bytes(before ? before->main.settings : nullptr) + twins.capacity() * sizeof(TwinSnapshot);
    for (std::size_t i = 0; i < twins.size(); ++i) {
        const bool known = before && i < before->twins.size();
        sum += twins[i].run.bytes(known ? before->twins[i].run.settings : nullptr);
    }
    return sum;
}

std::size_t Comparison::bytesOfSnapshot() const {
    std::size_t sum = m_main.bytesOfSnapshot();
    for (const Twin& twin : m_twins) sum += sizeof(TwinSnapshot) + twin.run.bytesOfSnapshot();
    return sum;
}

Comparison::Snapshot Comparison::snapshot() const {
    Snapshot snapshot{m_main.snapshot(), {}};
    snapshot.twins.reserve(m_twins.size());
    for (const Twin& twin : m_twins)
        snapshot.twins.push_back({twin.run.rule().scheme, twin.startedAt, twin.run.snapshot()});
    return snapshot;
}

void Comparison::returnTo(const Snapshot& snapshot, const std::vector<Event>& log) {
    m_main.returnTo(snapshot.main, log);
    m_twins.clear();
    for (const TwinSnapshot& twin : snapshot.twins) {
        m_twins.push_back({m_main.twin(twin.scheme), twin.startedAt});
        m_twins.back().run.returnTo(twin.run, log);
    }
}

} // namespace seiche
