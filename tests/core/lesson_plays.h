// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <cmath>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

/// User actions in lessons, for core and window tests.
namespace play {

/// Regular taps with SPACE. Every other interval is longer by the fraction `unevenness`.
struct Tap {
    double hertz;
    int taps;
    double unevenness = 0.0;
};
/// Single tap with SPACE.
struct PullOnce {};
/// Moves the marker to this cell and taps.
struct PullAt {
    int x, y;
};
struct Wait {
    double seconds;
};
/// Sets a parameter to a number or a word.
struct Set {
    const char* id;
    std::variant<double, std::string> value;
};
/// Damps the displacement instead of the velocity.
struct DampTheHeight {};
struct SwitchOn {
    Scheme scheme;
};
struct TypeIn {
    double number;
};
struct Choose {
    int option; ///< counted from 1
};
/// Touches the string at the marker.
struct Touch {
    double seconds;
};
/// Sets the frequency of the first source, in Hz.
struct SetSource {
    double hertz;
};
using Move =
    std::variant<Tap, PullOnce, PullAt, Wait, Set, DampTheHeight, SwitchOn, TypeIn, Choose, Touch, SetSource>;

} // namespace play

using Play = std::vector<play::Move>;

/// Actions that pass and that fail a step.
struct LessonPlay {
    Play right;
    Play wrong;
    double value = NAN; ///< expected result; NAN if theory has none
};

/// Computes a mode's frequency independently of theory/modes, which the lessons use.
inline double frequencyByHand(int m, int points, double k, double stepsPerSecond) {
    const double pi = std::acos(-1.0);
    const double lambda = 4.0 * std::pow(std::sin(m * pi / (2.0 * (points - 1))), 2);
    return std::acos(1.0 - k * lambda / 2.0) / (2.0 * pi) * stepsPerSecond;
}

