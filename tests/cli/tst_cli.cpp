// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the real program and checks its output and files.
#include "cli/process.h"
#include "core/folder.h"
#include "core/golden.h"
#include "files/experiment_file.h"
#include "files/lessons.h"
#include "files/presets.h"
#include "run/simulation.h"
#include "seiche_version.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace seiche;

namespace {

using Table = std::vector<std::vector<std::string>>;

Table tableOf(const std::string& csv) {
    Table table;
    std::istringstream lines(csv);
    for (std::string line; std::getline(lines, line);) {
        std::vector<std::string> fields(1);
        for (const char c : line) {
            if (c == ',') fields.emplace_back();
            else fields.back() += c;
        }
        table.push_back(fields);
    }
    return table;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

void expectFailure(const Finished& finished, int status, const std::string& message) {
    EXPECT_EQ(finished.status, status) << finished.err;
    EXPECT_NE(finished.err.find(message), std::string::npos) << finished.err << "\nhas no\n" << message;
    EXPECT_EQ(finished.err.find("terminate called"), std::string::npos);
}

const std::string pulledString = R"(events=[{"step":0,"pull":{}}])";

} // namespace

TEST(Cli, EveryCommandHasHelpAndVersion) {
    const Finished version = runCli({"--version"});
    EXPECT_EQ(version.status, 0);
    EXPECT_EQ(version.out, "seiche-cli " SEICHE_VERSION "\n");
    EXPECT_EQ(version.err, "");
    const std::string help = runCli({"--help"}).out;
    for (const char* command :
         {"presets", "show", "run", "stability", "modes", "resonance", "compare", "converge", "render", "tour",
          "lessons", "check-lesson", "stability-map", "merge"}) {
        EXPECT_NE(help.find(command), help.npos) << command;
        const Finished one = runCli({command, "--help"});
        EXPECT_EQ(one.status, 0);
        EXPECT_NE(one.out.find("--version"), one.out.npos) << one.out;
        EXPECT_EQ(runCli({command, "--version"}).out, version.out);
    }
}

TEST(Cli, ReportsWrongUsageInOneLine) {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {},
             {"sing"},
             {"run"},
             {"run", "--preset", "string"},
             {"run", "--preset", "string", "--steps", "-1"},
             {"run", "--preset", "string", "--steps", "1.5"},
             {"run", "--preset", "string", "--steps", "many"},
             {"run", "--preset", "string", "--steps", "10", "--threads", "0"},
             {"run", "--preset", "string", "--steps", "10", "--threads", "257"},
             {"run", "--preset", "string", "--steps", "10", "--at", "5"},
             {"run", "--preset", "string", "--steps", "10", "--at", "5,11", "--state", "-"},
             {"run", "--preset", "string", "--steps", "10", "--at", "x", "--state", "-"},
             {"run", "--preset", "string", "--steps", "10", "--fast"},
             {"run", "--preset", "nothing", "--steps", "10"},
             {"show"},
             {"show", "a.seiche", "--preset", "string"},
             {"render", "--preset", "pool", "--steps", "1", "--view", "flat-blue", "--size", "0x5", "--png",
              "-"},
             {"render", "--preset", "pool", "--steps", "1", "--view", "flat-blue", "--size", "8193x5", "--png",
              "-"},
             {"render", "--preset", "pool", "--steps", "1", "--view", "flat-blue", "--size", "5", "--png", "-"},
             {"render", "--preset", "pool", "--steps", "1", "--view", "pink", "--size", "5x5", "--png", "-"},
             {"render", "--preset", "pool", "--steps", "1", "--view", "line", "--size", "5x5", "--png", "-"},
             {"resonance", "--preset", "string", "--from", "2", "--to", "1", "--points", "3", "--out", "-"},
             {"resonance", "--preset", "string", "--from", "nan", "--to", "1", "--points", "3", "--out", "-"},
             {"resonance", "--preset", "string", "--from", "1", "--to", "2", "--points", "3", "--out", "-",
              "--probe-at", "320"},
             {"compare", "--preset", "string", "--schemes", "leapfrog,jump", "--steps", "3", "--out", "-"},
             {"compare", "--preset", "pool", "--schemes", "leapfrog,trapezoid", "--steps", "3", "--out", "-"},
             {"converge", "--preset", "string", "--schemes", "leapfrog", "--out", "-"}, // damped
             {"converge", "--preset", "pool", "--set", "damping.velocity=1", "--schemes", "trapezoid", "--out",
              "-"},
             {"converge", "--preset", "string", "--set", "damping.velocity=1", "--schemes", "leapfrog",
              "--refine", "1,0", "--out", "-"},
             {"converge", "--preset", "string", "--set", "damping.velocity=1", "--schemes", "leapfrog",
              "--refine", "2,2", "--out", "-"},
             {"resonance", "--preset", "cavity", "--from", "0.4", "--to", "0.5", "--points", "2", "--out",
              "-"}}) {
        const Finished finished = runCli(arguments);
        const std::string what = arguments.empty() ? "" : arguments.back();
        EXPECT_EQ(finished.status, 2) << what;
        EXPECT_EQ(linesOf(finished.err).size(), 1u) << what << ": " << finished.err;
        EXPECT_EQ(finished.out, "") << what;
    }
}

