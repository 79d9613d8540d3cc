// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/copied_objects.h"
#include "files/experiment_file.h"
#include "files/presets.h"

#include <gtest/gtest.h>

using namespace seiche;

namespace {

using Read = std::variant<CopiedObjects, std::vector<Problem>>;

CopiedObjects copiedOf(const Experiment& experiment) {
    return {experiment.rule.scene, experiment.objects, experiment.probes};
}

std::vector<std::string> problemsIn(std::string_view text) {
    const Read read = readCopied(text);
    std::vector<std::string> lines;
    if (const auto* problems = std::get_if<std::vector<Problem>>(&read))
        for (const Problem& problem : *problems) lines.push_back(lineOf(problem));
    return lines;
}

} // namespace

TEST(CopiedObjects, SurviveTextRoundTrip) {
    int seen = 0;
    for (const Preset& preset : presets()) {
        const CopiedObjects copied = copiedOf(*loadPreset(preset.id));
        if (copied.objects.empty() && copied.probes.empty()) continue;
        const Read read = readCopied(writeCopied(copied));
        ASSERT_TRUE(std::holds_alternative<CopiedObjects>(read)) << preset.id;
        EXPECT_EQ(std::get<CopiedObjects>(read), copied) << preset.id;
        ++seen;
    }
    EXPECT_GT(seen, 10);
}

// Copied text is part of an experiment file.
TEST(CopiedObjects, AreReadableAsExperimentFile) {
    const CopiedObjects copied = copiedOf(*loadPreset("double-slit"));
    std::string text = writeCopied(copied);
    const auto experiment = readExperiment(text);
    ASSERT_TRUE(std::holds_alternative<Experiment>(experiment));
    EXPECT_EQ(std::get<Experiment>(experiment).objects, copied.objects);
    EXPECT_EQ(std::get<Experiment>(experiment).probes, copied.probes);
}

TEST(CopiedObjects, ReadsMinimalText) {
    const Read read = readCopied(R"({"seiche": 1, "things": [{"kind": "wall", "at": [7, 8]}]})");
    ASSERT_TRUE(std::holds_alternative<CopiedObjects>(read));
    const CopiedObjects& copied = std::get<CopiedObjects>(read);
    EXPECT_EQ(copied.scene, SceneKind::Pool);
    ASSERT_EQ(copied.objects.size(), 1u);
    EXPECT_EQ(copied.objects[0].x, 7.0);
    EXPECT_FALSE(copied.objects[0].name.empty());
}

TEST(CopiedObjects, ReportsOneProblemForInvalidText) {
    EXPECT_EQ(problemsIn("").size(), 1u);
    EXPECT_EQ(problemsIn("Hello!").size(), 1u);
    EXPECT_EQ(problemsIn("[1, 2]").size(), 1u);
    EXPECT_EQ(problemsIn("{}").size(), 1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 2, "things": [{"kind": "dragon"}]})").size(), 1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 1})").size(), 1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 1, "things": [], "probes": []})").size(), 1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 1, "title": "x", "probes": [{"at": [1, 2]}]})").size(), 1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 1, "things": [{"kind": "dragon", "at": [1, 2]}]})").size(), 1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 1, "things": [{"kind": "wall", "at": [1e300, 2]}]})").size(), 1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 1, "things": [{"kind": "wall", "at": [-1, 2]}]})").size(), 1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 1, "things": [{"kind": "wall", "at": [1, 2], "width": -3}]})").size(),
              1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 1, "probes": [{"at": [1, 2.5]}]})").size(), 1u);
    EXPECT_EQ(problemsIn(R"({"seiche": 1, "probes": [{"at": [-4, 2]}]})").size(), 1u);
    EXPECT_EQ(
        problemsIn(R"({"seiche": 1, "medium": "string", "things": [{"kind": "wall", "at": [1]}]})").size(), 1u);
}

TEST(CopiedObjects, RefusesHostileTextQuickly) {
    EXPECT_EQ(problemsIn(std::string(1 << 21, 'a')).size(), 1u);
    EXPECT_EQ(problemsIn(std::string(1 << 19, '[')).size(), 1u);
    std::string deep;
    for (int i = 0; i < 100'000; ++i) deep += "{\"a\":";
    EXPECT_EQ(problemsIn(deep).size(), 1u);
    EXPECT_EQ(problemsIn("{" + std::string(1 << 21, ' ')).size(), 1u);
    std::string many = R"({"seiche": 1, "things": [)";
    for (int i = 0; i < 300; ++i) many += (i ? "," : "") + std::string(R"({"kind":"wall","at":[1,1]})");
    EXPECT_FALSE(problemsIn(many + "]}").empty());
    EXPECT_FALSE(problemsIn("{\"seiche\": 1, \"things\": [{\"kind\": \"wall\", \"at\": [1, 1], \"name\": \"" +
                            std::string(5000, 'x') + "\"}]}")
                     .empty());
    EXPECT_FALSE(
        problemsIn("{\"seiche\": 1, \"things\": [{\"kind\": \"wall\", \"name\": \"\xff\xfe\"}]}").empty());
}
