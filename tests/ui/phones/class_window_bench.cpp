// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// class_window_bench FILE: a window with a playing string and a class of phones on the loopback.
// Replaces `seiche-cli class` for class_bench: prints address and code, runs until SIGTERM and
// writes the table of points to FILE.
// Finally prints the frames per second of the string, before the phones joined and with them.
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

/// Measurements of the window over consecutive seconds.
struct Seconds {
    std::vector<double> pictures;
    double processor = 0.0; ///< processor time, in seconds
    double took = 0.0;
};

/// Measures the window for `atMost` seconds, or until SIGTERM.
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
        QCoreApplication::exit(); // quit() would ask about the points
    });
    QCoreApplication::exec();
    print("alone", alone);
    print("with phones", together);
    return isWritten ? 0 : 1;
}
