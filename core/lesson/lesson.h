// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/check.h"
#include "lesson/tools.h"
#include "model/pool_look.h"

#include <optional>
#include <string>
#include <vector>

namespace seiche {

/// The panels a step may ask for.
enum class PanelNamed { Medium, Compare, Resonance, Stability, Modes, Probes, Objects };

template <>
struct EnumNames<PanelNamed> {
    static constexpr std::array<std::pair<PanelNamed, std::string_view>, 7> all{
        {{PanelNamed::Medium, "medium"},
         {PanelNamed::Compare, "compare"},
         {PanelNamed::Resonance, "resonance"},
         {PanelNamed::Stability, "stability"},
         {PanelNamed::Modes, "modes"},
         {PanelNamed::Probes, "probes"},
         {PanelNamed::Objects, "objects"}}};
};

/// The picture a step leaves on the work sheet.
enum class SheetPicture {
    Canvas,    ///< string or pool as it is when the step is passed
    Resonance, ///< amplitude against frequency
    Height,    ///< height at the watched place against time
    Largest    ///< the largest height against time, of the run and its twins
};

template <>
struct EnumNames<SheetPicture> {
    static constexpr std::array<std::pair<SheetPicture, std::string_view>, 4> all{
        {{SheetPicture::Canvas, "canvas"},
         {SheetPicture::Resonance, "resonance"},
         {SheetPicture::Height, "height"},
         {SheetPicture::Largest, "largest"}}};
};

/// When a step shows what theory predicts of the resonances.
enum class StepAnswer {
    Hidden, ///< not by itself
    Found,  ///< once its check has passed
    Shown   ///< from its beginning
};

template <>
struct EnumNames<StepAnswer> {
    static constexpr std::array<std::pair<StepAnswer, std::string_view>, 3> all{
        {{StepAnswer::Hidden, "hidden"}, {StepAnswer::Found, "found"}, {StepAnswer::Shown, "shown"}}};
};

/// A row of the table of results: what a passed step has measured, or the number that was typed.
struct ResultRow {
    Text name;
    Text unit;
    int decimals = 2;

    friend bool operator==(const ResultRow&, const ResultRow&) = default;
};
/// "Speed of a pulse (points per second)".
std::string nameWithUnit(const ResultRow& row, std::string_view language);

/// One step of a lesson: what to read and do, and when it is done.
struct Step {
    std::string id; ///< unlike those of the other steps; progress is kept under it
    Text title;
    Text text; ///< what it is about
    Text task; ///< what to do
    Text done; ///< said when the check has passed
    std::vector<Text> hints;
    /// What is opened when the step begins; nothing: the run goes on as it is.
    std::optional<Experiment> experiment;
    std::vector<PanelNamed> panels;
    /// What a locked class may use besides pulling; on the stage they are in view.
    std::vector<ToolNamed> tools;
    /// How the pool is drawn from this step on; nothing: as it was.
    std::optional<PoolView> view;
    /// Nothing: a step to read.
    std::optional<Check> check;
    std::optional<ResultRow> result;
    std::optional<SheetPicture> picture;
    /// Nothing: `Found` when the check wants a resonance, else `Hidden`.
    std::optional<StepAnswer> answer;
    StepAnswer answerOrDefault() const;

    friend bool operator==(const Step&, const Step&) = default;
};

/// A guided activity.
struct Lesson {
    Text title;
    Text summary; ///< one sentence
    int minutes = 20;
    std::vector<Step> steps; ///< at least one; the first has an experiment

    /// What is open at one of the steps: its own experiment or that of the last step before it which has one.
    const Experiment& experimentAt(std::size_t step) const;
    /// The languages any text is written in, sorted.
    std::vector<std::string> languages() const;
    /// The paths of the texts that are not written in this language.
    std::vector<std::string> untranslated(std::string_view language) const;

    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// A lesson that is built in.
struct BuiltInLesson {
    std::string id; ///< the name of its file in lessons/, without the number before it and the ending
    Lesson lesson;
};

namespace limits {
inline constexpr std::size_t lessonSteps = 100;
inline constexpr std::size_t lessonHints = 20;
inline constexpr std::size_t lessonText = 4000; ///< bytes
inline constexpr std::size_t lessonLanguages = 64;
inline constexpr std::size_t checkParts = 16;
inline constexpr std::size_t choices = 8;
inline constexpr int checkMode = 50;
} // namespace limits

} // namespace seiche
