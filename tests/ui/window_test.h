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
    /// Tests with an own application need a process of their own, the others share one.
    enum class Runs { Alone, WithOthers };

    WindowTest(const char* file, Runs runs, Run run);
};

/// Arguments for QTest::qExec: those given, or with the single argument --share a third of the test's
/// functions, unless something has changed that windows show (tests/share.h).
QStringList windowTestArguments(const QMetaObject& test, int argc, char** argv);

/// Runs the functions of Test with an Application of their own, as QTEST_MAIN does.
template <class Application, class Test>
int runTest(int argc, char** argv) {
    Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, windowTestArguments(Test::staticMetaObject, argc, argv));
}

/// Runs the functions of Test with the application that is there.
template <class Test>
int runWidgetTest(int argc, char** argv) {
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace seiche

/// Instead of QTEST_MAIN and QTEST_GUILESS_MAIN, because all files of a folder are one program.
#define SEICHE_WINDOW_TEST(Application, Test)                                                                  \
    static const seiche::WindowTest theseTests(__FILE__, seiche::WindowTest::Runs::Alone,                      \
                                               seiche::runTest<Application, Test>);

/// For tests that open no main window and need neither focus nor a window manager: those of a folder run
/// one after the other in one process, without a screen.
#define SEICHE_WIDGET_TEST(Test)                                                                               \
    static const seiche::WindowTest theseTests(__FILE__, seiche::WindowTest::Runs::WithOthers,                 \
                                               seiche::runWidgetTest<Test>);
