// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"

#include <complex>
#include <gtest/gtest.h>
#include <numbers>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Heights at one position, step by step.
using Series = std::vector<double>;

/// Run of an example, with measurements. Positions are in cells, `[column, row]`, with cubic
/// interpolation (Catmull-Rom). Strings ignore the row.
class SceneRun {
public:
    /// Loads an example. If the id is unknown, fails the test and runs an empty pool.
    explicit SceneRun(std::string_view id);
    /// Runs a modified experiment, for comparison.
    explicit SceneRun(seiche::Experiment experiment) : m_run(std::move(experiment)) {}

    const seiche::Experiment& experiment() const { return m_run.start(); }
    seiche::Simulation& run() { return m_run; }
    double stepsPerSecond() const { return m_run.settings().stepsPerSecond; }

    void advance(std::int64_t steps) { m_run.advance(steps); }
    void advanceSeconds(double seconds);

    /// Returns the position of a probe or object.
    seiche::Spot probe(std::string_view name) const;
    const seiche::PoolObject& object(std::string_view name) const;
    const seiche::Source& source(std::string_view name) const;

    /// Returns the speed of long waves at k times `factor`, in cells per second.
    double speed(double factor = 1.0) const;
    /// Returns the wavelength on the cells, in cells: about speed / hertz. See
    /// `theory/dispersion.h`.
    double wavelength(double hertz, double factor = 1.0, double degrees = 0.0) const;
    /// Returns the length of a period, in steps.
    double periodOf(double hertz) const { return stepsPerSecond() / hertz; }

    double heightAt(const seiche::Spot& at) const;

    /// Advances by `steps` and records the heights after each step.
    std::vector<Series> record(const std::vector<seiche::Spot>& places, std::int64_t steps);
    Series record(const seiche::Spot& at, std::int64_t steps) { return record(std::vector{at}, steps).front(); }

    /// Advances by `periods` and returns the complex amplitude A of Re(A exp(-i w t)) at each
    /// position (lock-in). t is 0 at the first recorded step. An outgoing wave has the phase k r.
    std::vector<std::complex<double>> phasors(const std::vector<seiche::Spot>& places, double hertz,
                                              double periods);
    std::complex<double> phasor(const seiche::Spot& at, double hertz, double periods) {
        return phasors({at}, hertz, periods).front();
    }

    /// Returns the best-fitting wave vector within `reach` cells along both axes, in radians per
    /// cell. Advances by `periods`.
    seiche::Spot waveVectorAt(const seiche::Spot& at, double reach, double hertz, double periods = 2.0);

private:
    mutable seiche::Simulation m_run;
};

/// Returns the example with this id.
seiche::Experiment sceneOf(std::string_view id);
/// Returns the example with this id, without the named objects.
seiche::Experiment sceneWithout(std::string_view id, const std::vector<std::string>& names);

/// Complex amplitudes of the forward and backward wave at the first position.
struct OnAndBack {
    std::complex<double> on, back;
};
/// Fits both waves to the phasors (least squares). `angle` is the phase per position, in radians.
OnAndBack onAndBack(const std::vector<std::complex<double>>& phasors, double angle);

/// Returns `count` equally spaced positions, both ends included.
std::vector<seiche::Spot> placesAlong(const seiche::Spot& from, const seiche::Spot& to, int count);
/// Returns positions on a circle. Angles are in degrees: 0 to the right, clockwise on screen.
std::vector<seiche::Spot> placesAround(const seiche::Spot& middle, double radius,
                                       const std::vector<double>& degrees);
/// Returns numbers from `first` to `last`, `by` apart.
std::vector<double> numbersFrom(double first, double last, double by);

/// Returns the complex amplitude of a frequency, as in `SceneRun::phasors`: the best-fitting
/// cosine, sine and mean. Exact for a single frequency.
std::complex<double> phasorOf(const Series& series, double cyclesPerStep);
/// Returns the strongest frequency in a range, in cycles per step: the maximum of the spectrum
/// under a Hann window. Resolves frequencies at least 4 / length apart.
double strongestFrequency(const Series& series, double min, double max);
/// Returns the largest magnitude of the series.
double largestOf(const Series& series);
/// Returns the interpolated step at which the magnitude first exceeds this fraction of its maximum.
/// NAN if never.
double arrivalOf(const Series& series, double share = 0.5);
/// Returns the interpolated index of the local maximum: climbs, then fits a parabola through three
/// values.
double topNear(const std::vector<double>& values, double index);
/// Returns unwrapped phases: each within half a turn of the previous phase.
std::vector<double> unwrapped(const std::vector<std::complex<double>>& phasors);
/// Returns the least-squares slope of the values, per index.
double slopeOf(const std::vector<double>& values);

/// Computes the Bessel function J_n(x) from its integral.
double besselJ(int n, double x);

/// Defines the test of a scene's claim: `SCENE_CLAIM("double-slit") { ... }` is the test
/// SceneClaims.DoubleSlit. Adds the id to `testedClaims`.
#define SCENE_CLAIM(id) SCENE_CLAIM_AT_(id, __LINE__)
#define SCENE_CLAIM_AT_(id, line) SCENE_CLAIM_AT_LINE_(id, line)
#define SCENE_CLAIM_AT_LINE_(id, line)                                                                         \
    static void sceneClaim##line(const std::string& scene);                                                    \
    static const ClaimTest claimTest##line(id, sceneClaim##line, __FILE__, __LINE__);                          \
    static void sceneClaim##line([[maybe_unused]] const std::string& scene)

/// Registers a test and its id. Passes the id to the test.
class ClaimTest {
public:
    using Body = void (*)(const std::string& scene);
    ClaimTest(const char* id, Body body, const char* file, int line);
};

/// Returns the ids of all `SCENE_CLAIM`s.
const std::set<std::string>& testedClaims();
