// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks the error messages for invalid arguments.
#include "cli/process.h"
#include "core/folder.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

namespace {

// Expects a short one-line message that contains `part`.
void expectShort(const Finished& finished, const std::string& part) {
    EXPECT_EQ(finished.status, 2);
    EXPECT_EQ(std::ranges::count(finished.err, '\n'), 1) << finished.err.substr(0, 2000);
    EXPECT_LT(finished.err.size(), 1000u) << finished.err.substr(0, 2000);
    EXPECT_NE(finished.err.find(part), std::string::npos) << finished.err.substr(0, 2000);
    EXPECT_LT(finished.seconds, 20.0);
}

std::vector<std::string> runString(std::vector<std::string> more) {
    std::vector<std::string> arguments{"run", "--preset", "string"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

} // namespace

TEST(CliUsage, SuggestsSimilarPreset) {
    const Finished other = runCli({"show", "--preset", "nope"});
    EXPECT_EQ(other.status, 2);
    EXPECT_EQ(other.err, "preset nope: there is no such preset; \"seiche-cli presets\" lists them\n");
    const Finished near = runCli({"show", "--preset", "harbor"});
    EXPECT_EQ(near.status, 2);
    EXPECT_EQ(near.err, "preset harbor: there is no such preset; did you mean \"harbour\"?\n");
}

TEST(CliUsage, SuggestsSimilarCommand) {
    const Finished other = runCli({"nope"});
    EXPECT_EQ(other.status, 2);
    EXPECT_EQ(other.err,
              "seiche-cli: there is no command \"nope\"; there are presets, show, link, run, stability, "
              "stability-map, modes, resonance, compare, converge, merge, render, tour, lessons, check-lesson, "
              "class\n");
    EXPECT_EQ(other.out, "");
    const Finished near = runCli({"reder", "--preset", "pool"});
    EXPECT_EQ(near.status, 2);
    EXPECT_EQ(near.err, "seiche-cli: there is no command \"reder\"; did you mean \"render\"?\n");
    EXPECT_EQ(runCli({"sohw"}).err,
              "seiche-cli: there is no command \"sohw\"; there are presets, show, link, run, stability, "
              "stability-map, modes, resonance, compare, converge, merge, render, tour, lessons, check-lesson, "
              "class\n");
    EXPECT_EQ(runCli({"preset"}).err,
              "seiche-cli: there is no command \"preset\"; did you mean \"presets\"?\n");
    EXPECT_EQ(runCli({}).err.find("seiche-cli: name a command; there are presets, "), 0u);
    const Finished option = runCli({"--nope", "run"});
    EXPECT_EQ(option.status, 2);
    EXPECT_EQ(
        option.err.find("seiche-cli: the first word is a command, not an option such as \"--nope\"; there "),
        0u);
    EXPECT_EQ(runCli({"--help"}).status, 0);
    expectShort(runCli({std::string(100'000, 'n')}), "there is no command \"nnn");
}

TEST(CliUsage, ShortensLongArgumentsInErrors) {
    const std::string longWord(100'000, 'x');
    const std::string shortened = std::string(39, 'x') + "..." + std::string(38, 'x');
    expectShort(runCli(runString({"--steps", "1", "--set", longWord})), "--set " + shortened);
    expectShort(runCli(runString({"--steps", "1", "--set", "k=" + longWord})),
                "--set k=" + shortened + ": k: \"" + longWord.substr(0, 30));
    expectShort(runCli(runString({"--steps", "1", "--set", longWord + "=1"})), "unknown key");
    expectShort(runCli(runString({"--steps", longWord})), "is not an integer");
    expectShort(runCli({"run", "--preset", longWord, "--steps", "1"}), "there is no such preset");
    expectShort(runCli(runString({"--steps", "1", "--" + longWord})), "xxx...xxx");
    expectShort(runCli({"compare", "--preset", "string", "--steps", "1", "--schemes", longWord, "--out", "-"}),
                "\"" + shortened + "\" is not one of leapfrog");
    expectShort(runCli({"render", "--preset", "pool", "--steps", "1", "--size", longWord, "--png", "-"}),
                shortened + " is not a size");
    expectShort(runCli({"lessons", "--print", longWord}), "there is no such lesson");
    const Folder folder;
    const std::string key(900'000, 'k');
    expectShort(
        runCli({"show", folder.file("key.seiche", R"({"seiche": 1, "medium": "string", ")" + key + "\": 1}")}),
        "kkk: unknown key");
    expectShort(runCli({"show", folder.file("value.seiche",
                                            R"({"seiche": 1, "medium": "string", "k": ")" + key + "\"}")}),
                "is not a number");
    expectShort(runCli({"check-lesson", folder.file("key.lesson", R"({"lesson": 1, "title": "a", "steps": [{
        "title": "b", "experiment": {"preset": "string", "set": {")" + key +
                                                                      "\": 1}}}]}")}),
                "kkk: unknown key");
}

TEST(CliUsage, ReadsOnlyDecimalIntegers) {
    const auto steps = [](const std::string& number) { return runCli(runString({"--steps", number})); };
    EXPECT_EQ(steps("010").out.substr(0, 9), "10 steps,");
    EXPECT_EQ(steps("+10").out.substr(0, 9), "10 steps,");
    EXPECT_EQ(steps("0").out.substr(0, 8), "0 steps,");
    for (const char* number : {"0x10", "1e18", "1e3", "10.0", " 10", "10 ", "", "+", "+-1", "0b1"}) {
        const Finished refused = steps(number);
        EXPECT_EQ(refused.status, 2) << number;
        EXPECT_EQ(refused.err,
                  "seiche-cli: --steps: " + std::string(number) + " is not an integer (0 to 1000000000000)\n");
    }
    for (const char* number : {"-1", "1000000000001", "99999999999999999999999999"})
        EXPECT_EQ(steps(number).err,
                  "seiche-cli: --steps: " + std::string(number) + " is not allowed (0 to 1000000000000)\n");
    EXPECT_EQ(runCli(runString({"--steps", "5", "--threads", "0x2"})).status, 2);
    EXPECT_EQ(runCli(runString({"--steps", "5", "--at", "0x2", "--state", "-"})).status, 2);
    const Finished at = runCli(runString({"--steps", "9", "--at", "010,08", "--state", "-"}));
    EXPECT_EQ(at.err, "--at: 10 is beyond the last step (--steps 9)\n");
}

TEST(CliUsage, RefusesTwoOutputsToOneFile) {
    const Folder folder;
    const std::string a = folder.path("a.csv");
    const auto both = [](const std::string& state, const std::string& probe) {
        return runCli(runString({"--steps", "2", "--state", state, "--probe", probe}));
    };
    EXPECT_EQ(both(a, a).err, "--state, --probe: both write " + a + "\n");
    EXPECT_EQ(both(a, a).status, 2);
    EXPECT_EQ(both(a, folder.path("./a.csv")).status, 2);
    EXPECT_EQ(both("-", "/dev/stdout").err, "--state, --probe: both are standard output\n");
    EXPECT_TRUE(folder.names().empty());
    folder.file("there.csv", "old");
    ASSERT_EQ(::symlink("there.csv", folder.path("link.csv").c_str()), 0);
    EXPECT_EQ(both(folder.path("there.csv"), folder.path("link.csv")).status, 2);
    EXPECT_EQ(textOf(folder.path("there.csv")), "old");
    ASSERT_EQ(::symlink("new.csv", folder.path("ahead.csv").c_str()), 0);
    EXPECT_EQ(both(folder.path("new.csv"), folder.path("ahead.csv")).status, 2);
    EXPECT_FALSE(std::filesystem::exists(folder.path("new.csv")));
    EXPECT_EQ(both("/dev/null", "/dev/null").status, 0);
    EXPECT_EQ(both(a, folder.path("b.csv")).status, 0);
    EXPECT_EQ(runCli({"resonance", "--preset", "string", "--from", "1", "--to", "1", "--points", "1", "--out",
                      a, "--svg", a})
                  .err,
              "--out, --svg: both write " + a + "\n");
}

TEST(CliUsage, RefusesEmptyOutputName) {
    for (const char* option : {"--state", "--probe"})
        EXPECT_EQ(runCli(runString({"--steps", "2", option, ""})).err,
                  "seiche-cli: " + std::string(option) +
                      ": the name of the file is empty; - is standard output\n");
    EXPECT_EQ(runCli({"render", "--preset", "pool", "--steps", "1", "--view", "flat-blue", "--size", "8x8",
                      "--png", ""})
                  .status,
              2);
}

TEST(CliUsage, RefusesTooLowFrequency) {
    for (const char* hertz : {"1e-6", "1e-300"}) {
        const Finished refused = runCli(
            {"resonance", "--preset", "string", "--from", hertz, "--to", "1", "--points", "2", "--out", "-"});
        EXPECT_EQ(refused.status, 2) << refused.seconds;
        EXPECT_EQ(refused.err,
                  "--from: " + std::string(hertz == std::string("1e-6") ? "1e-06" : hertz) +
                      " Hz is too low: a point is measured for at most 400000 steps, which is one period of "
                      "0.001595 Hz\n");
        EXPECT_LT(refused.seconds, 20.0);
    }
}

TEST(CliUsage, EscapesFormulasInProbeNames) {
    const Folder folder;
    const Finished table =
        runCli({"run", folder.file("names.seiche", R"({"seiche": 1, "medium": "string", "size": [8], "probes": [
             {"name": "=1+1", "at": [1]}, {"name": "-2", "at": [2]}, {"name": "@a,\"b\"", "at": [3]},
             {"name": "\u001b[31mred\u0007", "at": [4]}, {"name": "+1", "at": [5]}, {"name": "\t=x", "at": [6]},
             {"name": "a-b=c", "at": [7]}], "events": [{"step": 0, "pull": {"at": [4], "height": -1}}]})"),
                "--steps", "1", "--probe", "-"});
    EXPECT_EQ(table.status, 0) << table.err;
    std::string names;
    std::string heights;
    for (std::size_t at = table.out.find("\n1,") + 1; at < table.out.size();
         at = table.out.find('\n', at) + 1) {
        const std::size_t end = table.out.find('\n', at);
        const std::size_t comma = table.out.rfind(',', end);
        names += table.out.substr(at + 2, comma - at - 2) + '\n';
        heights += table.out[comma + 1];
    }
    EXPECT_EQ(names, "'=1+1\n'-2\n\"'@a,\"\"b\"\"\"\n\\x1b[31mred\\x07\n'+1\n'\t=x\na-b=c\n") << table.out;
    EXPECT_NE(heights.find('-'), heights.npos) << table.out; // negative numbers get no apostrophe
    EXPECT_EQ(heights.find('\''), heights.npos) << table.out;
}

TEST(CliUsage, ClassRejectsInvalidOptionsAtStart) {
    for (const std::vector<std::string>& options :
         std::vector<std::vector<std::string>>{{"--port", "65536"},
                                               {"--port", "-1"},
                                               {"--port", "http"},
                                               {"--points", ""},
                                               {"--preset", "nothing"},
                                               {"--port", "0", "--resume"}})
        EXPECT_EQ(runCli([&] {
                      std::vector<std::string> all{"class", "--bind", "127.0.0.1"};
                      all.insert(all.end(), options.begin(), options.end());
                      return all;
                  }())
                      .status,
                  2)
            << options[0] << ' ' << options[1];
    const Finished nowhere = runCli({"class", "--bind", "school", "--port", "0"});
    EXPECT_EQ(nowhere.status, 1);
    EXPECT_EQ(nowhere.err, "class: \"school\" is not an address of this computer\n");
    const Folder folder;
    const Finished unwritable =
        runCli({"class", "--bind", "127.0.0.1", "--port", "0", "--points", folder.path("no/points.csv")});
    EXPECT_EQ(unwritable.status, 1);
    EXPECT_EQ(unwritable.out, "") << "nobody was let in";
}
