// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/overlay_lines.h"

#include "show/ray_lines.h"
#include "show/rule_at.h"
#include "show/two_slit_lines.h"
#include "theory/dispersion.h"
#include "theory/interference.h"
#include "theory/modes.h"
#include "wave/emission.h"
#include "wave/material_map.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

using std::numbers::pi;

double diagonal(const Grid& grid) { return std::hypot(grid.width, grid.height); }

struct Sine {
    const PoolObject* object;
    const Source* source;
};

std::vector<Sine> sinesOf(const Simulation& run) {
    std::vector<Sine> sines;
    for (const PoolObject& object : run.settings().objects)
        if (const Source* source = std::get_if<Source>(&object.is); source && isPeriodic(source->signal))
            sines.push_back({&object, source});
    return sines;
}

// Returns the numerical wavelength of a sine at a position, averaged over directions; empty if the
// wave does not propagate.
std::optional<double> wavelengthAt(const Simulation& run, const Spot& at, double hertz) {
    const Rule rule = ruleAt(run, at);
    double sum = 0.0;
    constexpr int directions = 5; // from an axis to the diagonal
    for (int i = 0; i < directions; ++i) {
        const auto length =
            wavelengthOf(rule, hertz / run.settings().stepsPerSecond, 45.0 * i / (directions - 1));
        if (!length) return std::nullopt;
        sum += *length;
    }
    return sum / directions;
}

// Returns the phase of a sine in cycles. A value added to the heights at step n is an acceleration
// at n - 1. A point adds its signal and leads by one step; a line adds the signal's rise to n + 1
// and leads by one and a half.
double turnsOf(const Simulation& run, const Source& source) {
    const double ahead = source.form == SourceForm::Line ? 1.5 : 1.0;
    return source.hertz * (run.seconds() + ahead / run.settings().stepsPerSecond) + source.phase;
}

// Returns the source's position when it emitted the wave of this age in cycles; empty if it was
// off.
std::optional<Spot> originOf(const Simulation& run, const Sine& sine, double turns) {
    const double sent = run.seconds() - turns / sine.source->hertz;
    if (swellAt(*sine.source, sent) == 0.0) return std::nullopt;
    return placeAt(*sine.object, sent);
}

constexpr int directionsOfCircle = 72;

// Wavefront parameters of a point or line source.
struct Fronts {
    Sine sine;
    // Numerical wavelengths: of a point, for the directions of one octant, which determine all by
    // symmetry; of a line, across the line.
    std::vector<double> wavelengths;
    double reach; ///< maximum distance reached, cells

    int sides() const { return sine.source->form == SourceForm::Line ? 2 : 1; }
};

// Empty if the source has no fronts or its frequency does not propagate on the grid.
std::optional<Fronts> frontsOf(const Simulation& run, const Sine& sine) {
    const bool isPoint = sine.source->form == SourceForm::Point;
    if (!isPoint && sine.source->form != SourceForm::Line) return std::nullopt;
    const PoolObject& object = *sine.object;
    const Rule rule = ruleAt(run, isPoint ? placeAt(object, run.seconds()) : Spot{object.x, object.y});
    const double cycles = sine.source->hertz / run.settings().stepsPerSecond;
    const double age = (run.seconds() - sine.source->from) * run.settings().stepsPerSecond;
    Fronts fronts{sine, {}, std::min(longWaveSpeed(rule) * age, diagonal(run.grid()))};
    for (int i = 0; i <= (isPoint ? directionsOfCircle / 8 : 0); ++i) {
        const auto length =
            wavelengthOf(rule, cycles, isPoint ? 360.0 * i / directionsOfCircle : object.angle + 90.0);
        if (!length) return std::nullopt;
        fronts.wavelengths.push_back(*length);
    }
    return fronts;
}

// Calls add(turns, at) for every `every`-th emitted crest, with its age in cycles and the source's
// position. The selection is fixed to the crests, so that a drawn crest stays drawn. `last` is the
// age of the first crest in cycles.
template <class Add>
void forEachFront(const Simulation& run, const Fronts& fronts, double last, double every, Add add) {
    const double whole = std::floor(last), skipped = std::fmod(whole, every);
    const double first = last - whole + (skipped < 0.0 ? skipped + every : skipped);
    for (double turns = first; turns * fronts.wavelengths.front() < fronts.reach; turns += every)
        if (const std::optional<Spot> at = originOf(run, fronts.sine, turns)) add(turns, *at);
}

void addCircles(const Simulation& run, const Fronts& fronts, double every, std::vector<OverlayLine>& lines) {
    constexpr int directions = directionsOfCircle;
    // In the far field of a point, the wave lags its source by 1/8 cycle; a crest is at 1/4 cycle.
    const double last = turnsOf(run, *fronts.sine.source) - 0.375;
    forEachFront(run, fronts, last, every, [&](double turns, const Spot& at) {
        OverlayLine line;
        for (int i = 0; i <= directions; ++i) {
            const int folded = i % (directions / 4);
            const double radius =
                turns * fronts.wavelengths[std::size_t(std::min(folded, directions / 4 - folded))];
            const double angle = 2.0 * pi * i / directions;
            line.spots.push_back({at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)});
        }
        lines.push_back(std::move(line));
    });
}

