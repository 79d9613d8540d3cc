// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/miniature_kind.h"

#include <QCoreApplication>

#include <algorithm>

namespace seiche {

namespace {

using Kind = MiniatureKind;
using Knob = Kind::Knob;
using View = Kind::View;

Experiment stringOf(int points, double stepsPerSecond, double k) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid = {points, 1};
    experiment.rule.k = k;
    experiment.stepsPerSecond = stepsPerSecond;
    experiment.pullWith.x = (points - 1) / 2;
    experiment.pullWith.mode = PullMode::Pluck;
    return experiment;
}

Experiment poolOf(int width, int height, double stepsPerSecond, double k) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    experiment.grid = {width, height};
    experiment.rule.k = k;
    experiment.stepsPerSecond = stepsPerSecond;
    experiment.pullWith.x = (width - 1) / 2;
    experiment.pullWith.y = (height - 1) / 2;
    experiment.pullWith.mode = PullMode::Pluck;
    experiment.pullWith.shape = PullShape::Cosine;
    return experiment;
}

Experiment with(Experiment experiment, Scheme scheme) {
    experiment.rule.scheme = scheme;
    return experiment;
}

Experiment pulled(Experiment experiment, PullShape shape, double width, double height = 1.0) {
    experiment.pullWith.shape = shape;
    experiment.pullWith.width = width;
    experiment.pullWith.height = height;
    return experiment;
}

Experiment damped(Experiment experiment, double velocity, double update = 1.0) {
    experiment.rule.damping = {update, velocity};
    return experiment;
}

Experiment withEdges(Experiment experiment, Edge edge) {
    experiment.rule.edges = {edge, edge, edge, edge};
    return experiment;
}

Knob springs(double min, double max, double start, std::size_t runs = 1, bool logarithmic = false) {
    const ValueScale::Kind scale = logarithmic ? ValueScale::Kind::Logarithmic : ValueScale::Kind::Linear;
    return {Knob::Kind::Setting,
            QT_TRANSLATE_NOOP("Miniature", "k"),
            {scale, min, max, 0.01, 0.001},
            start,
            3,
            std::vector<std::string>(runs, "k")};
}

/// Returns the smallest string, with one free point.
Experiment onePoint(double k) { return pulled(stringOf(3, 16.0, k), PullShape::Point, 1.0); }

const char* const leapfrogName = QT_TRANSLATE_NOOP("Miniature", "current force");
const char* const eulerName = QT_TRANSLATE_NOOP("Miniature", "one step old");
const char* const delayedName = QT_TRANSLATE_NOOP("Miniature", "two steps old");

std::vector<Kind::Run> threeFrames(const Experiment& experiment) {
    return {{with(experiment, Scheme::Leapfrog), Trace::Main, leapfrogName},
            {with(experiment, Scheme::Euler), Trace::ComparisonRun, eulerName},
            {with(experiment, Scheme::DelayedEuler), Trace::Third, delayedName}};
}

Knob keptPerStep() {
    return {Knob::Kind::Setting,
            QT_TRANSLATE_NOOP("Miniature", "Damping factor"),
            {ValueScale::Kind::Linear, 0.95, 1.0, 0.001, 0.0001},
            0.99,
            4,
            {"damping.velocity", "damping.update"}};
}

std::vector<Kind::Run> twoDampings(const Experiment& experiment) {
    return {{damped(experiment, 0.99), Trace::Main, QT_TRANSLATE_NOOP("Miniature", "velocity × s")},
            {damped(experiment, 1.0, 0.99), Trace::ComparisonRun,
             QT_TRANSLATE_NOOP("Miniature", "new height × d")}};
}

