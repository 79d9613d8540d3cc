// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/simulation.h"

#include "engine/height_record.h"
#include "engine/largest_height.h"
#include "engine/layer_content.h"
#include "model/limits.h"
#include "model/objects_change.h"
#include "model/parameter.h"
#include "model/run_memory.h"
#include "model/run_work.h"
#include "run/edge_change.h"
#include "run/forced_steps.h"
#include "run/freed_cells.h"
#include "run/mode_frames.h"
#include "run/state_hash.h"
#include "run/velocity_alignment.h"
#include "wave/expects.h"
#include "wave/hold_rim.h"
#include "wave/impedance_wall.h"
#include "wave/material_map.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace seiche {

namespace {

using AnyWave = std::variant<Wave<float>, Wave<std::int32_t>>;

AnyWave stillWave(const Experiment& experiment) {
    const SceneKind scene = experiment.rule.scene;
    if (experiment.rule.arithmetic == Arithmetic::Integer) return Wave<std::int32_t>(experiment.grid, scene);
    return Wave<float>(experiment.grid, scene);
}

LayerContent layersOf(const AnyWave& wave, const Rule& rule) {
    const auto* floats = std::get_if<Wave<float>>(&wave);
    return floats ? LayerContent(*floats, rule) : LayerContent(rule);
}

// Returns whether a pulse may reach hidden cells.
bool reachesLayers(const AnyWave& wave, const Pull& pull) {
    const auto* floats = std::get_if<Wave<float>>(&wave);
    if (!floats || !floats->pml) return false;
    const Grid& grid = floats->grid();
    const std::array<int, 4>& depth = floats->pml->depth;
    const auto reaches = [&depth](const Reach& reach, int size, PmlRegion::Side first, PmlRegion::Side last) {
        return (depth[first] > 0 && reach.first < 0) || (depth[last] > 0 && reach.last >= size);
    };
    return reaches(reachAlong(pull.x, pull, grid.width), grid.width, PmlRegion::Left, PmlRegion::Right) ||
           reaches(reachAlong(pull.y, pull, grid.height), grid.height, PmlRegion::Top, PmlRegion::Bottom);
}

Experiment withoutEvents(Experiment experiment) {
    experiment.events.clear();
    return experiment;
}

// Restores the initial state at rest.
template <class T>
void makeStill(Wave<T>& wave) {
    wave.older.reset();
    wave.velocity.reset();
    wave.inDouble.reset();
    wave.pml.reset();
    wave.stiffness.reset();
    wave.sponge = {};
    wave.surface = {};
    wave.nodes = {};
    wave.now.fill(T{0});
    wave.previous.fill(T{0});
    wave.frame = 0;
}

// Returns the largest magnitude of all time levels, hidden cells and layer memory.
double largestOf(const Wave<float>& wave) {
    const Cells all = wave.now.cells();
    double largest = std::max(largestHeight(wave.now, all), largestHeight(wave.previous, all));
    if (wave.older) largest = std::max(largest, largestHeight(*wave.older, all));
    if (!wave.pml) return largest;
    for (const PmlRegion::Layer& layer : wave.pml->layers)
        largest = std::max({largest, largestMagnitude(layer.bondPsi), largestMagnitude(layer.cellPsi)});
    return largest;
}

} // namespace

Simulation::Simulation(Experiment experiment)
    : m_start(withoutEvents(experiment)), m_settings(m_start), m_log(std::move(experiment.events)),
      m_wave(stillWave(m_start)) {
    // Only the conditions without which a step would fail.
    SEICHE_EXPECTS(takes(rule().scene, rule().scheme) && m_settings.stepsPerSecond > 0.0);
    SEICHE_EXPECTS(rule().scene == SceneKind::Pool || grid().height == 1);
    SEICHE_EXPECTS(std::ranges::is_sorted(m_log, {}, &Event::step));
    m_drives.follow(m_settings.drive, 0);
    rebuildMaterials();
    std::visit([this](auto& wave) { conformTo(wave, rule()); }, m_wave);
}

Simulation Simulation::comparisonRun(Scheme scheme) const {
    Simulation other(*this);
    other.m_settings.rule.scheme = scheme;
    other.m_shared.reset();
    other.m_keepsScheme = true;
    const double steps = stepsAhead(rule().scheme, scheme);
    other.m_ahead = m_ahead + steps;
    if (auto* wave = std::get_if<Wave<float>>(&other.m_wave); wave && steps != 0.0 && !m_divergedAt)
        moveVelocity(*wave, rule(), steps);
    other.m_holds.forgetEnded();
    other.conform(layersOf(other.m_wave, rule()));
    other.m_nextCheck = 0;
    return other;
}

