// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/point_table.h"

#include "lab/lab_text.h"
#include "theme/theme.h"
#include "widgets/window_size.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

QTableWidgetItem* cell(const QString& text) {
    QTableWidgetItem* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QString number(double value, int decimals) { return QLocale().toString(value, 'f', decimals); }

constexpr int stateColumn = 5; ///< this column and the next hold words
constexpr int realColumn = 6;  ///< only if the run represents a real medium

} // namespace

PointTable::PointTable(ResonanceLab& lab, QWidget* parent) : QWidget(parent, Qt::Window), m_lab(lab) {
    setObjectName(QStringLiteral("pointTable"));
    m_table = new QTableWidget(this);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    QVBoxLayout* column = new QVBoxLayout(this);
    column->addWidget(m_table);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
    connect(&lab, &ResonanceLab::changed, this, &PointTable::refresh);
    connect(&Theme::current(), &Theme::changed, this, &PointTable::giveHeadsTheirWidth);
    sizeByTheme(*this, {840, 400});
    retranslate();
}

void PointTable::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void PointTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void PointTable::retranslate() {
    setWindowTitle(tr("Points of the resonance chart"));
    m_table->setAccessibleName(windowTitle());
    setHeader();
    refresh();
}

void PointTable::setHeader() {
    QStringList names{tr("Frequency (Hz)"),   tr("± (Hz)"), tr("Amplitude (× single tap)"),
                      tr("± (× single tap)"), tr("Taps"),   tr("State")};
    if (m_lab.unitsOf(m_lab.resonator()).areReal()) names << tr("Real frequency");
    // The unit goes on a second line because columns of short numbers are narrow.
    for (QString& name : names) name.replace(QLatin1String(" ("), QLatin1String("\n("));
    m_table->setColumnCount(static_cast<int>(names.size()));
    m_table->setHorizontalHeaderLabels(names);
    giveHeadsTheirWidth();
}

void PointTable::giveHeadsTheirWidth() {
    QHeaderView& header = *m_table->horizontalHeader();
    int widest = 0;
    for (int column = 0; column < m_table->columnCount(); ++column) {
        header.setSectionResizeMode(column, column < stateColumn ? QHeaderView::Stretch
                                                                 : QHeaderView::ResizeToContents);
        if (column < stateColumn) widest = std::max(widest, header.sectionSizeHint(column));
    }
    header.setMinimumSectionSize(widest);
}

void PointTable::refresh() {
    if (!isVisible()) return;
    const auto points = m_lab.log().points();
    const auto& sweep = m_lab.sweep().points();
    const double onePull = sweep.empty() ? 0.0 : m_lab.onePull();
    setHeader();
    m_table->setRowCount(static_cast<int>(points.size() + sweep.size()));
    int row = 0;
    const auto showReal = [&](const Resonator& on, double hertz) {
        const RealUnits units = m_lab.unitsOf(on);
        if (m_table->columnCount() > realColumn)
            m_table->setItem(row, realColumn, cell(units.areReal() ? units.frequency(hertz) : QString()));
    };
    for (const ResonancePoint& point : points) {
        const double unit = point.onePull > 0.0 ? point.onePull : 1.0;
        const QString state = m_lab.log().counts(point) ? nameOf(point.how) : tr("different string");
        m_table->setItem(row, 0, cell(number(point.hertz, 3)));
        m_table->setItem(row, 1, cell(number(point.hertzError, 3)));
        m_table->setItem(row, 2, cell(number(point.amplitude / unit, 2)));
        m_table->setItem(row, 3, cell(number(point.amplitudeError / unit, 2)));
        m_table->setItem(row, 4, cell(QLocale().toString(point.taps)));
        m_table->setItem(row, stateColumn, cell(state));
        showReal(m_lab.log().resonators()[static_cast<std::size_t>(point.resonator)], point.hertz);
        ++row;
    }
    for (const SweepPoint& point : sweep) {
        m_table->setItem(row, 0, cell(number(point.hertz, 3)));
        m_table->setItem(row, 1, cell(number(0.0, 3)));
        m_table->setItem(row, 2, cell(number(onePull > 0.0 ? point.amplitude / onePull : 0.0, 2)));
        m_table->setItem(row, 3, cell(QString()));
        m_table->setItem(row, 4, cell(QString()));
        m_table->setItem(row, stateColumn, cell(point.steady ? tr("sweep") : tr("sweep, not steady")));
        showReal(m_lab.resonator(), point.hertz);
        ++row;
    }
}

} // namespace seiche

#include "moc_point_table.cpp"
