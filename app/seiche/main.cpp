// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"
#include "window/main_window.h"

#include <QApplication>

using namespace seiche;

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    Theme::current().set(Look::Dark);
    Experiment onString = defaultExperiment(Medium::String);
    onString.stepsPerSecond = 638;
    onString.rule.damping.velocity = 0.999773;
    Session session(onString, defaultExperiment(Medium::Pool));
    MainWindow window(session);
    window.show();
    return application.exec();
}