std::int64_t Simulation::frame() const {
    return std::visit([](const auto& wave) { return wave.frame; }, m_wave);
}

void Simulation::advance(std::int64_t steps, HeightRecord* record) {
    SEICHE_EXPECTS(steps >= 0);
    const std::int64_t target = frame() + steps;
    while (frame() < target && !m_divergedAt) {
        // Events, sources, rain and holds act before the step.
        applyDue();
        letGo();
        drive();
        hold(Moment::BeforeStep);
        // Input may exceed the limit before the step.
        watchForDivergence();
        if (m_divergedAt) return;
        const std::vector<SettlingCell> settling = cellsThatSettle();
        const std::int64_t now = settling.empty() ? nextHappening(target) - frame() : 1;
        if (auto* wave = std::get_if<Wave<float>>(&m_wave); wave && !m_movingWalls.empty()) {
            m_movingWalls.beginStep(*wave, m_settings);
            m_holds.invalidateCells();
        }
        step(now, record);
        std::visit([&](auto& wave) { settle(wave, settling); }, m_wave);
        if (auto* wave = std::get_if<Wave<float>>(&m_wave)) m_movingWalls.endStep(*wave, m_settings);
        // Holds also apply to the new time level.
        hold(Moment::AfterStep);
        m_drives.removeFaded(frame());
        m_emitters.removeFaded(frame());
        if (record)
            std::visit([&](const auto& wave) { record->store(now, wave.now.cells(), wave.now); }, m_wave);
        if (m_holds.end(m_log, frame())) m_nextCheck = frame();
        watchForDivergence();
        if (record && m_divergedAt) record->dropLast();
    }
}

// Returns the cells of fixed edges that are not at rest, without ends that are moved otherwise.
std::vector<SettlingCell> Simulation::cellsThatSettle() const {
    const auto isHeld = [this](int x) {
        return rule().scene == SceneKind::String &&
               (m_emitters.holds(x) || m_holds.holdsEnd(grid(), rule(), m_log, x));
    };
    return std::visit([&](const auto& wave) { return settlingCells(wave, rule(), isHeld); }, m_wave);
}

// Computes steps with the forcing between them.
void Simulation::step(std::int64_t steps, HeightRecord* record) {
    auto* wave = std::get_if<Wave<float>>(&m_wave);
    if (!wave) return m_engine.advance(std::get<Wave<std::int32_t>>(m_wave), rule(), steps, record);
    if (steps == 1 || !isForced()) return m_engine.advance(*wave, rule(), steps, nullptr, record);
    const Forcing forcing = forcingBetween(static_cast<int>(steps), *wave, m_settings, m_drives, m_emitters);
    m_engine.advance(*wave, rule(), steps, &forcing, record);
}

bool Simulation::isForced() const { return m_drives.isOn() || !m_emitters.empty(); }

std::int64_t Simulation::nextHappening(std::int64_t target) const {
    const std::int64_t next = frame() + 1;
    if (isHeld() || m_emitters.anyHeld() || !m_movingWalls.empty()) return next;
    const std::int64_t check = std::max(m_nextCheck, next);
    const std::int64_t event = m_nextEvent < m_log.size() ? m_log[m_nextEvent].step : target;
    std::int64_t happening = std::min({target, check, event});
    if (isForced()) {
        const bool isSimple = m_ahead == 0.0 && !drivesLayers();
        happening =
            std::min(happening, frame() + (isSimple ? maxForcedSteps(m_settings, m_drives, m_emitters) : 1));
    }
    return nextDrop(m_settings.rain, grid(), m_settings.stepsPerSecond, next, happening);
}

void Simulation::apply(const Change& change) {
    for (double work = 0.0; hasPendingEvents() && work <= limits::work;) work += applyNextEvent();
    m_log.insert(m_log.begin() + static_cast<std::ptrdiff_t>(m_nextEvent), Event{frame(), change});
    act(m_log[m_nextEvent++]);
}

void Simulation::holdUntil(std::size_t event, std::int64_t frame) {
    Hold* hold = event < m_nextEvent ? std::get_if<Hold>(&m_log[event].what) : nullptr;
    if (!hold) return;
    hold->steps = std::clamp(frame - m_log[event].step, hold->steps, limits::holdSteps);
    m_holds.addExtended(m_log, event, this->frame());
    m_nextCheck = std::min(m_nextCheck, this->frame());
}

