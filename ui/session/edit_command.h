// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/undoable_run.h"

#include <QUndoCommand>

#include <chrono>
#include <vector>

namespace seiche {

/// The undo command of every edit, applied to the edited run. The session settles the run after
/// each move of the undo stack. Slider drags and metronome ticks in quick succession merge into one
/// command.
class EditCommand : public QUndoCommand {
public:
    static constexpr int neverMerges = -1;
    static constexpr int countsUp = 0; ///< merges, and shows the number of merged edits
    /// Returns the kind for all edits of stroke 1, 2, 3, …, which merge regardless of the time
    /// between them.
    static constexpr int ofStroke(int stroke) { return neverMerges - stroke; }

    /// `edit` is already applied to `undoable`. Edits with the same `kind` merge; kinds from 0 on
    /// only within one second. `what` is the menu text, to which the undo list adds the step.
    EditCommand(UndoableRun& undoable, Edit edit, int kind, const QString& what, std::chrono::nanoseconds time);

    int id() const override { return m_kind; }
    bool mergeWith(const QUndoCommand* newer) override;
    void undo() override;
    void redo() override;

private:
    void name();

    UndoableRun& m_undoable;
    std::vector<Edit> m_edits;
    QString m_what;
    int m_times = 1; ///< number of merged repetitions
    int m_kind;
    bool m_done = true;
    std::chrono::nanoseconds m_time; ///< time of the last edit
};

} // namespace seiche
