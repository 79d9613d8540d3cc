// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/text.h"
#include "model/experiment.h"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

struct Check;

/// The kinds of checks that a step of a lesson can wait for, named in files as `kindOf` says.
namespace check {

/// A cell of the medium.
struct Cell {
    int x = 0;
    int y = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

/// A number of taps in one rhythm whose intervals scatter no more than this.
struct Taps {
    int count = 5;
    double scatter = 15.0; ///< percent of an interval
    double from = 0.0;     ///< Hz
    double to = 1e6;

    friend bool operator==(const Taps&, const Taps&) = default;
};

/// Taps (or a sine, or the metronome) at the frequency of a standing wave, until the wave is this high.
struct Resonance {
    int mode = 1;         ///< counted from the slowest that swings
    double within = 3.0;  ///< percent
    double amplitude = 1; ///< in pulls

    friend bool operator==(const Resonance&, const Resonance&) = default;
};

/// The medium has been above or below this height, anywhere or at a place.
struct Height {
    std::optional<Cell> at;
    std::optional<double> above;
    std::optional<double> below;

    friend bool operator==(const Height&, const Height&) = default;
};

/// The height at a place comes and goes with the period of a standing wave; measured since the last pull or
/// change.
struct Period {
    Cell at;
    int mode = 1;
    double within = 5.0; ///< percent
    int cycles = 2;

    friend bool operator==(const Period&, const Period&) = default;
};

/// A pulse from the last pull has come by a place; its speed is measured.
struct Travel {
    Cell to;
    double within = 5.0; ///< percent of the wave's speed

    friend bool operator==(const Travel&, const Travel&) = default;
};

/// The run, or a twin, has passed all bounds with the settings as they are.
///
/// Counted in steps, see `Observations::explodedAfter`.
struct Diverged {
    std::optional<Scheme> twin;

    friend bool operator==(const Diverged&, const Diverged&) = default;
};

/// A parameter has a value in this range, or this word.
struct Setting {
    std::string id;
    std::optional<double> from;
    std::optional<double> to;
    std::string is;

    friend bool operator==(const Setting&, const Setting&) = default;
};

/// Another way of computing runs beside the main one.
struct Twin {
    Scheme scheme = Scheme::Euler;

    friend bool operator==(const Twin&, const Twin&) = default;
};

/// The student types a number.
struct Number {
    enum class Of {
        Given,
        Frequency,  ///< of a standing wave, Hz
        Period,     ///< of a standing wave, s
        HalfLife,   ///< of a standing wave, s
        WaveSpeed,  ///< of long waves, cells per second
        Wavelength, ///< of the waves of the first sine source, cells
        LimitK,     ///< the largest stable k
        Growth      ///< per step
    };
    Of of = Of::Given;
    double given = 0.0;
    int mode = 1;
    double within = 5.0; ///< percent

    friend bool operator==(const Number&, const Number&) = default;
};

/// The student chooses one of several answers.
struct Choice {
    std::vector<Text> options;
    int right = 1; ///< counted from 1

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// A number of pulls since the step began, no two of them nearer to each other than this.
struct Pulls {
    int count = 1;
    double apart = 0.0; ///< cells

    friend bool operator==(const Pulls&, const Pulls&) = default;
};

/// The run has gone on for this time since the step began, and has not diverged.
struct Runs {
    double seconds = 1.0;

    friend bool operator==(const Runs&, const Runs&) = default;
};

/// The first sine source swings at a frequency in this range, Hz.
struct Source {
    double from = 0.0;
    double to = 1e6;

    friend bool operator==(const Source&, const Source&) = default;
};

/// Every part has passed.
struct All {
    std::vector<Check> parts;
};
bool operator==(const All& a, const All& b);

/// One of the parts has passed.
struct Any {
    std::vector<Check> parts;
};
bool operator==(const Any& a, const Any& b);

} // namespace check

/// A check of any kind.
struct Check {
    std::variant<check::Taps, check::Resonance, check::Height, check::Period, check::Travel, check::Diverged,
                 check::Setting, check::Twin, check::Number, check::Choice, check::Pulls, check::Runs,
                 check::Source, check::All, check::Any>
        is;

    friend bool operator==(const Check&, const Check&) = default;
};

inline bool check::operator==(const All& a, const All& b) { return a.parts == b.parts; }
inline bool check::operator==(const Any& a, const Any& b) { return a.parts == b.parts; }

template <>
struct EnumNames<check::Number::Of> {
    static constexpr std::array<std::pair<check::Number::Of, std::string_view>, 7> all{
        {{check::Number::Of::Frequency, "frequency"},
         {check::Number::Of::Period, "period"},
         {check::Number::Of::HalfLife, "half-life"},
         {check::Number::Of::WaveSpeed, "wave-speed"},
         {check::Number::Of::Wavelength, "wavelength"},
         {check::Number::Of::LimitK, "limit-k"},
         {check::Number::Of::Growth, "growth"}}};
};

/// What a check with `all` or `any` is made of; nothing for others.
std::span<const Check> partsOf(const Check& whole);

/// The ids of the parameters that a check looks at, in their order.
std::vector<std::string> parametersIn(const Check& check);

/// The schemes whose twins a check waits for, in their order.
std::vector<Scheme> twinsIn(const Check& check);

/// The part of a check, itself included, that is of this kind; null when there is none. The first one found.
template <class Kind>
const Kind* partOf(const Check& whole) {
    if (const Kind* own = std::get_if<Kind>(&whole.is)) return own;
    for (const Check& part : partsOf(whole))
        if (const Kind* found = partOf<Kind>(part)) return found;
    return nullptr;
}

} // namespace seiche
