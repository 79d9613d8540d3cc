// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/recovery_dialog.h"

#include "theme/theme.h"
#include "wording/names.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

/// Maximum width of a title in pixels.
constexpr double longestTitle = 260;

QString lineAbout(const TitledWork& found, const QFontMetrics& font) {
    // Built-in titles are translated, as in the window title.
    QString title = exampleInWords(found.title).simplified();
    if (title.isEmpty()) title = RecoveryDialog::tr("Untitled");
    title = font.elidedText(title, Qt::ElideRight, Theme::current().px(longestTitle));
    const QString text = found.work.scene == SceneKind::String
                             ? RecoveryDialog::tr("String: %1, %2", "title, date and time")
                             : RecoveryDialog::tr("Pool: %1, %2", "title, date and time");
    return text.arg(title.replace(QLatin1Char('&'), QLatin1String("&&")),
                    QLocale().toString(found.work.kept, QLocale::ShortFormat));
}

} // namespace

RecoveryDialog::RecoveryDialog(const std::vector<TitledWork>& found, QWidget* parent)
    : QDialog(parent), m_scroll(new QScrollArea(this)), m_list(new QWidget), m_restore(new QPushButton(this)),
      m_discard(new QPushButton(this)), m_later(new QPushButton(this)) {
    setObjectName(QStringLiteral("recoveryDialog"));
    setWindowTitle(tr("Restore unsaved work"));
    m_restore->setObjectName(QStringLiteral("restoreWork"));
    m_discard->setObjectName(QStringLiteral("discardWork"));
    m_later->setObjectName(QStringLiteral("keepWork"));
    m_restore->setText(tr("&Restore"));
    m_discard->setText(tr("&Discard"));
    m_later->setText(tr("&Later"));
    auto* about = new QLabel(this);
    about->setWordWrap(true);
    about->setText(tr(
        "The runs you tick replace the current string and pool. All other runs are kept for the next start."));

    auto* rows = new QVBoxLayout(m_list);
    rows->addStretch();
    for (const TitledWork& each : found) addRow(each);
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        const auto newest = std::ranges::find(m_rows, scene, [](const Row& row) { return row.work.scene; });
        if (newest != m_rows.end()) newest->box->setChecked(true);
    }
    m_scroll->setWidget(m_list);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setMinimumWidth(m_list->sizeHint().width() + Theme::current().px(16));
    m_scroll->setMinimumHeight(
        std::min(m_list->sizeHint().height() + 2, screen()->availableSize().height() / 3));

    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    for (QPushButton* button : {m_later, m_discard, m_restore}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(buttons);
    connect(m_restore, &QPushButton::clicked, this, &RecoveryDialog::restoreRequested);
    connect(m_discard, &QPushButton::clicked, this, &RecoveryDialog::discardRequested);
    connect(m_later, &QPushButton::clicked, this, &QDialog::reject);
    if (!m_rows.empty()) m_rows.front().box->setFocus();
    enableButtons();
}

void RecoveryDialog::addRow(const TitledWork& found) {
    auto* box = new QCheckBox(m_list);
    box->ensurePolished();
    box->setText(lineAbout(found, box->fontMetrics()));
    auto* rows = static_cast<QVBoxLayout*>(m_list->layout());
    rows->insertWidget(rows->count() - 1, box);
    connect(box, &QCheckBox::toggled, this, [this, box](bool on) {
        if (on) onTick(box);
        enableButtons();
    });
    m_rows.push_back({found.work, box});
}

void RecoveryDialog::onTick(const QCheckBox* box) {
    const auto row = std::ranges::find(m_rows, box, &Row::box);
    for (const Row& other : m_rows)
        if (other.box != box && other.work.scene == row->work.scene) other.box->setChecked(false);
}

void RecoveryDialog::enableButtons() {
    const bool any = std::ranges::any_of(m_rows, [](const Row& row) { return row.box->isChecked(); });
    m_restore->setEnabled(any);
    m_discard->setEnabled(any);
}

std::vector<FoundWork> RecoveryDialog::ticked() const {
    std::vector<FoundWork> all;
    for (const Row& row : m_rows)
        if (row.box->isChecked()) all.push_back(row.work);
    return all;
}

void RecoveryDialog::remove(const std::vector<FoundWork>& gone) {
    std::erase_if(m_rows, [&](const Row& row) {
        const bool isGone = std::ranges::find(gone, row.work.file, &FoundWork::file) != gone.end();
        if (isGone) delete row.box;
        return isGone;
    });
    if (!m_rows.empty()) m_rows.front().box->setFocus();
    enableButtons();
}

} // namespace seiche

#include "moc_recovery_dialog.cpp"