TEST(Cli, PresetsListsAllAsTextAndJson) {
    const Finished text = runCli({"presets"});
    const Finished json = runCli({"presets", "--json"});
    EXPECT_EQ(text.status, 0);
    EXPECT_EQ(json.status, 0);
    const auto document = readJson(json.out);
    ASSERT_TRUE(std::holds_alternative<JsonValue>(document)) << json.out;
    ASSERT_TRUE(std::get<JsonValue>(document).list());
    EXPECT_EQ(std::get<JsonValue>(document).list()->size(), presets().size());
    for (const JsonValue& entry : *std::get<JsonValue>(document).list()) {
        const auto textOf = [&entry](const char* key) {
            const JsonValue* value = entry.find(key);
            return value && value->text() ? *value->text() : "missing: " + std::string(key);
        };
        const std::optional<Experiment> experiment = loadPreset(textOf("id"));
        ASSERT_TRUE(experiment) << textOf("id");
        EXPECT_EQ(textOf("title"), experiment->title);
        EXPECT_EQ(textOf("description"), experiment->description);
        EXPECT_EQ(textOf("category"), experiment->category);
        EXPECT_EQ(textOf("group"), experiment->category);
        EXPECT_EQ(textOf("claim"), experiment->claim);
    }
    // Each used group name is listed once.
    for (const PresetGroup& group : presetGroups()) {
        const std::string line = '\n' + std::string(group.name.text) + '\n';
        const std::string all = '\n' + text.out;
        const bool isUsed = std::ranges::any_of(
            presets(), [&](const Preset& preset) { return preset.category == group.name.text; });
        EXPECT_EQ(all.find(line) != all.npos, isUsed) << line;
        EXPECT_EQ(all.find(line), all.rfind(line)) << line;
    }
    for (const Preset& preset : presets()) {
        EXPECT_NE(text.out.find("  " + preset.id + " "), text.out.npos) << preset.id;
        EXPECT_NE(json.out.find("\"id\": \"" + preset.id + "\""), json.out.npos) << preset.id;
    }
}

TEST(Cli, ShowPrintsEquivalentExperiment) {
    const Folder folder;
    for (const char* id : {"string", "pool-2013", "applet"}) {
        const Finished shown = runCli({"show", "--preset", id});
        EXPECT_EQ(shown.status, 0) << shown.err;
        const std::string file = folder.file("again.seiche", shown.out);
        EXPECT_EQ(runCli({"show", file}).out, shown.out);
        const ReadExperiment read = readExperiment(shown.out);
        ASSERT_TRUE(std::holds_alternative<Experiment>(read)) << shown.out;
        EXPECT_EQ(std::get<Experiment>(read), *loadPreset(id));
    }
}

TEST(Cli, RunMatchesGoldenStates) {
    const Folder folder;
    const std::string out = folder.path("state.csv");
    const Finished finished =
        runCli({"run", "--preset", "string-2013", "--steps", "500", "--at", "1,10,100,500", "--state", out});
    ASSERT_EQ(finished.status, 0) << finished.err;
    const Table table = tableOf(textOf(out));
    ASSERT_EQ(table.size(), 1u + 4u * 320u);
    EXPECT_EQ(table[0], (std::vector<std::string>{"step", "i", "height"}));
    std::map<long long, std::map<int, double>> heights;
    for (std::size_t i = 1; i < table.size(); ++i)
        heights[std::stoll(table[i][0])][std::stoi(table[i][1])] = std::stod(table[i][2]);
    for (const auto& [step, cells] : readGolden("string-2013")) {
        double largest = 0.0;
        for (const GoldenHeight& cell : cells) largest = std::max(largest, std::abs(cell.height));
        for (const GoldenHeight& cell : cells) EXPECT_NEAR(heights[step][cell.x], cell.height, 5e-5 * largest);
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"state.csv"});
}

TEST(Cli, PoolStateHasColumnsAndRows) {
    const Finished finished = runCli({"run", "--preset", "area-sampling", "--set", "water=waves", "--set",
                                      R"(events=[{"step":0,"pull":{}}])", "--steps", "1", "--state", "-"});
    const Table table = tableOf(finished.out);
    ASSERT_EQ(table.size(), 1u + 80u * 60u);
    EXPECT_EQ(table[0], (std::vector<std::string>{"step", "x", "y", "height"}));
    EXPECT_EQ(table[1 + 29 * 80 + 40], (std::vector<std::string>{"1", "40", "29", "-47"})); // damped from -50
}

TEST(Cli, StateHasNineDigits) {
    const Finished finished =
        runCli({"run", "--preset", "string", "--set", pulledString, "--steps", "7", "--state", "-"});
    const Experiment experiment = [] {
        Experiment e = *loadPreset("string");
        e.events = {{0, e.pullWith}};
        return e;
    }();
    Simulation run(experiment);
    run.advance(7);
    const Table table = tableOf(finished.out);
    ASSERT_EQ(table.size(), 321u);
    for (int i = 0; i < 320; ++i)
        EXPECT_EQ(std::stof(table[static_cast<std::size_t>(i) + 1][2]), static_cast<float>(run.height(i))) << i;
}

