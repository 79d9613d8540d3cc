// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/output_file.h"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace seiche;

namespace {

int maskChanges = 0;

} // namespace

// In the place of the system's own, to count: whoever asks for the mask this way changes it for every thread.
extern "C" mode_t umask(mode_t mask) noexcept {
    ++maskChanges;
    return static_cast<mode_t>(::syscall(SYS_umask, mask));
}

TEST(OutputFile, ANewFileHasTheUsualModeAndTheMaskIsLeftAlone) {
    if (!std::filesystem::exists("/proc/self/status")) GTEST_SKIP() << "the system does not tell the mask";
    std::string folder = testing::TempDir() + "seiche-XXXXXX";
    ASSERT_NE(::mkdtemp(folder.data()), nullptr);
    const mode_t before = ::umask(027);
    maskChanges = 0;
    OutputFile file(folder + "/new.csv");
    file.write("1\n");
    EXPECT_TRUE(file.commit()) << sentence(*file.problem());
    EXPECT_EQ(maskChanges, 0);
    struct stat status = {};
    EXPECT_EQ(::stat(file.path().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777, 0640u);
    ::umask(before);
    std::filesystem::remove_all(folder);
}
