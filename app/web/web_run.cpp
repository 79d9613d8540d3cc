// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web_run.h"

#include "files/experiment_file.h"
#include "files/json_value.h"
#include "model/limits.h"
#include "model/run_work.h"
#include "run/mean_window.h"
#include "run/pacer.h"
#include "run/pull_range.h"
#include "study/natural_ceiling.h"
#include "study/rhythm_of_point.h"
#include "wave/round_trip.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace seiche {

namespace {

double within(double place, int size) {
    return std::isfinite(place) ? std::clamp(place, 0.0, size - 1.0) : 0.0;
}

// Converts 0xAARRGGBB to the byte order of a canvas.
std::uint32_t asBytes(std::uint32_t colour) {
    return 0xff000000u | (colour & 0xffu) << 16 | (colour & 0xff00u) | (colour >> 16 & 0xffu);
}

} // namespace

WebRun::WebRun(const Experiment& experiment) : m_runs(experiment) {
    begin();
    m_meter.watch(main());
}

void WebRun::begin() {
    m_runs.prepare();
    m_ceiling = naturalCeiling(main().asExperiment());
    m_envelope.clear();
    m_past = {};
    notePast();
}

void WebRun::notePast() {
    if (main().rule().scene != SceneKind::String) return;
    // Outlasts one or two periods of the fundamental.
    m_envelope.setHalfLife(1.5 * roundTrip(main().rule(), main().grid().width));
    std::visit([this](const auto& wave) { m_envelope.addStep(wave); }, main().wave());
    // Only the overlays that the page draws.
    Preview shows;
    shows.quantity = main().settings().preview.quantity;
    shows.nodes = main().settings().preview.nodes;
    m_past.addStep(main(), shows, 0, {});
}

std::int64_t WebRun::advance(std::int64_t steps) {
    steps = std::min(steps, limits::lastStep - main().frame());
    double operations = maxAtOnce;
    while (steps > 0 && !main().divergedAt()) {
        if (operations <= 0.0) return steps;
        if (m_runs.hasPendingEvents()) {
            operations -= m_runs.applyNextEvent();
            continue;
        }
        std::int64_t now = std::min(steps, stepsBetweenSamples(main().settings()));
        if (const auto event = main().nextEventAt()) now = std::min(now, *event - main().frame());
        const double ofStep = operationsOfStep();
        now = std::min(now, std::max<std::int64_t>(1, static_cast<std::int64_t>(operations / ofStep)));
        operations -= static_cast<double>(now) * ofStep;
        if (needsPast(m_view)) {
            const std::int64_t stride = meanWindowOf(main().settings()).stride;
            now = std::min(now, stride - main().frame() % stride);
        }
        m_runs.advance(now);
        steps -= now;
        // Events of the file may have changed settings.
        if (std::exchange(m_eventsSeen, main().eventsActed()) != main().eventsActed()) {
            m_meter.watch(main());
            ++m_revision;
        }
        if (m_meter.sample(main())) ++m_revision;
        notePast();
        if (needsPast(m_view)) m_painter.watch(main(), m_view);
    }
    return 0;
}

double WebRun::operationsOfStep() const {
    constexpr double perCell = 2.0; // operations of the update formula
    const auto runs = static_cast<double>(1 + m_runs.comparisonRuns().size());
    return runs * (perCell * static_cast<double>(main().grid().cells()) + workOfStep(main().settings()).sum());
}

void WebRun::tap(double x, double y, double lost) {
    Pull pull = main().settings().pullWith;
    pull.x = within(x, main().grid().width);
    pull.y = within(y, main().grid().height);
    m_meter.tap(main(), pull, std::isfinite(lost) ? lost : 0.0);
    m_runs.apply(withinRange(main(), pull));
    m_eventsSeen = main().eventsActed();
    m_meter.sample(main());
    ++m_revision;
    notePast();
}

