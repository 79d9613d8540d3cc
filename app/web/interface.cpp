// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interface.h"

#include "web_run.h"

#include "files/experiment_file.h"
#include "files/json_value.h"
#include "files/presets.h"
#include "model/limits.h"
#include "study/point_code.h"
#include "study/resonance_curve.h"
#include "study/run_stability.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace seiche {

namespace {

struct Page {
    std::string room;
    std::string answer;
    std::vector<std::string> overrides;
    std::optional<WebRun> run;

    std::string_view text(std::size_t bytes) const {
        return std::string_view(room).substr(0, std::min(bytes, room.size()));
    }
};

Page& page() {
    static Page page;
    return page;
}

void answer(std::string text) { page().answer = std::move(text); }
void answerInJson(const JsonValue& value) { answer(pretty(value)); }

JsonValue object(std::initializer_list<std::pair<const char*, JsonValue>> members) {
    JsonValue value{JsonValue::Object()};
    for (const auto& [key, member] : members) value.add(key, member);
    return value;
}

JsonValue inPieces(const Message& message);

JsonValue inPieces(const Argument& argument) {
    if (const auto* words = std::get_if<std::string>(&argument.is)) return *words;
    return inPieces(std::get<Message>(argument.is));
}

JsonValue inPieces(const Message& message) {
    JsonValue::List arguments;
    for (const Argument& each : message.arguments) arguments.push_back(inPieces(each));
    return object({{"text", std::string(message.code.text)}, {"arguments", std::move(arguments)}});
}

void answerWith(const std::vector<Problem>& problems) {
    if (problems.empty()) return answer("");
    JsonValue::List list;
    for (const Problem& problem : problems) {
        list.push_back(inPieces(problem));
        list.back().add("path", problem.path);
    }
    answerInJson(std::move(list));
}

void open(std::string_view text) {
    const ReadExperiment read = readExperiment(text, std::exchange(page().overrides, {}));
    if (const auto* problems = std::get_if<std::vector<Problem>>(&read)) return answerWith(*problems);
    page().run.emplace(std::get<Experiment>(read));
    answer("");
}

// Null for infinity, which JSON lacks.
JsonValue resonanceOf(const ResonanceMeter& meter) {
    JsonValue::List points;
    for (const ResonancePoint& point : meter.log().points())
        points.push_back(object({{"hertz", point.hertz},
                                 {"hertzError", point.hertzError},
                                 {"amplitude", point.amplitude},
                                 {"amplitudeError", point.amplitudeError},
                                 {"onePull", point.onePull},
                                 {"taps", static_cast<double>(point.taps)},
                                 {"how", toString(point.how)},
                                 {"counts", meter.log().counts(point)}}));
    JsonValue rhythm, amplitude;
    if (meter.rhythm())
        rhythm = object({{"hertz", meter.rhythm()->hertz},
                         {"error", meter.rhythm()->error},
                         {"taps", static_cast<double>(meter.rhythm()->taps)}});
    if (meter.amplitude())
        amplitude = object({{"value", meter.amplitude()->value}, {"how", toString(meter.amplitude()->how)}});
    return object({{"points", std::move(points)},
                   {"rhythm", std::move(rhythm)},
                   {"amplitude", std::move(amplitude)},
                   {"isNewestOpen", meter.log().newest() != nullptr},
                   {"isTapping", meter.isTapping()},
                   {"isGrowing", meter.isGrowing()},
                   {"isSeparated", meter.isSeparated()},
                   {"isHeldBack", meter.isHeldBack()}});
}

JsonValue curveOf(const ResonanceMeter& meter) {
    const PredictedResonance predicted = predict(meter.resonator(), meter.watchX(), meter.watchY());
    JsonValue::List curve;
    for (const CurvePoint& point : predicted.curve)
        curve.push_back(JsonValue::List{point.hertz, point.amplitude});
    JsonValue::List modes(predicted.modes.begin(), predicted.modes.end());
    return object({{"curve", std::move(curve)},
                   {"modes", std::move(modes)},
                   {"fromHertz", predicted.fromHertz},
                   {"toHertz", predicted.toHertz},
                   {"mainHertz", predicted.mainHertz}});
}

} // namespace

} // namespace seiche

using namespace seiche;

char* seiche_room(std::size_t bytes) {
    if (bytes > limits::fileBytes) return nullptr;
    page().room.assign(bytes, '\0');
    return page().room.data();
}

const char* seiche_answer() { return page().answer.data(); }
std::size_t seiche_answer_size() { return page().answer.size(); }

void seiche_presets() { answerInJson(listed(presets())); }

void seiche_override(std::size_t bytes) { page().overrides.emplace_back(page().text(bytes)); }

void seiche_open(std::size_t bytes) { open(page().text(bytes)); }

void seiche_open_preset(std::size_t bytes) {
    const std::string_view text = presetText(page().text(bytes));
    if (!text.empty()) return open(text);
    page().overrides.clear();
    answerWith({{"", TRANSLATABLE("Problem", "there is no such example")}});
}

void seiche_experiment() { answer(page().run ? writeExperiment(page().run->main().asExperiment()) : ""); }

void seiche_settings() { answer(page().run ? writeExperiment(page().run->main().settings()) : ""); }

