// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

// What a page asks of the core: one run, and what is said about it.
//
// Texts are UTF-8. The caller writes one into the room that `seiche_room` gives and names it by its size; where
// a function answers with a text, that is found at `seiche_answer` and is `seiche_answer_size` bytes long,
// until the next call. Frames are whole numbers of a double, which JavaScript knows.

#define SEICHE_EXPORT(name) [[clang::export_name(#name)]]

extern "C" {

/// Room for a text of so many bytes; null where that is more than an experiment may have. The next call ends
/// it.
SEICHE_EXPORT(seiche_room) char* seiche_room(std::size_t bytes);

SEICHE_EXPORT(seiche_answer) const char* seiche_answer();
SEICHE_EXPORT(seiche_answer_size) std::size_t seiche_answer_size();

// --- experiments

/// Answers with the built-in experiments as `seiche-cli presets --json` does.
SEICHE_EXPORT(seiche_presets) void seiche_presets();

/// The next experiment is opened with what the text in the room says ("damping.velocity=0.99"), too; see
/// `readExperiment`.
SEICHE_EXPORT(seiche_override) void seiche_override(std::size_t bytes);

/// Begins the run that the text in the room describes, an experiment file or the name of a built-in experiment.
/// Answers with what is wrong, [{"path", "text", "arguments"}...] as JSON: `text` is a text of the context
/// "Problem" whose %1 ... %9 stand for the arguments, which are words, or texts with arguments of their own.
/// Empty when it has begun. Otherwise the run stays what it was.
SEICHE_EXPORT(seiche_open) void seiche_open(std::size_t bytes);
SEICHE_EXPORT(seiche_open_preset) void seiche_open_preset(std::size_t bytes);

// Without a run the following do nothing, and answer with nothing, null, 0 or -1.

/// Answers with the run so far as an experiment file, everything that was done to it included.
SEICHE_EXPORT(seiche_experiment) void seiche_experiment();
/// The same with the settings as they are now, and nothing done.
SEICHE_EXPORT(seiche_settings) void seiche_settings();

// --- time and touch

/// See `WebRun::advance`.
SEICHE_EXPORT(seiche_advance) double seiche_advance(double steps);
/// See `WebRun::tap`.
SEICHE_EXPORT(seiche_tap) void seiche_tap(double x, double y, double lost);
/// The change that the text in the room describes, see `WebRun::change`; answers as `seiche_open`.
SEICHE_EXPORT(seiche_change) void seiche_change(std::size_t bytes);
/// See `WebRun::startLevel`.
SEICHE_EXPORT(seiche_start_level) void seiche_start_level();

SEICHE_EXPORT(seiche_frame) double seiche_frame();
/// The frame at which the run has diverged; -1 while all is well.
SEICHE_EXPORT(seiche_diverged_at) double seiche_diverged_at();
/// Answers with the fingerprint of the state, 16 hexadecimal digits; see `Simulation::hash`.
SEICHE_EXPORT(seiche_hash) void seiche_hash();

// --- what is seen

SEICHE_EXPORT(seiche_width) int seiche_width();
/// 1: a string.
SEICHE_EXPORT(seiche_height) int seiche_height();
SEICHE_EXPORT(seiche_largest_height) double seiche_largest_height();

/// The heights of the twin with the scheme that the text in the room names, or, without a text, of the run
/// itself: width times height numbers, row by row, until the next call. Null where there is no such twin.
SEICHE_EXPORT(seiche_heights) const float* seiche_heights(std::size_t bytes);
/// How high each point of a string has swung lately (`up` not 0), or how low; null in a pool.
SEICHE_EXPORT(seiche_envelope) const float* seiche_envelope(int up);
/// The height that a good ceiling of a string has, see `naturalCeiling`.
SEICHE_EXPORT(seiche_ceiling) double seiche_ceiling();
/// Velocity or force of each point of a string where its experiment shows that in place of heights; null
/// otherwise. `seiche_quantity_end` is what the ceiling stands for then.
SEICHE_EXPORT(seiche_quantity) const float* seiche_quantity();
SEICHE_EXPORT(seiche_quantity_end) double seiche_quantity_end();
/// The heights of what runs to the right (not 0) or to the left on a string whose experiment shows that; null
/// otherwise.
SEICHE_EXPORT(seiche_part) const float* seiche_part(int right);
/// How many nodes of a standing wave there are, of a string whose experiment shows them, and where, in points.
SEICHE_EXPORT(seiche_node_count) int seiche_node_count();
SEICHE_EXPORT(seiche_nodes) const double* seiche_nodes();
/// Switches such a twin on (not 0) or off. 1 when it is on now.
SEICHE_EXPORT(seiche_set_twin) int seiche_set_twin(std::size_t bytes, int on);
/// The frame at which this twin has diverged; -1 while all is well or there is none.
SEICHE_EXPORT(seiche_twin_diverged_at) double seiche_twin_diverged_at(std::size_t bytes);

/// The pool in the view that the text in the room names, see `WebRun::picture`. Null where there is no such
/// view.
SEICHE_EXPORT(seiche_picture)
const std::uint32_t* seiche_picture(std::size_t bytes, int width, int height, double range);

// --- what is measured and predicted, as JSON

/// As long as this number is the same for a run, so are the answers below; see `WebRun::revision`.
SEICHE_EXPORT(seiche_revision) double seiche_revision();

/// Answers with {"points": [{"hertz", "hertzError", "amplitude", "amplitudeError", "onePull", "taps", "how",
/// "counts"}...], "rhythm": {"hertz", "error", "taps"} or null, "amplitude": {"value", "how"} or null,
/// "isNewestOpen", "isTapping", "isGrowing", "isSeparated", "isHeldBack"}: see `ResonancePoint`, `Rhythm`,
/// `Amplitude`; "counts" says whether a point was measured on the run as it is now, "isNewestOpen" whether the
/// last point belongs to a rhythm that goes on (see `ResonanceLog::newest`).
SEICHE_EXPORT(seiche_resonance) void seiche_resonance();
SEICHE_EXPORT(seiche_clear_points) void seiche_clear_points();
/// Answers with what shows that the point with this place in the list was tapped, an experiment with its events
/// (see `WebRun::runOfPoint`); with nothing where there is no such point.
SEICHE_EXPORT(seiche_run_of_point) void seiche_run_of_point(double place);

/// Answers with {"curve": [[hertz, amplitude]...], "modes": [hertz...], "fromHertz", "toHertz", "mainHertz"}:
/// see `PredictedResonance`; the curve is empty where none is known. Takes some milliseconds, in large pools
/// seconds.
SEICHE_EXPORT(seiche_curve) void seiche_curve();

/// Answers with {"verdict": "stable", "limit" or "unstable", "limitK", "growthPerStep"}; null for a limit that
/// there is not.
SEICHE_EXPORT(seiche_stability) void seiche_stability();

// --- without a run

/// Answers with the code of a point, frequency in Hz and amplitude in pulls, or with nothing: see `pointCode`.
SEICHE_EXPORT(seiche_point_code) void seiche_point_code(double hertz, double amplitude);
}