TEST(Cli, HashMatchesLibraryForAnyThreadCount) {
    Simulation run(*loadPreset("pool"));
    run.advance(300);
    char expected[32];
    std::snprintf(expected, sizeof expected, "hash: %016llx\n", static_cast<unsigned long long>(run.hash()));
    for (const char* threads : {"1", "2", "7"})
        EXPECT_EQ(runCli({"run", "--preset", "pool", "--steps", "300", "--hash", "--threads", threads}).out,
                  expected);
}

TEST(Cli, RecordsProbesAtEveryStep) {
    const Finished own = runCli({"run", "--preset", "string", "--steps", "3", "--set", pulledString, "--set",
                                 R"(probes=[{"at":[160]},{"name":"far, \"left\"","at":[3]}])", "--probe", "-"});
    EXPECT_EQ(linesOf(own.out).size(), 9u) << own.out << own.err;
    EXPECT_EQ(linesOf(own.out)[0], "step,name,height");
    EXPECT_EQ(linesOf(own.out)[2], "0,\"far, \"\"left\"\"\",0");
    const Finished none = runCli(
        {"run", "--preset", "string", "--set", "k=1", "--steps", "2", "--set", pulledString, "--probe", "-"});
    ASSERT_EQ(linesOf(none.out).size(), 4u) << none.out << none.err;
    EXPECT_EQ(linesOf(none.out)[1], "0,pull,0");
    EXPECT_TRUE(linesOf(none.out)[2].starts_with("1,pull,0.399"));
}

TEST(Cli, ProblemsNameFilePathValueAndRange) {
    const Folder folder;
    const std::string file =
        folder.file("bad.seiche", R"({"seiche": 1, "medium": "string", "k": 5, "edges": {"left": "loose"}})");
    const Finished finished = runCli({"run", file, "--steps", "10"});
    EXPECT_EQ(finished.status, 2);
    EXPECT_EQ(finished.err,
              file + ": k: 5 is not allowed (greater than 0, at most 4)\n" + file +
                  ": edges.left: \"loose\" is not one of fixed, free, absorbing, periodic, impedance\n");
    expectFailure(runCli({"show", "--preset", "string", "--set", "k=-1"}), 2,
                  "preset string: --set k=-1: k: -1 is not allowed (greater than 0, at most 4)\n");
    expectFailure(runCli({"show", folder.path("none.seiche")}), 1, "none.seiche: No such file or directory\n");
    expectFailure(runCli({"show", folder.path("")}), 1, "is a folder\n");
    expectFailure(runCli({"show", "/dev/zero"}), 1, "/dev/zero: is not a regular file\n");
    ASSERT_EQ(::mkfifo(folder.path("pipe").c_str(), 0600), 0);
    expectFailure(runCli({"show", folder.path("pipe")}), 1, "is not a regular file\n");
}

TEST(Cli, EscapesControlCharactersInErrors) {
    const Folder folder;
    const std::string file =
        folder.file("bad.seiche", "{\"seiche\": 1, \"medium\": \"string\", \"\\u001b[31m\": 1}");
    const Finished finished = runCli({"show", file});
    EXPECT_EQ(finished.status, 2);
    EXPECT_EQ(finished.err.find('\x1b'), std::string::npos);
}

