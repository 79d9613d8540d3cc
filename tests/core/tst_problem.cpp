// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "files/system_message.h"
#include "model/object_properties.h"
#include "model/parameter.h"
#include "model/validate.h"

#include <cerrno>
#include <cstring>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

Message message(std::string_view code, auto... arguments) {
    return {Translatable{"Problem", code}, arguments...};
}

} // namespace

TEST(Problem, InsertsArgumentsAtPlaceholders) {
    EXPECT_EQ(sentence(message("unknown parameter")), "unknown parameter");
    EXPECT_EQ(sentence(message("%2 before %1", "one", 2)), "2 before one");
    EXPECT_EQ(sentence(message("%1 and %1", std::string("x"))), "x and x");
    EXPECT_EQ(sentence(message("%1, %2", 0.1, 1e-7)), "0.1, 1e-07");
    EXPECT_EQ(sentence(message("%1 is not allowed (%2)", 9, message("at least %1, at most %2", 0, 4))),
              "9 is not allowed (at least 0, at most 4)");
}

TEST(Problem, KeepsPercentSignsOfArguments) {
    EXPECT_EQ(sentence(message("%1 is not %2", "%2 %1 100 %", "%1")), "%2 %1 100 % is not %1");
    EXPECT_EQ(sentence(message("%1 in 100 %", message("%1", "%1"))), "%1 in 100 %");
    // A placeholder without an argument stays unchanged.
    EXPECT_EQ(sentence(message("%2 %0 %x %", "a")), "%2 %0 %x %");
    EXPECT_EQ(sentence(verbatim("50 % %1")), "50 % %1");
}

TEST(Problem, TranslationMayReorderArguments) {
    const auto reversed = [](const Translatable& code) {
        return code.text == "%1 in %2" ? std::string("%2: %1") : std::string("(%1)");
    };
    EXPECT_EQ(sentence(message("%1 in %2", "a", message("%1", "%2")), reversed), "(%2): a");
}

TEST(Problem, LineContainsPath) {
    EXPECT_EQ(lineOf({"edges.left", message("unknown parameter")}), "edges.left: unknown parameter");
    EXPECT_EQ(lineOf({"", message("unknown parameter")}), "unknown parameter");
}

TEST(Problem, RejectsSizesBelowOne) {
    for (const Grid& grid : {Grid{0, 1}, Grid{7, 0}, Grid{-1, 1}, Grid{1, 1}}) {
        Experiment e = defaultExperiment(SceneKind::Pool);
        e.grid = grid;
        std::string said;
        for (const Problem& problem : validate(e)) said += lineOf(problem) + '\n';
        EXPECT_EQ(said.find("size: every size must be at least 1") == said.npos,
                  grid.width > 0 && grid.height > 0)
            << said;
    }
}

TEST(Problem, ContainsPathCodeAndArguments) {
    const auto problems =
        std::get<std::vector<Problem>>(readExperiment(R"({"seiche": 1, "medium": "string", "k": 9})"));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].path, "k");
    EXPECT_EQ(problems[0].code.text, "%1 is not allowed (%2)");
    ASSERT_EQ(problems[0].arguments.size(), 2u);
    EXPECT_EQ(std::get<std::string>(problems[0].arguments[0].is), "9");
    EXPECT_EQ(std::get<Message>(problems[0].arguments[1].is), rangeOf(*findParameter("k")));
}

TEST(Problem, ShortensQuotedText) {
    EXPECT_EQ(quote("a\nb"), "\"a\\x0ab\"");
    EXPECT_EQ(quote(std::string(100'000, 'x')).size(), 82u);
    for (const char* wrong : {R"({"seiche": 1, "medium": "string", "k": "%"})",
                              R"({"seiche": 1, "medium": "pool", "stencil": "%"})",
                              R"({"seiche": 1, "medium": "pool", "things": [{"kind": "wall", "name": "%"},
                                                                            {"kind": "wall", "name": "%"}]})"}) {
        std::string text = wrong;
        for (std::size_t at; (at = text.find('%')) != text.npos;) text.replace(at, 1, std::string(10'000, 'x'));
        const ReadExperiment read = readExperiment(text);
        for (const Problem& problem : std::get<std::vector<Problem>>(read))
            EXPECT_LT(lineOf(problem).size(), 300u) << problem.code.text;
    }
}

TEST(Problem, MatchesSystemErrorText) {
    for (const int error : {ENOENT, EACCES, EPERM, ENOTDIR, ENOSPC, EDQUOT, EROFS, EIO, ENAMETOOLONG, EXDEV})
        EXPECT_EQ(sentence(systemMessage(error)), std::strerror(error));
}

TEST(Property, EveryWordHasShownName) {
    for (std::string_view kind : objectKinds()) {
        for (const ObjectProperty& field : propertiesOf(*objectOfKind(kind)))
            if (field.kind == ObjectProperty::Kind::Word) {
                EXPECT_EQ(field.shownWords.size(), field.words.size()) << kind << ": " << field.id;
            }
    }
}

// Saved results write the name followed by the symbol.
TEST(Property, NameDoesNotEndWithSymbol) {
    for (const Parameter& row : parameters())
        if (!row.symbol.empty()) {
            EXPECT_FALSE(row.name.text.ends_with(' ' + std::string(row.symbol))) << row.id;
        }
}

TEST(Property, ReportsRangesAndViolations) {
    EXPECT_EQ(sentence(rangeOf(*findParameter("k"))), "greater than 0, at most 4");
    EXPECT_EQ(sentence(rangeOf(*findParameter("divisor"))), "an integer, at least 1, at most 1000000");
    EXPECT_EQ(sentence(rangeOf(*findParameter("edges.left"))),
              "one of fixed, free, absorbing, periodic, impedance");
    EXPECT_FALSE(problemWith(*findParameter("k"), 4.0));
    EXPECT_FALSE(problemWith(*findParameter("edges.left"), "free"));
    EXPECT_EQ(sentence(*problemWith(*findParameter("k"), 0.0)), "0 is not allowed (greater than 0, at most 4)");
    EXPECT_EQ(sentence(*problemWith(*findParameter("k"), "much")),
              "\"much\" is not a number (greater than 0, at most 4)");
    EXPECT_EQ(sentence(*problemWith(*findParameter("edges.left"), 1.0)),
              "1 is not one of fixed, free, absorbing, periodic, impedance");
    EXPECT_EQ(sentence(*problemWith(*findParameter("divisor"), 2.5)),
              "2.5 is not allowed (an integer, at least 1, at most 1000000)");
}

// Reading is exact and does not create a missing view.
TEST(Property, ReadsAndSetsViewParameters) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    const Parameter& n = *findParameter("view.n");
    EXPECT_FALSE(applies(n, e));
    EXPECT_EQ(n.number(e), 1.333);
    EXPECT_FALSE(e.view);
    n.setNumber(e, 1.7);
    ASSERT_TRUE(e.view);
    EXPECT_TRUE(applies(n, e));
    EXPECT_EQ(n.number(e), 1.7);
    EXPECT_FALSE(n.duringRun);
}
