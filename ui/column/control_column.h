// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"
#include "session/session.h"

#include <QPushButton>
#include <QStackedWidget>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace seiche {

class CompareBlock;
class MeasureBlock;
class MediumBlock;

/// The column beside the canvas at the first level: three blocks, or in their place one panel with
/// all its details and a way back.
class ControlColumn : public QWidget {
    Q_OBJECT

public:
    ControlColumn(Session& session, ResonanceLab& lab, QWidget* parent = nullptr);

    /// Shows a panel in place of the blocks. The owner must take the panel back after `showBlocks`.
    void showPanel(QWidget* panel, const QString& title);
    /// Shows the blocks again.
    void showBlocks();

    MeasureBlock& measure() const { return *m_measure; }
    MediumBlock& medium() const { return *m_medium; }
    CompareBlock& compare() const { return *m_compare; }

signals:
    /// Emitted when the user requests the blocks.
    void backRequested();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeBlocks();
    QWidget* makeDetails();
    void retranslate();
    void restyle();
    /// Shrinks the chart, narrows the gaps and at last hides the chart if the column is too low.
    void fit();
    void setGaps(double padding, double between);

    MeasureBlock* m_measure;
    MediumBlock* m_medium;
    CompareBlock* m_compare;
    QStackedWidget* m_pages;
    QVBoxLayout* m_blocks = nullptr;
    QVBoxLayout* m_details = nullptr;
    QPushButton* m_back = nullptr;
    QLabel* m_title = nullptr;
    QWidget* m_panel = nullptr; ///< null if the blocks are shown
};

} // namespace seiche