TEST(Cli, RefusesHostileFilesWithLittleTimeAndMemory) {
    const Folder folder;
    const std::string head = R"({"seiche": 1, "medium": "pool", )";
    std::string deepObjects, values = "[0", events = R"([{})", strings = "[\"\"";
    for (int i = 0; i < 10'000; ++i) deepObjects += "{\"a\":";
    while (values.size() < 1'000'000) values += ",0";
    while (events.size() < 1'000'000) events += ",{}";
    while (strings.size() < 1'000'000) strings += ",\"\"";
    const std::map<std::string, std::string> files{
        {"points", R"({"seiche": 1, "medium": "string", "size": [1000000000]})"},
        {"cells", head + R"("size": [100000, 100000]})"},
        {"negative", head + R"("size": [-3, 5]})"},
        {"huge", head + R"("size": [1e300, 5]})"},
        {"large", std::string(2 << 20, ' ')},
        {"lists", std::string(10'000, '[')},
        {"objects", deepObjects},
        {"values", values + "]"},
        {"events", head + "\"events\": " + events + "]}"},
        {"strings", head + "\"events\": " + strings + "]}"},
        {"number", head + R"("k": 1e400})"},
        {"nan", head + R"("k": NaN})"},
        {"twice", head + R"("k": 0.5, "k": 0.5})"},
        {"utf8", head + "\"title\": \"\xc3\x28\"}"},
        {"cut", R"({"seiche": 1, "medium": "po)"},
        {"zeros", std::string(1000, '\0')},
        {"empty", ""},
    };
    for (const auto& [name, text] : files) {
        const Finished finished = runCli({"run", folder.file(name, text), "--steps", "1"});
        EXPECT_EQ(finished.status, 2) << name << finished.err;
        EXPECT_TRUE(finished.err.find(name + ": ") != std::string::npos) << name << finished.err.substr(0, 200);
#ifndef SEICHE_SANITIZED
        EXPECT_LT(finished.processorSeconds, 1.0) << name;
        EXPECT_LT(finished.peakKilobytes, 64 * 1024) << name;
#endif
    }
}

TEST(Cli, DivergenceKeepsOldFile) {
    const Folder folder;
    const std::string out = folder.file("state.csv", "what was there before\n");
    const std::vector<std::string> euler{"run",          "--preset", "string",    "--set",
                                         "scheme=euler", "--set",    pulledString};
    const auto with = [&euler](const std::vector<std::string>& more) {
        std::vector<std::string> arguments = euler;
        arguments.insert(arguments.end(), more.begin(), more.end());
        return runCli(arguments);
    };
    expectFailure(with({"--steps", "5000", "--state", out}), 1, "preset string: diverged at step ");
    EXPECT_EQ(textOf(out), "what was there before\n");
    EXPECT_EQ(folder.names(), std::vector<std::string>{"state.csv"});
    const Finished hash = with({"--steps", "5000", "--hash"});
    expectFailure(hash, 1, "diverged at step ");
    EXPECT_EQ(hash.out, "");
    expectFailure(with({"--steps", "5000"}), 1, "diverged at step ");
    // All requested steps lie before the explosion.
    const Finished early = with({"--steps", "5000", "--at", "3", "--state", out});
    EXPECT_EQ(early.status, 0) << early.err;
    EXPECT_EQ(linesOf(textOf(out)).size(), 321u);
}

TEST(Cli, WritesCompleteOutputOrNone) {
    const Folder folder;
    const std::vector<std::string> command{"run", "--preset", "string", "--steps", "5", "--state"};
    const auto to = [&command](const std::string& out) {
        std::vector<std::string> arguments = command;
        arguments.push_back(out);
        return runCli(arguments);
    };
    expectFailure(to("/dev/full"), 1, "/dev/full: No space left on device\n");
    expectFailure(to(folder.path("no/such/folder.csv")), 1, "No such file or directory\n");
    expectFailure(to(folder.path("")), 1, "is a folder\n");
    EXPECT_TRUE(folder.names().empty());
    EXPECT_EQ(linesOf(to("/dev/stdout").out).size(), 321u);

    // Writing through a link keeps link and file permissions.
    std::filesystem::create_directory(folder.path("real"));
    const std::string target = folder.file("real/state.csv", "old");
    std::filesystem::permissions(target, std::filesystem::perms(0640));
    std::filesystem::create_symlink("real/state.csv", folder.path("link.csv"));
    EXPECT_EQ(to(folder.path("link.csv")).status, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link.csv")));
    EXPECT_EQ(linesOf(textOf(target)).size(), 321u);
    EXPECT_EQ(std::filesystem::status(target).permissions(), std::filesystem::perms(0640));
}

TEST(Cli, FullDiskKeepsOldFile) {
    const Folder folder;
    if (::mount("tmpfs", folder.path("").c_str(), "tmpfs", 0, "size=32k") != 0)
        GTEST_SKIP() << "needs to mount";
    const std::string out = folder.file("state.csv", "old\n");
    const Finished finished = runCli({"run", "--preset", "string", "--steps", "100", "--at",
                                      "1,2,3,4,5,6,7,8,9,10,20,30,40,50", "--state", out});
    EXPECT_EQ(textOf(out), "old\n");
    EXPECT_EQ(folder.names(), std::vector<std::string>{"state.csv"});
    ::umount(folder.path("").c_str());
    expectFailure(finished, 1, out + ": No space left on device\n");
}

TEST(Cli, RenderDrawsPngOfRequestedSize) {
    const Folder folder;
    const auto be32 = [](const std::string& text, std::size_t at) {
        unsigned value = 0;
        for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(text[at + i]);
        return value;
    };
    for (const auto& [preset, view, size] :
         std::vector<std::tuple<std::string, std::string, std::string>>{{"string-2013", "line", "640x200"},
                                                                        {"pool", "flat-blue", "97x53"},
                                                                        {"applet", "flat-blue", "1x1"}}) {
        const std::string png = folder.path("out.png");
        const Finished finished = runCli(
            {"render", "--preset", preset, "--steps", "60", "--view", view, "--size", size, "--png", png});
        ASSERT_EQ(finished.status, 0) << finished.err;
        const std::string bytes = textOf(png);
        ASSERT_GT(bytes.size(), 40u);
        EXPECT_EQ(bytes.substr(0, 8), "\x89PNG\r\n\x1a\n");
        EXPECT_EQ(std::to_string(be32(bytes, 16)) + 'x' + std::to_string(be32(bytes, 20)), size);
    }
}

TEST(Cli, StabilityReportsLimitAndGrowthAsJson) {
    const auto stability = [](const std::vector<std::string>& sets) {
        std::vector<std::string> arguments{"stability", "--preset", "pool-2013-text",
                                           "--json",    "--set",    "damping.update=1"};
        for (const std::string& set : sets) arguments.insert(arguments.end(), {"--set", set});
        const Finished finished = runCli(arguments);
        EXPECT_EQ(finished.status, 0) << finished.err;
        auto document = readJson(finished.out);
        EXPECT_TRUE(std::holds_alternative<JsonValue>(document)) << finished.out;
        return std::get<JsonValue>(std::move(document));
    };
    const JsonValue limit = stability({});
    EXPECT_TRUE(std::get<bool>(limit.find("stable")->is));
    EXPECT_NEAR(*limit.find("limitK")->number(), 0.5, 1e-9);
    EXPECT_NEAR(*limit.find("growthPerStep")->number(), 1.0, 1e-9);
    // k = 0.52, lambda = 8: z + 1/z = 2 - 4.16. The chessboard has a wavelength of sqrt 2 cells.
    const JsonValue beyond = stability({"k=0.52"});
    EXPECT_FALSE(std::get<bool>(beyond.find("stable")->is));
    EXPECT_NEAR(*beyond.find("growthPerStep")->number(), 1.08 + std::sqrt(1.08 * 1.08 - 1), 1e-6);
    EXPECT_NEAR(*beyond.find("worstWaveLength")->number(), std::sqrt(2.0), 1e-6);
    // Euler grows by sqrt(1 + k lambda).
    EXPECT_NEAR(*stability({"scheme=euler"}).find("growthPerStep")->number(), std::sqrt(5.0), 1e-6);
}

TEST(Cli, ModesMatchHarmonicsOfString) {
    const Finished finished = runCli({"modes", "--preset", "string", "--count", "3", "--json"});
    const auto document = readJson(finished.out);
    ASSERT_TRUE(std::holds_alternative<JsonValue>(document)) << finished.out << finished.err;
    const JsonValue::List& list = *std::get<JsonValue>(document).list();
    ASSERT_EQ(list.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(*list[i].find("frequency")->number(), double(i + 1), 1e-3);
    EXPECT_NEAR(*list[0].find("period")->number(), 638.0, 0.1);
    EXPECT_EQ(linesOf(runCli({"modes", "--preset", "pool", "--count", "5"}).out).size(), 6u);
    expectFailure(runCli({"modes", "--preset", "string", "--set", "edges.left=absorbing"}), 1,
                  "no standing waves");
}

TEST(Cli, ModesReportOverflowAsNull) {
    const auto isJson = [](const std::string& text) {
        return std::holds_alternative<JsonValue>(readJson(text));
    };
    // The real frequency overflows a double.
    std::vector<std::string> modes{"modes", "--preset",           "string",  "--set", "real.world=water",
                                   "--set", "real.length=5e-324", "--count", "2"};
    const std::string table = runCli(modes).out;
    EXPECT_EQ(table.find("inf"), std::string::npos) << table;
    EXPECT_NE(table.find("\n-: beyond what can be computed\n"), std::string::npos) << table;
    modes.push_back("--json");
    const std::string list = runCli(modes).out;
    EXPECT_TRUE(isJson(list)) << list;
    EXPECT_NE(list.find("\"realFrequency\": null"), std::string::npos) << list;
}

TEST(Cli, ModesHandleSmallestDampingFactor) {
    // The product of both factors underflows a double.
    const std::string list =
        runCli({"modes", "--preset", "pool", "--set", "damping.velocity=5e-324", "--set", "damping.update=0.3",
                "--set", "k=4", "--set", "scheme=delayed-euler", "--count", "2", "--json"})
            .out;
    const auto document = readJson(list);
    ASSERT_TRUE(std::holds_alternative<JsonValue>(document)) << list;
    for (const JsonValue& mode : *std::get<JsonValue>(document).list()) {
        // z (z^2 - d z) = 0: the fraction d remains after a step.
        ASSERT_TRUE(mode.find("decay")->number()) << list;
        EXPECT_NEAR(*mode.find("decay")->number(), 0.3, 1e-12);
    }
}

class ResonanceCurve : public testing::TestWithParam<bool> {};
INSTANTIATE_TEST_SUITE_P(TapsAndSine, ResonanceCurve, testing::Bool());

TEST_P(ResonanceCurve, MeasuredAgreesWithPredicted) {
    std::vector<std::string> call{
        "resonance", "--preset",         "string", "--set", "size=[65]", "--set", "damping.velocity=0.995",
        "--set",     "pullWith.width=2", "--from", "3",     "--to",      "12",    "--points",
        "25",        "--probe-at",       "20",     "--out", "-"};
    if (GetParam()) call.push_back("--sine");
    const Finished finished = runCli(call);
    ASSERT_EQ(finished.status, 0) << finished.err;
    const Table table = tableOf(finished.out);
    ASSERT_GT(table.size(), 20u) << finished.out;
    EXPECT_EQ(table[0], (std::vector<std::string>{"frequency_hz", "period_steps", "measured", "predicted"}));
    double last = 0.0;
    for (std::size_t i = 1; i < table.size(); ++i) {
        const double hertz = std::stod(table[i][0]);
        EXPECT_GT(hertz, last) << "merged and in order";
        EXPECT_NEAR(hertz, 638 / std::stod(table[i][1]), 1e-6);
        EXPECT_NEAR(std::stod(table[i][2]) / std::stod(table[i][3]), 1.0, 0.01) << hertz;
        last = hertz;
    }
}

TEST(Cli, ResonanceReportsWhyPredictionIsMissing) {
    const Finished setting = runCli({"resonance", "--preset", "string-2013", "--from", "0.4", "--to", "0.8",
                                     "--points", "3", "--out", "-"});
    EXPECT_EQ(setting.status, 0);
    EXPECT_NE(setting.err.find("not linear"), std::string::npos) << setting.err;
    EXPECT_EQ(tableOf(setting.out)[1][3], "");
    const Finished undamped = runCli({"resonance", "--preset", "string", "--set", "damping.velocity=1",
                                      "--from", "1", "--to", "2", "--points", "2", "--out", "-"});
    EXPECT_EQ(undamped.status, 1);
    EXPECT_NE(undamped.err.find("2 of 2 points did not become steady in 400000 steps"), std::string::npos);
    EXPECT_NE(undamped.err.find("a mode that taps excite does not fade"), std::string::npos);
}

TEST(Cli, ConvergeMeasuresOrder) {
    const Finished finished = runCli({"converge", "--preset", "string", "--set", "damping.velocity=1",
                                      "--schemes", "leapfrog,rk4", "--refine", "1,2,4", "--out", "-"});
    ASSERT_EQ(finished.status, 0) << finished.err;
    const Table table = tableOf(finished.out);
    ASSERT_EQ(table.size(), 7u) << finished.out;
    EXPECT_EQ(table[0], (std::vector<std::string>{"scheme", "refinement", "error", "order"}));
    for (const std::size_t row : {1u, 4u}) {
        EXPECT_EQ(table[row][1], "1");
        EXPECT_EQ(table[row][3], "");
    }
    EXPECT_NEAR(std::stod(table[3][3]), 2.0, 0.05);
    EXPECT_NEAR(std::stod(table[6][3]), 4.0, 0.05);
    EXPECT_EQ(table[6][0], "rk4");
}

// Starts half a step apart would soon differ by several percent.
TEST(Cli, CompareStartsAllSchemesAtSameTime) {
    const Finished finished =
        runCli({"compare", "--preset", "string", "--set", "damping.velocity=1", "--set", "k=0.25", "--set",
                R"(events=[{"step":0,"pull":{"mode":"pluck","height":1,"width":5}}])", "--schemes",
                "leapfrog,rk4", "--steps", "20", "--out", "-"});
    ASSERT_EQ(finished.status, 0) << finished.err;
    const Table table = tableOf(finished.out);
    ASSERT_EQ(table.size(), 43u);
    EXPECT_EQ(table.back()[1], "rk4");
    EXPECT_LT(std::stod(table.back()[4]), 0.003) << finished.out;
}

TEST(Cli, ShowsProgressOnlyOnRequest) {
    const std::vector<std::string> call{"run", "--preset", "pool", "--steps", "20000", "--threads", "1"};
    const Finished quiet = runCli(call);
    EXPECT_EQ(quiet.err, "");
    std::vector<std::string> asking = call;
    asking.push_back("--progress");
    const Finished told = runCli(asking);
    EXPECT_EQ(told.out, quiet.out);
    // A computation below half a second shows no progress.
    if (told.seconds > 2.0) {
        EXPECT_NE(told.err.find("computing "), std::string::npos) << told.err;
    }
    for (const char* command : {"run", "resonance", "compare", "converge", "render", "tour"})
        EXPECT_NE(runCli({command, "--help"}).out.find("--progress"), std::string::npos) << command;
}

TEST(Cli, ResonanceRefusesSceneWithSource) {
    const Finished cavity = runCli(
        {"resonance", "--preset", "cavity", "--from", "0.4", "--to", "0.5", "--points", "2", "--out", "-"});
    EXPECT_EQ(cavity.status, 2);
    EXPECT_EQ(cavity.err.find("things[0]: a source keeps making waves"), 0u) << cavity.err;
    EXPECT_LT(cavity.seconds, 5.0);
}

TEST(Cli, CompareRunsEachSchemeUntilDivergence) {
    const Finished finished =
        runCli({"compare", "--preset", "string", "--set", pulledString, "--set", "damping.velocity=1",
                "--schemes", "leapfrog,euler", "--steps", "300", "--out", "-"});
    ASSERT_EQ(finished.status, 0) << finished.err;
    EXPECT_NE(finished.err.find("euler diverged at step "), std::string::npos) << finished.err;
    const Table table = tableOf(finished.out);
    EXPECT_EQ(table[0], (std::vector<std::string>{"step", "scheme", "energy", "max_height", "difference"}));
    double first = 0.0;
    std::size_t leapfrogs = 0;
    for (std::size_t i = 1; i < table.size(); ++i) {
        if (table[i][1] != "leapfrog") continue;
        ++leapfrogs;
        EXPECT_EQ(table[i][4], "0");
        const double energy = std::stod(table[i][2]);
        if (table[i][0] == "1") first = energy;
        if (leapfrogs > 1) {
            EXPECT_NEAR(energy / first, 1.0, 1e-4) << "leapfrog keeps its energy";
        }
    }
    EXPECT_EQ(leapfrogs, 301u);
    EXPECT_LT(table.size(), 1u + 2u * 301u) << "euler has diverged";
}

TEST(Cli, TourFindsPredictedResonance) {
    const Folder folder;
    const Finished finished = runCli({"tour", "--out", folder.path("tour")});
    ASSERT_EQ(finished.status, 0) << finished.err;
    EXPECT_NE(finished.out.find("Resonance found at     1.000 Hz"), std::string::npos) << finished.out;
    EXPECT_NE(finished.out.find("Resonance predicted at 1.000 Hz"), std::string::npos) << finished.out;
    for (const char* name :
         {"resonance.csv", "resonance.svg", "string-at-resonance.png", "string-at-resonance.csv", "pool.png"})
        EXPECT_GT(textOf(folder.path(std::string("tour/") + name)).size(), 100u) << name;
    expectFailure(runCli({"tour", "--out", "/dev/null/tour"}), 1, "/dev/null/tour: ");
}

// A guitar's A string has sqrt(T / mu) / (2 L), independent of points and steps.
TEST(Cli, ModesReportFrequenciesOfRealString) {
    const auto modes = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"modes", "--preset", "string", "--count", "2", "--json"});
        const Finished finished = runCli(arguments);
        return *std::get<JsonValue>(readJson(finished.out)).list();
    };
    const JsonValue::List real = modes({"--set", "real.world=string", "--set", "real.length=0.65", "--set",
                                        "real.tension=70", "--set", "real.massPerLength=0.0034"});
    const double expected = std::sqrt(70.0 / 0.0034) / 1.3;
    ASSERT_EQ(real.size(), 2u);
    EXPECT_NEAR(*real[0].find("realFrequency")->number(), expected, 1e-3 * expected);
    EXPECT_NEAR(*real[1].find("realFrequency")->number(), 2 * expected, 2e-3 * expected);
    EXPECT_FALSE(modes({}).front().find("realFrequency"));
}

TEST(Cli, RulerMeasuresStandingWaves) {
    const Folder folder;
    const std::string file =
        folder.file("ruler.seiche", R"({ "seiche": 1, "medium": "string", "size": [400], "stepsPerSecond": 400,
        "edges": { "left": "absorbing", "right": "impedance", "rightImpedance": 3 }, "things": [
            { "kind": "source", "at": [40], "form": "line", "hertz": 8, "height": 0.5 },
            { "kind": "mark", "name": "ruler", "mark": "scale", "at": [250], "length": 200 } ] })");
    const auto read = [&](const char* steps) {
        const JsonValue all =
            std::get<JsonValue>(readJson(runCli({"run", file, "--steps", steps, "--json"}).out));
        return *all.find("standingWaves")->list();
    };
    EXPECT_TRUE(read("100").empty());
    const JsonValue::List waves = read("6000");
    ASSERT_EQ(waves.size(), 1u);
    EXPECT_EQ(*waves[0].find("ruler")->text(), "ruler");
    EXPECT_EQ(*waves[0].find("towards")->text(), "right");
    EXPECT_NEAR(*waves[0].find("reflection")->number(), 0.5, 0.005);
    EXPECT_NEAR(*waves[0].find("ratio")->number(), 3.0, 0.06);
    EXPECT_NEAR(*waves[0].find("nodeDistance")->number(), 25.0, 0.1);
}

TEST(Cli, RulerReportsNoRatioForTotalReflection) {
    const Folder folder;
    const std::string file =
        folder.file("fixed.seiche", R"({ "seiche": 1, "medium": "string", "size": [300], "k": 0.5,
        "edges": { "left": "absorbing", "right": "fixed" }, "stepsPerSecond": 200, "things": [
            { "kind": "source", "at": [60], "hertz": 3.533714530498544, "height": 1 },
            { "kind": "mark", "name": "ruler", "mark": "scale", "at": [190], "length": 180 } ] })");
    const JsonValue all = std::get<JsonValue>(readJson(runCli({"run", file, "--steps", "8000", "--json"}).out));
    const JsonValue::List waves = *all.find("standingWaves")->list();
    ASSERT_EQ(waves.size(), 1u);
    EXPECT_EQ(*waves[0].find("towards")->text(), "right");
    EXPECT_TRUE(std::holds_alternative<std::monostate>(waves[0].find("ratio")->is));
    EXPECT_NEAR(*waves[0].find("reflection")->number(), 1.0, 0.001);
}

TEST(Cli, LessonsListsAllAsTextAndJson) {
    const Finished text = runCli({"lessons"});
    const Finished json = runCli({"lessons", "--json"});
    EXPECT_EQ(text.status, 0);
    const auto document = readJson(json.out);
    ASSERT_TRUE(std::holds_alternative<JsonValue>(document));
    ASSERT_EQ(std::get<JsonValue>(document).list()->size(), lessons().size());
    for (const BuiltInLesson& lesson : lessons()) {
        EXPECT_NE(text.out.find(lesson.id), std::string::npos);
        EXPECT_NE(json.out.find("\"" + lesson.id + "\""), std::string::npos);
        EXPECT_NE(json.out.find(lesson.lesson.title.in("en")), std::string::npos);
    }
}

TEST(Cli, PrintedLessonPassesCheckLesson) {
    const Folder folder;
    const Finished printed = runCli({"lessons", "--print", "resonance"});
    EXPECT_EQ(printed.status, 0);
    const std::string path = folder.file("own.lesson", printed.out);
    const Finished checked = runCli({"check-lesson", path});
    EXPECT_EQ(checked.status, 0) << checked.err;
    EXPECT_NE(checked.out.find("en: complete"), std::string::npos) << checked.out;
    const Finished sheet = runCli({"lessons", "--sheet", "resonance", "--language", "el"});
    EXPECT_EQ(sheet.status, 0);
    EXPECT_EQ(sheet.out.rfind("# Βρείτε τον συντονισμό\n\nΌνομα: ", 0), 0u) << sheet.out;
    expectFailure(runCli({"lessons", "--sheet", "resonance", "--language", "tlh"}), 2,
                  "--language tlh: there are no sheets in it; there are en, el, de, fr, es");
    expectFailure(runCli({"lessons", "--print", "nonsense"}), 2,
                  "there is no such lesson; there are resonance");
}

TEST(Cli, CheckLessonReportsEveryProblem) {
    const Folder folder;
    const std::string path =
        folder.file("bad.lesson", R"({ "lesson": 1, "steps": [ { "title": { "en": "a", "el": "b" },
        "experiment": { "preset": "string", "set": { "k": 9 } }, "check": { "taps": { "count": 0 } } } ] })");
    const Finished bad = runCli({"check-lesson", path});
    EXPECT_EQ(bad.status, 2);
    EXPECT_EQ(linesOf(bad.err).size(), 3u) << bad.err;
    expectFailure(bad, 2, "title: is missing (text)");
    expectFailure(bad, 2, "steps[0].experiment.set.k: 9 is not allowed (greater than 0, at most 4)");
    expectFailure(bad, 2, "steps[0].check.taps.count: 0 is not a number from 2 to 1000");
    expectFailure(runCli({"check-lesson", folder.path("none.lesson")}), 1, "none.lesson");
    const std::string half = folder.file("half.lesson", R"({ "lesson": 1, "title": { "en": "a" }, "steps": [
        { "title": { "en": "a", "el": "b" }, "experiment": "string" } ] })");
    const Finished checked = runCli({"check-lesson", half});
    EXPECT_EQ(checked.status, 0);
    EXPECT_NE(checked.out.find("el: missing\n    title\n"), std::string::npos) << checked.out;
}

