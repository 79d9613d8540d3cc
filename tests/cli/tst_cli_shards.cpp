// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Merged shards give the bytes of one run; mismatched parts are refused.
#include "cli/process.h"
#include "core/folder.h"
#include "seiche_version.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <gtest/gtest.h>
#include <random>

namespace {

using Words = std::vector<std::string>;

Words operator+(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

const Words resonance{"resonance", "--preset", "string", "--set", "size=[33]", "--set", "damping.velocity=0.97",
                      "--from",    "3",        "--to",   "30",    "--points",  "7",     "--probe-at",
                      "11"};
const Words converge{"converge",           "--preset", "string",    "--set",
                     "damping.velocity=1", "--set",    "size=[41]", "--schemes",
                     "leapfrog,euler",     "--refine", "1,2,4"};
const Words map{"stability-map",
                "--preset",
                "pool",
                "--k-from",
                "0.2",
                "--k-to",
                "1.1",
                "--k-points",
                "3",
                "--damping-from",
                "0.9",
                "--damping-to",
                "1",
                "--damping-points",
                "2"};

std::string shard(std::size_t i, std::size_t n) { return std::to_string(i) + '/' + std::to_string(n); }

std::ptrdiff_t rowsOf(const std::string& table) { return std::ranges::count(table, '\n') - 1; }

// Runs all shards and returns the paths of their parts.
Words partsOf(const Words& command, std::size_t n, const Folder& folder) {
    Words paths;
    for (std::size_t i = 1; i <= n; ++i) {
        paths.push_back(folder.path("part-" + std::to_string(i)));
        const Finished part = runCli(command + Words{"--shard", shard(i, n), "--out", paths.back()});
        EXPECT_EQ(part.status, 0) << part.err;
        EXPECT_EQ(part.err, "");
        EXPECT_EQ(part.out, "");
    }
    return paths;
}

// Expects merged parts to equal one run, for every number and order of parts.
void expectSameBytes(const Words& command, const Words& more = {}) {
    const Folder folder;
    const Finished whole = runCli(command + Words{"--out", folder.path("whole.csv")} +
                                  (more.empty() ? Words{} : Words{"--svg", folder.path("whole.svg")}));
    ASSERT_EQ(whole.status, 0) << whole.err;
    const std::string expected = textOf(folder.path("whole.csv"));
    const auto points = static_cast<std::size_t>(rowsOf(expected));
    ASSERT_GT(points, 3u);
    std::minstd_rand order(1);
    for (std::size_t n = 1; n <= points; ++n) {
        Words parts = partsOf(command, n, folder);
        std::ranges::shuffle(parts, order);
        const Finished merged = runCli(Words{"merge"} + parts + Words{"--out", folder.path("merged.csv")} +
                                       (more.empty() ? Words{} : Words{"--svg", folder.path("merged.svg")}));
        ASSERT_EQ(merged.status, 0) << merged.err;
        EXPECT_EQ(textOf(folder.path("merged.csv")), expected) << n << " shards";
        if (!more.empty()) {
            EXPECT_EQ(textOf(folder.path("merged.svg")), textOf(folder.path("whole.svg")));
        }
    }
    const Finished tooMany = runCli(command + Words{"--shard", shard(1, points + 1), "--out", "-"});
    EXPECT_EQ(tooMany.status, 2);
    EXPECT_EQ(tooMany.err, "--shard: there are only " + std::to_string(points) + " points to share among " +
                               std::to_string(points + 1) + "\n");
}

// Recomputes the checksum of an edited part.
std::string withChecksum(std::string text) {
    text.erase(text.rfind("end: "));
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    char end[32];
    std::snprintf(end, sizeof end, "end: %016llx\n", static_cast<unsigned long long>(hash));
    return text + end;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, text.npos) << what;
    return at == text.npos ? text : text.replace(at, what.size(), by);
}

void expectRefused(const Words& parts, const std::string& sentence, int status = 2) {
    const Folder folder;
    const Finished merged = runCli(Words{"merge"} + parts + Words{"--out", folder.path("merged.csv")});
    EXPECT_EQ(merged.status, status);
    EXPECT_EQ(merged.err, sentence + '\n');
    EXPECT_TRUE(folder.names().empty());
}

} // namespace

