// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/reading_bar.h"

#include "theme/theme.h"
#include "widgets/drop_down.h"
#include "widgets/flow_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace seiche {

ReadingBar::ReadingBar(QWidget* parent)
    : QFrame(parent), m_contents(new DropDown(this)), m_field(new QLineEdit(this)), m_found(new QLabel(this)),
      m_before(button("findBefore")), m_next(button("findNext")), m_smaller(button("smallerText")),
      m_larger(button("largerText")), m_words(new QCheckBox(this)), m_print(button("print")) {
    m_contents->setObjectName(QStringLiteral("contents"));
    m_field->setObjectName(QStringLiteral("find"));
    m_words->setObjectName(QStringLiteral("equationWords"));
    m_contents->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_field->setClearButtonEnabled(true);
    m_field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_field->installEventFilter(this);
    m_found->setProperty("type", "small");
    m_before->setText(QStringLiteral("‹"));
    m_next->setText(QStringLiteral("›"));
    m_smaller->setText(QStringLiteral("A−"));
    m_larger->setText(QStringLiteral("A+"));
    auto* row = new FlowLayout(8);
    for (QWidget* each : std::initializer_list<QWidget*>{m_contents, m_field, m_before, m_next, m_found,
                                                         m_smaller, m_larger, m_words, m_print})
        row->addWidget(each);
    auto* around = new QVBoxLayout(this);
    around->addLayout(row);
    const auto restyle = [this, around] {
        const Theme& theme = Theme::current();
        around->setContentsMargins(theme.px(20), theme.px(8), theme.px(20), theme.px(8));
        m_field->setFixedWidth(theme.px(220));
        // A projector needs no printing and has little height.
        m_words->setVisible(!theme.isForProjector());
        m_print->setVisible(!theme.isForProjector());
        m_found->setMinimumWidth(m_found->fontMetrics().horizontalAdvance(QStringLiteral("88 / 88")) + 4);
    };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    connect(m_contents, &QComboBox::activated, this, &ReadingBar::sectionChosen);
    connect(m_field, &QLineEdit::textChanged, this, &ReadingBar::findRequested);
    connect(m_before, &QPushButton::clicked, this, [this] { emit goRequested(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit goRequested(1); });
    connect(m_smaller, &QPushButton::clicked, this, [this] { emit zoomRequested(1 / 1.15); });
    connect(m_larger, &QPushButton::clicked, this, [this] { emit zoomRequested(1.15); });
    connect(m_words, &QCheckBox::toggled, this, &ReadingBar::wordsRequested);
    connect(m_print, &QPushButton::clicked, this, &ReadingBar::printRequested);
    retranslate();
}

QPushButton* ReadingBar::button(const char* name) {
    QPushButton* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

void ReadingBar::setFound(int present, int count) {
    if (m_field->text().isEmpty()) m_found->clear();
    else if (count == 0) m_found->setText(tr("not found"));
    else m_found->setText(QStringLiteral("%1 / %2").arg(present + 1).arg(count));
    m_before->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
}

void ReadingBar::retranslate() {
    const auto name = [](QWidget* widget, const QString& text) {
        widget->setAccessibleName(text);
        widget->setToolTip(text);
    };
    name(m_contents, tr("Contents"));
    name(m_field, tr("Find in the theory (Ctrl+F)"));
    m_field->setPlaceholderText(tr("Find"));
    name(m_before, tr("Find previous (Shift+F3)"));
    name(m_next, tr("Find next (F3)"));
    name(m_smaller, tr("Smaller text (Ctrl+−)"));
    name(m_larger, tr("Larger text (Ctrl++)"));
    m_words->setText(tr("Equations in words"));
    m_print->setText(tr("Print…"));
    name(m_print, tr("Print or save as PDF (Ctrl+P)"));
    setFound(-1, 0);
}

// Return goes to the next hit, Shift+Return to the previous; Escape ends the search.
bool ReadingBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const QKeyEvent* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            emit goRequested(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            m_field->clear();
            emit searchEnded();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace seiche

#include "moc_reading_bar.cpp"
