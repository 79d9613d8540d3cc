// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Screen tables: measured intensity behind two slits against theory.
#include "cli/process.h"
#include "core/folder.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <sstream>

namespace {

// Plane waves on two slits 56 cells apart. The screen bends round their middle and has a
// formula-like name.
const char* const scene = R"({ "seiche": 1, "medium": "pool", "size": [320, 240], "stencil": "isotropic",
  "k": 0.5, "stepsPerSecond": 200,
  "edges": { "left": "absorbing", "right": "absorbing", "top": "absorbing", "bottom": "absorbing" },
  "things": [
    { "kind": "source", "form": "line", "at": [24, 120], "angle": 90, "length": 280, "hertz": 9 },
    { "kind": "wall", "at": [90, 120], "angle": 90, "width": 300, "slits": 2, "opening": 8, "distance": 56 },
    { "kind": "mark", "mark": "screen", "name": "=s", "at": [280, 120], "angle": 90, "length": 200,
      "radius": 190 } ] })";

struct Row {
    std::string name;
    double position, angle, intensity, predicted;
};

std::vector<Row> rowsOf(const std::string& text) {
    std::vector<Row> rows;
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "name,position,angle_deg,intensity,predicted");
    while (std::getline(lines, line)) {
        std::istringstream fields(line);
        std::string name, position, angle, intensity, predicted;
        for (std::string* field : {&name, &position, &angle, &intensity, &predicted})
            std::getline(fields, *field, ',');
        rows.push_back(
            {name, std::stod(position), std::stod(angle), std::stod(intensity), std::stod(predicted)});
    }
    return rows;
}

} // namespace

TEST(CliScreen, IntensityMatchesSlitTheory) {
    const Folder folder;
    const std::string slits = folder.file("slits.seiche", scene);
    const std::vector<std::string> command{"run",  slits,      "--steps",
                                           "1200", "--screen", folder.path("screen.csv")};
    const Finished finished = runCli(command);
    ASSERT_EQ(finished.status, 0) << finished.err;
    const std::vector<Row> rows = rowsOf(textOf(folder.path("screen.csv")));
    ASSERT_EQ(rows.size(), 201u);
    EXPECT_EQ(rows.front().name, "'=s");
    double largest = 0.0, off = 0.0;
    for (const Row& row : rows) {
        EXPECT_NEAR(row.angle, row.position / 190.0 * 180.0 / std::numbers::pi, 0.3);
        largest = std::max(largest, row.intensity);
    }
    for (const Row& row : rows) off = std::max(off, std::abs(row.intensity - row.predicted) / largest);
    EXPECT_LT(off, 0.08);
    EXPECT_GT(largest, 0.01);
    // Standard output must match the file.
    const Finished again = runCli({"run", slits, "--steps", "1200", "--screen", "-"});
    EXPECT_EQ(again.out, textOf(folder.path("screen.csv")));
}

TEST(CliScreen, RefusesExperimentWithoutScreen) {
    const Finished finished = runCli({"run", "--preset", "pool", "--steps", "10", "--screen", "-"});
    EXPECT_EQ(finished.status, 2);
    EXPECT_NE(finished.err.find("the experiment has no screen"), std::string::npos);
    EXPECT_EQ(finished.out, "");
}