TEST(CliShards, MergedResonanceMatchesSingleRun) { expectSameBytes(resonance, {"--svg"}); }
TEST(CliShards, MergedSineResonanceMatchesSingleRun) {
    expectSameBytes(resonance + Words{"--sine"}, {"--svg"});
}
// The velocity, kept by set displacements, must fade between taps.
TEST(CliShards, MergedResonanceMatchesWithoutPrediction) {
    expectSameBytes(resonance + Words{"--set", "pullWith.mode=set", "--set", "damping.velocity=0.3"},
                    {"--svg"});
}
TEST(CliShards, MergedPoolResonanceMatchesSingleRun) {
    expectSameBytes({"resonance", "--preset", "pool", "--set", "size=[16,12]", "--set", "damping.velocity=0.95",
                     "--from", "2", "--to", "9", "--points", "5"});
}
TEST(CliShards, MergedConvergenceMatchesSingleRun) { expectSameBytes(converge); }
TEST(CliShards, MergedStabilityMapMatchesSingleRun) { expectSameBytes(map); }

TEST(CliShards, PartIsIndependentOfThreadCount) {
    const Folder folder;
    const std::string one = runCli(resonance + Words{"--shard", "1/2", "--threads", "1", "--out", "-"}).out;
    EXPECT_GT(one.size(), 100u);
    EXPECT_EQ(runCli(resonance + Words{"--shard", "1/2", "--threads", "3", "--out", "-"}).out, one);
}

// Undamped taps never reach steady state, so the whole run fails.
TEST(CliShards, MergeReportsErrorsOfSingleRun) {
    const Words undamped{"resonance", "--preset", "string", "--set", "size=[17]", "--set", "damping.velocity=1",
                         "--from",    "30",       "--to",   "40",    "--points",  "2"};
    const Folder folder;
    const Finished whole = runCli(undamped + Words{"--out", folder.path("whole.csv")});
    EXPECT_EQ(whole.status, 1);
    const Words parts = partsOf(undamped, 2, folder);
    const Finished merged = runCli(Words{"merge"} + parts + Words{"--out", folder.path("merged.csv")});
    EXPECT_EQ(merged.status, 1);
    EXPECT_EQ(std::ranges::count(whole.err, '\n'), 2) << whole.err;
    std::string expected = replaced(whole.err, "preset string: ", "merge: ");
    EXPECT_EQ(merged.err, replaced(expected, "preset string: ", "merge: "));
    EXPECT_EQ(folder.names(), (Words{"part-1", "part-2"}));
}

// Shards have equal numbers of points and similar costs.
TEST(CliShards, BalancesPointsAndCosts) {
    const Folder folder;
    const Words parts = partsOf({"converge", "--preset", "string", "--set", "damping.velocity=1", "--set",
                                 "size=[9]", "--schemes", "leapfrog,euler", "--refine", "1,2,4,8"},
                                4, folder);
    std::vector<std::ptrdiff_t> lines;
    for (const std::string& part : parts) {
        const std::string text = textOf(part);
        lines.push_back(std::ranges::count(text, '\n'));
        const bool hasFinest = text.find("\n3: ") != text.npos,
                   hasOtherFinest = text.find("\n7: ") != text.npos;
        EXPECT_FALSE(hasFinest && hasOtherFinest) << "the two dearest runs are in one share";
    }
    EXPECT_EQ(std::ranges::max(lines), std::ranges::min(lines));
}

