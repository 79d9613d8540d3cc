// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modes/mode_touch.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace seiche {

class ModeGrid;
class ModeRows;
class WrappedLabel;

/// The standing waves of a pool: the lowest as a grid of squares to start and stop them, and a list in the
/// order of their frequencies.
class PoolWaves : public QWidget {
    Q_OBJECT

public:
    PoolWaves(Session& session, QWidget* parent);

    void refresh(bool arePlain);
    /// What depends on the settings alone.
    void showMedium(bool arePlain);
    void retranslate();
    /// All but the grid.
    std::vector<QWidget*> details() const;

signals:
    void touched();

private:
    void arrange();
    void restyle();
    bool isWatched() const;
    void choose(std::size_t wave);
    void toggle(std::size_t wave);
    void startAlone();
    AddedMode waveToStart(std::size_t wave) const;
    void listModes(bool arePlain);
    void drawGrid();

    Session& m_session;
    ModeSpectrum m_spectrum;
    ModeTouch m_touch;
    ModeGrid* m_grid;
    QLabel* m_name;
    ModeRows* m_rows;
    QPushButton* m_toggle;
    QPushButton* m_alone;
    QWidget* m_below; ///< around the list, which comes and goes
    QTableWidget* m_list;
    WrappedLabel* m_none; ///< in its place: why theory lists none
    std::size_t m_chosen = 0;
};

} // namespace seiche
