// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/type_code_dialog.h"

#include "study/point_code.h"
#include "theme/theme.h"
#include "widgets/wrapped_label.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace seiche {

TypeCodeDialog::TypeCodeDialog(PhoneClass& phones, QWidget* window)
    : QDialog(window), m_phones(phones), m_code(new QLineEdit(this)), m_note(new WrappedLabel(this)) {
    constexpr int longest = 20;
    setObjectName(QStringLiteral("typeCodeDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Enter point code"));
    auto* question = new QLabel(tr("Point code, as shown on the phone:"), this);
    question->setBuddy(m_code);
    m_code->setObjectName(QStringLiteral("typedCode"));
    m_code->setAccessibleName(question->text());
    m_code->setMaxLength(longest);
    m_code->setPlaceholderText(QStringLiteral("6CSK-HSE6"));
    m_note->setObjectName(QStringLiteral("codeNote"));
    m_note->setReportingHeight(true);
    m_note->setText(tr("Upper and lower case, hyphens and spaces do not matter."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* add = buttons->addButton(tr("Add"), QDialogButtonBox::ActionRole);
    add->setObjectName(QStringLiteral("addCode"));
    add->setDefault(true);
    connect(add, &QPushButton::clicked, this, &TypeCodeDialog::submitCode);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&phones, &PhoneClass::openChanged, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_code);
    column->addWidget(m_note);
    column->addWidget(buttons);
    setMinimumWidth(Theme::current().px(360));
    m_code->setFocus();
}

void TypeCodeDialog::submitCode() {
    const std::optional<CodedPoint> point = readPointCode(m_code->text().toStdString());
    if (point) {
        m_phones.changeClass(
            [point = *point](Classroom& room) { room.addTyped(point.hertz, point.amplitude); });
        const QLocale locale;
        m_note->setText(
            tr("Added: %1 × single tap at %2 Hz. Next code?")
                .arg(locale.toString(point->amplitude, 'f', 1), locale.toString(point->hertz, 'f', 3)));
        m_code->clear();
    } else {
        m_note->setText(tr("This is not a valid point code. Check each character."));
        m_code->selectAll();
    }
    m_code->setFocus();
    QAccessibleEvent said(m_note, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

} // namespace seiche

#include "moc_type_code_dialog.cpp"
