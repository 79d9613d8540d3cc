// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture_dialog.h"

#include "theme/theme.h"
#include "widgets/drop_down.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace seiche {

namespace {

constexpr int largestScale = 4;
constexpr int usualScale = 2;

} // namespace

PictureDialog::PictureDialog(std::vector<PictureSubject> subjects, QWidget* parent)
    : QDialog(parent), m_subjects(std::move(subjects)), m_subject(new DropDown(this)),
      m_size(new DropDown(this)) {
    setObjectName(QStringLiteral("pictureDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Save image"));
    m_subject->setObjectName(QStringLiteral("picture-subject"));
    m_size->setObjectName(QStringLiteral("picture-size"));
    m_subject->setAccessibleName(tr("Image of"));
    m_size->setAccessibleName(tr("Size"));
    for (const PictureSubject& subject : m_subjects) m_subject->addItem(subject.name);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Image of"), m_subject);
    form->addRow(tr("Si&ze"), m_size);
    form->setRowVisible(m_subject, m_subjects.size() > 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
    save->setObjectName(QStringLiteral("picture-save"));
    save->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(buttons);
    setMinimumWidth(Theme::current().px(380));
    connect(m_subject, &QComboBox::currentIndexChanged, this, &PictureDialog::fillSizes);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        const PictureSubject& subject = m_subjects.at(static_cast<std::size_t>(m_subject->currentIndex()));
        const int scale = m_size->currentIndex() + 1;
        accept();
        subject.save(scale);
    });
    fillSizes();
    save->setFocus();
}

void PictureDialog::fillSizes() {
    const int scale = m_size->count() > 0 ? m_size->currentIndex() + 1 : usualScale;
    const QSize size = m_subjects.at(static_cast<std::size_t>(m_subject->currentIndex())).size;
    m_size->clear();
    for (int each = 1; each <= largestScale; ++each)
        m_size->addItem(tr("%1× (%2 × %3)").arg(each).arg(size.width() * each).arg(size.height() * each));
    m_size->setCurrentIndex(scale - 1);
}

} // namespace seiche

#include "moc_picture_dialog.cpp"
