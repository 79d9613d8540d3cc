// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/emitters.h"

#include "model/objects_change.h"
#include "wave/clamped_to.h"
#include "wave/denormals.h"
#include "wave/deterministic_math.h"
#include "wave/factor_of_k.h"
#include "wave/hold.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <string_view>
#include <tuple>

namespace seiche {

namespace {

using Stages = Emitters::Stages;

constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();
/// Maximum number of cells in stored footprints of fading stages (8 MB), and in footprints that are
/// computed at every step.
constexpr std::size_t maxFadingCells = 500'000, maxSteppedCells = 2'000'000;

const Source& sourceIn(const SourceStage& stage) { return std::get<Source>(stage.source.is); }

bool travels(const SourceStage& stage) { return sourceIn(stage).travels(); }

// Returns the stiffness at a position. A source in a wall uses that of the plain medium.
double stiffnessAt(const Wave<float>& wave, const Spot& at) {
    const double stiffness = wave.stiffnessNear(at.x, at.y);
    return stiffness > 0.0 ? stiffness : 1.0;
}

// Returns the initial factor of k, independent of later motion.
double factorOf(const Experiment& settings, const PoolObject& source) {
    const double factor = factorAt(settings.objects, {source.x, source.y});
    return factor > 0.0 ? factor : 1.0;
}

int heldPointOf(const SourceStage& stage) { return clampedTo<int>(std::round(stage.source.x)); }

bool isHeldAt(const SourceStage& stage, int point) {
    return !stage.isGone && sourceIn(stage).form == SourceForm::Held && heldPointOf(stage) == point;
}

// Returns the length of a cycle in whole steps.
std::int64_t cycleOf(const SourceStage& stage) {
    constexpr std::int64_t max = 1'000'000'000'000'000;
    return clampedTo(std::floor(stage.stepsPerSecond / sourceIn(stage).hertz + 1e-9), std::int64_t{1}, max);
}

// Returns the fade-in, 1 without earlier stages.
double riseAt(const SourceStage& stage, std::int64_t frame) {
    if (stage.fading == 0) return 1.0;
    return cosineRise(static_cast<double>(frame - stage.since) / static_cast<double>(stage.fading));
}

// Returns whether the signal of a new source starts at 0.
bool beginsByItself(const SourceStage& stage, std::int64_t frame) {
    constexpr double grain = 1e-6; // in steps; rounding of the times in seconds
    return sourceIn(stage).from * stage.stepsPerSecond >= static_cast<double>(frame) - grain;
}

// Returns whether a change of k affects the source itself. Differences that sum to 0 need a
// constant gain.
bool mindsGain(const SourceStage& stage, SceneKind scene) {
    const SourceForm form = sourceIn(stage).form;
    return form == SourceForm::Line || (scene == SceneKind::String && form != SourceForm::Held);
}

bool isTheSame(const SourceStage& one, const SourceStage& other, SceneKind scene) {
    if (one.isGone || other.isGone) return one.isGone && other.isGone;
    return one.source == other.source && one.elements == other.elements &&
           one.stepsPerSecond == other.stepsPerSecond && (one.gain.k == other.gain.k || !mindsGain(one, scene));
}

SourceStage newStageOf(const PoolObject& object, const Experiment& settings) {
    SourceStage stage{.source = object,
                      .elements = {{{0.0, 0.0}, 0.0}},
                      .stepsPerSecond = settings.stepsPerSecond,
                      .gain = {settings.rule.k, std::get<Source>(object.is).hertz, settings.stepsPerSecond}};
    if (sourceIn(stage).form == SourceForm::Array)
        stage.elements = elementsOf(object, settings.rule, settings.rule.k * factorOf(settings, object),
                                    settings.stepsPerSecond);
    return stage;
}

// Returns the stage with the frequency and pace of `next` from this step on. Its phase and its
// fades are continuous.
SourceStage goingOnAs(const SourceStage& next, SourceStage stage, std::int64_t frame) {
    Source& source = std::get<Source>(stage.source.is);
    const double n = static_cast<double>(frame);
    const double before = n / stage.stepsPerSecond, now = n / next.stepsPerSecond;
    if (stage.stepsPerSecond != next.stepsPerSecond) {
        source.phase =
            fractionOf(fractionOf(source.hertz * before) + source.phase - fractionOf(source.hertz * now));
        source.from += now - before;
        if (source.stops()) source.until += now - before;
        stage.stepsPerSecond = next.stepsPerSecond;
    }
    const double hertz = sourceIn(next).hertz;
    for (ArrayElement& element : stage.elements) element.delay *= source.hertz / hertz;
    stage.source = withFrequency(stage.source, hertz, stage.stepsPerSecond, frame);
    return stage;
}

// Adopts the frequency of `next` if this causes no jump.
void goOnAs(const SourceStage& next, SourceStage& stage, std::int64_t frame) {
    if (stage.isGone || !isPeriodic(sourceIn(stage).signal)) return;
    SourceStage changed = goingOnAs(next, stage, frame);
    for (std::size_t i = 0; i < stage.elements.size(); ++i) {
        const auto signal = [&](const SourceStage& one) {
            return signalAt(sourceIn(one), frame, one.stepsPerSecond, one.elements[i].delay);
        };
        constexpr double noStep = 1e-6;
        if (!(std::abs(signal(changed) - signal(stage)) <= noStep * std::abs(sourceIn(stage).height))) return;
    }
    stage = std::move(changed);
}

// Each stage costs as much per step as the source itself. Dragging the frequency of a slow source
// makes dozens of stages within a cycle.
constexpr std::size_t maxStages = 64, maxGoneSources = 256;

// Removes the smallest stage, at most 1 / `maxStages` of all.
void dropLeast(Stages& chain, std::int64_t frame) {
    double rest = 1.0, min = 2.0;
    std::size_t dropped = 0;
    for (std::size_t i = chain.size() - 1; i-- > 0;) {
        rest *= 1.0 - riseAt(chain[i + 1], frame);
        const double share = rest * (chain[i].swells ? riseAt(chain[i], frame) : 1.0);
        if (share >= min) continue;
        min = share;
        dropped = i;
    }
    chain.erase(chain.begin() + static_cast<std::ptrdiff_t>(dropped));
}

// Appends the new state of a source.
void change(Stages& chain, SourceStage next, const Wave<float>& wave, SceneKind scene) {
    const std::int64_t frame = wave.frame;
    // A stage without any step is replaced.
    if (!chain.empty() && chain.back().since == frame) chain.pop_back();
    if (chain.empty() ? next.isGone : isTheSame(chain.back(), next, scene)) return;
    next.since = frame;
    next.fading = frame > 0 ? cycleOf(next) : 0;
    if (!chain.empty()) next.fading = std::min(next.fading, cycleOf(chain.back()));
    for (SourceStage& stage : chain)
        if (!next.isGone) goOnAs(next, stage, frame);
    next.swells = next.fading > 0 && !beginsByItself(next, frame);
    if (!next.isGone && sourceIn(next).form == SourceForm::Held && next.fading > 0) {
        const int point = heldPointOf(next);
        const auto holds = [&](const SourceStage& stage) { return isHeldAt(stage, point); };
        if (std::ranges::none_of(chain, holds)) next.startHeight = static_cast<double>(wave.now.at(point, 0));
    }
    chain.push_back(std::move(next));
    if (chain.size() > maxStages) dropLeast(chain, frame);
}

// Returns whether two sources have the same footprint.
bool actsAlike(const PoolObject& one, const PoolObject& other) {
    const auto footprint = [](const PoolObject& object) {
        const Source& source = std::get<Source>(object.is);
        return std::tuple(object.x, object.y, object.angle, source.form, source.length, source.fade,
                          source.profile, source.poles, source.radius, source.elements, source.width,
                          source.orbit);
    };
    return footprint(one) == footprint(other);
}

} // namespace

std::shared_ptr<const Stages> Emitters::stagesIn(const Experiment& settings, const Wave<float>& wave) const {
    const SceneKind scene = settings.rule.scene;
    Stages stages;
    const auto stagesBefore = [&](std::string_view name) {
        Stages chain;
        for (std::size_t i = 0; m_stages && i < m_stages->size(); ++i)
            if ((*m_stages)[i].source.name == name && lastFrameOf(i) >= wave.frame)
                chain.push_back((*m_stages)[i]);
        return chain;
    };
    const auto add = [&](Stages chain) { std::ranges::move(chain, std::back_inserter(stages)); };
    const auto isSource = [](const PoolObject* object) {
        return object && std::holds_alternative<Source>(object->is);
    };
    for (const PoolObject& object : settings.objects) {
        if (!isSource(&object)) continue;
        Stages chain = stagesBefore(object.name);
        change(chain, newStageOf(object, settings), wave, scene);
        add(std::move(chain));
    }
    std::size_t goneSources = 0;
    for (std::size_t i = 0; m_stages && i < m_stages->size(); i = m_end[i]) {
        const SourceStage& newest = (*m_stages)[m_end[i] - 1];
        if (isSource(findObject(settings.objects, newest.source.name))) continue;
        Stages chain = stagesBefore(newest.source.name);
        SourceStage gone = newest;
        gone.isGone = true;
        change(chain, std::move(gone), wave, scene);
        // The most recently removed sources come first.
        if (chain.size() > 1 && goneSources++ < maxGoneSources) add(std::move(chain));
    }
    return std::make_shared<const Stages>(std::move(stages));
}

std::size_t Emitters::bytesOf(const std::shared_ptr<const Stages>& stages) {
    if (!stages) return 0;
    std::size_t sum = stages->capacity() * sizeof(SourceStage);
    for (const SourceStage& stage : *stages) sum += stage.elements.capacity() * sizeof(ArrayElement);
    return sum;
}

Emitters::Emitters(const Experiment& settings, std::shared_ptr<const Stages> stages, std::int64_t frame)
    : m_stages(std::move(stages)) {
    if (!m_stages) return;
    for (std::size_t i = 0; i < m_stages->size(); ++i) {
        std::size_t end = i + 1;
        while (end < m_stages->size() && (*m_stages)[end].source.name == (*m_stages)[i].source.name) ++end;
        m_end.push_back(end);
    }
    for (std::size_t i = 0; i < m_stages->size(); ++i)
        if (!(*m_stages)[i].isGone && lastFrameOf(i) >= frame) add(i, settings);
    removeFaded(frame);
}

std::size_t Emitters::cellsOfFootprint(std::size_t stage, const Grid& grid) const {
    const SourceStage& one = (*m_stages)[stage];
    return maxCellsOf(sourceIn(one), grid) / one.elements.size();
}

void Emitters::add(std::size_t stage, const Experiment& settings) {
    const SourceStage& added = (*m_stages)[stage];
    if (sourceIn(added).form == SourceForm::Held) {
        m_held.push_back({stage, heldPointOf(added)});
        return;
    }
    for (const ArrayElement& element : added.elements) {
        Footprint footprint = footprintAt(stage, element.offset, settings);
        if (!footprint && isFading(stage)) {
            // The footprint is computed at every step. A stage that would take too long ends at
            // once.
            m_steppedCells += cellsOfFootprint(stage, settings.grid);
            if (m_steppedCells > maxSteppedCells) return;
        }
        m_emitters.push_back({stage, element.offset, element.delay, std::move(footprint)});
    }
}

Emitters::Footprint Emitters::footprintAt(std::size_t stage, const Spot& offset, const Experiment& settings) {
    const PoolObject& object = (*m_stages)[stage].source;
    const Source& source = std::get<Source>(object.is);
    if (source.travels()) return {};
    const auto isLike = [&](const SourceStage& other) {
        return !other.isGone && !travels(other) && actsAlike(other.source, object);
    };
    for (auto other = m_emitters.rbegin(); other != m_emitters.rend() && m_end[other->stage] == m_end[stage];
         ++other)
        if (other->footprint && other->offset == offset && isLike(stageOf(*other))) return other->footprint;
    if (isFading(stage) && !isLike((*m_stages)[m_end[stage] - 1])) {
        const std::size_t cells = cellsOfFootprint(stage, settings.grid);
        if (m_fadingCells + cells > maxFadingCells) return {};
        m_fadingCells += cells;
    }
    const Spot start = placeAt(object, source.from);
    return std::make_shared<const Forcing::Footprint>(
        footprintOf(object, settings.grid, settings.rule.scene, {start.x + offset.x, start.y + offset.y}));
}

// Returns the share that later stages leave.
double Emitters::restOfFade(std::size_t stage, std::int64_t frame) const {
    double rest = 1.0;
    for (std::size_t later = stage + 1; later < m_end[stage]; ++later)
        rest *= 1.0 - riseAt((*m_stages)[later], frame);
    return rest;
}

double Emitters::shareOf(std::size_t stage, std::int64_t frame) const {
    const SourceStage& one = (*m_stages)[stage];
    return (one.swells ? riseAt(one, frame) : 1.0) * restOfFade(stage, frame);
}

// Returns the first step after the fade-out.
std::int64_t Emitters::lastFrameOf(std::size_t stage) const {
    std::int64_t last = never;
    for (std::size_t later = stage + 1; later < m_end[stage]; ++later)
        last = std::min(last, (*m_stages)[later].since + (*m_stages)[later].fading);
    return last;
}

void Emitters::removeFaded(std::int64_t frame) {
    if (frame < m_nextFaded) return;
    const auto isOver = [&](const auto& part) { return lastFrameOf(part.stage) < frame; };
    std::erase_if(m_emitters, isOver);
    std::erase_if(m_held, isOver);
    m_nextFaded = never;
    for (std::size_t stage = 0; stage < m_end.size(); ++stage)
        if (const std::int64_t last = lastFrameOf(stage); last >= frame && last < m_nextFaded)
            m_nextFaded = last + 1;
}

double Emitters::heightOfHeld(std::size_t stage, std::int64_t frame) const {
    const SourceStage& one = (*m_stages)[stage];
    const double signal = signalAt(sourceIn(one), frame, one.stepsPerSecond);
    const double start = one.startHeight * (1.0 - riseAt(one, frame)) * restOfFade(stage, frame);
    return shareOf(stage, frame) * signal + start;
}

void Emitters::keepHeld(Wave<float>& wave) const {
    const auto holds = [&](const HeldPoint& held) { return lastFrameOf(held.stage) >= wave.frame; };
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        // The last stage that holds this point represents its source.
        const auto isOfIt = [&](const HeldPoint& other) {
            return other.point == m_held[i].point && m_end[other.stage] == m_end[m_held[i].stage];
        };
        if (!holds(m_held[i]) || std::any_of(m_held.begin() + static_cast<std::ptrdiff_t>(i) + 1, m_held.end(),
                                             [&](const HeldPoint& later) { return isOfIt(later); }))
            continue;
        double sum = 0.0;
        std::int64_t last = 0;
        for (std::size_t j = 0; j <= i; ++j)
            if (isOfIt(m_held[j]) && holds(m_held[j])) {
                sum += heightOfHeld(m_held[j].stage, wave.frame);
                last = std::max(last, lastFrameOf(m_held[j].stage));
            }
        // A released point is at rest, so that a fixed end does not restore an earlier time level.
        keepAt(wave, {{m_held[i].point, 0, static_cast<double>(roundedHeight<float>(sum)), last > wave.frame}});
    }
}

