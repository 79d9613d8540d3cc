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

/// Panels that a step can open.
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

/// Picture that a step adds to the worksheet.
enum class SheetPicture {
    Canvas,    ///< string or pool when the step is passed
    Resonance, ///< amplitude against frequency
    Height,    ///< displacement at the observed cell against time
    Largest    ///< largest displacement against time, including comparison runs
};

template <>
struct EnumNames<SheetPicture> {
    static constexpr std::array<std::pair<SheetPicture, std::string_view>, 4> all{
        {{SheetPicture::Canvas, "canvas"},
         {SheetPicture::Resonance, "resonance"},
         {SheetPicture::Height, "height"},
         {SheetPicture::Largest, "largest"}}};
};

/// Time at which a step shows the predicted resonances.
enum class StepAnswer {
    Hidden, ///< not automatically
    Found,  ///< after the check has passed
    Shown   ///< from the beginning of the step
};

template <>
struct EnumNames<StepAnswer> {
    static constexpr std::array<std::pair<StepAnswer, std::string_view>, 3> all{
        {{StepAnswer::Hidden, "hidden"}, {StepAnswer::Found, "found"}, {StepAnswer::Shown, "shown"}}};
};

/// A row of the results table, for a measured or entered number.
struct ResultRow {
    Text name;
    Text unit;
    int decimals = 2;

    friend bool operator==(const ResultRow&, const ResultRow&) = default;
};
/// Returns name and unit: "Speed of a pulse (points per second)".
std::string nameWithUnit(const ResultRow& row, std::string_view language);

/// A step of a lesson: text, task and check.
struct Step {
    std::string id; ///< unique in the lesson; key of the stored progress
    Text title;
    Text text; ///< explanation
    Text task; ///< instruction
    Text done; ///< shown after the check has passed
    std::vector<Text> hints;
    /// Experiment opened by the step; empty: the run continues.
    std::optional<Experiment> experiment;
    std::vector<PanelNamed> panels;
    /// Tools of a locked class besides tapping; visible in stage view.
    std::vector<ToolNamed> tools;
    /// Pool view from this step on. Empty: unchanged.
    std::optional<PoolView> view;
    /// Empty if the step is only read.
    std::optional<Check> check;
    std::optional<ResultRow> result;
    std::optional<SheetPicture> picture;
    /// Default if empty: `Found` for a resonance check, otherwise `Hidden`.
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

    /// Returns the experiment of a step, or of the last earlier step that has an experiment.
    const Experiment& experimentAt(std::size_t step) const;
    /// Returns the languages of all texts, sorted.
    std::vector<std::string> languages() const;
    /// Returns the paths of texts missing in this language.
    std::vector<std::string> untranslated(std::string_view language) const;

    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// A built-in lesson.
struct BuiltInLesson {
    std::string id; ///< file name in lessons/, without number and extension
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
