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

/// Tables for spreadsheets: comma-separated, a decimal point whatever the language, a line feed after every
/// row. Float numbers have 9 significant digits, enough to give a float32 back; heights of integer water are
/// written in full.

/// `step,i,height` for a string, `step,x,y,height` for a pool: the head of the table.
void writeStateHead(OutputFile& out, const Experiment& experiment);
/// A row for every cell of the present frame, row by row. Stops early when `goOn`, asked for every row of cells
/// with the share that is done, returns false; then returns false.
bool writeState(
    OutputFile& out, const Simulation& run,
    const std::function<bool(double share)>& goOn = [](double) { return true; });

/// `step,name,height`.
void writeProbesHead(OutputFile& out);
/// A row for every probe at the present frame.
void writeProbes(OutputFile& out, const Simulation& run, std::span<const Probe> probes);
/// All frames of a record of the heights at these probes.
void writeProbes(OutputFile& out, const HeightRecord& record, std::span<const Probe> probes);
/// The record that this takes, still empty.
HeightRecord recordAt(std::span<const Probe> probes);

/// `name,position,angle_deg,intensity,predicted`.
void writeScreensHead(OutputFile& out);
/// A row for every place of a screen, from its left end on: cells from its middle; the angle, where there is
/// one; the mean of the squared height; and Fraunhofer's prediction, scaled to the largest of these, where
/// there is one (see `predictAlongScreen`).
void writeScreen(OutputFile& out, const Simulation& run, const PoolObject& screen,
                 const ScreenProfile& profile);

/// One field of a row: 9 significant digits; empty for infinities and NaN.
std::string csvNumber(double number);
/// One field of a row, in quotes where it has to be. No spreadsheet takes it for a formula: a text that begins
/// with = + - @, a tab or a carriage return gets an apostrophe in front. Control characters other than tab and
/// line ends are shown (\x1b).
std::string csvText(std::string_view text);

} // namespace seiche
