// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any text is refused with a reason, or is a lesson in which all steps have valid experiments and
// all checks work before the first observation.
#include "files/lesson_file.h"
#include "lesson/step_observer.h"
#include "model/validate.h"

#include <cstdint>
#include <cstdlib>

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const seiche::ReadLesson read =
        seiche::readLesson(std::string_view(reinterpret_cast<const char*>(data), size));
    if (const auto* problems = std::get_if<std::vector<seiche::Problem>>(&read)) {
        must(!problems->empty());
        return 0;
    }
    const seiche::Lesson& lesson = std::get<seiche::Lesson>(read);
    must(!lesson.steps.empty() && !lesson.title.empty());
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const seiche::Experiment& experiment = lesson.experimentAt(i);
        must(seiche::validate(experiment).empty());
        constexpr std::int64_t cells = 10'000;
        if (!lesson.steps[i].check || experiment.grid.cells() > cells) continue;
        const seiche::Comparison runs(experiment);
        seiche::StepObserver observer;
        observer.begin(&*lesson.steps[i].check, runs);
        const seiche::CheckResult result = seiche::evaluate(*lesson.steps[i].check, observer.observations());
        must(!result.wrong); // no answer so far
    }
    return 0;
}