bool Emitters::holds(int point) const {
    return std::ranges::find(m_held, point, &HeldPoint::point) != m_held.end();
}

void Emitters::addTo(Forcing& forcing, int done, const Emitter& emitter, const Wave<float>& wave,
                     const Experiment& settings) const {
    const SourceStage& stage = stageOf(emitter);
    const Source& source = sourceIn(stage);
    const double perSecond = stage.stepsPerSecond;
    const std::int64_t frame = wave.frame + done;
    const Spot place = placeAt(stage.source, static_cast<double>(frame) / perSecond);
    const Spot at{place.x + emitter.offset.x, place.y + emitter.offset.y};
    const double stiffness = stiffnessAt(wave, at);
    const auto signal = [&](std::int64_t n) {
        return shareOf(emitter.stage, n) * signalAt(source, n, perSecond, emitter.delay);
    };
    const double amount = seiche::forcingOf(source, settings.rule, settings.rule.k * stiffness,
                                            {.gain = gainOf(source, stage.gain.hertz, stage.gain.stepsPerSecond,
                                                            settings.rule, stage.gain.k * stiffness),
                                             .now = signal(frame),
                                             .next = signal(frame + 1)});
    if (amount == 0.0) return;
    if (emitter.footprint) return forcing.add(done, *emitter.footprint, amount);
    forcing.add(done, forcing.store(footprintOf(stage.source, wave.grid(), settings.rule.scene, at)), amount);
}

