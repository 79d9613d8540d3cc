// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTest>

// What moc's output includes, for it is compiled inside of a namespace (cmake/compile_together.cmake).
#include <QtCore/qmetatype.h>
#if __has_include(<QtCore/qtmochelpers.h>)
#include <QtCore/qtmochelpers.h>
#include <QtCore/qxptype_traits.h>
#endif
#include <memory>

namespace seiche {

/// Tests of one file, which the program that they are compiled into knows by the file's name without its
/// ending.
class WindowTest {
public:
    using Run = int (*)(int argc, char** argv);

    WindowTest(const char* file, Run run);
};

/// The functions of Test with an Application of their own, as QTEST_MAIN runs them.
template <class Application, class Test>
int runTest(int argc, char** argv) {
    Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace seiche

/// Instead of QTEST_MAIN and QTEST_GUILESS_MAIN, for all files of a folder are one program.
#define SEICHE_WINDOW_TEST(Application, Test)                                                                  \
    static const seiche::WindowTest theseTests(__FILE__, seiche::runTest<Application, Test>);
