// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random_experiment.h"
#include "files/experiment_file.h"
#include "files/json_value.h"
#include "files/presets.h"
#include "files/share_link.h"

#include <gtest/gtest.h>
#include <string>

using namespace seiche;

namespace {

// Made with Python's zlib and base64 from
// {"seiche":1,"medium":"string","size":[64],"k":0.5,
// "events":[{"step":3,"pull":{"at":[20],"height":2}}]}
constexpr char elsewhere[] =
    "eJwNijsKgDAMhu_yz0F8D7mKOIgGG2xFbHWw9O5m_B4ZUXR1Am4IQTZ9Ahgx3XruIET9LE1jPxMOcF0NBHnlTNFstk8ucEe4"
    "Hu_BGUsy39Z2O9HdGbWlzOUHYsUfyw";

std::optional<Experiment> experimentIn(const std::string& pasted) {
    const LinkedFile file = fileInLink(pasted);
    EXPECT_FALSE(file.problem) << sentence(*file.problem);
    const ReadExperiment read = readExperiment(file.text);
    const Experiment* experiment = std::get_if<Experiment>(&read);
    return experiment ? std::optional(*experiment) : std::nullopt;
}

std::string whyNot(const std::string& pasted) {
    const LinkedFile file = fileInLink(pasted);
    return file.problem ? sentence(*file.problem) : "";
}

constexpr char notWhole[] =
    "this is not a valid link to an experiment; part of it is missing or has been changed";

Experiment stringWithTaps(int taps) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    RandomSequence dice(7);
    for (std::int64_t i = 0, step = 0; i < taps; ++i) {
        Pull pull = experiment.pullWith;
        pull.x = dice.from(1, 318);
        experiment.events.push_back({step += dice.from(20, 60), pull});
    }
    return experiment;
}

} // namespace

TEST(ShareLink, RestoresEveryBuiltInExperiment) {
    for (const Preset& preset : presets()) {
        const std::optional<Experiment> experiment = loadPreset(preset.id);
        ASSERT_TRUE(experiment);
        const std::optional<std::string> link = linkTo(*experiment);
        ASSERT_TRUE(link) << preset.id;
        EXPECT_LE(link->size(), 1 + limits::linkLetters);
        EXPECT_EQ(
            link->find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", 1),
            std::string::npos);
        EXPECT_EQ(experimentIn("https://school.example/waves/" + *link), experiment) << preset.id;
    }
}

TEST(ShareLink, RestoresRandomAndTappedExperiments) {
    int came = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Experiment experiment = randomExperiment(seed, 100);
        const ReadExperiment valid = readExperiment(writeExperiment(experiment));
        const std::optional<std::string> link = linkTo(experiment);
        if (!link || !std::holds_alternative<Experiment>(valid)) continue;
        EXPECT_EQ(experimentIn(*link), experiment) << seed;
        ++came;
    }
    EXPECT_GT(came, 100);
    const Experiment tapped = stringWithTaps(100);
    const std::optional<std::string> link = linkTo(tapped);
    ASSERT_TRUE(link);
    EXPECT_EQ(experimentIn(*link), tapped);
}

TEST(ShareLink, ReadsLinksMadeByOtherPrograms) {
    const std::optional<Experiment> experiment = experimentIn(elsewhere);
    ASSERT_TRUE(experiment);
    EXPECT_EQ(experiment->grid.width, 64);
    EXPECT_EQ(experiment->rule.k, 0.5);
    ASSERT_EQ(experiment->events.size(), 1u);
    EXPECT_EQ(experiment->events[0].step, 3);
}

TEST(ShareLink, ReadsLinkInAnyPastedForm) {
    const std::string letters = elsewhere;
    const std::optional<Experiment> experiment = experimentIn(letters);
    EXPECT_EQ(experimentIn('#' + letters), experiment);
    EXPECT_EQ(experimentIn("file:///media/stick/seiche.html#" + letters), experiment);
    EXPECT_EQ(experimentIn("Lesson #3: https://school.example/#" + letters + "\n"), experiment);
    EXPECT_EQ(experimentIn("> \t#" + letters.substr(0, 70) + "\r\n" + letters.substr(70)), experiment);
    EXPECT_EQ(experimentIn(" \n" + fileInLink(letters).text), experiment);
}

TEST(ShareLink, RefusesLinksBeyondLengthLimit) {
    EXPECT_FALSE(linkTo(stringWithTaps(5000)));
    const std::string why = "the link is too long (at most 8192 characters after the \"#\")";
    EXPECT_EQ(whyNot('#' + std::string(8193, 'A')), why);
    EXPECT_EQ(whyNot('#' + std::string(8192, 'A')), notWhole);
    EXPECT_EQ(whyNot(std::string(50'000'000, 'A')), why);
    EXPECT_EQ(whyNot('{' + std::string(limits::fileBytes, ' ')), "is too large (at most 1048576 bytes)");
}

TEST(ShareLink, RefusesIncompleteLinks) {
    for (const char* hostile : {"", " ", "#", "https://school.example/waves/", "#abc", "#a", "#<script>",
                                "####", "H4sIAAAAAAACAwMAAAAAAAAAAAA", "ä", "\xff\xfe"})
        EXPECT_EQ(whyNot(hostile), notWhole) << hostile;
}

TEST(ShareLink, AcceptsLinkToEmptyFile) { EXPECT_EQ(whyNot("#eNoDAAAAAAE"), ""); }

TEST(ShareLink, RefusesTruncatedOrChangedLinks) {
    const std::string whole = elsewhere;
    const std::string text = fileInLink(whole).text;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        EXPECT_EQ(whyNot(whole.substr(0, i)), notWhole) << i;
        std::string changed = whole;
        changed[i] = changed[i] == 'x' ? 'y' : 'x';
        const LinkedFile file = fileInLink(changed);
        if (file.problem) EXPECT_EQ(sentence(*file.problem), notWhole);
        else EXPECT_EQ(file.text, text) << "only bits that no byte has may differ: " << i;
    }
    EXPECT_EQ(whyNot(whole + "AAAA"), notWhole);
}

TEST(ShareLink, LimitsUnpackedSize) {
    // Made with Python: base64.urlsafe_b64encode(zlib.compress(b" " * bytes, 9))
    const std::string start = "eNrtwTEBAAAAwqAq65_SEL5AAQ";
    const LinkedFile fits = fileInLink(start + std::string(1352, 'A') + "B8BiDCHgE");
    EXPECT_FALSE(fits.problem);
    EXPECT_EQ(fits.text, std::string(1 << 20, ' '));
    const char* tooLarge = "is too large (at most 1048576 bytes)";
    EXPECT_EQ(whyNot(start + std::string(1352, 'A') + "CcBj7jHiE"), tooLarge);
    EXPECT_EQ(whyNot("eNrswYEAAAAAgCCV_SkXqQo" + std::string(5458, 'A') + "IDbgwMSAAAAAEH_X_cjV" +
                     std::string(2291, 'A') + "uAkNEluv"),
              tooLarge);
}