void Emitters::addTo(Forcing& forcing, int done, const Wave<float>& wave, const Experiment& settings) const {
    for (const Emitter& emitter : m_emitters) addTo(forcing, done, emitter, wave, settings);
}

void Emitters::applyForcing(Wave<float>& wave, const Experiment& settings) const {
    const Cells cells = interiorOf(wave.grid(), settings.rule);
    const DenormalsAreZero flush;
    double sum = 0.0;
    // Only a single temporary footprint exists at a time.
    for (auto next = m_emitters.begin(); next != m_emitters.end();) {
        Forcing forcing(cells, 1);
        bool isOfKept = true;
        for (; next != m_emitters.end() && isOfKept; ++next) {
            addTo(forcing, 0, *next, wave, settings);
            isOfKept = next->footprint != nullptr;
        }
        sum = forcing.apply(0, cells, wave.now, wave, sum);
    }
    if (conserves(settings.rule) && sum != 0.0) takeOffEvenly(wave, sum);
}

int Emitters::maxStepsAtOnce() const {
    constexpr std::size_t ofOthers = 256, maxPushes = 40'000;
    const auto isKept = [](const Emitter& emitter) { return emitter.footprint != nullptr; };
    if (std::ranges::any_of(
            m_emitters, [&](const Emitter& emitter) { return isFading(emitter.stage) && !isKept(emitter); }))
        return 1;
    if (!std::ranges::all_of(m_emitters, isKept)) return Forcing::maxStepsOfTravellers;
    return static_cast<int>(
        std::clamp(maxPushes / std::max<std::size_t>(1, m_emitters.size()), std::size_t{1}, ofOthers));
}

double Emitters::largestForcing(const Wave<float>& wave, const Experiment& settings,
                                double largestFactor) const {
    double sum = 0.0;
    // Immovable cells count as the surrounding medium.
    const double stiffest = settings.rule.k * std::max(1.0, largestFactor);
    for (const Emitter& emitter : m_emitters) {
        const SourceStage& stage = stageOf(emitter);
        const Spot place = placeAt(stage.source, 0.0);
        const Spot at{place.x + emitter.offset.x, place.y + emitter.offset.y};
        const double localK = travels(stage) ? stiffest : settings.rule.k * stiffnessAt(wave, at);
        sum += seiche::largestForcing(stage.source, settings.rule, localK, stage.stepsPerSecond);
    }
    return sum;
}

} // namespace seiche
