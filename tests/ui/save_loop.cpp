// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Helper program that the tests of saving and recovery kill.
//   save_loop save FILE ONE OTHER   saves two experiments in turn as FILE, without end.
//                                   Prints `saving` at the start and `saved` after the first.
//   save_loop work FOLDER           keeps unsaved work in FOLDER for recovery, prints `kept`
//                                   and waits.
#include "documents/recovery.h"

#include <QCoreApplication>

#include <cstdio>

using namespace seiche;

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    // Files on disk use the application name of the tests.
    QCoreApplication::setApplicationName(QStringLiteral("seiche-tests"));
    const QStringList arguments = QCoreApplication::arguments();
    FileError error;
    if (arguments.size() == 5 && arguments[1] == QLatin1String("save")) {
        const auto one = readExperimentFile(arguments[3], error);
        const auto other = readExperimentFile(arguments[4], error);
        if (!one || !other) return 2;
        std::puts("saving");
        std::fflush(stdout);
        if (!writeExperimentFile(*one, arguments[2], error)) return 1;
        std::puts("saved");
        std::fflush(stdout);
        while (writeExperimentFile(*other, arguments[2], error) &&
               writeExperimentFile(*one, arguments[2], error));
        return 1;
    }
    if (arguments.size() != 3) return 2;
    Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
    Documents documents(session);
    Recovery recovery(session, documents, arguments[2]);
    session.pull({PullShape::Gaussian, 5, 1, PullMode::Add, 77, 0});
    recovery.saveWork();
    std::puts("kept");
    std::fflush(stdout);
    return QCoreApplication::exec();
}
