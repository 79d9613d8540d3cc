// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

#include <vector>

namespace seiche {

class PresetCard;
class PresetSections;

/// Grid of the examples in sections with headings, with as many columns as fit. Arrow keys cross
/// section boundaries; a click on a star toggles a favourite.
class PresetGrid : public QListView {
    Q_OBJECT

public:
    explicit PresetGrid(PresetSections& sections, QWidget* parent = nullptr);

    /// Updates the layout after text changes.
    void measure();
    /// Returns the section at the top of the viewport.
    int sectionAtTop() const;
    /// Scrolls the heading of a section to the top.
    void showSection(int section);

    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint& point) const override;
    void doItemsLayout() override;

signals:
    void starClicked(const QModelIndex& index);
    /// Emitted when F is pressed.
    void favouriteToggleRequested(const QModelIndex& index);
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
        QRect rect; ///< in content coordinates
        int below;  ///< height of the title
    };

    void layOut();
    bool isOnStar(QPoint place) const;
    void paintHeading(QPainter& painter, int section) const;
    /// Returns the nearest item in the row above (-1) or below (1).
    int rowBeside(int row, int way) const;
    int nearestIn(int top, int row) const;

    PresetSections& m_sections;
    PresetCard* m_card;
    std::vector<int> m_cardHeights; ///< by experiment; 0 if not measured yet
    std::vector<QRect> m_cards;     ///< by row, in content coordinates
    std::vector<Heading> m_headings;
    QPersistentModelIndex m_near; ///< item below the pointer
    int m_height = 0;
};

} // namespace seiche