void Simulation::takeLog(std::vector<Event> log) {
    SEICHE_EXPECTS(m_keepsScheme || log.size() >= m_nextEvent);
    m_log = std::move(log);
    m_nextEvent = std::min(m_nextEvent, m_log.size());
    m_holds.find(std::span(m_log).first(m_nextEvent), frame());
}

void Simulation::setPullWith(const Pull& pull) {
    m_start.pullWith = pull;
    m_settings.pullWith = pull;
}

void Simulation::applyDue() {
    while (hasPendingEvents()) act(m_log[m_nextEvent++]);
}

double Simulation::applyNextEvent() {
    SEICHE_EXPECTS(hasPendingEvents());
    const double work = workOf(m_log[m_nextEvent].what, m_settings);
    act(m_log[m_nextEvent++]);
    return work;
}

// Applies drive, sources and rain directly before the update.
void Simulation::drive() {
    // The forcing per step is quadratic in the step length. Unlike taps it needs no time shift for
    // a comparison run: the effect is below the difference between the schemes.
    for (const DriveStage& stage : m_drives.stages()) drive(pullAt(stage, frame()));
    if (auto* wave = std::get_if<Wave<float>>(&m_wave)) m_emitters.applyForcing(*wave, m_settings);
    if (!m_settings.rain.isOn()) return;
    const std::vector<Pull> drops = dropsAt(m_settings.rain, grid(), m_settings.stepsPerSecond, frame());
    // Sinking objects are stopped by a wall.
    const bool stays = m_settings.rain.kind != RainKind::Drops;
    for (const Pull& drop : drops)
        if (!stays || !isWallNear(drop.x, drop.y)) pull(drop);
    if (!drops.empty()) m_nextCheck = frame();
}

void Simulation::drive(const Pull& pull) {
    std::optional<LayerContent> layers;
    if (reachesLayers(m_wave, pull)) layers = layersOf(m_wave, rule());
    std::visit([&](auto& wave) { applyPull(wave, rule(), pull); }, m_wave);
    if (layers) settleLayers(*layers);
}

// Returns whether a drive reaches hidden cells.
bool Simulation::drivesLayers() const {
    return std::ranges::any_of(m_drives.stages(), [this](const DriveStage& stage) {
        return reachesLayers(m_wave, pullAt(stage.drive, frame()));
    });
}

// Applies the holds last before a step and first after it, so that no time level shows free motion
// of held cells.
void Simulation::hold(Moment moment) {
    if (auto* wave = std::get_if<Wave<float>>(&m_wave); wave && m_emitters.anyHeld())
        m_emitters.keepHeld(*wave);
    if (moment == Moment::AfterStep) m_holds.applyAfterStep(m_wave, rule(), m_log);
    else m_holds.apply(m_wave, rule(), m_log);
    // Moving holds may exceed the bound.
    if (m_emitters.anyHeld() || m_holds.isMoving(m_log, frame())) m_nextCheck = frame();
}

void Simulation::begin(const Hold& hold) {
    const auto bring = [&](auto& any) {
        const std::vector<HeldCell> cells = heldCells(any, rule(), hold);
        keepAt(any, cells);
        // A carried end leaves no jump.
        if (!hold.isCarried() && !hold.isSoft()) smoothRim(any, rule(), hold, cells);
        return cells;
    };
    auto* wave = std::get_if<Wave<float>>(&m_wave);
    const bool isAhead = wave && m_ahead != 0.0;
    if (isAhead) moveVelocity(*wave, rule(), -m_ahead);
    const std::vector<HeldCell> cells = std::visit(bring, m_wave);
    if (isAhead) moveVelocity(*wave, rule(), m_ahead);
    m_holds.begin(m_log, m_nextEvent - 1, frame(), cells, grid());
    this->hold(Moment::BeforeStep); // removes the velocity, also of cells in other holds
}