TEST(CliShards, MergeRefusesMismatchedParts) {
    const Folder folder;
    const Words parts = partsOf(converge, 3, folder);
    const std::string &a = parts[0], &b = parts[1], &c = parts[2];
    const std::string text = textOf(b);
    expectRefused({c, a}, "merge: shard 2 of 3 is missing");
    expectRefused({b}, "merge: shards 1 and 3 of 3 are missing");
    expectRefused({a, b, c, b}, b + ": is shard 2 of 3, and so is " + b);
    const std::string copy = folder.file("copy", text);
    expectRefused({a, b, copy}, copy + ": is shard 2 of 3, and so is " + b);
    expectRefused({a, folder.path("gone"), c}, folder.path("gone") + ": No such file or directory", 1);

    const auto other = [&](const std::string& name, const Words& command, const std::string& share) {
        const std::string path = folder.path(name);
        EXPECT_EQ(runCli(command + Words{"--shard", share, "--out", path}).status, 0);
        return path;
    };
    const std::string experiment = other("experiment", converge + Words{"--set", "k=0.5"}, "2/3");
    expectRefused({a, experiment, c}, experiment + ": is of another experiment than " + a);
    Words finer = converge;
    finer.back() = "1,2,8";
    const std::string options = other("options", finer, "2/3");
    expectRefused({a, options, c}, options + ": is of other options than " + a + ": refine 1,2,8, not 1,2,4");
    const std::string division = other("division", converge, "2/4");
    expectRefused({a, division, c}, division + ": is one of 4 shards, not of 3 as " + a);
    const std::string command = other("command", map, "2/3");
    expectRefused({a, command, c},
                  command + ": is of another command than " + a + ": stability-map, not converge");
    const std::string version =
        folder.file("version", withChecksum(replaced(text, "version: " SEICHE_VERSION, "version: 0.0.1")));
    expectRefused({a, version, c}, version + ": is of another version of the program than " + a +
                                       ": 0.0.1, not " SEICHE_VERSION);
}

TEST(CliShards, MergeRefusesDamagedParts) {
    const Folder folder;
    const Words parts = partsOf(converge, 2, folder);
    const std::string text = textOf(parts[1]);
    for (std::size_t length = 0; length < text.size(); ++length) {
        const std::string cut = folder.file("cut", text.substr(0, length));
        if (length % 7 == 0 || length + 30 > text.size())
            expectRefused({parts[0], cut}, cut + (length < 14 ? ": is no part of a sweep: --shard writes those"
                                                              : ": is cut off: its end is missing"));
    }
    const std::string changed = folder.file("changed", replaced(text, "steps: ", "steps: 1"));
    expectRefused({parts[0], changed}, changed + ": is damaged: its checksum is not that of its lines");
    const std::string table = folder.path("table.csv");
    EXPECT_EQ(runCli(converge + Words{"--out", table}).status, 0);
    expectRefused({table}, table + ": is no part of a sweep: --shard writes those");
    // Invalid parts with a valid checksum.
    for (const auto& [what, by] :
         std::vector<std::pair<std::string, std::string>>{{"shard: 2/2", "shard: 3/2"},
                                                          {"shard: 2/2", "shard: 2/20"},
                                                          {"points: 6", "points: 99999999999999999999"},
                                                          {"points: 6", "points: 6000000000"},
                                                          {"points: 6", "points: 1"},
                                                          {"points: 6", "dots: 6"},
                                                          {"\n1: ", "\n1; "},
                                                          {"\n1: ", "\n0: "},
                                                          {"\n1: ", "\n2: "},
                                                          {"\n1: ", "\n1: x"}}) {
        const std::string forged = folder.file("forged", withChecksum(replaced(text, what, by)));
        const Finished merged = runCli({"merge", parts[0], forged, "--out", folder.path("merged.csv")});
        EXPECT_EQ(merged.status, 2) << by;
        EXPECT_EQ(std::ranges::count(merged.err, '\n'), 1) << merged.err;
    }
    EXPECT_EQ(std::ranges::count(folder.names(), "merged.csv"), 0);
}

TEST(CliShards, RefusesInvalidShardOption) {
    for (const char* wrong : {"0/3", "4/3", "1/0", "1", "/", "1/", "/3", "1/3x", "a/b", "-1/3", "1/-3", "1.5/3",
                              "1/2/3", "", " 1/3", "1/99999999999999999999", "0x1/3"}) {
        const Finished refused = runCli(map + Words{"--shard", wrong, "--out", "-"});
        EXPECT_EQ(refused.status, 2) << wrong;
        EXPECT_EQ(refused.out, "");
        EXPECT_EQ(std::ranges::count(refused.err, '\n'), 1) << refused.err;
        EXPECT_NE(refused.err.find("--shard: "), refused.err.npos) << refused.err;
    }
    const Folder folder;
    const Finished drawn =
        runCli(resonance + Words{"--shard", "1/2", "--out", "-", "--svg", folder.path("part.svg")});
    EXPECT_EQ(drawn.status, 2);
    EXPECT_EQ(drawn.err, "--svg: a part has no picture; 'seiche-cli merge' draws one of the whole\n");
    EXPECT_TRUE(folder.names().empty());
}

