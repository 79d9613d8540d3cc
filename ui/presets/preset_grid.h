// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

#include <vector>

namespace seiche {

class PresetCard;
class PresetSections;

/// The cards of the built-in experiments, section by section below a heading, as many beside each other as
/// there is room for.
///
/// Arrow keys go to the next card, also into the next section; a click on a card's star marks a favourite.
class PresetGrid : public QListView {
    Q_OBJECT

public:
    explicit PresetGrid(PresetSections& sections, QWidget* parent = nullptr);

    /// The texts or their size have changed.
    void measure();
    /// The section whose cards are at the top.
    int sectionAtTop() const;
    /// Puts its heading at the top.
    void showSection(int section);

    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint& point) const override;
    void doItemsLayout() override;

signals:
    void starClicked(const QModelIndex& index);
    /// F was pressed.
    void starWanted(const QModelIndex& index);
    void scrolled();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int verticalOffset() const override;
    int horizontalOffset() const override { return 0; }
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Heading {
        QRect rect; ///< in the contents
        int below;  ///< the height of the title
    };

    void layOut();
    bool isOnStar(QPoint place) const;
    void paintHeading(QPainter& painter, int section) const;
    /// The nearest card above (-1) or below (1) in the next row of cards.
    int rowBeside(int row, int way) const;
    int nearestIn(int top, int row) const;

    PresetSections& m_sections;
    PresetCard* m_card;
    std::vector<int> m_cardHeights; ///< of each experiment; 0: not measured yet
    std::vector<QRect> m_cards;     ///< of each row, in the contents
    std::vector<Heading> m_headings;
    QPersistentModelIndex m_near; ///< below the mouse
    int m_height = 0;
};

} // namespace seiche
