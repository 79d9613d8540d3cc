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

/// Standing waves of a pool: a grid of the lowest waves to start and stop, and a list ordered by
/// frequency.
class PoolWaves : public QWidget {
    Q_OBJECT

public:
    PoolWaves(Session& session, QWidget* parent);

    void refresh(bool arePlain);
    /// Updates everything that depends only on the settings.
    void showMedium(bool arePlain);
    void retranslate();
    /// All widgets except the grid.
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
    QWidget* m_below; ///< container of the list, which may be hidden
    QTableWidget* m_list;
    WrappedLabel* m_none; ///< shown if there is no list: the reason
    std::size_t m_chosen = 0;
};

} // namespace seiche