TEST(CliShards, MergeRefusesToOverwriteParts) {
    const Folder folder;
    const Words parts = partsOf(converge, 2, folder);
    const std::string before = textOf(parts[0]);
    const Finished merged = runCli(Words{"merge"} + parts + Words{"--out", parts[0]});
    EXPECT_EQ(merged.status, 2);
    EXPECT_EQ(merged.err, "--out: " + parts[0] + " is one of the parts\n");
    EXPECT_EQ(textOf(parts[0]), before);
    const Finished drawn =
        runCli(Words{"merge"} + parts + Words{"--out", folder.path("a.csv"), "--svg", folder.path("a.svg")});
    EXPECT_EQ(drawn.status, 2);
    EXPECT_EQ(drawn.err, "--svg: there is no picture of what converge finds\n");
    const Finished both =
        runCli(Words{"merge"} + parts + Words{"--out", folder.path("a.csv"), "--svg", folder.path("a.csv")});
    EXPECT_EQ(both.status, 2);
    EXPECT_EQ(folder.names().size(), 2u);
}

// A missing folder is reported before the long computation.
TEST(CliShards, OpensBothFilesBeforeComputing) {
    const Folder folder;
    const Finished finished =
        runCli(resonance + Words{"--out", folder.path("curve.csv"), "--svg", folder.path("gone/curve.svg")});
    EXPECT_EQ(finished.status, 1);
    EXPECT_EQ(finished.err, folder.path("gone/curve.svg") + ": No such file or directory\n");
    EXPECT_TRUE(folder.names().empty());
}

// Theory of leapfrog on the cross stencil: stable up to k = 1/2. Above, the undamped worst wave
// grows by the larger root (in magnitude) of z^2 - (2 - 8 k) z + 1.
TEST(CliShards, StabilityMapShowsLeapfrogLimit) {
    const Finished finished =
        runCli({"stability-map", "--preset", "pool", "--set", "damping.velocity=1", "--set", "damping.update=1",
                "--set", "stencil=cross", "--k-from", "0.25", "--k-to", "1", "--k-points", "4", "--out", "-"});
    ASSERT_EQ(finished.status, 0) << finished.err;
    const auto rootAt = [](double k) {
        const double half = 4 * k - 1;
        return half + std::sqrt(half * half - 1);
    };
    char expected[400];
    std::snprintf(expected, sizeof expected,
                  "k,damping,growth_per_step,verdict\n0.25,1,1,stable\n0.5,1,1,limit\n0.75,1,%.9g,unstable\n"
                  "1,1,%.9g,unstable\n",
                  rootAt(0.75), rootAt(1.0));
    EXPECT_EQ(finished.out, expected);
}

TEST(CliShards, StabilityMapRefusesInvalidRanges) {
    const auto expect = [](const Words& more, const std::string& said) {
        const Finished finished = runCli(Words{"stability-map", "--preset", "pool", "--out", "-"} + more);
        EXPECT_EQ(finished.status, 2);
        EXPECT_NE(finished.err.find(said), finished.err.npos) << finished.err;
        EXPECT_EQ(std::ranges::count(finished.err, '\n'), 1) << finished.err;
    };
    expect({"--k-from", "1"}, "--k-from, --k-to: both ends are needed");
    expect({"--k-points", "3"}, "--k-from, --k-to: are needed for more than one point");
    expect({"--k-from", "0", "--k-to", "1", "--k-points", "2"}, "--k-from, --k-to: ");
    expect({"--k-from", "0.1", "--k-to", "nan", "--k-points", "2"}, "--k-from, --k-to: ");
    expect({"--k-from", "0.1", "--k-to", "1"}, "two ends need --k-points of 2 or more");
    expect({"--damping-from", "0.5", "--damping-to", "1.5", "--damping-points", "2"},
           "--damping-from, --damping-to: ");
    expect({"--k-from", "0.1", "--k-to", "1", "--k-points", "100000", "--damping-from", "0.5", "--damping-to",
            "1", "--damping-points", "100"},
           "--k-points, --damping-points: these are more than 1000000 points together");
}