// Returns a front of a line source of this age in cycles, in the line's coordinates, on the side
// of positive y.
std::vector<Spot> frontOf(const Source& line, double turns, double wavelength) {
    if (line.profile == LineProfile::Even) {
        const double y = turns * wavelength;
        return {{-line.length / 2, y}, {line.length / 2, y}};
    }
    // Gaussian beam in 2-D: half the Gouy phase ahead, with radius of curvature R(y).
    const double waist = line.length / 4, rayleigh = pi * waist * waist / wavelength;
    double y = turns * wavelength;
    for (int round = 0; round < 8; ++round) y = wavelength * (turns + std::atan(y / rayleigh) / (4.0 * pi));
    const double width = waist * std::hypot(1.0, y / rayleigh);
    const double bend = 0.5 * y / (y * y + rayleigh * rayleigh);
    std::vector<Spot> spots;
    constexpr int parts = 16;
    for (int i = 0; i <= parts; ++i) {
        const double x = width * (2.0 * i / parts - 1.0);
        spots.push_back({x, y - bend * x * x});
    }
    return spots;
}

void addFrontsOfLine(const Simulation& run, const Fronts& fronts, double every,
                     std::vector<OverlayLine>& lines) {
    const Turn turn(fronts.sine.object->angle);
    const double last = turnsOf(run, *fronts.sine.source) - 0.25;
    forEachFront(run, fronts, last, every, [&](double turns, const Spot& at) {
        const std::vector<Spot> front = frontOf(*fronts.sine.source, turns, fronts.wavelengths.front());
        for (const double side : {-1.0, 1.0}) {
            OverlayLine line;
            for (const Spot& own : front) {
                const Spot off = turn.there({own.x, side * own.y});
                line.spots.push_back({at.x + off.x, at.y + off.y});
            }
            lines.push_back(std::move(line));
        }
    });
}

std::vector<OverlayLine> fronts(const Simulation& run) {
    std::vector<Fronts> all;
    double count = 0.0; // number of fronts when the pool is filled
    for (const Sine& sine : sinesOf(run))
        if (std::optional<Fronts> found = frontsOf(run, sine)) {
            count += found->sides() * diagonal(run.grid()) / found->wavelengths.front();
            all.push_back(std::move(*found));
        }
    // More fronts would cover the pool.
    constexpr double max = 2000.0;
    const double every = std::max(1.0, std::ceil(count / max));
    std::vector<OverlayLine> lines;
    for (const Fronts& each : all) {
        if (each.sine.source->form == SourceForm::Point) addCircles(run, each, every, lines);
        else addFrontsOfLine(run, each, every, lines);
    }
    return lines;
}

void add(std::vector<InterferenceLine> found, std::vector<OverlayLine>& lines) {
    for (InterferenceLine& each : found) {
        OverlayLine line{std::move(each.spots), each.isMaximum(), {}};
        if (line.isStrong) line.label = std::to_string(static_cast<int>(each.order));
        lines.push_back(std::move(line));
    }
}

// Returns the far-field directions behind a wall with many slits, as lines from its centre.
std::vector<OverlayLine> behindGrating(const Simulation& run, const PoolObject& object, const Sine& sine,
                                       double wavelength) {
    const Turn turn(object.angle);
    const double lit = turn.back({sine.object->x - object.x, sine.object->y - object.y}).y;
    std::vector<OverlayLine> lines;
    // More lines would hide the waves.
    constexpr std::size_t maxOrders = 60; // on each side
    std::vector<double> angles = gratingAngles(std::get<Wall>(object.is).distance, wavelength);
    if (angles.size() > maxOrders) angles.resize(maxOrders);
    for (std::size_t order = 0; order < angles.size(); ++order)
        for (const double sign : {-1.0, 1.0}) {
            if (order == 0 && sign > 0.0) continue;
            const double angle = sign * angles[order] * pi / 180.0;
            const double reach = diagonal(run.grid());
            const Spot far =
                turn.there({reach * std::sin(angle), (lit > 0.0 ? -1.0 : 1.0) * reach * std::cos(angle)});
            lines.push_back({{{object.x, object.y}, {object.x + far.x, object.y + far.y}},
                             true,
                             std::to_string(static_cast<int>(sign) * static_cast<int>(order))});
        }
    return lines;
}

