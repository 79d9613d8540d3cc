// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"

#include <cstdio>
#include <gtest/gtest.h>
#include <zlib.h>

std::map<long long, std::vector<GoldenHeight>> readGolden(const std::string& name) {
    std::map<long long, std::vector<GoldenHeight>> frames;
    const std::string path = std::string(SEICHE_GOLDEN_DIR) + "/" + name + ".csv.gz";
    gzFile file = gzopen(path.c_str(), "rb");
    if (!file) {
        ADD_FAILURE() << "cannot open " << path;
        return frames;
    }
    char line[256];
    bool first = true;
    bool pool = false;
    while (gzgets(file, line, sizeof line)) {
        if (first) {
            pool = std::string(line).starts_with("step,x,y");
            first = false;
            continue;
        }
        long long step = 0;
        GoldenHeight cell;
        const int read = pool ? std::sscanf(line, "%lld,%d,%d,%lf", &step, &cell.x, &cell.y, &cell.height)
                              : std::sscanf(line, "%lld,%d,%lf", &step, &cell.x, &cell.height);
        if (read != (pool ? 4 : 3)) ADD_FAILURE() << path << ": " << line;
        frames[step].push_back(cell);
    }
    gzclose(file);
    EXPECT_FALSE(frames.empty()) << path;
    return frames;
}
