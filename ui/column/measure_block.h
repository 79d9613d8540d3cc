// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"
#include "panels/panel.h"

#include <QToolButton>

namespace seiche {

class LabView;

/// Block of the control column with the results of the taps: tapping frequency, amplitude, chart,
/// metronome.
class MeasureBlock : public Panel {
    Q_OBJECT

public:
    MeasureBlock(Session& session, ResonanceLab& lab, QWidget* parent);

    /// Sets the preferred height of the chart in pixels. 0 hides the chart.
    void setChartHeight(int height);

signals:
    /// Emitted when the user requests the whole resonance panel.
    void moreRequested();
    /// Emitted when the user requests a small tank (see `LabView::basinRequested`).
    void basinRequested();

protected:
    void retranslate() override;
    void refresh() override;

private:
    LabView* m_view;
    QToolButton* m_more;
};

} // namespace seiche
