// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// seiche_bench [--json FILE] [options of Google Benchmark] measures the speed of the core. All
// benchmarks run interleaved, so that other load affects them equally. Prints the medians and their
// ratios at the end.
#include "machine/isa.h"
#include "machine/thread_pool.h"
#include "posix/cache.h"
#include "results.h"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <vector>

using namespace seiche;
using namespace seiche::bench;

namespace {

std::string machineLine() {
    std::string processor = "unknown processor";
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);)
        if (line.starts_with("model name")) {
            processor = line.substr(line.find(':') + 2);
            break;
        }
    const CacheSizes caches = cacheSizes();
    return processor + ", " + std::to_string(ThreadPool::cores()) + " threads, " +
           std::string(toString(chosenIsa())) + ", caches " + std::to_string(caches.first / 1024) +
           " KiB and " + std::to_string(caches.second / 1024) + " KiB, compiler " __VERSION__;
}

// Keeps the medians that the reporter of Google Benchmark prints.
class Medians : public benchmark::ConsoleReporter {
public:
    using ConsoleReporter::ConsoleReporter;
    void ReportRuns(const std::vector<Run>& runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs) {
            if (run.run_type == Run::RT_Aggregate && run.aggregate_name != "median") continue;
            Median& median = m_results[run.run_name.function_name];
            const auto items = run.counters.find("items_per_second");
            if (items != run.counters.end()) median.cellsPerSecond = items->second;
            median.milliseconds =
                run.GetAdjustedRealTime() * 1e3 / benchmark::GetTimeUnitMultiplier(run.time_unit);
        }
    }
    Results& results() { return m_results; }

private:
    Results m_results;
};

class Table {
public:
    explicit Table(const Results& results) : m_results(results) {}

    void ratio(const char* label, const std::string& a, const std::string& b) const {
        const double below = speed(b);
        if (below > 0.0 && speed(a) > 0.0) std::printf("  %-62s %6.2f\n", label, speed(a) / below);
    }
    double speed(const std::string& name) const {
        const auto found = m_results.find(name);
        return found == m_results.end() ? 0.0 : found->second.cellsPerSecond;
    }

private:
    const Results& m_results;
};

void printRatios(const Results& results) {
    const Table table(results);
    for (const std::string size : {"320x240", "1920x1080", "3840x2160"}) {
        std::printf("\n%s, ratios\n", size.c_str());
        const auto of = [&](const char* what, int threads) {
            return what + ('/' + size) + '/' + std::to_string(threads);
        };
        table.ratio("engine : plain loop, 2 threads", of("engine", 2), of("plain", 2));
        table.ratio("engine : plain loop, 1 thread", of("engine", 1), of("plain", 1));
        table.ratio("engine : JavaScript", of("engine", 2), of("javascript", 1));
        table.ratio("engine with AVX2 : plain loop, 2 threads", of("avx2", 2), of("plain", 2));
        table.ratio("engine with SSE2 : plain loop, 2 threads", of("baseline", 2), of("plain", 2));
        table.ratio("engine, 2 threads : 1 thread", of("engine", 2), of("engine", 1));
        for (const char* what :
             {"any k", "diagonal", "moore", "isotropic", "free edges", "periodic edges", "walls"})
            table.ratio((what + std::string(" : fixed edges, cross, k = 1/2")).c_str(), of(what, 2),
                        of("engine", 2));
        table.ratio("scene with a wall and a lens : any k", of("scene", 2), of("any k", 2));
        table.ratio("absorbing sides : fixed edges, cross, k = 1/2", of("absorbing", 2), of("engine", 2));
        table.ratio("absorbing sides, one source : fixed edges, cross, k = 1/2", of("absorbing, source", 2),
                    of("engine", 2));
        for (int threads : {1, 2})
            table.ratio(("run with absorbing sides, source, wall and lens : bare run, " +
                         std::to_string(threads) + (threads == 1 ? " thread" : " threads"))
                            .c_str(),
                        of("run of a scene", threads), of("run", threads));
        table.ratio("velocity damping : none, any k", of("velocity damping", 2), of("any k", 2));
    }
    std::printf("\nframes far larger than all caches\n");
    table.ratio("engine : memory limit at 12 bytes per cell", "engine/beyond caches/2",
                "stream/beyond caches/2");
    std::printf("\nstring, ratio to the plain loop\n");
    for (const char* points : {"320/1", "10000/1", "100000/1", "1000000/1", "100000/2", "1000000/2"})
        table.ratio((std::string(points) + " thread(s)").c_str(), std::string("string/") + points,
                    std::string("plain string/") + points);
    std::printf("\nstring with velocity damping, ratio to the plain loop without\n");
    for (const char* points : {"320/1", "10000/1", "100000/1", "1000000/1"})
        table.ratio((std::string(points) + " thread").c_str(), std::string("damped string/") + points,
                    std::string("plain string/") + points);
    std::printf("\npictures, milliseconds\n");
    for (const auto& [name, median] : results)
        if (name.starts_with("palette") || name.starts_with("water") || name.starts_with("frame"))
            std::printf("  %-62s %6.2f\n", name.c_str(), median.milliseconds);
    std::printf("\npredictions and sweeps, milliseconds\n");
    for (const auto& [name, median] : results)
        if (name.starts_with("theory")) std::printf("  %-62s %6.2f\n", name.c_str(), median.milliseconds);
}

} // namespace

int main(int argc, char** argv) {
    std::vector<std::string> options{argv[0], "--benchmark_repetitions=7", "--benchmark_min_time=0.05",
                                     "--benchmark_enable_random_interleaving=true",
                                     "--benchmark_display_aggregates_only=true"};
    for (int i = 1; i < argc; ++i) {
        const std::string option = argv[i];
        if (option == "--json" && i + 1 < argc) {
            options.push_back(std::string("--benchmark_out=") + argv[++i]);
            options.push_back("--benchmark_out_format=json");
        } else {
            options.push_back(option);
        }
    }
    std::vector<char*> arguments;
    for (std::string& option : options) arguments.push_back(option.data());
    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
    benchmark::AddCustomContext("machine", machineLine());
    registerSteps();
    registerPictures();
    registerTheory();

    Medians medians(benchmark::ConsoleReporter::OO_None);
    benchmark::RunSpecifiedBenchmarks(&medians);
    measureJavaScript(medians.results());
    std::printf("\n%s\n\ncell updates per second in 10^9, medians\n", machineLine().c_str());
    for (const auto& [name, median] : medians.results())
        if (median.cellsPerSecond > 0.0)
            std::printf("  %-62s %6.2f\n", name.c_str(), median.cellsPerSecond * 1e-9);
    printRatios(medians.results());
    return 0;
}