std::vector<Problem> WebRun::change(std::string_view event) {
    auto read = readJson(event);
    if (auto* problems = std::get_if<std::vector<Problem>>(&read)) return std::move(*problems);
    JsonValue& change = std::get<JsonValue>(read);
    if (JsonValue* step = change.find("step")) *step = 0.0;
    else if (change.object()) change.add("step", 0.0);
    // Parsed as the only event of an experiment, so that the checks are those of a file.
    auto alone = readJson(writeExperiment(main().settings()));
    JsonValue& document = std::get<JsonValue>(alone);
    *document.find("events") = JsonValue::List{std::move(change)};
    ReadExperiment result = readExperiment(pretty(document));
    if (auto* problems = std::get_if<std::vector<Problem>>(&result)) return std::move(*problems);
    for (const Event& each : std::get<Experiment>(result).events) m_runs.apply(each.what);
    m_eventsSeen = main().eventsActed();
    m_meter.watch(main());
    ++m_revision;
    notePast();
    return {};
}

void WebRun::startLevel() {
    Experiment level = main().settings();
    level.events.clear();
    std::vector<Scheme> comparisonRuns;
    for (const Comparison::ComparisonRun& comparisonRun : m_runs.comparisonRuns())
        comparisonRuns.push_back(comparisonRun.run.rule().scheme);
    m_runs = Comparison(std::move(level));
    begin();
    for (const Scheme scheme : comparisonRuns) m_runs.startComparison(scheme);
    m_eventsSeen = 0;
    m_meter.startOver(main());
    ++m_revision;
}

Experiment WebRun::runOfPoint(const ResonancePoint& point) const {
    Experiment run = main().asExperiment();
    const bool areAllPulls = std::ranges::all_of(
        run.events, [](const Event& each) { return std::holds_alternative<Pull>(each.what); });
    return areAllPulls && m_meter.measuresAlone() ? rhythmOfPoint(std::move(run), point) : run;
}

void WebRun::setComparison(Scheme scheme, bool on) {
    if (on) m_runs.startComparison(scheme);
    else m_runs.stopComparison(scheme);
}

std::span<const float> WebRun::heights(std::optional<Scheme> comparisonRun) {
    const Simulation* run = &main();
    if (comparisonRun) {
        const Comparison::ComparisonRun* found = m_runs.comparisonRun(*comparisonRun);
        if (!found) return {};
        run = &found->run;
    }
    const Grid& grid = run->grid();
    m_heights.clear();
    std::visit(
        [&](const auto& wave) {
            for (int y = 0; y < grid.height; ++y)
                std::transform(wave.now.row(y), wave.now.row(y) + grid.width, std::back_inserter(m_heights),
                               [](auto height) { return static_cast<float>(height); });
        },
        run->wave());
    return m_heights;
}

std::span<const float> WebRun::quantity() {
    const StringQuantity shown = main().settings().preview.quantity;
    const bool isShown = shown != StringQuantity::Height && main().rule().scene == SceneKind::String;
    if (!isShown || main().divergedAt()) return {};
    m_quantity = quantityAlong(main(), shown);
    return m_quantity;
}

std::span<const float> WebRun::part(bool toTheRight) {
    const auto* wave = std::get_if<Wave<float>>(&main().wave());
    if (main().settings().preview.parts != Visibility::Shown || !wave || main().divergedAt()) return {};
    m_parts = travellingParts(*wave, main().rule());
    return toTheRight ? m_parts.right : m_parts.left;
}

std::span<const double> WebRun::nodes() const {
    if (main().settings().preview.nodes != Visibility::Shown || main().divergedAt()) return {};
    return m_past.nodes(m_ceiling);
}

std::span<const std::uint32_t> WebRun::picture(PoolView view, int width, int height, float range) {
    const bool fits = width >= 1 && width <= maxPixels && height >= 1 && height <= maxPixels;
    if (main().rule().scene != SceneKind::Pool || !fits) return {};
    const auto& preferred = main().settings().view;
    PoolStyle style(preferred ? preferred->look : PoolLook());
    style.view = m_view = view;
    const HeightView values = m_painter.values(main(), view);
    if (!(range > 0.0f && std::isfinite(range))) {
        if (preferred && preferred->range > 0.0) m_range.fix(preferred->range, view);
        else m_range.follow(values, view, main().frame(), main().settings().pullWith.height);
        range = static_cast<float>(m_range.range());
    }
    m_pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    const PixelView pixels{m_pixels.data(), width, height, width};
    m_painter.paintValues(values, main(), style, range, pixels);
    if (view != PoolView::Surface) m_falling.paint(main(), pixels);
    std::ranges::transform(m_pixels, m_pixels.begin(), asBytes);
    return m_pixels;
}

} // namespace seiche
