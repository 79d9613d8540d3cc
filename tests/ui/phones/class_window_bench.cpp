// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// class_window_bench FILE: a window in which a string plays, with a class of phones on the loopback. It does
// for class_bench what `seiche-cli class` does: says address and code, goes on until SIGTERM, leaves the table
// of points in FILE. At its end it says how many pictures of the string there were in each second, before
// phones came and with them.
#include "paints.h"
#include "window_under_test.h"

#include "network/class_server.h"
#include "phones/class_actions.h"

#include <QApplication>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <vector>

using namespace seiche;

namespace {

constexpr int settleMs = 3000;
constexpr int secondsAlone = 10;

volatile std::sig_atomic_t isToEnd = 0;

/// What the window was like in some seconds, one after the other.
struct Seconds {
    std::vector<double> pictures;
    double processor = 0.0; ///< seconds of processors, in all
    double took = 0.0;
};

/// As many, or until SIGTERM comes.
Seconds watch(Paints& paints, int atMost) {
    Seconds seen;
    const double before = processorSeconds();
    QElapsedTimer whole;
    whole.start();
    for (int i = 0; i < atMost; ++i) {
        paints.forget();
        QElapsedTimer second;
        second.start();
        while (second.elapsed() < 1000 && !isToEnd)
            QTest::qWait(std::min(50, 1000 - static_cast<int>(second.elapsed())));
        if (isToEnd) break;
        seen.pictures.push_back(1e9 * paints.count / static_cast<double>(second.nsecsElapsed()));
    }
    seen.processor = processorSeconds() - before;
    seen.took = 1e-3 * static_cast<double>(whole.elapsed());
    std::ranges::sort(seen.pictures);
    return seen;
}

void print(const char* when, const Seconds& seen) {
    if (seen.pictures.empty()) return;
    const std::size_t count = seen.pictures.size();
    std::printf("pictures a second %s: %.1f (half of the seconds), %.1f (95 %% of them), %.1f (all); %.0f %% "
                "of a processor\n",
                when, seen.pictures[count / 2], seen.pictures[count / 20], seen.pictures.front(),
                100.0 * seen.processor / seen.took);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    std::signal(SIGTERM, [](int) { isToEnd = 1; });
    QApplication application(argc, argv);
    useOwnPlaces();
    Paints paints;
    application.installEventFilter(&paints);
    WindowUnderTest program;
    if (!program.show()) {
        std::fputs("the window did not appear\n", stderr);
        return 1;
    }
    program.window.openClass(ClassServerSettings{"127.0.0.1", 0, {}, false});
    auto* actions = program.window.findChild<ClassActions*>();
    if (!actions || !actions->phones().isOpen()) return 1;
    PhoneClass& phones = actions->phones();
    QTest::keyClick(&program.window, Qt::Key_1, Qt::ControlModifier);
    program.session.setMetronome(1.0);
    QTest::qWait(settleMs);
    const Seconds alone = watch(paints, secondsAlone);
    std::printf("%s %s\n", qPrintable(phones.anyAddress()), phones.view().code.c_str());
    std::fflush(stdout);
    const Seconds together = watch(paints, 1'000'000);
    bool isWritten = false;
    phones.askForTable([&](const std::string& table) {
        std::FILE* file = std::fopen(argv[1], "w");
        isWritten = file && std::fwrite(table.data(), 1, table.size(), file) == table.size();
        if (file) isWritten = std::fclose(file) == 0 && isWritten;
        QCoreApplication::exit(); // to quit would ask about the points
    });
    QCoreApplication::exec();
    print("alone", alone);
    print("with phones", together);
    return isWritten ? 0 : 1;
}
