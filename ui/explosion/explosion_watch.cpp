// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "explosion/explosion_watch.h"

#include "run/pull_range.h"
#include "study/natural_ceiling.h"
#include "study/run_stability.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// A wave below this fraction of a tap cannot be seen.
constexpr double visibleOfTap = 1e-3;

} // namespace

ExplosionWatch& ExplosionWatch::of(Session& session) {
    if (auto* known = session.findChild<ExplosionWatch*>(QString(), Qt::FindDirectChildrenOnly)) return *known;
    return *new ExplosionWatch(session);
}

ExplosionWatch::ExplosionWatch(Session& session) : QObject(&session), m_session(session) {
    const auto restart = [this] {
        m_isFast = false;
        follow();
        emit changed();
    };
    connect(&session, &Session::opened, this, [this] { stages().clear(); });
    for (auto signal : {&Session::runReplaced, &Session::comparisonsChanged, &Session::seeked})
        connect(&session, signal, this, restart);
    connect(&session, &Session::settingsChanged, this, &ExplosionWatch::follow);
    connect(&session, &Session::sampled, this, &ExplosionWatch::follow);
    connect(&session, &Session::diverged, this, &ExplosionWatch::changed);
    connect(&session, &Session::speedLimitChanged, this, &ExplosionWatch::changed);
    connect(&session, &Session::speedChanged, this, [this](double speed) {
        const bool isFaster = speed > m_speed;
        m_speed = speed;
        if (!isFaster || !m_session.isSlowed()) return;
        m_isFast = true;
        setPace();
    });
    // The first step after a tap must be slow already.
    connect(&session, &Session::tapped, this, [this] {
        for (auto& [scheme, stage] : stages()) stage.expectMotion();
        setPace();
    });
    follow();
}

const ExplosionStage* ExplosionWatch::stageOf(const Simulation& run) const {
    const auto ofScene = m_stages.find(run.rule().scene);
    if (ofScene == m_stages.end()) return nullptr;
    const auto found = ofScene->second.find(run.rule().scheme);
    return found == ofScene->second.end() ? nullptr : &found->second;
}

double ExplosionWatch::edge() const {
    const Experiment& now = m_session.settings();
    if (m_session.scene() == SceneKind::Pool) return std::abs(now.pullWith.height);
    return m_session.drawnCeiling() > 0.0 ? m_session.drawnCeiling() : naturalCeiling(now);
}

void ExplosionWatch::follow() {
    const Comparison& runs = m_session.comparison();
    std::map<Scheme, ExplosionStage>& all = stages();
    std::erase_if(all, [&](const auto& entry) {
        return entry.first != runs.main().rule().scheme && !runs.comparisonRun(entry.first);
    });
    const double height = edge();
    const auto sample = [&](const Simulation& run) { all[run.rule().scheme].sample(run, height); };
    sample(runs.main());
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns()) sample(comparisonRun.run);
    setPace();
}

void ExplosionWatch::setPace() {
    std::optional<double> slowest;
    for (const auto& [scheme, stage] : stages()) {
        const std::optional<double> pace = m_isFast ? std::nullopt : stage.stepsPerSecond();
        if (pace) slowest = std::min(*pace, slowest.value_or(*pace));
    }
    const bool isWatched =
        std::ranges::any_of(stages(), [](const auto& entry) { return entry.second.isWatched(); });
    m_session.sampleEvery(this, isWatched ? 1 : 0);
    if (slowest) *slowest /= m_session.settings().stepsPerSecond;
    m_session.setSpeedLimit(slowest);
}

const ExplosionStage::Picture* ExplosionWatch::picture(const Simulation& run) const {
    const ExplosionStage* stage = stageOf(run);
    return stage ? stage->picture(run) : nullptr;
}

const Simulation* ExplosionWatch::shown(const Simulation& run) const {
    if (const ExplosionStage::Picture* last = picture(run)) return last->run.get();
    return run.divergedAt() ? nullptr : &run;
}

std::optional<ExplosionWatch::Explosion> ExplosionWatch::explosion() const {
    const Comparison& runs = m_session.comparison();
    const Simulation* run = runs.main().divergedAt() ? &runs.main() : nullptr;
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        if (!run && comparisonRun.run.divergedAt()) run = &comparisonRun.run;
    if (!run) return std::nullopt;
    const Scheme scheme = run->rule().scheme;
    const ExplosionStage* stage = stageOf(*run);
    const std::optional<double> growth = stage ? stage->growth(*run) : std::nullopt;
    return Explosion{scheme, run == &runs.main(), !growth && divergedFromExcitation(*run),
                     explosionOf(runs, scheme).value_or(ExplosionCount{*run->divergedAt(), CountedFrom::Start}),
                     growth};
}

void ExplosionWatch::again() {
    m_session.restart();
    m_session.setPlaying(true);
    tapIfAtRest();
}

void ExplosionWatch::tapIfAtRest() {
    const Simulation& run = m_session.run();
    const bool willMove = run.isDriven() || run.hasSource() || run.nextEventAt() || m_session.metronome() ||
                          run.settings().rain.isOn();
    const double visible = visibleOfTap * std::abs(run.settings().pullWith.height);
    if (m_session.isPlaying() && !willMove && !run.divergedAt() && run.largestHeight() <= visible)
        m_session.tap();
}

std::optional<double> ExplosionWatch::stableK() const {
    const Simulation& run = m_session.run();
    if (!run.divergedAt() || divergedFromExcitation(run) || !isLimitTold() || !mayClass(&ClassRights::medium))
        return std::nullopt;
    const double limit = stabilityOf(run).limitK;
    const double k = std::floor(limit * 100.0 + 1e-9) / 100.0;
    return std::isfinite(k) && k > 0.0 ? std::optional(k) : std::nullopt;
}

void ExplosionWatch::restartStable() {
    if (const std::optional<double> k = stableK(); k && m_session.set({{"k", *k}}).empty()) m_session.restart();
}

} // namespace seiche

#include "moc_explosion_watch.cpp"