TEST(Cli, LinkRestoresExperiment) {
    const Folder folder;
    const std::string file = folder.file("taps.seiche", R"({"seiche": 1, "medium": "string", "title": "Θαύμα",
        "events": [{"step": 3, "pull": {"at": [20]}}, {"step": 50, "set": {"k": 0.9}}]})");
    const Finished link = runCli({"link", file, "--page", "https://school.example/waves/#old"});
    EXPECT_EQ(link.status, 0) << link.err;
    EXPECT_TRUE(link.out.starts_with("https://school.example/waves/#eN")) << link.out;
    EXPECT_EQ(runCli({"show", "--link", link.out}).out, runCli({"show", file}).out);
    EXPECT_EQ(runCli({"run", "--link", link.out, "--steps", "100", "--hash"}).out,
              runCli({"run", file, "--steps", "100", "--hash"}).out);
    const Finished alone = runCli({"link", file});
    EXPECT_EQ("https://school.example/waves/" + alone.out, link.out);
    const Finished with = runCli({"show", "--link", alone.out, "--set", "k=0.25"});
    EXPECT_NE(with.out.find("\"k\": 0.25"), std::string::npos) << with.out << with.err;
}

TEST(Cli, ReportsInvalidAndTooLongLinks) {
    const Finished cut = runCli({"show", "--link", "https://school.example/#eNoDAAA"});
    EXPECT_EQ(cut.status, 2);
    EXPECT_EQ(cut.err,
              "link: this is not a valid link to an experiment; part of it is missing or has been changed\n");
    const Finished wrong = runCli({"show", "--link", R"({"seiche": 1, "medium": "string", "k": 9})"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_EQ(wrong.err, "link: k: 9 is not allowed (greater than 0, at most 4)\n");
    EXPECT_EQ(runCli({"show", "--link", "#eJw", "--preset", "string"}).status, 2);
    std::string events;
    for (int i = 0; i < 6000; ++i)
        events += (i ? ",{\"step\":" : "{\"step\":") + std::to_string(i * 37 + i * i % 31) +
                  ",\"pull\":{\"at\":[" + std::to_string(1 + i * 7919 % 317) + "]}}";
    const Folder folder;
    const std::string file =
        folder.file("long.seiche", R"({"seiche": 1, "medium": "string", "events": [)" + events + "]}");
    const Finished tooLong = runCli({"link", file});
    EXPECT_EQ(tooLong.status, 1);
    EXPECT_EQ(tooLong.out, "");
    EXPECT_EQ(tooLong.err,
              file + ": is too long for a link (at most 8192 characters); share the file itself\n");
}
