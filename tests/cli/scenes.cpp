// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/scenes.h"

#include "cli/process.h"
#include "core/folder.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <gtest/gtest.h>
#include <numbers>
#include <sstream>

std::vector<std::vector<double>> heightsIn(const std::string& scene, int steps,
                                           const std::vector<Place>& places,
                                           const std::vector<std::string>& settings) {
    std::string probes = "probes=[";
    for (std::size_t i = 0; i < places.size(); ++i)
        probes += (i ? "," : "") + std::string(R"({"name":")") + std::to_string(i) + R"(","at":[)" +
                  std::to_string(places[i].x) + (places[i].y < 0 ? "" : "," + std::to_string(places[i].y)) +
                  "]}";
    const Folder folder;
    const std::string table = folder.path("probes.csv");
    std::vector<std::string> arguments{"run",   "--preset",   scene,     "--steps", std::to_string(steps),
                                       "--set", probes + ']', "--probe", table};
    for (const std::string& setting : settings) arguments.insert(arguments.end(), {"--set", setting});
    const Finished run = runCli(arguments);
    EXPECT_EQ(run.status, 0) << run.err;
    std::vector<std::vector<double>> heights(places.size());
    std::istringstream rows(textOf(table));
    std::string row;
    std::getline(rows, row);
    EXPECT_EQ(row, "step,name,height");
    while (std::getline(rows, row)) {
        long step = 0;
        std::size_t place = 0;
        double height = 0.0;
        if (std::sscanf(row.c_str(), "%ld,%zu,%lf", &step, &place, &height) == 3 && place < heights.size())
            heights[place].push_back(height);
    }
    for (const std::vector<double>& record : heights) EXPECT_GE(record.size(), std::size_t(steps)) << scene;
    return heights;
}

double swing(const std::vector<double>& record, std::size_t last) {
    const auto [low, high] =
        std::minmax_element(record.end() - static_cast<std::ptrdiff_t>(last), record.end());
    return (*high - *low) / 2.0;
}

std::vector<double> amplitudesIn(const std::string& scene, int steps, int last,
                                 const std::vector<Place>& places, const std::vector<std::string>& settings) {
    std::vector<double> amplitudes;
    for (const std::vector<double>& record : heightsIn(scene, steps, places, settings))
        amplitudes.push_back(swing(record, static_cast<std::size_t>(last)));
    return amplitudes;
}

std::vector<WaveAt> wavesIn(const std::string& scene, int steps, double stepsPerCycle, int cycles,
                            const std::vector<Place>& places) {
    constexpr int away = 2;
    constexpr std::size_t around = 5;
    std::vector<Place> all;
    for (const auto& [x, y] : places)
        all.insert(all.end(), {{x - away, y}, {x + away, y}, {x, y - away}, {x, y + away}, {x, y}});
    const auto heights = heightsIn(scene, steps, all);
    const double turn = 2.0 * std::numbers::pi / stepsPerCycle;
    const auto count = static_cast<std::size_t>(std::lround(stepsPerCycle * cycles));
    const auto phasorOf = [&](const std::vector<double>& record) {
        std::complex<double> sum;
        for (std::size_t n = record.size() - count; n < record.size(); ++n)
            sum += 2.0 / double(count) * record[n] * std::polar(1.0, -turn * double(n));
        return sum;
    };
    std::vector<WaveAt> waves;
    for (std::size_t i = 0; i < heights.size(); i += around) {
        const double alongX = -std::arg(phasorOf(heights[i + 1]) / phasorOf(heights[i]));
        const double alongY = -std::arg(phasorOf(heights[i + 3]) / phasorOf(heights[i + 2]));
        waves.push_back({std::atan2(alongY, alongX) * 180.0 / std::numbers::pi,
                         2.0 * std::numbers::pi * 2 * away / std::hypot(alongX, alongY),
                         std::abs(phasorOf(heights[i + 4]))});
    }
    return waves;
}