std::vector<OverlayLine> maxima(const Simulation& run) {
    const std::vector<Sine> sines = sinesOf(run);
    const auto isUnderstood = [](const Sine& sine) {
        const SourceForm form = sine.source->form;
        return (form == SourceForm::Point || form == SourceForm::Line) && !sine.source->circles();
    };
    if (sines.empty() || !std::ranges::all_of(sines, isUnderstood)) return {};
    const auto length = wavelengthAt(run, {sines[0].object->x, sines[0].object->y}, sines[0].source->hertz);
    if (!length) return {};
    for (const PoolObject& object : run.settings().objects) {
        const Wall* wall = std::get_if<Wall>(&object.is);
        if (!wall || wall->shape.form != Form::Line || wall->slits < 2) continue;
        if (moves(object)) return {};
        if (wall->slits == 2) return twoSlitLines(run, object, *sines[0].object);
        return behindGrating(run, object, sines[0], *length);
    }
    std::vector<OverlayLine> lines;
    const auto isPoint = [](const Sine& sine) { return sine.source->form == SourceForm::Point; };
    if (sines.size() < 2 || !isPoint(sines[0]) || !isPoint(sines[1])) return lines;
    if (sines[0].source->hertz != sines[1].source->hertz) return lines;
    const auto wave = CylindricalWave::of(ruleAt(run, {sines[0].object->x, sines[0].object->y}),
                                          sines[0].source->hertz / run.settings().stepsPerSecond);
    const Spot one = placeAt(*sines[0].object, run.seconds()), other = placeAt(*sines[1].object, run.seconds());
    const double phase = sines[0].source->phase - sines[1].source->phase;
    auto found = interferenceLines(one, other, *length, phase, diagonal(run.grid()));
    if (wave)
        for (InterferenceLine& line : found) line.followWaves(*wave, one, other, phase);
    add(found, lines);
    return lines;
}

std::vector<OverlayLine> circle(const Simulation& run) {
    const auto log = run.log();
    for (std::size_t i = run.eventsActed(); i > 0; --i) {
        const std::optional<Pull> pull = pullIn(log[i - 1].what);
        if (!pull) continue;
        // A held displacement starts its wave when released.
        const Hold* hold = std::get_if<Hold>(&log[i - 1].what);
        const std::int64_t begun = log[i - 1].step + (hold ? hold->steps : 0);
        const double radius =
            longWaveSpeed(ruleAt(run, {pull->x, pull->y})) * static_cast<double>(run.frame() - begun);
        if (!(radius > 0.0) || radius > 2.0 * diagonal(run.grid())) return {};
        OverlayLine line;
        constexpr int directions = 180;
        for (int j = 0; j <= directions; ++j) {
            const double angle = 2.0 * pi * j / directions;
            line.spots.push_back({pull->x + radius * std::cos(angle), pull->y + radius * std::sin(angle)});
        }
        return {line};
    }
    return {};
}

// Returns the positions at which a mode shape changes sign between two moving cells.
std::vector<double> nodesOf(const AxisModes& axis, int m) {
    std::vector<double> nodes;
    for (int i = 0; i + 1 < axis.size(); ++i) {
        const double here = axis.shape(m, i), next = axis.shape(m, i + 1);
        const bool held = std::abs(here) < 1e-12 && i == 0;
        if (!held && here * next < 0.0) nodes.push_back(i + here / (here - next));
        else if (i > 0 && std::abs(here) < 1e-12) nodes.push_back(i);
    }
    return nodes;
}

std::vector<OverlayLine> modeLines(const Simulation& run) {
    const std::optional<Modes> modes = Modes::of(run.rule(), run.grid());
    if (!modes || hasStiffness(run.settings().objects)) return {};
    const Experiment& settings = run.settings();
    double wanted = settings.drive.isOn() ? settings.drive.frequency : 0.0;
    if (const auto sines = sinesOf(run); wanted == 0.0 && !sines.empty())
        wanted = sines[0].source->hertz / settings.stepsPerSecond;
    constexpr std::size_t looked = 400;
    std::optional<Mode> nearest;
    for (const Mode& mode : modes->lowest(looked)) {
        if (mode.motion.cyclesPerStep() == 0.0) continue;
        const auto off = [&](const Mode& each) { return std::abs(each.motion.cyclesPerStep() - wanted); };
        if (!nearest || off(mode) < off(*nearest)) nearest = mode;
    }
    if (!nearest) return {};
    char label[64];
    std::snprintf(label, sizeof label, "%g \u00d7 %g", nearest->halfWavesX, nearest->halfWavesY);
    std::vector<OverlayLine> lines;
    const double right = run.grid().width - 1, bottom = run.grid().height - 1;
    for (const double x : nodesOf(modes->alongX(), nearest->m))
        lines.push_back({{{x, 0.0}, {x, bottom}}, true, label});
    for (const double y : nodesOf(modes->alongY(), nearest->n))
        lines.push_back({{{0.0, y}, {right, y}}, true, label});
    return lines;
}

} // namespace

std::vector<OverlayLine> overlayLines(const Simulation& run, Overlay overlay) {
    if (run.rule().scene != SceneKind::Pool || run.divergedAt()) return {};
    switch (overlay) {
    case Overlay::Fronts: return fronts(run);
    case Overlay::Maxima: return maxima(run);
    case Overlay::Rays: return rayLines(run);
    case Overlay::Circle: return circle(run);
    case Overlay::Modes: return modeLines(run);
    case Overlay::Flow:
    case Overlay::Streamlines: break; // measured, see `FlowMeter`
    }
    return {};
}

} // namespace seiche
