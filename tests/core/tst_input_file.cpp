// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/input_file.h"
#include "folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

using namespace seiche;

namespace {

class InputFiles : public testing::Test {
protected:
    std::string fileOf(std::size_t bytes) {
        return m_folder.file(std::to_string(bytes), std::string(bytes, 'x'));
    }
    const Folder m_folder;
};

} // namespace

TEST_F(InputFiles, ReadsUpToSizeLimit) {
    for (const std::size_t bytes : {0u, 1u, 99u, 100u}) {
        const InputFile read = readInputFile(fileOf(bytes), 100);
        EXPECT_FALSE(read.problem) << bytes;
        EXPECT_EQ(read.text, std::string(bytes, 'x'));
    }
    for (const std::size_t bytes : {101u, 150u, 100'000u}) {
        const InputFile read = readInputFile(fileOf(bytes), 100);
        EXPECT_TRUE(read.tooLarge) << bytes;
        ASSERT_TRUE(read.problem);
        EXPECT_EQ(sentence(*read.problem), "is too large (at most 100 bytes)");
        EXPECT_EQ(read.text, "");
    }
}

// Files in /proc report size 0.
TEST_F(InputFiles, LimitsFilesThatReportSizeZero) {
    const std::string path = "/proc/self/status";
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0 || status.st_size != 0) GTEST_SKIP() << "there is no such file here";
    EXPECT_FALSE(readInputFile(path, 1 << 20).problem);
    EXPECT_TRUE(readInputFile(path, 200).tooLarge);
}

TEST_F(InputFiles, RefusesFoldersPipesAndDevices) {
    EXPECT_EQ(sentence(*readInputFile(m_folder.path(), 100).problem), "is a folder");
    ASSERT_EQ(::mkfifo(m_folder.path("pipe").c_str(), 0600), 0);
    EXPECT_EQ(sentence(*readInputFile(m_folder.path("pipe"), 100).problem), "is not a regular file");
    EXPECT_EQ(sentence(*readInputFile("/dev/zero", 100).problem), "is not a regular file");
    EXPECT_TRUE(readInputFile(m_folder.path("none"), 100).problem);
}
