// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "results.h"

#include <cstdio>
#include <cstdlib>

namespace seiche::bench {

void measureJavaScript(Results& results) {
    for (const char* size : {"320 240", "1920 1080", "3840 2160"}) {
        const std::string command = std::string("node '" SEICHE_BENCH_DIR "/wave.js' ") + size + " 2>/dev/null";
        std::FILE* node = popen(command.c_str(), "r");
        if (!node) return;
        double cellsPerSecond = 0.0;
        const bool found = std::fscanf(node, "%lf", &cellsPerSecond) == 1;
        if (pclose(node) != 0 || !found) return;
        std::string name = size;
        name[name.find(' ')] = 'x';
        results["javascript/" + name + "/1"].cellsPerSecond = cellsPerSecond;
    }
}

} // namespace seiche::bench
