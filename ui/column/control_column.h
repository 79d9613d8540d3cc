// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"
#include "session/session.h"

#include <QPushButton>
#include <QStackedWidget>
#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace seiche {

class CompareBlock;
class MeasureBlock;
class MediumBlock;

/// The column beside the canvas at the first level: three blocks, or the parts that a lesson step
/// needs, or in their place one panel with all its details and a way back.
class ControlColumn : public QWidget {
    Q_OBJECT

public:
    ControlColumn(Session& session, ResonanceLab& lab, QWidget* parent = nullptr);

    /// Shows a panel in place of the blocks. The owner must take the panel back after `showBlocks`.
    void showPanel(QWidget* panel, const QString& title);
    /// Shows the blocks or parts again.
    void showBlocks();

    /// A part of the column under the title of its panel.
    struct Part {
        QWidget* panel;
        QWidget* widget; ///< the panel with its scroll area, or a block for it
    };
    /// Shows only these parts. The owner must take panels back after `showAllBlocks`.
    void showParts(const std::vector<Part>& parts);
    /// Shows the three blocks.
    void showAllBlocks();

    MeasureBlock& measure() const { return *m_measure; }
    MediumBlock& medium() const { return *m_medium; }
    CompareBlock& compare() const { return *m_compare; }

signals:
    /// Emitted when the user requests the blocks.
    void backRequested();
    /// Emitted when the user requests all of a panel that is a part.
    void moreRequested(QWidget* panel);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeBlocks();
    std::array<QWidget*, 3> blocks() const;
    void clearParts();
    void addLine();
    void addPart(QWidget* part, int stretch);
    void addTitle(const Part& part);
    QWidget* makeDetails();
    void retranslate();
    void restyle();
    /// Shrinks the chart, narrows the gaps and at last hides the chart if the column is too low.
    void fit();
    /// `side` is the usual gap at the sides, in pixels at scale 1.
    void fitHeight(double side);
    void setGaps(double padding, double between);
    /// Minimum width of what is shown, in pixels.
    int neededWidth() const;

    MeasureBlock* m_measure;
    MediumBlock* m_medium;
    CompareBlock* m_compare;
    QStackedWidget* m_pages;
    QVBoxLayout* m_blocks = nullptr;
    std::vector<QWidget*> m_between; ///< lines and titles between the parts
    QVBoxLayout* m_details = nullptr;
    QPushButton* m_back = nullptr;
    QLabel* m_title = nullptr;
    QWidget* m_panel = nullptr; ///< null if the blocks are shown
    int m_needed = 0;           ///< `neededWidth` at the last `fit`
};

} // namespace seiche
