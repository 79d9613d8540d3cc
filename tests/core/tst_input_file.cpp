// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/input_file.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>

using namespace seiche;

namespace {

class InputFiles : public testing::Test {
protected:
    void SetUp() override { ASSERT_NE(::mkdtemp(m_folder.data()), nullptr); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }
    std::string fileOf(std::size_t bytes) {
        const std::string path = m_folder + "/" + std::to_string(bytes);
        std::ofstream(path) << std::string(bytes, 'x');
        return path;
    }
    std::string m_folder = testing::TempDir() + "seiche-XXXXXX";
};

} // namespace

TEST_F(InputFiles, AreReadUpToTheLastByteThatIsAllowed) {
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

// Files that the system makes while they are read say they are empty.
TEST_F(InputFiles, AreNotLargerThanTheySay) {
    const std::string path = "/proc/self/status";
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0 || status.st_size != 0) GTEST_SKIP() << "there is no such file here";
    EXPECT_FALSE(readInputFile(path, 1 << 20).problem);
    EXPECT_TRUE(readInputFile(path, 200).tooLarge);
}

TEST_F(InputFiles, OfAnotherKindAreRefusedAtOnce) {
    EXPECT_EQ(sentence(*readInputFile(m_folder, 100).problem), "is a folder");
    ASSERT_EQ(::mkfifo((m_folder + "/pipe").c_str(), 0600), 0);
    EXPECT_EQ(sentence(*readInputFile(m_folder + "/pipe", 100).problem), "is not a regular file");
    EXPECT_EQ(sentence(*readInputFile("/dev/zero", 100).problem), "is not a regular file");
    EXPECT_TRUE(readInputFile(m_folder + "/none", 100).problem);
}
