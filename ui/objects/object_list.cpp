// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_list.h"

#include <QSignalBlocker>

#include <algorithm>

namespace seiche {

namespace {

constexpr int maxRowsSeen = 4;

} // namespace

ObjectList::ObjectList(Session& session, QWidget* parent)
    : QListWidget(parent), m_session(session), m_selection(Selection::of(session)) {
    setObjectName(QStringLiteral("thingList"));
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideMiddle);
    connect(this, &QListWidget::itemSelectionChanged, this, [this] {
        Selection::Names names;
        for (const QListWidgetItem* item : selectedItems()) names.push_back(item->text().toStdString());
        m_selection.selectThese(names);
    });
}

void ObjectList::refresh() {
    const Experiment& experiment = m_session.settings();
    QStringList names, shown;
    for (const PoolObject& object : experiment.objects) names << QString::fromStdString(object.name);
    for (const Probe& probe : experiment.probes) names << QString::fromStdString(probe.name);
    for (int i = 0; i < count(); ++i) shown << item(i)->text();
    const QSignalBlocker quiet(this);
    if (names != shown) {
        clear();
        addItems(names);
    }
    for (int i = 0; i < count(); ++i) {
        const bool selected = m_selection.has(item(i)->text().toStdString());
        // Start of keyboard navigation. While the list has the focus, its current row is the
        // user's choice.
        if (selected && !item(i)->isSelected() && !hasFocus())
            setCurrentItem(item(i), QItemSelectionModel::NoUpdate);
        item(i)->setSelected(selected);
    }
    setVisible(count() > 0);
    fit();
}

void ObjectList::fit() {
    const int row = count() > 0 ? sizeHintForRow(0) : fontMetrics().height();
    setFixedHeight(std::clamp(count(), 1, maxRowsSeen) * row + 2 * frameWidth());
}

} // namespace seiche

#include "moc_object_list.cpp"
