// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"

#include <QElapsedTimer>
#include <QEvent>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <string>
#include <unistd.h>
#include <vector>

namespace seiche {

inline double seconds(const timespec& time) {
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Returns the seconds since the start of the process, to a hundredth.
inline double sinceStart() {
    std::ifstream file("/proc/self/stat");
    std::string word;
    for (int field = 1; field < 22; ++field) file >> word;
    double ticks = 0;
    file >> ticks;
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return seconds(now) - ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

inline double residentMegabytes() {
    std::ifstream file("/proc/self/statm");
    double size = 0, resident = 0;
    file >> size >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

inline double processorSeconds() {
    timespec used{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return seconds(used);
}

/// Counts the paints of canvases and measures the gaps between them.
class Paints : public QObject {
public:
    int count = 0;
    double first = 0;         ///< seconds since the start of the process
    std::vector<double> gaps; ///< milliseconds

    void forget() {
        count = 0;
        gaps.clear();
    }
    /// Returns the 95th percentile of the gaps, in milliseconds. 0 if there are none.
    double longGap() {
        if (gaps.empty()) return 0.0;
        std::ranges::sort(gaps);
        return gaps[gaps.size() * 19 / 20];
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && qobject_cast<Canvas*>(watched)) {
            if (first == 0) first = sinceStart();
            if (m_since.isValid()) gaps.push_back(1e-6 * static_cast<double>(m_since.nsecsElapsed()));
            m_since.start();
            ++count;
        }
        return false;
    }

private:
    QElapsedTimer m_since;
};

} // namespace seiche
