// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/run_tables.h"

#include "files/output_file.h"
#include "show/csv.h"
#include "wording/problems.h"

#include <QFile>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

QString committed(OutputFile& file) { return file.commit() ? QString() : problemInWords(*file.problem()); }

} // namespace

std::vector<Probe> probesOf(const Experiment& experiment) {
    if (!experiment.probes.empty()) return experiment.probes;
    const auto nearest = [](double at, int size) {
        return std::clamp(static_cast<int>(std::floor(at + 0.5)), 0, size - 1);
    };
    return {{"pull", nearest(experiment.pullWith.x, experiment.grid.width),
             nearest(experiment.pullWith.y, experiment.grid.height)}};
}

QString writeProbesTable(const Experiment& experiment, std::int64_t last, const QString& path,
                         const TableForm& form, const GoOn& goOn) {
    Simulation run(experiment);
    const std::vector<Probe> probes = probesOf(experiment);
    OutputFile file(QFile::encodeName(path).toStdString());
    file.convertTo(form);
    writeProbesHead(file);
    writeProbes(file, run, probes);
    HeightRecord seen = recordAt(probes);
    const std::int64_t portion = std::clamp<std::int64_t>(10'000'000 / run.grid().cells(), 8, 4096);
    while (run.frame() < last && file.good() && !run.divergedAt()) {
        run.advance(std::min(portion, last - run.frame()), &seen);
        writeProbes(file, seen, probes);
        seen.clear();
        if (!goOn(static_cast<double>(run.frame()) / static_cast<double>(last))) return {};
    }
    return committed(file);
}

QString writeStateTable(const Simulation& run, const QString& path, const TableForm& form, const GoOn& goOn) {
    OutputFile file(QFile::encodeName(path).toStdString());
    file.convertTo(form);
    writeStateHead(file, run.start());
    if (!writeState(file, run, goOn)) return {};
    return committed(file);
}

} // namespace seiche
