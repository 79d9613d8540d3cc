// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/section_bar.h"

#include "widgets/flow_layout.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QToolButton>

namespace seiche {

SectionBar::SectionBar(const std::vector<const char*>& names, QWidget* parent)
    : QWidget(parent), m_buttons(new QButtonGroup(this)) {
    auto* row = new FlowLayout(4);
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(names[i]));
        button->setCheckable(true);
        button->setProperty("tool", true);
        button->setProperty("dense", true);
        button->setProperty("section", true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->installEventFilter(this);
        m_buttons->addButton(button, static_cast<int>(i));
        row->addWidget(button);
    }
    setLayout(row);
    QSizePolicy policy(QSizePolicy::Preferred,
                       QSizePolicy::Preferred); // a fixed policy would allow only one row
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_buttons->button(0)->setChecked(true);
    connect(m_buttons, &QButtonGroup::idClicked, this, &SectionBar::chosen);
}

void SectionBar::setTexts(const QStringList& texts) {
    for (qsizetype i = 0; i < texts.size(); ++i) {
        m_buttons->button(static_cast<int>(i))->setText(texts[i]);
        m_buttons->button(static_cast<int>(i))->setAccessibleName(texts[i]);
    }
}

void SectionBar::setOffered(int section, bool offered) { m_buttons->button(section)->setVisible(offered); }

int SectionBar::section() const { return m_buttons->checkedId(); }

void SectionBar::choose(int section) { m_buttons->button(section)->setChecked(true); }

bool SectionBar::eventFilter(QObject* watched, QEvent* event) {
    auto* button = qobject_cast<QToolButton*>(watched);
    if (!button || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        button->click();
        return true;
    }
    if (key != Qt::Key_Left && key != Qt::Key_Right) return false;
    const int way = (key == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight) ? 1 : -1;
    for (int next = m_buttons->id(button) + way; m_buttons->button(next); next += way) {
        if (m_buttons->button(next)->isHidden()) continue;
        m_buttons->button(next)->setFocus(Qt::OtherFocusReason);
        m_buttons->button(next)->click();
        break;
    }
    return true;
}

} // namespace seiche

#include "moc_section_bar.cpp"
