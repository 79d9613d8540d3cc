// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modes/mode_touch.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <vector>

class QCheckBox;

namespace seiche {

class Chart;
class Legend;
class ModeRows;
class PhasorStrip;
class QuickStarts;
class ShapePreview;

/// The standing waves of a string: a bar for each, which can be drawn up and down; the chosen one by itself,
/// with its phase, to be started alone or added.
class StringWaves : public QWidget {
    Q_OBJECT

public:
    StringWaves(Session& session, QWidget* parent);

    /// Why there may be none: without `arePlain` the modes are not those of the string alone (see
    /// `hasPlainModes`).
    void refresh(bool arePlain);
    /// The settings have changed.
    void forget();
    void retranslate();

    Chart* bars() const { return m_bars; }
    /// All but the bars.
    std::vector<QWidget*> details() const;

signals:
    /// What a hand has done wants to be seen at once.
    void touched();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void restyle();
    void choose(int wave);
    /// Pulls the chosen mode: on a level string, or on top of what is there.
    void start(bool alone);
    /// A bar is `steps` twentieths of the axis higher.
    void raise(double steps);
    void drawBars();
    void drawAxes(double most);
    void drawChosen();
    void drawPhasors();
    void turnPhasors();
    QString noWavesInWords() const;

    Session& m_session;
    ModeSpectrum m_spectrum;
    ModeTouch m_touch;
    Legend* m_legend;
    QCheckBox* m_logarithmic;
    Chart* m_bars;
    int m_series = 0;
    PhasorStrip* m_strip;
    ShapePreview* m_preview;
    QLabel* m_name;
    QLabel* m_share;
    ModeRows* m_rows;
    QPushButton* m_start;
    QPushButton* m_add;
    QuickStarts* m_quick;
    std::size_t m_chosen = 0;
    bool m_arePlain = true;
    double m_top = 1.0;                  ///< of the axis
    std::optional<double> m_startHeight; ///< of these settings
};

} // namespace seiche
