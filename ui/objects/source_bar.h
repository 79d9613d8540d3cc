// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_canvas.h"
#include "lesson/tools.h"
#include "objects/sources.h"
#include "widgets/choice.h"
#include "widgets/value_entry.h"

#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace seiche {

class FlowLayout;

/// Strip below the wave with the main controls of the selected string source: single pulse, pulses
/// from both ends, train, on/off, signal, amplitude, frequency. Visible while objects are arranged
/// and a source is selected.
class SourceBar : public QFrame {
    Q_OBJECT

public:
    explicit SourceBar(StringCanvas& canvas);

    /// Hides the bar from a locked class unless a lesson needs oscillators or pulses.
    void setLocked(bool locked);
    void setNeeded(const std::vector<ToolNamed>& tools);
    /// Moves the bar below the current wave.
    void place();

signals:
    /// Emitted after a choice. The canvas regains the keys.
    void finished();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A labelled number field.
    struct Field {
        QWidget* whole;
        QLabel* label;
        ValueEntry* entry;
    };
    Field addField(const char* id);
    void setValue(const char* id, const Field& field, double value);
    void setSignal(Signal signal);
    void connectParts();
    void refresh();
    /// Updates the parts that depend on time alone.
    void refreshSwitch();
    void retranslate();
    void restyle();
    const Source* source() const;

    Session& m_session;
    StringCanvas& m_canvas;
    Selection& m_selection;
    Sources m_sources;
    FlowLayout* m_flow;
    QPushButton *m_send, *m_both, *m_switch;
    QCheckBox *m_down, *m_repeat;
    Choice<Signal>* m_signal;
    Field m_height, m_hertz, m_every;
    bool m_locked = false;
    bool m_isNeeded = false; ///< by a lesson
};

} // namespace seiche
