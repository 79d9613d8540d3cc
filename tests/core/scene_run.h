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

/// Heights at one place, step by step.
using Series = std::vector<double>;

/// A built-in experiment, run as it stands, and what can be measured in it. Places are in cells, `[column,
/// row]`; between cells heights are interpolated by cubics (Catmull-Rom). On a string rows do not matter.
class SceneRun {
public:
    /// Fails the test, and runs an empty pool, where there is no experiment with this id.
    explicit SceneRun(std::string_view id);
    /// One that has been changed first, to compare with.
    explicit SceneRun(seiche::Experiment experiment) : m_run(std::move(experiment)) {}

    const seiche::Experiment& experiment() const { return m_run.start(); }
    seiche::Simulation& run() { return m_run; }
    double stepsPerSecond() const { return m_run.settings().stepsPerSecond; }

    void advance(std::int64_t steps) { m_run.advance(steps); }
    void advanceSeconds(double seconds);

    /// The place of the probe, or the object, with this name.
    seiche::Spot probe(std::string_view name) const;
    const seiche::PoolObject& object(std::string_view name) const;
    const seiche::Source& source(std::string_view name) const;

    /// The speed of long waves, cells per second, where k is multiplied by `factor`.
    double speed(double factor = 1.0) const;
    /// The wavelength that the cells have for this frequency: near speed / hertz, see `theory/dispersion.h`.
    double wavelength(double hertz, double factor = 1.0, double degrees = 0.0) const;
    /// How long one period is, in steps.
    double periodOf(double hertz) const { return stepsPerSecond() / hertz; }

    double heightAt(const seiche::Spot& at) const;

    /// Goes on by so many steps and notes the heights at these places after each of them.
    std::vector<Series> record(const std::vector<seiche::Spot>& places, std::int64_t steps);
    Series record(const seiche::Spot& at, std::int64_t steps) { return record(std::vector{at}, steps).front(); }

    /// Lock-in: goes on by so many whole periods and returns, for each place, the complex amplitude A of
    /// Re(A exp(-i w t)), where t begins with the first frame noted. A wave that runs outwards has the phase
    /// k r.
    std::vector<std::complex<double>> phasors(const std::vector<seiche::Spot>& places, double hertz,
                                              double periods);
    std::complex<double> phasor(const seiche::Spot& at, double hertz, double periods) {
        return phasors({at}, hertz, periods).front();
    }

    /// The wave vector, radians per cell, of the wave that those around the place, at most `reach` cells away
    /// along both axes, resemble most: its direction is that of their fronts. Takes `periods`.
    seiche::Spot waveVectorAt(const seiche::Spot& at, double reach, double hertz, double periods = 2.0);

private:
    mutable seiche::Simulation m_run;
};

/// The built-in experiment.
seiche::Experiment sceneOf(std::string_view id);
/// It, but for the objects with these names.
seiche::Experiment sceneWithout(std::string_view id, const std::vector<std::string>& names);

/// A wave that runs on along a line of places, and one that runs back: complex amplitudes at the first place.
struct OnAndBack {
    std::complex<double> on, back;
};
/// The two whose sum is nearest to the phasors (least squares); `angle`: how many radians a wave has from a
/// place to the next.
OnAndBack onAndBack(const std::vector<std::complex<double>>& phasors, double angle);

/// So many places, evenly from one to the other, both included.
std::vector<seiche::Spot> placesAlong(const seiche::Spot& from, const seiche::Spot& to, int count);
/// Places on a circle, at these angles in degrees: 0 to the right, clockwise as seen.
std::vector<seiche::Spot> placesAround(const seiche::Spot& middle, double radius,
                                       const std::vector<double>& degrees);
/// From `first` to `last` in steps of `by`.
std::vector<double> numbersFrom(double first, double last, double by);

/// The complex amplitude, as `SceneRun::phasors` has it, of this frequency in a series: the cosine, sine and
/// mean that fit it best. Exact for a single frequency, whatever the length.
std::complex<double> phasorOf(const Series& series, double cyclesPerStep);
/// The frequency, cycles per step, that is strongest between two others: the top of the spectrum under a Hann
/// window. Two tones closer than 4 / length are one to it.
double strongestFrequency(const Series& series, double least, double most);
/// The largest magnitude.
double largestOf(const Series& series);
/// The step, with a fraction, at which the magnitude first passes this share of the largest one; NAN: never.
double arrivalOf(const Series& series, double share = 0.5);
/// Where, with a fraction, the values have their maximum next to this index: the top of a parabola through
/// three of them, after climbing.
double topNear(const std::vector<double>& values, double index);
/// The differences of phase, made continuous: each within half a turn of the one before.
std::vector<double> unwrapped(const std::vector<std::complex<double>>& phasors);
/// The slope of a straight line through the values (least squares), per index.
double slopeOf(const std::vector<double>& values);

/// The Bessel function J_n(x) of whole order, from its integral.
double besselJ(int n, double x);

/// Makes a test of what a built-in experiment claims: `SCENE_CLAIM("double-slit") { ... }` is the test
/// SceneClaims.DoubleSlit, and says that the claim of double-slit is tested.
#define SCENE_CLAIM(id) SCENE_CLAIM_AT_(id, __LINE__)
#define SCENE_CLAIM_AT_(id, line) SCENE_CLAIM_AT_LINE_(id, line)
#define SCENE_CLAIM_AT_LINE_(id, line)                                                                         \
    static void sceneClaim##line(const std::string& scene);                                                    \
    static const ClaimTest claimTest##line(id, sceneClaim##line, __FILE__, __LINE__);                          \
    static void sceneClaim##line([[maybe_unused]] const std::string& scene)

/// Registers a test with GoogleTest and its id with `testedClaims`. The test gets the id.
class ClaimTest {
public:
    using Body = void (*)(const std::string& scene);
    ClaimTest(const char* id, Body body, const char* file, int line);
};

/// The ids of all `SCENE_CLAIM`s.
const std::set<std::string>& testedClaims();
