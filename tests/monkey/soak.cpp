// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// soak [--minutes N] [--megabytes N] [--preset ID]
//   --minutes N     duration (default: 120)
//   --megabytes N   memory of the timeline (default: 64)
//   --preset ID     experiment (default: the double slit in the rain)
// Plays at 20 times the speed with a Runge-Kutta comparison run. Prints the memory of the process
// four times a minute.
// Fails if memory grows by more than 10 MB with a full timeline: the timeline fills in the first
// half of the time, and the peaks of the last two quarters are compared.
#include "files/presets.h"
#include "theme/theme.h"
#include "window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace seiche;

namespace {

constexpr double maxGrowth = 10.0;   ///< MB
constexpr int betweenLooks = 15'000; ///< milliseconds

double residentMegabytes() {
    long long pages = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> pages >> resident;
    return static_cast<double>(resident * ::sysconf(_SC_PAGESIZE)) / 1e6;
}

long countOf(const char* folder) {
    std::error_code ignored;
    const auto all = std::filesystem::directory_iterator(folder, ignored);
    return std::distance(begin(all), end(all));
}

/// Returns an experiment with endless activity: sources and rain.
Experiment busy() {
    Experiment pool = *loadPreset("double-slit");
    pool.rain.rate = 3.0;
    return pool;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QTemporaryDir home;
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("seiche-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("seiche-tests"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.path());
    QCommandLineParser options;
    options.addOptions({{QStringLiteral("minutes"), {}, QStringLiteral("N"), QStringLiteral("120")},
                        {QStringLiteral("megabytes"), {}, QStringLiteral("N"), QStringLiteral("64")},
                        {QStringLiteral("preset"), {}, QStringLiteral("ID")}});
    options.process(application);
    const double minutes = options.value(QStringLiteral("minutes")).toDouble();
    const auto budget = static_cast<std::size_t>(options.value(QStringLiteral("megabytes")).toInt()) << 20;
    const std::optional<Experiment> chosen =
        options.isSet(QStringLiteral("preset"))
            ? loadPreset(options.value(QStringLiteral("preset")).toStdString())
            : busy();
    if (!chosen) {
        std::fprintf(stderr, "soak: there is no such experiment\n");
        return 2;
    }

    Session session(*loadPreset("string"), *loadPreset("pool"));
    MainWindow window(session);
    window.resize(1366, 768);
    window.show();
    session.setTimelineBudget(budget);
    session.open(*chosen);
    session.setComparison(Scheme::Rk4, true);
    session.setSpeed(20.0);

    double third = 0.0, fourth = 0.0; ///< peaks of these quarters, in MB
    QElapsedTimer time;
    time.start();
    std::printf("minutes,frame,resident_mb,descriptors,threads,processor_s\n");
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &application, [&] {
        const double now = residentMegabytes(), passed = static_cast<double>(time.elapsed()) / 60'000.0;
        if (passed > 0.75 * minutes) fourth = std::max(fourth, now);
        else if (passed > 0.5 * minutes) third = std::max(third, now);
        std::printf("%.2f,%lld,%.1f,%ld,%ld,%.1f\n", passed, static_cast<long long>(session.run().frame()), now,
                    countOf("/proc/self/fd"), countOf("/proc/self/task"),
                    static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
        std::fflush(stdout);
        if (passed >= minutes) QCoreApplication::exit();
    });
    look.start(std::min(betweenLooks, std::max(1000, static_cast<int>(minutes * 60'000.0 / 40))));
    QApplication::exec();
    std::printf("peaks: %.1f MB, then %.1f MB\n", third, fourth);
    return fourth - third > maxGrowth ? 1 : 0;
}