// Releases the holds that end at this step. In a comparison run the cells are at rest at the time
// of the main run.
void Simulation::letGo() {
    if (auto* wave = std::get_if<Wave<float>>(&m_wave); wave && m_ahead != 0.0)
        for (const std::size_t event : m_holds.ended())
            if (const Hold& hold = std::get<Hold>(m_log[event].what); !hold.isSoft())
                moveVelocity(*wave, rule(), m_ahead, heldCells(*wave, rule(), hold));
    const auto smooth = [&](auto& any) {
        for (const std::size_t event : m_holds.overlappingEnded(any, rule(), m_log)) {
            const Hold& hold = std::get<Hold>(m_log[event].what);
            smoothRim(any, rule(), hold, heldCells(any, rule(), hold));
        }
    };
    std::visit(smooth, m_wave);
    for (const std::size_t event : m_holds.ended())
        if (const auto end = heldEnd(grid(), rule(), std::get<Hold>(m_log[event].what))) letGo(*end);
    // Repairs hidden cells after the last hold because dragging restarts holds.
    auto* wave = std::get_if<Wave<float>>(&m_wave);
    if (!wave || !wave->pml || isHeld()) return;
    for (const std::size_t event : m_holds.ended())
        for (const HeldCell& cell : heldCells(*wave, rule(), std::get<Hold>(m_log[event].what)))
            if (wave->pml->hides(cell.x, cell.y))
                return LayerContent(*wave, rule(), LayerContent::Past::Broken).carryInto(*wave, rule());
}

// Resets a fixed end to 0 unless still held.
void Simulation::letGo(int end) {
    if (m_emitters.holds(end) || m_holds.holdsEnd(grid(), rule(), m_log, end)) return;
    std::visit([&](auto& any) { keepAt(any, {{end, 0, 0.0}}); }, m_wave);
}

void Simulation::act(const Event& event) {
    if (std::holds_alternative<Settings>(event.what) || std::holds_alternative<ObjectsChange>(event.what))
        m_shared.reset();
    if (const Pull* pull = std::get_if<Pull>(&event.what)) {
        this->pull(*pull);
    } else if (const LocalDamping* localDamping = std::get_if<LocalDamping>(&event.what)) {
        std::visit([&](auto& wave) { applyLocalDamping(wave, rule(), *localDamping); }, m_wave);
    } else if (const DrawnShape* shape = std::get_if<DrawnShape>(&event.what)) {
        setShape(*shape);
    } else if (const AddedModes* added = std::get_if<AddedModes>(&event.what)) {
        std::visit([&](auto& wave) { applyModes(wave, rule(), *added, m_settings.objects); }, m_wave);
    } else if (const Hold* hold = std::get_if<Hold>(&event.what)) {
        begin(*hold);
    } else if (const auto* change = std::get_if<ObjectsChange>(&event.what)) {
        act(*change);
    } else {
        const Rule old = rule();
        const LayerContent layers = layersOf(m_wave, old);
        const double oldPace = m_settings.stepsPerSecond;
        applySettings(m_settings, std::get<Settings>(event.what));
        m_drives.follow(m_settings.drive, frame());
        if (m_keepsScheme) m_settings.rule.scheme = old.scheme;
        if (m_settings.stepsPerSecond != oldPace) preservePhases(m_settings, oldPace, frame());
        placeEmitters();
        const bool isNewPace = m_settings.stepsPerSecond != oldPace || rule().scheme != old.scheme;
        if (isNewPace && !m_movingWalls.empty()) rebuildMaterials();
        else if (longWaveSpeed(rule()) != longWaveSpeed(old)) matchWalls();
        if (rule().edges == old.edges) conform(layers);
        else if (auto* wave = std::get_if<Wave<float>>(&m_wave)) changeEdges(*wave, rule(), old.edges, layers);
        else changeEdges(std::get<Wave<std::int32_t>>(m_wave), rule(), old.edges);
        m_holds.invalidateCells();
    }
    m_nextCheck = frame();
}

bool Simulation::isWallNear(double x, double y) const {
    const auto* wave = std::get_if<Wave<float>>(&m_wave);
    return wave && wave->stiffnessNear(x, y) == 0.0;
}

void Simulation::pull(const Pull& pull) {
    std::optional<LayerContent> layers;
    if (reachesLayers(m_wave, pull)) layers = layersOf(m_wave, rule());
    auto* wave = std::get_if<Wave<float>>(&m_wave);
    if (wave && m_ahead != 0.0) applyPullAhead(*wave, rule(), pull, m_ahead);
    else std::visit([&](auto& any) { applyPull(any, rule(), pull); }, m_wave);
    if (layers) settleLayers(*layers);
}

