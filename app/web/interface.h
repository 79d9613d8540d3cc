// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

// C interface of the core for web pages: one run and its measurements.
//
// Texts are UTF-8. The caller writes an argument into the buffer of `seiche_room` and passes its
// size. A text answer is at `seiche_answer` with `seiche_answer_size` bytes, valid until the next
// call. Step numbers are integers in a double, because JavaScript numbers are doubles.

#define SEICHE_EXPORT(name) [[clang::export_name(#name)]]

extern "C" {

/// Returns a buffer for a text of this size; null if larger than an experiment may be. Valid until
/// the next call.
SEICHE_EXPORT(seiche_room) char* seiche_room(std::size_t bytes);

SEICHE_EXPORT(seiche_answer) const char* seiche_answer();
SEICHE_EXPORT(seiche_answer_size) std::size_t seiche_answer_size();

// --- experiments

/// Answers with the examples, as `seiche-cli presets --json`.
SEICHE_EXPORT(seiche_presets) void seiche_presets();

/// Sets an override ("damping.velocity=0.99", in the buffer) for the next opened experiment; see
/// `readExperiment`.
SEICHE_EXPORT(seiche_override) void seiche_override(std::size_t bytes);

/// Begins a run of the experiment in the buffer: a file, or the name of an example. Empty answer on
/// success. Otherwise the previous run stays and the answer is a JSON list of problems, [{"path",
/// "text", "arguments"}...]. `text` belongs to the context "Problem" with placeholders %1 ... %9.
/// Each argument is a word, or a text with its own arguments.
SEICHE_EXPORT(seiche_open) void seiche_open(std::size_t bytes);
SEICHE_EXPORT(seiche_open_preset) void seiche_open_preset(std::size_t bytes);

// Without a run, the following functions have no effect and answer with empty, null, 0 or -1.

/// Answers with the run as an experiment file, including events.
SEICHE_EXPORT(seiche_experiment) void seiche_experiment();
/// Answers with the current settings as an experiment file.
SEICHE_EXPORT(seiche_settings) void seiche_settings();

// --- time and touch

/// See `WebRun::advance`.
SEICHE_EXPORT(seiche_advance) double seiche_advance(double steps);
/// See `WebRun::tap`.
SEICHE_EXPORT(seiche_tap) void seiche_tap(double x, double y, double lost);
/// Applies the change in the buffer, see `WebRun::change`. Answers as `seiche_open`.
SEICHE_EXPORT(seiche_change) void seiche_change(std::size_t bytes);
/// See `WebRun::startLevel`.
SEICHE_EXPORT(seiche_start_level) void seiche_start_level();

SEICHE_EXPORT(seiche_frame) double seiche_frame();
/// Returns the step of divergence; -1 if none.
SEICHE_EXPORT(seiche_diverged_at) double seiche_diverged_at();
/// Answers with `Simulation::hash`, 16 hexadecimal digits.
SEICHE_EXPORT(seiche_hash) void seiche_hash();

// --- display

SEICHE_EXPORT(seiche_width) int seiche_width();
/// 1 for a string.
SEICHE_EXPORT(seiche_height) int seiche_height();
SEICHE_EXPORT(seiche_largest_height) double seiche_largest_height();

/// Returns the displacements of the comparison run with the scheme in the buffer, or of the run
/// itself if the text is empty. Width times height values, row by row, valid until the next call.
/// Null if there is no such comparison run.
SEICHE_EXPORT(seiche_heights) const float* seiche_heights(std::size_t bytes);
/// Returns the recent maximum (`up` not 0) or minimum of each point of a string; null in a pool.
SEICHE_EXPORT(seiche_envelope) const float* seiche_envelope(int up);
/// Returns a suitable ceiling for a string, see `naturalCeiling`.
SEICHE_EXPORT(seiche_ceiling) double seiche_ceiling();
/// Returns velocity or force of each point of a string if shown instead of the displacement,
/// otherwise null. `seiche_quantity_end` is the value at the ceiling.
SEICHE_EXPORT(seiche_quantity) const float* seiche_quantity();
SEICHE_EXPORT(seiche_quantity_end) double seiche_quantity_end();
/// Returns the displacement of the wave travelling right (not 0) or left on a string, if shown;
/// otherwise null.
SEICHE_EXPORT(seiche_part) const float* seiche_part(int right);
/// Number and positions of the nodes of a standing wave on a string, in points, if shown.
SEICHE_EXPORT(seiche_node_count) int seiche_node_count();
SEICHE_EXPORT(seiche_nodes) const double* seiche_nodes();
/// Switches the comparison run with the scheme in the buffer on (not 0) or off. Returns 1 if on
/// now.
SEICHE_EXPORT(seiche_set_comparison) int seiche_set_comparison(std::size_t bytes, int on);
/// Step of divergence of a comparison run; -1 if none.
SEICHE_EXPORT(seiche_comparison_diverged_at) double seiche_comparison_diverged_at(std::size_t bytes);

/// Returns the pool in the view named in the buffer, see `WebRun::picture`. Null if there is no
/// such view.
SEICHE_EXPORT(seiche_picture)
const std::uint32_t* seiche_picture(std::size_t bytes, int width, int height, double range);

// --- measurements and predictions, as JSON

/// Number that is constant while the answers below are unchanged; see `WebRun::revision`.
SEICHE_EXPORT(seiche_revision) double seiche_revision();

/// Answers with {"points": [{"hertz", "hertzError", "amplitude", "amplitudeError", "onePull",
/// "taps", "how", "counts"}...], "rhythm": {"hertz", "error", "taps"} or null, "amplitude":
/// {"value", "how"} or null, "isNewestOpen", "isTapping", "isGrowing", "isSeparated",
/// "isHeldBack"}.
///
/// See `ResonancePoint`, `Rhythm`, `Amplitude`. "counts": the point was measured with the current
/// settings. "isNewestOpen": the last point belongs to an unfinished tapping sequence (see
/// `ResonanceLog::newest`).
SEICHE_EXPORT(seiche_resonance) void seiche_resonance();
SEICHE_EXPORT(seiche_clear_points) void seiche_clear_points();
/// Answers with the experiment and events that prove the point at this index (see
/// `WebRun::runOfPoint`); empty if there is no such point.
SEICHE_EXPORT(seiche_run_of_point) void seiche_run_of_point(double place);

/// Answers with {"curve": [[hertz, amplitude]...], "modes": [hertz...], "fromHertz", "toHertz",
/// "mainHertz"}, see `PredictedResonance`. The curve is empty if unknown. Takes milliseconds, in
/// large pools seconds.
SEICHE_EXPORT(seiche_curve) void seiche_curve();

/// Answers with {"verdict": "stable", "limit" or "unstable", "limitK", "growthPerStep"}; a missing
/// limit is null.
SEICHE_EXPORT(seiche_stability) void seiche_stability();

// --- without a run

/// Answers with the code of a point (frequency in Hz, amplitude in taps), or empty; see
/// `pointCode`.
SEICHE_EXPORT(seiche_point_code) void seiche_point_code(double hertz, double amplitude);
}
