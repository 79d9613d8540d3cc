// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the documents quote is what the program does.
#include "run/parameter.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

using namespace seiche;

namespace {

std::string valueIn(const Parameter& row, const Experiment& experiment) {
    if (row.kind == Parameter::Kind::Word) return std::string(row.word(experiment));
    std::ostringstream text;
    text << row.number(experiment);
    return text.str();
}

std::string defaultOf(const Parameter& row, const Experiment& experiment) {
    return row.appliesTo && !row.appliesTo(experiment) ? std::string() : valueIn(row, experiment);
}

// "1, pool 0.5"; for integer water only, what an integer pool starts with.
std::string defaults(const Parameter& row) {
    Experiment string = defaultExperiment(Medium::String);
    Experiment pool = defaultExperiment(Medium::Pool);
    std::string ofString = defaultOf(row, string);
    std::string ofPool = defaultOf(row, pool);
    if (ofString.empty() && ofPool.empty()) {
        pool.rule.arithmetic = Arithmetic::Integer;
        ofPool = defaultOf(row, pool);
    }
    if (ofString.empty() && ofPool.empty()) return valueIn(row, string); // of a drive that is off
    if (ofString.empty() || ofString == ofPool) return ofPool;
    return ofString + ", pool " + ofPool;
}

std::string tableOfParameters() {
    std::string table = "| key | meaning | range | default | in `set` |\n|---|---|---|---|---|\n";
    for (const Parameter& row : parameters()) {
        table += "| `" + std::string(row.id) + "` | " + std::string(row.description);
        if (!row.unit.empty()) table += " (" + std::string(row.unit) + ")";
        table += " | " + rangeOf(row) + " | " + defaults(row) + " | " + (row.duringRun ? "yes" : "no") + " |\n";
    }
    return table;
}

} // namespace

TEST(Documents, TheExperimentFileQuotesTheTableOfParameters) {
    std::ifstream file(SEICHE_DOCS_DIR "/experiment-file.md");
    ASSERT_TRUE(file) << "docs/experiment-file.md is missing";
    std::stringstream text;
    text << file.rdbuf();
    EXPECT_NE(text.str().find(tableOfParameters()), std::string::npos)
        << "docs/experiment-file.md must contain this table:\n"
        << tableOfParameters();
}
