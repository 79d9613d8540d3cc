// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/output_file.h"
#include "files/table_form.h"
#include "folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

using namespace seiche;

namespace {

constexpr TableForm withCommas{';', ',', true};
const std::string mark = "\xef\xbb\xbf";

std::string contentsOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream all;
    all << file.rdbuf();
    return all.str();
}

} // namespace

TEST(TableForm, ConvertsDecimalSignOnlyInNumbers) {
    EXPECT_EQ(inForm("step,name,height\n10,1.a,-1.5\n11,v1.2,4.25e-14\n", withCommas),
              mark + "step;name;height\n10;1.a;-1,5\n11;v1.2;4,25e-14\n");
}

TEST(TableForm, QuotesFieldsWithSeparator) {
    EXPECT_EQ(inForm("\"B, left\",\"a \"\"b\"\"\",c;d\n", withCommas),
              mark + "B, left;\"a \"\"b\"\"\";\"c;d\"\n");
    EXPECT_EQ(inForm("\"two\nlines\",,1.5\n", {'\t', ',', false}), "\"two\nlines\"\t\t1,5\n");
    // A quoted text is not a number.
    EXPECT_EQ(inForm("\"1.5\",1.5\n", withCommas), mark + "1.5;1,5\n");
}

TEST(TableForm, DefaultFormKeepsTable) {
    const std::string table = "step,name,height\n10,\"B, left\",-1.5\n11,\"a \"\"b\"\"\",0\n";
    EXPECT_EQ(inForm(table, {}), table);
}

TEST(TableForm, ConvertsPiecesCutAnywhere) {
    const std::string table = "a,\"b, \"\"c\"\"\",d\n1.5,,-2.5e3\n";
    for (std::size_t cut = 0; cut <= table.size(); ++cut) {
        TableConverter converter(withCommas);
        const std::string first = converter.convert(std::string_view(table).substr(0, cut));
        EXPECT_EQ(first + converter.convert(std::string_view(table).substr(cut)), inForm(table, withCommas))
            << cut;
    }
}

TEST(TableForm, OutputFileConvertsTable) {
    const Folder folder;
    const std::string path = folder.path("table.csv");
    OutputFile file(path);
    file.convertTo(withCommas);
    file.write("step,height\n");
    for (const char* piece : {"1", ",", "0.5", "\n"}) file.write(piece);
    ASSERT_TRUE(file.commit());
    EXPECT_EQ(contentsOf(path), mark + "step;height\n1;0,5\n");
}
