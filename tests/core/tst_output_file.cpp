// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/output_file.h"
#include "folder.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace seiche;

namespace {

int maskChanges = 0;
std::string linkOfSomebodyElse; // link that the system does not follow

} // namespace

// Replaces the system function to count calls, which change the mask for all threads.
extern "C" mode_t umask(mode_t mask) noexcept {
    ++maskChanges;
    return static_cast<mode_t>(::syscall(SYS_umask, mask));
}

// Replaces the system function, which refuses links in shared folders (protected_symlinks).
extern "C" int stat(const char* path, struct stat* status) noexcept {
    if (!linkOfSomebodyElse.empty() && path == linkOfSomebodyElse) {
        errno = EACCES;
        return -1;
    }
    return ::fstatat(AT_FDCWD, path, status, 0);
}

TEST(OutputFile, RefusesLinkThatSystemRefuses) {
    const Folder folder;
    const std::string link = folder.path("table.csv"), target = folder.path("target");
    ASSERT_EQ(::symlink(target.c_str(), link.c_str()), 0);
    linkOfSomebodyElse = link;
    {
        OutputFile file(link);
        file.write("1\n");
        EXPECT_FALSE(file.commit());
        ASSERT_TRUE(file.problem());
        EXPECT_EQ(sentence(*file.problem()), "Permission denied");
    }
    EXPECT_FALSE(std::filesystem::exists(target));
    linkOfSomebodyElse.clear();
    OutputFile own(link);
    own.write("1\n");
    EXPECT_TRUE(own.commit());
    EXPECT_TRUE(std::filesystem::exists(target));
    EXPECT_TRUE(std::filesystem::is_symlink(link));
}

TEST(OutputFile, WritesLongFilesCompletely) {
    const Folder folder;
    OutputFile file(folder.path("long.csv"));
    std::string expected;
    for (int line = 0; line < 40'000; ++line) {
        const std::string text = std::to_string(line) + (line % 3 == 0 ? ",\n" : "\n");
        file.write(text);
        expected += text;
    }
    file.write(expected); // larger than the buffer
    EXPECT_TRUE(file.commit());
    const std::string found = textOf(file.path());
    EXPECT_TRUE(found == expected + expected) << found.size();
}

TEST(OutputFile, NewFileFollowsMaskWithoutChangingIt) {
    if (!std::filesystem::exists("/proc/self/status")) GTEST_SKIP() << "the system does not tell the mask";
    const Folder folder;
    const mode_t before = ::umask(027);
    maskChanges = 0;
    OutputFile file(folder.path("new.csv"));
    file.write("1\n");
    EXPECT_TRUE(file.commit()) << sentence(*file.problem());
    EXPECT_EQ(maskChanges, 0);
    struct stat status = {};
    EXPECT_EQ(::stat(file.path().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777, 0640u);
    ::umask(before);
}