// Applies a drawn shape at rest at this very step for every scheme. With an offset of half a step
// corners would be off by a cell or two and emit waves of that length.
void Simulation::setShape(const DrawnShape& shape) {
    std::visit([&](auto& any) { applyShape(any, rule(), shape); }, m_wave);
    if (auto* wave = std::get_if<Wave<float>>(&m_wave); wave && !infoOf(rule().scheme).isRungeKutta)
        moveVelocity(*wave, rule(), -0.5);
    settleLayers(LayerContent(rule())); // the old content is gone
}

void Simulation::act(const ObjectsChange& change) {
    std::vector<int> held;
    for (const int end : {0, grid().width - 1})
        if (m_emitters.holds(end) && isFixedEnd(grid(), rule(), end)) held.push_back(end);
    auto* wave = std::get_if<Wave<float>>(&m_wave);
    const PoolObjects before = m_settings.objects;
    applyObjects(m_settings, change);
    if (isSameMaterial(before, m_settings.objects)) {
        placeEmitters();
        for (const int end : held) letGo(end);
        return;
    }
    const LayerContent layers = layersOf(m_wave, rule());
    std::optional<FreedCells> freed;
    if (wave) freed.emplace(*wave);
    rebuildMaterials();
    for (const int end : held) letGo(end);
    // Water under a new wall comes to rest, and the wave continues in place of a removed wall.
    std::visit([&](auto& any) { conformTo(any, rule()); }, m_wave);
    if (wave) freed->fill(*wave);
    settleLayers(layers);
}

// Fits the wave to its rule, with previous `layers`.
void Simulation::conform(const LayerContent& layers) {
    std::visit([&](auto& wave) { conformTo(wave, rule()); }, m_wave);
    settleLayers(layers);
}

void Simulation::settleLayers(const LayerContent& layers) {
    if (auto* wave = std::get_if<Wave<float>>(&m_wave)) layers.carryInto(*wave, rule());
}

void Simulation::placeEmitters() {
    const auto* wave = std::get_if<Wave<float>>(&m_wave);
    if (wave) placeEmitters(m_emitters.stagesIn(m_settings, *wave));
}

void Simulation::placeEmitters(std::shared_ptr<const Emitters::Stages> stages) {
    m_emitters = {}; // wide emitters need much memory
    m_emitters = Emitters(m_settings, std::move(stages), frame());
}

// Rebuilds walls, media and sources for the current objects.
void Simulation::rebuildMaterials() {
    placeEmitters();
    m_holds.invalidateCells();
    auto* wave = std::get_if<Wave<float>>(&m_wave);
    if (!wave) return;
    m_movingWalls = MovingWalls(m_settings);
    const std::vector<SurfaceCell> surface = std::move(wave->surface);
    // Frees the old maps before building new maps.
    wave->stiffness.reset();
    wave->sponge = std::vector<SpongeCell>(); // {} would keep the memory
    const double speed = longWaveSpeed(rule());
    MaterialMap materials =
        m_movingWalls.empty()
            ? materialMapOf(grid(), rule().scene, m_settings.objects, speed)
            : materialMapOf(grid(), rule().scene, withoutMovingWalls(m_settings.objects), speed);
    wave->stiffness = std::move(materials.stiffness);
    wave->sponge = std::move(materials.sponge);
    wave->surface = std::move(materials.surface);
    carryOver(surface, wave->surface);
    wave->unevenBlocks.reset();
    // The range excludes moving walls because their position is temporary.
    m_stiffness = stiffnessRange(wave->stiffness);
    m_movingWalls.build(*wave, m_settings);
}

// Adapts absorbing and impedance walls to the wave speed.
void Simulation::matchWalls() {
    auto* wave = std::get_if<Wave<float>>(&m_wave);
    if (!wave || !wave->stiffness) return;
    const double speed = longWaveSpeed(rule());
    if (hasAbsorbingWall(m_settings.objects)) {
        wave->sponge = std::vector<SpongeCell>(); // {} would keep the memory
        wave->sponge = spongeOf(*wave->stiffness, m_settings.objects, speed);
    }
    if (!hasImpedanceWall(m_settings.objects)) return;
    std::vector<SurfaceCell> surface = surfaceOf(*wave->stiffness, m_settings.objects, speed);
    carryOver(wave->surface, surface);
    wave->surface = std::move(surface);
}

Rule Simulation::stiffestRule() const {
    Rule stiffest = rule();
    stiffest.k *= m_stiffness.largest;
    return stiffest;
}

