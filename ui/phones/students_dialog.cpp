// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/students_dialog.h"

#include "phones/nick_words.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"
#include "widgets/window_size.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

enum Column { Nick, Points, Best, Marked, Columns };

QIcon dotOf(int nick) {
    const int side = Theme::current().px(14);
    QPixmap dot(side, side);
    dot.fill(Qt::transparent);
    QPainter painter(&dot);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::current().tokens().text);
    painter.setBrush(colourOfNick(nick));
    painter.drawEllipse(QRectF(dot.rect()).adjusted(1, 1, -1, -1));
    return dot;
}

} // namespace

StudentsDialog::StudentsDialog(PhoneClass& phones, QWidget* window)
    : QDialog(window), m_phones(phones), m_table(new QTableWidget(this)), m_spotlight(new QPushButton(this)),
      m_replay(new QPushButton(this)), m_remove(new QPushButton(this)), m_block(new QPushButton(this)),
      m_letIn(new QPushButton(this)) {
    setObjectName(QStringLiteral("studentsDialog"));
    m_table->setObjectName(QStringLiteral("studentsTable"));
    m_table->setColumnCount(Columns);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Nick, QHeaderView::Stretch);
    m_spotlight->setObjectName(QStringLiteral("spotlight"));
    m_spotlight->setCheckable(true);
    m_replay->setObjectName(QStringLiteral("replayBest"));
    m_remove->setObjectName(QStringLiteral("removeStudent"));
    m_block->setObjectName(QStringLiteral("blockStudent"));
    m_letIn->setObjectName(QStringLiteral("letInAgain"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_table, 1);
    auto* row = new FlowLayout;
    for (QPushButton* button : {m_spotlight, m_replay, m_remove, m_block, m_letIn}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    column->addLayout(row);
    connect(&phones, &PhoneClass::changed, this, &StudentsDialog::refresh);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] {
        if (m_spotlight->isChecked())
            emit spotlightRequested(chosen() ? std::optional(chosen()->nick) : std::nullopt);
        enable();
    });
    connect(m_spotlight, &QPushButton::clicked, this, [this](bool on) {
        emit spotlightRequested(on && chosen() ? std::optional(chosen()->nick) : std::nullopt);
    });
    connect(m_replay, &QPushButton::clicked, this, [this] {
        if (chosen() && chosen()->bestPoint > 0) emit replayRequested(chosen()->bestPoint);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] { remove(Removal::Kicked); });
    connect(m_block, &QPushButton::clicked, this, [this] { remove(Removal::Banned); });
    connect(m_letIn, &QPushButton::clicked, this, [this] { readmit(); });
    sizeByTheme(*this, {560, 480});
    retranslate();
}

const ClassView::Student* StudentsDialog::chosen() const {
    const QList<QTableWidgetItem*> items = m_table->selectedItems();
    if (items.isEmpty()) return nullptr;
    const auto row = static_cast<std::size_t>(items.front()->row());
    return row < m_shown.size() ? &m_shown[row] : nullptr;
}

void StudentsDialog::refresh() {
    if (!isVisible()) return;
    const int nick = chosen() ? chosen()->nick : typedNick; // fallback that matches no student
    std::vector<ClassView::Student> students = m_phones.view().students;
    if (students == m_shown) return;
    m_shown = std::move(students);
    const QSignalBlocker blocker(m_table);
    m_table->setCurrentItem(nullptr);
    m_table->setRowCount(static_cast<int>(m_shown.size()));
    const QLocale locale;
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        const ClassView::Student& each = m_shown[i];
        const int row = static_cast<int>(i);
        const QString name = nickInWords(each.nick);
        const auto set = [&](Column column, const QString& text) {
            auto* item = new QTableWidgetItem(text);
            if (column != Nick) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (column == Nick) item->setIcon(dotOf(each.nick));
            m_table->setItem(row, column, item);
        };
        set(Nick, each.removed == Removal::Banned ? tr("%1 (blocked)").arg(name)
                  : each.removed                  ? tr("%1 (removed)").arg(name)
                  : each.isIn                     ? name
                                                  : tr("%1 (has left)").arg(name));
        set(Points, locale.toString(each.points));
        set(Best, each.bestPoint > 0 ? locale.toString(each.best, 'f', 1) : QString());
        set(Marked, each.marked > 0 ? locale.toString(each.marked) : QString());
        if (each.nick == nick) m_table->selectRow(row);
    }
    enable();
}

void StudentsDialog::enable() {
    const ClassView::Student* student = chosen();
    const bool isRemoved = student && student->removed;
    for (QPushButton* button : {m_spotlight, m_remove}) button->setEnabled(student && !isRemoved);
    m_block->setEnabled(student && student->removed != Removal::Banned);
    m_letIn->setEnabled(isRemoved);
    const ClassView::Point* best = student ? m_phones.view().point(student->bestPoint) : nullptr;
    m_replay->setEnabled(best && best->hasRun);
}

void StudentsDialog::applyToSelected(std::function<void(Classroom&, int student)> what) {
    if (!chosen()) return;
    m_phones.changeClass([nick = chosen()->nick, what = std::move(what)](Classroom& room) {
        if (const std::optional<int> student = room.studentCalled(nick)) what(room, *student);
    });
    m_spotlight->setChecked(false);
    m_table->setCurrentItem(nullptr);
    m_table->setFocus(); // the focused button is now disabled
    emit spotlightRequested(std::nullopt);
}

void StudentsDialog::remove(Removal how) {
    applyToSelected([how](Classroom& room, int student) { room.remove(student, how); });
}

void StudentsDialog::readmit() {
    applyToSelected([](Classroom& room, int student) { room.readmit(student); });
}

void StudentsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void StudentsDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    refresh();
    m_table->setFocus();
}

void StudentsDialog::retranslate() {
    setWindowTitle(tr("Students"));
    m_table->setAccessibleName(tr("Students"));
    QString best = tr("Best (× single tap)");
    best.replace(QLatin1String(" ("), QLatin1String("\n(")); // narrower column, more room for names
    m_table->setHorizontalHeaderLabels({tr("Student"), tr("Points"), best, tr("Unverified")});
    m_spotlight->setText(tr("Highlight"));
    m_spotlight->setToolTip(tr("Fades the points of the other students"));
    m_replay->setText(tr("Replay best point"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(
        tr("Removes the student and all their points. The student can join again as another animal."));
    m_block->setText(tr("Block"));
    m_block->setToolTip(tr("Removes the student and all their points. This phone cannot join again."));
    m_letIn->setText(tr("Let in again"));
    m_letIn->setToolTip(tr("Brings the student and the points back"));
    m_shown.clear();
    refresh();
    enable();
}

} // namespace seiche

#include "moc_students_dialog.cpp"