double seiche_advance(double steps) {
    // Rejects NaN, too.
    if (!page().run || !(steps >= 1.0)) return 0.0;
    return static_cast<double>(
        page().run->advance(static_cast<std::int64_t>(std::min(steps, static_cast<double>(limits::lastStep)))));
}

void seiche_tap(double x, double y, double lost) {
    if (page().run) page().run->tap(x, y, lost);
}

void seiche_change(std::size_t bytes) {
    if (page().run) answerWith(page().run->change(page().text(bytes)));
    else answer("");
}

void seiche_start_level() {
    if (page().run) page().run->startLevel();
}

double seiche_frame() { return page().run ? static_cast<double>(page().run->main().frame()) : -1.0; }

double seiche_diverged_at() {
    const auto& run = page().run;
    return run && run->main().divergedAt() ? static_cast<double>(*run->main().divergedAt()) : -1.0;
}

void seiche_hash() {
    if (!page().run) return answer("");
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016" PRIx64, page().run->main().hash());
    answer(digits);
}

int seiche_width() { return page().run ? page().run->main().grid().width : 0; }
int seiche_height() { return page().run ? page().run->main().grid().height : 0; }
double seiche_largest_height() { return page().run ? page().run->main().largestHeight() : 0.0; }

const float* seiche_heights(std::size_t bytes) {
    const std::string_view name = page().text(bytes);
    const std::optional<Scheme> comparisonRun = fromString<Scheme>(name);
    if (!page().run || (!name.empty() && !comparisonRun)) return nullptr;
    const std::span<const float> heights = page().run->heights(comparisonRun);
    return heights.empty() ? nullptr : heights.data();
}

const float* seiche_envelope(int up) {
    if (!page().run) return nullptr;
    const Envelope& envelope = page().run->envelope();
    const std::span<const float> heights = up != 0 ? envelope.highest() : envelope.lowest();
    return heights.empty() ? nullptr : heights.data();
}

const float* seiche_quantity() {
    if (!page().run) return nullptr;
    const std::span<const float> values = page().run->quantity();
    return values.empty() ? nullptr : values.data();
}

double seiche_quantity_end() { return page().run ? page().run->quantityEnd() : 0.0; }

const float* seiche_part(int right) {
    if (!page().run) return nullptr;
    const std::span<const float> part = page().run->part(right != 0);
    return part.empty() ? nullptr : part.data();
}

int seiche_node_count() { return page().run ? static_cast<int>(page().run->nodes().size()) : 0; }

const double* seiche_nodes() {
    if (!page().run) return nullptr;
    const std::span<const double> nodes = page().run->nodes();
    return nodes.empty() ? nullptr : nodes.data();
}

double seiche_ceiling() { return page().run ? page().run->ceiling() : 0.0; }

int seiche_set_comparison(std::size_t bytes, int on) {
    const std::optional<Scheme> comparisonRun = fromString<Scheme>(page().text(bytes));
    if (!page().run || !comparisonRun) return 0;
    page().run->setComparison(*comparisonRun, on != 0);
    return page().run->runs().comparisonRun(*comparisonRun) ? 1 : 0;
}

double seiche_comparison_diverged_at(std::size_t bytes) {
    const std::optional<Scheme> scheme = fromString<Scheme>(page().text(bytes));
    if (!page().run || !scheme) return -1.0;
    const Comparison::ComparisonRun* comparisonRun = page().run->runs().comparisonRun(*scheme);
    return comparisonRun && comparisonRun->run.divergedAt()
               ? static_cast<double>(*comparisonRun->run.divergedAt())
               : -1.0;
}

const std::uint32_t* seiche_picture(std::size_t bytes, int width, int height, double range) {
    const std::optional<PoolView> view = fromString<PoolView>(page().text(bytes));
    if (!page().run || !view) return nullptr;
    const std::span<const std::uint32_t> pixels =
        page().run->picture(*view, width, height, static_cast<float>(range));
    return pixels.empty() ? nullptr : pixels.data();
}

double seiche_revision() { return page().run ? static_cast<double>(page().run->revision()) : -1.0; }

void seiche_resonance() {
    if (page().run) answerInJson(resonanceOf(page().run->meter()));
    else answer("");
}

void seiche_clear_points() {
    if (page().run) page().run->clearPoints();
}

void seiche_run_of_point(double place) {
    if (!page().run) return answer("");
    const std::span<const ResonancePoint> points = page().run->meter().log().points();
    const bool isThere = place >= 0.0 && place < static_cast<double>(points.size());
    answer(isThere ? writeExperiment(page().run->runOfPoint(points[static_cast<std::size_t>(place)])) : "");
}

void seiche_curve() {
    if (page().run) answerInJson(curveOf(page().run->meter()));
    else answer("");
}

void seiche_stability() {
    if (!page().run) return answer("");
    const Stability stability = stabilityOf(page().run->main());
    answerInJson(object({{"verdict", toString(stability.verdict)},
                         {"limitK", stability.limitK},
                         {"growthPerStep", stability.growthPerStep}}));
}

void seiche_point_code(double hertz, double amplitude) { answer(pointCode(hertz, amplitude)); }