std::vector<Kind> makeKinds() {
    std::vector<Kind> kinds;
    kinds.reserve(32); // references to elements are kept below
    const auto add = [&](const char* id, const char* title, View view, std::vector<Kind::Run> runs,
                         std::vector<Knob> knobs) -> Kind& {
        kinds.push_back({id, title, view, std::move(runs), std::move(knobs)});
        return kinds.back();
    };

    add("string", QT_TRANSLATE_NOOP("Miniature", "A live string"), View::Line,
        {{damped(pulled(stringOf(121, 120.0, 1.0), PullShape::Triangle, 40), 0.999)}}, {springs(0.1, 1.0, 1.0)})
        .smoothRelease = true;

    add("springs", QT_TRANSLATE_NOOP("Miniature", "Eleven points and their springs"), View::Springs,
        {{damped(pulled(stringOf(13, 120.0, 0.02), PullShape::Triangle, 4), 0.999)}},
        {springs(0.002, 0.1, 0.02, 1, true)});

    Kind& step = add("one-point", QT_TRANSLATE_NOOP("Miniature", "One point, step by step"), View::Trace,
                     {{onePoint(0.1)}}, {springs(0.02, 1.9, 0.1, 1, true)});
    step.span = 70;
    step.keepsTime = true;

    Kind& three = add("three-points", QT_TRANSLATE_NOOP("Miniature", "One point, three rules"), View::Trace,
                      threeFrames(onePoint(0.02)), {springs(0.002, 0.5, 0.02, 3, true)});
    three.span = 150;
    three.keepsTime = true;
    three.ceiling = 3.0;

    Kind& strings = add("three-strings", QT_TRANSLATE_NOOP("Miniature", "One string, three rules"), View::Line,
                        threeFrames(pulled(stringOf(64, 40.0, 0.1), PullShape::Gaussian, 4)),
                        {springs(0.01, 1.0, 0.1, 3, true)});
    strings.ceiling = 1.5;

    add("pulse", QT_TRANSLATE_NOOP("Miniature", "A travelling corner"), View::Line,
        {{pulled(stringOf(161, 80.0, 1.0), PullShape::Triangle, 8)}}, {springs(0.2, 1.05, 1.0)})
        .smoothRelease = true;

    Kind& drop = add("drop", QT_TRANSLATE_NOOP("Miniature", "A drop in the pool"), View::Water,
                     {{damped(pulled(poolOf(180, 84, 60.0, 0.5), PullShape::Cosine, 6), 0.99)}},
                     {springs(0.05, 0.55, 0.5)});
    drop.ceiling = 0.35;
    drop.tickSeconds = 5.0;

    Kind& stencils =
        add("stencils", QT_TRANSLATE_NOOP("Miniature", "How round is round?"), View::Water,
            {{withEdges(pulled(poolOf(180, 84, 40.0, 0.33), PullShape::Cosine, 2.5), Edge::Absorbing)}},
            {{Knob::Kind::Stencil, QT_TRANSLATE_NOOP("Miniature", "Neighbours"), {}, 0.0, 0, {}}});
    stencils.ceiling = 0.2;
    stencils.tickSeconds = 4.0;
    stencils.says = Kind::Readout::LimitK;

    Kind& dampings =
        add("two-dampings", QT_TRANSLATE_NOOP("Miniature", "Two kinds of damping, at the midpoint"),
            View::Trace, twoDampings(pulled(stringOf(65, 64.0, 1.0), PullShape::Mode, 1)), {keptPerStep()});
    dampings.span = 400;

    Kind& lifted = add(
        "lifted", QT_TRANSLATE_NOOP("Miniature", "A string with free ends, lifted and released"), View::Line,
        twoDampings(withEdges(pulled(stringOf(65, 40.0, 1.0), PullShape::Gaussian, 1e6), Edge::Free)),
        {keptPerStep()});
    lifted.ceiling = 1.3;

    Kind& zigzag = add("zigzag", QT_TRANSLATE_NOOP("Miniature", "The wave that explodes first"), View::Dots,
                       {{pulled(stringOf(25, 20.0, 1.0), PullShape::Point, 1)}}, {springs(0.9, 1.1, 1.0)});
    zigzag.ceiling = 4.0;
    zigzag.says = Kind::Readout::Growth;

    Kind& modes = add("standing", QT_TRANSLATE_NOOP("Miniature", "Standing waves"), View::Line,
                      {{pulled(stringOf(65, 64.0, 1.0), PullShape::Mode, 1)}},
                      {{Knob::Kind::HalfWaves,
                        QT_TRANSLATE_NOOP("Miniature", "Half-wavelengths"),
                        {ValueScale::Kind::Linear, 1, 8, 1},
                        1,
                        0,
                        {}}});
    modes.ceiling = 1.2;
    modes.says = Kind::Readout::Frequency;

    Experiment tapped = damped(pulled(stringOf(65, 128.0, 1.0), PullShape::Gaussian, 6, 0.1), 0.9986);
    tapped.pullWith.mode = PullMode::Add;
    Kind& taps =
        add("taps", QT_TRANSLATE_NOOP("Miniature", "Tapped in a steady rhythm"), View::Line, {{tapped}},
            {{Knob::Kind::Rhythm,
              QT_TRANSLATE_NOOP("Miniature", "Taps per second"),
              {ValueScale::Kind::Linear, 0.4, 3.2, 0.02, 0.01},
              0.9,
              2,
              {}}});
    taps.ceiling = 6.0;
    taps.says = Kind::Readout::Amplitude;
    return kinds;
}

} // namespace

std::span<const MiniatureKind> miniatureKinds() {
    static const std::vector<MiniatureKind> kinds = makeKinds();
    return kinds;
}

const MiniatureKind* findMiniature(const QString& id) {
    const std::span<const MiniatureKind> kinds = miniatureKinds();
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const MiniatureKind& kind) { return id == QLatin1String(kind.id); });
    return found == kinds.end() ? nullptr : &*found;
}

QString inMiniature(const char* text) {
    return text ? QCoreApplication::translate("Miniature", text) : QString();
}

} // namespace seiche
