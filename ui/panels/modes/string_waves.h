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

/// Standing waves of a string: a draggable bar for each, and details of the chosen wave with its
/// phase, to be started alone or added.
class StringWaves : public QWidget {
    Q_OBJECT

public:
    StringWaves(Session& session, QWidget* parent);

    /// Measures and shows the waves. Without `arePlain` there are no simple modes to show (see
    /// `hasPlainModes`).
    void refresh(bool arePlain);
    /// Discards cached values after a change of the settings.
    void forget();
    void retranslate();

    Chart* bars() const { return m_bars; }
    /// All widgets except the bars.
    std::vector<QWidget*> details() const;

signals:
    /// Emitted after a user change, to update the view immediately.
    void touched();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void restyle();
    void choose(int wave);
    /// Starts the chosen mode on a flat string, or adds it to the current motion.
    void start(bool alone);
    /// Raises the chosen bar by `steps` twentieths of the axis, or by `steps` dB on a logarithmic
    /// axis.
    void raise(double steps);
    void drawBars();
    void drawAxes(double max);
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
    double m_top = 1.0;                  ///< upper end of the axis
    std::optional<double> m_startHeight; ///< cached for the current settings
};

} // namespace seiche
