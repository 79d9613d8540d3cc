// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_under_test.h"

using namespace seiche;

class ClassWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { useOwnPlaces(); }
};

QTEST_MAIN(ClassWindowTest)
#include "tst_class_window.moc"
