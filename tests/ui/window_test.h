// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTest>

// Headers for moc's output, which is compiled inside a namespace (cmake/compile_together.awk).
#include <QtCore/qmetatype.h>
#if __has_include(<QtCore/qtmochelpers.h>)
#include <QtCore/qtmochelpers.h>
#include <QtCore/qxptype_traits.h>
#endif
#include <memory>

namespace seiche {

/// Tests of one file, registered under the file's name without extension.
class WindowTest {
public:
    using Run = int (*)(int argc, char** argv);
    /// `Alone` tests need their own application and process, `WithOthers` tests share one.
    enum class Runs { Alone, WithOthers };

    WindowTest(const char* file, Runs runs, Run run);
};

/// Returns the arguments for `QTest::qExec`. The single argument `--share` selects a third of the
/// functions, unless files that affect windows have changed (tests/share.h).
QStringList windowTestArguments(const QMetaObject& test, int argc, char** argv);

/// Runs the functions of `Test` with a new `Application`, like QTEST_MAIN.
template <class Application, class Test>
int runTest(int argc, char** argv) {
    Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, windowTestArguments(Test::staticMetaObject, argc, argv));
}

/// Runs the functions of `Test` in the existing application.
template <class Test>
int runWidgetTest(int argc, char** argv) {
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace seiche

/// Replaces QTEST_MAIN and QTEST_GUILESS_MAIN, because all test files of a folder form one program.
#define SEICHE_WINDOW_TEST(Application, Test)                                                                  \
    static const seiche::WindowTest theseTests(__FILE__, seiche::WindowTest::Runs::Alone,                      \
                                               seiche::runTest<Application, Test>);

/// Registers tests without a main window, focus or window manager. Those of a folder run in one
/// process without a screen.
#define SEICHE_WIDGET_TEST(Test)                                                                               \
    static const seiche::WindowTest theseTests(__FILE__, seiche::WindowTest::Runs::WithOthers,                 \
                                               seiche::runWidgetTest<Test>);
