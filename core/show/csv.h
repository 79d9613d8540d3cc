// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/height_record.h"
#include "files/output_file.h"
#include "run/screen_meter.h"
#include "run/simulation.h"

#include <functional>
#include <string>
#include <string_view>

namespace seiche {

/// Tables for spreadsheets: comma-separated, decimal point in every language, line feed after every
/// row. Floats have 9 significant digits, which restore a float32 exactly; integer water is written
/// in full.

/// Writes the table head: `step,i,height` for a string, `step,x,y,height` for a pool.
void writeStateHead(OutputFile& out, const Experiment& experiment);
/// Writes the current step, one table row per cell, row by row. Calls `goOn` with the completed
/// fraction before each row of cells; stops and returns false if `goOn` returns false.
bool writeState(
    OutputFile& out, const Simulation& run,
    const std::function<bool(double share)>& goOn = [](double) { return true; });

/// Writes the head `step,name,height`.
void writeProbesHead(OutputFile& out);
/// Writes the current step, one row per probe.
void writeProbes(OutputFile& out, const Simulation& run, std::span<const Probe> probes);
/// Writes all steps of a record at these probes.
void writeProbes(OutputFile& out, const HeightRecord& record, std::span<const Probe> probes);
/// Returns an empty record for these probes.
HeightRecord recordAt(std::span<const Probe> probes);

/// Writes the head `name,position,angle_deg,intensity,predicted`.
void writeScreensHead(OutputFile& out);
/// Writes a row for every position of a screen, from its left end: cells from its centre; angle, if
/// any; mean squared height; and the Fraunhofer prediction scaled to the maximum mean, if any (see
/// `predictAlongScreen`).
void writeScreen(OutputFile& out, const Simulation& run, const PoolObject& screen,
                 const ScreenProfile& profile);

/// Returns a CSV field with 9 significant digits; empty for infinities and NaN.
std::string csvNumber(double number);
/// Returns a CSV field, quoted if necessary. Text starting with = + - @, tab or carriage return
/// gets a leading apostrophe, so that no spreadsheet evaluates it. Control characters except tab
/// and line ends are escaped (\x1b).
std::string csvText(std::string_view text);

} // namespace seiche
