// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program of a folder's tests: PROGRAM FILE [ARGUMENTS OF QTTEST...]. Each file wants the only application
// of its process, so one start runs one of them.
#include "window_test.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace seiche {

namespace {

std::map<std::string, WindowTest::Run>& known() {
    static std::map<std::string, WindowTest::Run> tests;
    return tests;
}

} // namespace

WindowTest::WindowTest(const char* file, Run run) {
    known()[std::filesystem::path(file).stem().string()] = run;
}

} // namespace seiche

int main(int argc, char** argv) {
    const auto wanted = argc > 1 ? seiche::known().find(argv[1]) : seiche::known().end();
    if (wanted == seiche::known().end()) {
        std::fputs("Say which tests are to be run:\n", stderr);
        for (const auto& [name, run] : seiche::known()) std::fprintf(stderr, "    %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return wanted->second(argc - 1, argv + 1);
}
