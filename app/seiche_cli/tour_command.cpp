// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "report.h"
#include "resonance_chart.h"
#include "resonance_curve.h"

#include "files/presets.h"
#include "picture/png.h"
#include "show/csv.h"
#include "show/view.h"
#include "study/one_pull.h"
#include "theory/modes.h"
#include "theory/resonance.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

namespace seiche::cli {

namespace {

// Demonstration without a window: taps a string at several frequencies, finds its resonance,
// compares it with theory, and writes pictures and tables.
class Tour {
public:
    explicit Tour(std::string folder)
        : m_folder(std::move(folder)), m_string(*loadPreset("string")), m_middle(m_string.grid.width / 2) {}

    Status go() {
        std::error_code error;
        std::filesystem::create_directories(m_folder, error);
        if (error) {
            addProblem(m_folder, error.message());
            return CouldNotBeDone;
        }
        std::printf("A string of %d points, %g steps per second, tapped at %d rhythms:\n\n",
                    m_string.grid.width, m_string.stepsPerSecond, rhythms);
        const ResonanceCurve coarse = tapBetween(0.5, 3.25, rhythms);
        print(coarse);
        const double loudest = best(coarse).hertz;
        const ResonanceCurve fine = tapBetween(0.95 * loudest, 1.05 * loudest, 21);
        printFound(best(fine));
        const bool written = write("resonance.csv", asCsv(coarse)) && write("resonance.svg", chart(coarse)) &&
                             drawString(best(fine).period) && drawPool();
        if (!written) return CouldNotBeDone;
        std::printf("\nWritten to %s:\n%s", m_folder.c_str(), m_list.c_str());
        return Done;
    }

private:
    static constexpr int rhythms = 12;
    static constexpr float ceiling = 120; // amplitude near resonance

    ResonanceCurve tapBetween(double from, double to, int points) const {
        Sweep sweep;
        sweep.experiment = m_string;
        sweep.probeX = m_middle;
        sweep.fromHertz = from;
        sweep.toHertz = to;
        sweep.points = points;
        return resonanceCurve(sweep);
    }

    static void print(const ResonanceCurve& curve) {
        std::printf("  %8s %8s %11s %11s\n", "Hz", "steps", "amplitude", "predicted");
        for (std::size_t i = 0; i < curve.measured.size(); ++i) {
            const SweepPoint& point = curve.measured[i];
            std::printf("  %8.3f %8lld %11.3f", point.hertz, static_cast<long long>(point.period),
                        point.amplitude);
            if (!curve.predicted.empty()) std::printf(" %11.3f", curve.predicted[i]);
            std::printf("\n");
        }
    }

    static SweepPoint best(const ResonanceCurve& curve) {
        return *std::max_element(
            curve.measured.begin(), curve.measured.end(),
            [](const SweepPoint& a, const SweepPoint& b) { return a.amplitude < b.amplitude; });
    }

    void printFound(const SweepPoint& found) const {
        std::printf("\nResonance found at     %.3f Hz, %.1f times the amplitude of a single tap\n", found.hertz,
                    found.amplitude / swingAfterOnePull(m_string, m_middle));
        if (const std::optional<Modes> modes = Modes::of(m_string.rule, m_string.grid))
            std::printf("Resonance predicted at %.3f Hz\n",
                        modes->lowest(1).front().motion.frequency(m_string.stepsPerSecond));
    }

    std::string chart(const ResonanceCurve& curve) const {
        ResonanceChart chart;
        for (const SweepPoint& point : curve.measured) chart.measured.push_back({point.hertz, point.amplitude});
        const auto response = SteadyResponse::to(m_string.rule, m_string.grid, m_string.pullWith, m_middle);
        if (response)
            for (const std::int64_t period : sweepPeriods(m_string.stepsPerSecond, 0.4, 3.4, 600))
                chart.predicted.push_back(
                    {m_string.stepsPerSecond / double(period), response->amplitude(period)});
        return asSvg(chart);
    }

    // Draws the maximum displacement after one minute at resonance.
    bool drawString(std::int64_t period) {
        Simulation run(m_string);
        const auto taps = static_cast<std::int64_t>(60 * m_string.stepsPerSecond) / period;
        for (std::int64_t tap = 0; tap < taps; ++tap) {
            run.apply(m_string.pullWith);
            run.advance(period);
        }
        run.apply(m_string.pullWith);
        Simulation highest = run;
        for (std::int64_t step = 0; step < period; step += period / 32) {
            if (run.largestHeight() > highest.largestHeight()) highest = run;
            run.advance(period / 32);
        }
        OutputFile state(m_folder + "/string-at-resonance.csv");
        writeStateHead(state, highest.start());
        writeState(state, highest);
        return finish(state) && draw("string-at-resonance.png", "line", highest, ceiling, 1366, 500);
    }

    bool drawPool() {
        Simulation run(*loadPreset("pool"));
        run.advance(250);
        return draw("pool.png", "flat-blue", run, rangeFor(run), 960, 720);
    }

    bool draw(const std::string& name, const char* view, const Simulation& run, float range, int width,
              int height) {
        std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
        const PixelView picture{pixels.data(), width, height, width};
        findView(view)->paint(run, range, picture);
        OutputFile file(m_folder + '/' + name);
        writePng(picture, [&file](std::string_view bytes) { file.write(bytes); });
        return finish(file);
    }

    bool write(const std::string& name, const std::string& text) {
        OutputFile file(m_folder + '/' + name);
        file.write(text);
        return finish(file);
    }

    bool finish(OutputFile& file) {
        if (commit(file) != Done) return false;
        m_list += "  " + std::filesystem::path(file.path()).filename().string() + '\n';
        return true;
    }

    std::string m_folder;
    std::string m_list;
    Experiment m_string;
    int m_middle;
};

} // namespace

Command tourCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "tour", "Show what the program does: tap a string, find its resonance, write images and tables");
    const auto folder = std::make_shared<std::string>();
    command->add_option("--out", *folder, "Folder for images and tables")->type_name("DIR")->required();
    Progress::addOption(*command);
    return {command, [folder] { return Tour(*folder).go(); }};
}

} // namespace seiche::cli
