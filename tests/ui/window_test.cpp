// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Main program of a folder's tests.
//   PROGRAM FILE [QTTEST ARGUMENTS...]      runs the tests of one file
//   PROGRAM -platform offscreen [FILE...]   runs all files, or the given ones, that can share
//                                           an application
#include "window_test.h"

#include "share.h"

#include <QMetaMethod>
#include <QSet>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace seiche {

namespace {

struct File {
    WindowTest::Runs runs;
    WindowTest::Run run;
};

std::map<std::string, File>& known() {
    static std::map<std::string, File> files;
    return files;
}

int runShared(int argc, char** argv) {
    QApplication application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    int failed = 0;
    for (const auto& [name, file] : known()) {
        const bool wanted =
            argc == 1 || std::any_of(argv + 1, argv + argc, [&](const char* each) { return name == each; });
        if (file.runs == WindowTest::Runs::WithOthers && wanted) failed += file.run(1, argv);
    }
    return failed ? 1 : 0;
}

} // namespace

QStringList windowTestArguments(const QMetaObject& test, int argc, char** argv) {
    QStringList arguments(argv, argv + argc);
    if (arguments.size() != 2 || arguments.back() != QLatin1String("--share")) return arguments;
    arguments.removeLast();
    if (!isShared() || hasChanged("ui/") || hasChanged("core/") || hasChanged("tests/ui/")) return arguments;
    const QSet<QByteArray> fixtures{"initTestCase", "cleanupTestCase", "init", "cleanup"};
    std::size_t functions = 0;
    for (int i = test.methodOffset(); i < test.methodCount(); ++i) {
        const QByteArray name = test.method(i).name();
        if (test.method(i).access() != QMetaMethod::Private || fixtures.contains(name) ||
            name.endsWith("_data"))
            continue;
        if (isInShare(functions++, 3)) arguments << QString::fromLatin1(name);
    }
    if (arguments.size() == 1) arguments << QStringLiteral("-functions"); // only lists the functions
    return arguments;
}

WindowTest::WindowTest(const char* file, Runs runs, Run run) {
    known()[std::filesystem::path(file).stem().string()] = {runs, run};
}

} // namespace seiche

int main(int argc, char** argv) {
    using seiche::WindowTest;
    if (argc > 1 && std::string(argv[1]) == "-platform") return seiche::runShared(argc, argv);
    const auto wanted = argc > 1 ? seiche::known().find(argv[1]) : seiche::known().end();
    if (wanted == seiche::known().end()) {
        std::fputs("Say which tests are to be run:\n", stderr);
        for (const auto& [name, file] : seiche::known()) std::fprintf(stderr, "    %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    if (wanted->second.runs == WindowTest::Runs::Alone) return wanted->second.run(argc - 1, argv + 1);
    QApplication application(--argc, ++argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    return wanted->second.run(argc, argv);
}