// Checks the heights only when they may exceed the limit, yet finds the exact step. Far below the
// limit no step can reach it.
void Simulation::watchForDivergence() {
    const auto* wave = std::get_if<Wave<float>>(&m_wave);
    if (!wave) {
        m_nextCheck = std::numeric_limits<std::int64_t>::max();
        return;
    }
    if (wave->frame < m_nextCheck) return;
    const double largest = largestOf(*wave);
    if (!(largest <= divergenceHeight)) {
        m_divergedAt = wave->frame;
        return;
    }
    // A conserving rule subtracts at most the same amount.
    const double forced =
        (conserves(rule()) ? 2.0 : 1.0) *
        (m_drives.largestHeight() + m_emitters.largestForcing(*wave, m_settings, largestFactor()));
    if (largest == 0.0 && forced == 0.0) {
        m_nextCheck = std::numeric_limits<std::int64_t>::max();
        return;
    }
    // Moving walls may throw water higher than the bound.
    if (!m_movingWalls.empty()) {
        m_nextCheck = wave->frame + 1;
        return;
    }
    StiffnessRange stiffness = m_stiffness;
    stiffness.sponge = !wave->sponge.empty() || !wave->surface.empty();
    m_nextCheck = wave->frame + stepsBelow(divergenceHeight, largest, grid(), rule(), stiffness, forced);
}

Experiment Simulation::asExperiment() const {
    Experiment experiment = m_start;
    experiment.events = m_log;
    return experiment;
}

std::int64_t Simulation::Snapshot::frame() const {
    return wave ? std::visit([](const auto& state) { return state.frame; }, *wave) : 0;
}

std::size_t Simulation::Snapshot::bytes(const std::shared_ptr<const Experiment>& shared) const {
    const std::size_t own = settings == shared ? 0
                                               : sizeof(Experiment) + bytesHeldBy(*settings, shared.get()) +
                                                     Emitters::bytesOf(sources);
    return own + (wave ? std::visit([](const auto& state) { return state.bytes(); }, *wave) : 0);
}

std::shared_ptr<const Experiment> Simulation::sharedSettings() const {
    if (!m_shared) m_shared = std::make_shared<const Experiment>(m_settings);
    return m_shared;
}

Simulation::Snapshot Simulation::snapshot() const {
    return {m_wave,  sharedSettings(), m_nextEvent,         m_divergedAt,
            m_ahead, m_stiffness,      m_emitters.stages(), m_drives};
}

std::size_t Simulation::bytesOfSnapshot() const {
    const std::size_t settings = m_shared ? 0
                                          : sizeof(Experiment) + bytesHeldBy(m_settings, &m_start) +
                                                Emitters::bytesOf(m_emitters.stages());
    return settings + std::visit([](const auto& wave) { return wave.bytes(); }, m_wave);
}

std::size_t Simulation::bytes() const { return bytesOfRun(m_settings); }

void Simulation::prepare() {
    if (auto* wave = std::get_if<Wave<float>>(&m_wave)) m_engine.prepare(*wave, rule());
}

void Simulation::returnTo(const Snapshot& snapshot, std::vector<Event> log) {
    const Pull pullWith = m_settings.pullWith;
    m_settings = *snapshot.settings;
    m_settings.pullWith = pullWith;
    m_shared = snapshot.settings;
    m_ahead = snapshot.ahead;
    m_drives = snapshot.drives;
    m_emitters = {};
    if (snapshot.wave) {
        m_wave = *snapshot.wave;
        m_stiffness = snapshot.stiffness;
        placeEmitters(snapshot.sources);
    } else {
        std::visit([](auto& wave) { makeStill(wave); }, m_wave);
        m_drives.follow(m_settings.drive, 0);
        rebuildMaterials();
        std::visit([this](auto& wave) { conformTo(wave, rule()); }, m_wave);
    }
    m_nextEvent = snapshot.eventsActed;
    m_divergedAt = snapshot.divergedAt;
    takeLog(std::move(log));
    m_movingWalls = MovingWalls(m_settings);
    m_nextCheck = frame();
}

double Simulation::height(int x, int y) const {
    return std::visit([&](const auto& wave) { return static_cast<double>(wave.now.at(x, y)); }, m_wave);
}

double Simulation::largestHeight() const {
    return std::visit([](const auto& wave) { return seiche::largestHeight(wave.now); }, m_wave);
}

Energy Simulation::energy() const {
    return std::visit([this](const auto& wave) { return energyOf(wave, rule()); }, m_wave);
}

std::uint64_t Simulation::hash() const {
    return std::visit([](const auto& wave) { return stateHash(wave); }, m_wave);
}

} // namespace seiche
