// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/csv.h"

#include "show/screen_prediction.h"

#include <algorithm>

#include "model/elided.h"

#include <charconv>
#include <cmath>
#include <vector>

namespace seiche {

namespace {

// Builds rows without an allocation per row.
class Row {
public:
    void add(std::int64_t number) { m_end = std::to_chars(m_end, last(), number).ptr; }
    void add(double number) { m_end = std::to_chars(m_end, last(), number, std::chars_format::general, 9).ptr; }
    void add(char c) { *m_end++ = c; }
    std::string_view text() const { return {m_text, static_cast<std::size_t>(m_end - m_text)}; }

private:
    char* last() { return m_text + sizeof m_text; }

    char m_text[160];
    char* m_end = m_text;
};

double written(float height) { return height; }
std::int64_t written(std::int32_t height) { return height; }

template <class Number>
void writeProbe(OutputFile& out, std::int64_t frame, const Probe& probe, Number height) {
    Row step;
    step.add(frame);
    step.add(',');
    Row rest;
    rest.add(',');
    rest.add(height);
    rest.add('\n');
    out.write(step.text());
    out.write(csvText(probe.name));
    out.write(rest.text());
}

} // namespace

void writeStateHead(OutputFile& out, const Experiment& experiment) {
    out.write(experiment.rule.scene == SceneKind::Pool ? "step,x,y,height\n" : "step,i,height\n");
}

bool writeState(OutputFile& out, const Simulation& run, const std::function<bool(double share)>& goOn) {
    const bool pool = run.rule().scene == SceneKind::Pool;
    const Grid& grid = run.grid();
    return std::visit(
        [&](const auto& wave) {
            for (int y = 0; y < grid.height && out.good(); ++y) {
                if (!goOn(static_cast<double>(y) / grid.height)) return false;
                for (int x = 0; x < grid.width; ++x) {
                    Row row;
                    row.add(wave.frame);
                    row.add(',');
                    row.add(std::int64_t{x});
                    row.add(',');
                    if (pool) {
                        row.add(std::int64_t{y});
                        row.add(',');
                    }
                    row.add(written(wave.now.at(x, y)));
                    row.add('\n');
                    out.write(row.text());
                }
            }
            return true;
        },
        run.wave());
}

void writeProbesHead(OutputFile& out) { out.write("step,name,height\n"); }

void writeProbes(OutputFile& out, const Simulation& run, std::span<const Probe> probes) {
    for (const Probe& probe : probes)
        std::visit(
            [&](const auto& wave) {
                writeProbe(out, wave.frame, probe, written(wave.now.at(probe.x, probe.y)));
            },
            run.wave());
}

void writeProbes(OutputFile& out, const HeightRecord& record, std::span<const Probe> probes) {
    for (std::size_t row = 0; row < record.frames(); ++row)
        for (std::size_t i = 0; i < probes.size(); ++i) {
            const std::int64_t frame = record.firstFrame() + static_cast<std::int64_t>(row);
            const double height = record.height(row, i);
            if (record.isWhole()) writeProbe(out, frame, probes[i], static_cast<std::int64_t>(height));
            else writeProbe(out, frame, probes[i], height);
        }
}

HeightRecord recordAt(std::span<const Probe> probes) {
    std::vector<HeightRecord::Place> places;
    for (const Probe& probe : probes) places.push_back({probe.x, probe.y});
    return HeightRecord(places);
}

void writeScreensHead(OutputFile& out) { out.write("name,position,angle_deg,intensity,predicted\n"); }

void writeScreen(OutputFile& out, const Simulation& run, const PoolObject& screen,
                 const ScreenProfile& profile) {
    if (profile.along.empty()) return;
    const auto predicted = predictAlongScreen(run, screen, profile.along);
    const std::vector<double> angles = predicted ? predicted->angles : ownAngles(screen, profile.along);
    const double largest = std::ranges::max(profile.intensity);
    const std::string name = csvText(screen.name);
    for (std::size_t i = 0; i < profile.along.size(); ++i) {
        std::string row = name + ',' + csvNumber(profile.along[i]) + ',';
        if (i < angles.size()) row += csvNumber(angles[i]);
        row += ',' + csvNumber(profile.intensity[i]) + ',';
        if (predicted && i < predicted->fraunhofer.size()) row += csvNumber(largest * predicted->fraunhofer[i]);
        out.write(row + '\n');
    }
}

std::string csvNumber(double number) {
    if (!std::isfinite(number)) return {};
    Row row;
    row.add(number);
    return std::string(row.text());
}

std::string csvText(std::string_view text) {
    std::string field;
    if (text.find_first_of("=+-@\t\r") == 0) field += '\'';
    for (const char c : text) {
        const bool shown = static_cast<unsigned char>(c) >= 0x20 && c != 0x7f;
        if (shown || c == '\t' || c == '\r' || c == '\n') field += c;
        else field += printable({&c, 1});
    }
    if (field.find_first_of(",\"\r\n") == field.npos) return field;
    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

} // namespace seiche
