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

/// Kinds of checks; `kindOf` gives their names in files.
namespace check {

/// A cell of the medium.
struct Cell {
    int x = 0;
    int y = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

/// A number of taps at regular intervals.
struct Taps {
    int count = 5;
    double scatter = 15.0; ///< percent of the mean interval
    double from = 0.0;     ///< Hz, as is `to`
    double to = 1e6;

    friend bool operator==(const Taps&, const Taps&) = default;
};

/// Drive (taps, sine or metronome) at the frequency of a standing wave, until it reaches an
/// amplitude.
struct Resonance {
    int mode = 1;         ///< counted from 1; oscillating modes, slowest first
    double within = 3.0;  ///< percent
    double amplitude = 1; ///< in taps

    friend bool operator==(const Resonance&, const Resonance&) = default;
};

/// The displacement has exceeded a limit, anywhere or at one cell.
struct Height {
    std::optional<Cell> at;
    std::optional<double> above;
    std::optional<double> below;

    friend bool operator==(const Height&, const Height&) = default;
};

/// The displacement at a cell oscillates with the period of a standing wave. Measured since the
/// last tap or change.
struct Period {
    Cell at;
    int mode = 1;
    double within = 5.0; ///< percent
    int cycles = 2;

    friend bool operator==(const Period&, const Period&) = default;
};

/// The pulse of the last tap has passed a cell; measures the speed of the pulse.
struct Travel {
    Cell to;
    double within = 5.0; ///< percent of the wave speed

    friend bool operator==(const Travel&, const Travel&) = default;
};

/// The run, or a comparison run, has diverged with the current settings.
///
/// Counted in steps, see `Observations::explodedAfter`.
struct Diverged {
    std::optional<Scheme> comparisonRun;

    friend bool operator==(const Diverged&, const Diverged&) = default;
};

/// A parameter has a value in this range, or this keyword.
struct Setting {
    std::string id;
    std::optional<double> from;
    std::optional<double> to;
    std::string is;

    friend bool operator==(const Setting&, const Setting&) = default;
};

/// A comparison run with a different scheme.
struct ComparisonRun {
    Scheme scheme = Scheme::Euler;

    friend bool operator==(const ComparisonRun&, const ComparisonRun&) = default;
};

/// The student enters a number.
struct Number {
    enum class Of {
        Given,
        Frequency,  ///< of a standing wave, Hz
        Period,     ///< of a standing wave, s
        HalfLife,   ///< of a standing wave, s
        WaveSpeed,  ///< of long waves, cells per second
        Wavelength, ///< of the first sine source, cells
        LimitK,     ///< largest stable k
        Growth      ///< per step
    };
    Of of = Of::Given;
    double given = 0.0;
    int mode = 1;
    double within = 5.0; ///< percent

    friend bool operator==(const Number&, const Number&) = default;
};

/// The student chooses from several answers.
struct Choice {
    std::vector<Text> options;
    int right = 1; ///< counted from 1

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// A number of taps with a minimum distance.
struct Pulls {
    int count = 1;
    double apart = 0.0; ///< minimum distance, in cells

    friend bool operator==(const Pulls&, const Pulls&) = default;
};

/// The run has lasted this long in the step without diverging.
struct Runs {
    double seconds = 1.0;

    friend bool operator==(const Runs&, const Runs&) = default;
};

/// The first sine source is in this range, Hz.
struct Source {
    double from = 0.0;
    double to = 1e6;

    friend bool operator==(const Source&, const Source&) = default;
};

/// All parts have passed.
struct All {
    std::vector<Check> parts;
};
bool operator==(const All& a, const All& b);

/// At least one part has passed.
struct Any {
    std::vector<Check> parts;
};
bool operator==(const Any& a, const Any& b);

} // namespace check

/// A check of any kind.
struct Check {
    std::variant<check::Taps, check::Resonance, check::Height, check::Period, check::Travel, check::Diverged,
                 check::Setting, check::ComparisonRun, check::Number, check::Choice, check::Pulls, check::Runs,
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

/// Returns the parts of `all` or `any`; otherwise empty.
std::span<const Check> partsOf(const Check& whole);

/// Returns the parameter ids in a check, in order.
std::vector<std::string> parametersIn(const Check& check);

/// Returns the schemes of required comparison runs, in order.
std::vector<Scheme> comparisonSchemesIn(const Check& check);

/// Returns the first part of this kind; null if none.
template <class Kind>
const Kind* partOf(const Check& whole) {
    if (const Kind* own = std::get_if<Kind>(&whole.is)) return own;
    for (const Check& part : partsOf(whole))
        if (const Kind* found = partOf<Kind>(part)) return found;
    return nullptr;
}

} // namespace seiche