/// Returns the plays of all built-in lessons, by "lesson/step".
inline std::map<std::string, LessonPlay> lessonPlays() {
    using namespace play;
    const auto choose = [](int option) { return Play{Choose{option}}; };
    const auto type = [](double number) { return Play{TypeIn{number}}; };
    const auto tap = [](double hertz, int taps, double unevenness = 0.0) {
        return Play{Tap{hertz, taps, unevenness}};
    };
    const auto pullAndWait = [](double seconds) { return Play{PullOnce{}, Wait{seconds}}; };
    const Play idle{Wait{3}};

    std::map<std::string, LessonPlay> all;
    all["resonance/tap"] = {tap(1.0, 6, 0.05), tap(1.0, 5, 0.05)};
    all["resonance/wrong"] = {tap(2.0, 10, 0.05), tap(1.0, 12, 0.05)};
    all["resonance/grow"] = {tap(1.0, 12, 0.03), tap(1.5, 30), 1.0};
    all["resonance/peak"] = {tap(1.0, 30, 0.02), tap(1.06, 30), 1.0};
    all["resonance/period"] = {type(1.0), type(2.0)};
    all["resonance/why"] = {choose(2), choose(1)};

    for (int m = 1; m <= 4; ++m) {
        const char* names[] = {"first", "second", "third", "fourth"};
        all[std::string("harmonics/") + names[m - 1]] = {tap(m, 25 * m), tap(m + 0.3, 25 * m),
                                                         frequencyByHand(m, 320, 1, 638)};
    }
    all["harmonics/predict"] = {type(5.0), type(4.5)};
    all["harmonics/fifth"] = {tap(5.0, 125), tap(4.7, 125), 5.0};

    all["ends/fixed"] = {pullAndWait(8), pullAndWait(1.5)}; // the pulse is still on its way
    const auto atEnd = [](const char* edge, int answer) {
        return Play{Set{"edges.right", edge}, PullOnce{}, Wait{4}, Choose{answer}};
    };
    all["ends/free"] = {atEnd("free", 1), atEnd("free", 2)};
    all["ends/absorbing"] = {atEnd("absorbing", 3), atEnd("fixed", 3)};
    const auto atBrake = [](double impedance, int answer) {
        return Play{Set{"edges.right", "impedance"}, Set{"edges.rightImpedance", impedance}, PullOnce{},
                    Wait{4}, Choose{answer}};
    };
    all["ends/impedance"] = {atBrake(3, 2), atBrake(1, 2)};
    all["ends/resonance"] = {tap(0.5, 20, 0.02), tap(1.0, 20), 638.0 / (2.0 * 639.0)};
    all["ends/second"] = {tap(1.5, 40), tap(1.0, 40)};
    all["ends/which"] = {choose(2), choose(1)};

    all["speed/pulse"] = {pullAndWait(8), pullAndWait(0.5), 320.0};
    all["speed/stopwatch"] = {type(320), type(160)};
    all["speed/resonance"] = {tap(0.5, 20, 0.02), tap(0.7, 20), 0.5};
    all["speed/lambda"] = {type(640 * 0.5), type(320 * 0.5)};
    all["speed/quarter"] = {{Set{"k", 0.25}, TypeIn{160}}, {Set{"k", 0.25}, TypeIn{80}}};
    all["speed/test"] = {{Set{"k", 0.25}, PullOnce{}, Wait{4}}, {Set{"k", 1.0}, PullOnce{}, Wait{8}}, 160.0};

    all["euler/beside"] = {{SwitchOn{Scheme::Euler}, PullOnce{}}, {PullOnce{}}};
    const auto waitForEuler = [](double k, double seconds) {
        return Play{Set{"k", k}, SwitchOn{Scheme::Euler}, PullOnce{}, Wait{seconds}};
    };
    const auto trust = [](int answer) {
        return Play{SwitchOn{Scheme::Euler}, PullOnce{}, Wait{30}, Choose{answer}};
    };
    all["euler/explodes"] = {trust(2), trust(1)};
    all["euler/smaller"] = {waitForEuler(0.01, 60), waitForEuler(0.02, 60)};
    all["euler/word"] = {choose(2), choose(1)};
    const auto withImplicit = [](int answer) {
        return Play{SwitchOn{Scheme::ImplicitEuler}, PullOnce{}, Wait{11}, Choose{answer}};
    };
    all["euler/other"] = {withImplicit(2), withImplicit(1)};

    const auto breakAt = [](double k) { return Play{Set{"k", k}, PullOnce{}, Wait{20}}; };
    all["break/break"] = {breakAt(1.02), breakAt(1.0)};
    all["break/which"] = {choose(3), choose(2)};
    all["break/limit"] = {type(1.0), type(1.1)};
    const auto damped = [](double factor) {
        return Play{Set{"k", 1.1}, Set{"damping.velocity", factor}, PullOnce{}, Wait{6}};
    };
    all["break/save"] = {damped(0.8), damped(0.9)};
    all["break/pool"] = {type(0.5), type(1.0)};

    all["damping/friction"] = {pullAndWait(8), idle, 1.0};
    all["damping/half"] = {type(2.0), type(1.0)};
    all["damping/height"] = {{DampTheHeight{}, PullOnce{}, Wait{5}}, pullAndWait(8)};
    all["damping/which"] = {choose(1), choose(2)};
    all["damping/long"] = {{PullOnce{}, Wait{3}, Choose{2}}, {PullOnce{}, Wait{3}, Choose{1}}};

    all["drops/one"] = {pullAndWait(8), pullAndWait(0.5)};
    all["drops/two"] = {{PullAt{60, 120}, PullAt{200, 120}}, {PullAt{60, 120}, PullAt{70, 120}}};
    all["drops/meet"] = {choose(2), choose(1)};
    all["drops/sum"] = {type(6), type(3)};

    const auto watch = [](double seconds, int answer) { return Play{Wait{seconds}, Choose{answer}}; };
    all["slits/watch"] = {watch(4, 2), watch(4, 1)};
    all["slits/length"] = {type(20), type(40)};
    all["slits/calm"] = {choose(3), choose(2)};
    all["slits/angle"] = {type(19.5), type(30)};
    all["slits/single"] = {watch(2.5, 2), watch(2.5, 1)};

    all["seiche/gust"] = {pullAndWait(8), idle, 2.0};
    all["seiche/where"] = {choose(2), choose(1)};
    all["seiche/resonance"] = {tap(0.5, 20, 0.02), tap(0.7, 20), 0.5};
    all["seiche/geneva"] = {type(59), type(30)};
    all["seiche/above"] = {pullAndWait(8), idle};

    // 120 points per second: 80 points at 1.5 Hz, 50 at 2.4 Hz.
    all["ruler/lambda"] = {type(80), type(40), 120 / 1.5};
    all["ruler/period"] = {type(0.67), type(1.5), 1 / 1.5};
    all["ruler/crest"] = {type(120), type(80), 120.0};
    all["ruler/law"] = {choose(3), choose(1)};
    all["ruler/predict"] = {type(50), type(80), 120 / 2.4};
    all["ruler/test"] = {{SetSource{2.4}, Wait{4}, TypeIn{50}}, type(50), 120 / 2.4};
    all["ruler/nodes"] = {{Set{"edges.right", "fixed"}, Wait{8}, TypeIn{40}},
                          {Set{"edges.right", "fixed"}, Wait{8}, TypeIn{80}},
                          40.0};

    const auto pullAndType = [](double number) { return Play{PullOnce{}, Wait{3}, TypeIn{number}}; };
    const auto pullAtBrake = [](double impedance) {
        return Play{Set{"edges.rightImpedance", impedance}, PullOnce{}, Wait{4}, TypeIn{impedance}};
    };
    all["joint/free"] = {pullAndType(2), pullAndType(1), 2.0};
    all["joint/match"] = {pullAtBrake(1), pullAtBrake(2), 1.0};
    // Wave speeds of 1 and 1/2 points per step, then of 1/2 and 1.
    all["joint/back"] = {pullAndType(-0.33), pullAndType(0.33), (0.5 - 1) / (1 + 0.5)};
    all["joint/on"] = {type(0.67), type(1.33), 2 * 0.5 / (1 + 0.5)};
    all["joint/rule"] = {choose(4), choose(1)};
    all["joint/lighter"] = {pullAndType(1.33), pullAndType(0.67), 2 * 1 / (0.5 + 1)};
    all["joint/energy"] = {type(89), type(133), 100.0 * 8 / 9};

    all["fourier/pluck"] = {choose(2), choose(3)};
    all["fourier/falls"] = {type(11), type(33), 100.0 / 9};
    all["fourier/finger"] = {{Touch{6}, Choose{3}}, {Touch{6}, Choose{1}}};
    all["fourier/square"] = {type(33), type(11), 100.0 / 3};
    all["fourier/gibbs"] = {type(118), type(100), 118.0};
    all["fourier/shapes"] = {choose(1), choose(3)};
    all["fourier/why"] = {choose(2), choose(1)};

    const auto ofChain = [](int m, int beads) { return frequencyByHand(m, beads + 2, 0.0025, 126); };
    all["chain/one"] = {tap(ofChain(1, 1), 25), tap(1.2, 25), ofChain(1, 1)};
    all["chain/together"] = {tap(ofChain(1, 2), 25), tap(ofChain(2, 2), 25), ofChain(1, 2)};
    all["chain/against"] = {tap(ofChain(2, 2), 30), tap(ofChain(1, 2), 25), ofChain(2, 2)};
    all["chain/count"] = {pullAndType(10), pullAndType(11), 10.0};
    all["chain/fastest"] = {pullAndType(2.0), pullAndType(2.85), ofChain(10, 10)};
    all["chain/limit"] = {type(2.0), type(1.41), 2.0};
    all["chain/string"] = {type(4.99), type(4.61), 5.0};
    return all;
}

} // namespace seiche
