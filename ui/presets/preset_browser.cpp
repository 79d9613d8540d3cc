// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_browser.h"

#include "presets/preset_card.h"
#include "presets/preset_grid.h"
#include "presets/preset_marks.h"
#include "presets/preset_model.h"
#include "presets/preset_sections.h"
#include "theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

PresetBrowser::PresetBrowser(QWidget* parent)
    : QDialog(parent), m_model(new PresetModel(this)), m_sections(new PresetSections(*m_model, this)),
      m_words(new QLineEdit(this)), m_groups(new QListWidget(this)), m_grid(new PresetGrid(*m_sections, this)),
      m_nothing(new QLabel(this)), m_star(new QPushButton(this)), m_open(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("presetBrowser"));
    m_words->setObjectName(QStringLiteral("presetWords"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_groups->setObjectName(QStringLiteral("presetGroups"));
    m_groups->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_groups->setWordWrap(true);
    m_groups->setFrameShape(QFrame::NoFrame);
    m_grid->setObjectName(QStringLiteral("presetList"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setProperty("type", "quiet");
    m_nothing->hide();
    m_star->setObjectName(QStringLiteral("presetStar"));
    m_star->setCheckable(true);
    for (QPushButton* button : {m_star, m_close}) button->setAutoDefault(false);
    m_open->setDefault(true);

    auto* middle = new QHBoxLayout;
    middle->addWidget(m_groups);
    middle->addWidget(m_grid, 1);
    middle->addWidget(m_nothing, 1);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_star);
    bottom->addStretch();
    bottom->addWidget(m_close);
    bottom->addWidget(m_open);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addLayout(middle, 1);
    layout->addLayout(bottom);

    connect(m_words, &QLineEdit::textChanged, this, &PresetBrowser::search);
    connect(m_groups, &QListWidget::currentRowChanged, this, [this](int group) {
        if (group < 0) return;
        chooseRow(m_sections->sections()[static_cast<std::size_t>(group)].first);
        m_grid->showSection(group);
    });
    connect(m_sections, &QAbstractItemModel::modelReset, this, &PresetBrowser::fillGroups);
    connect(m_sections, &QAbstractItemModel::modelReset, this, &PresetBrowser::chooseAgain);
    connect(m_grid, &PresetGrid::scrolled, this, &PresetBrowser::showGroupAtTop);
    connect(m_grid, &PresetGrid::starClicked, this, &PresetBrowser::turnStar);
    connect(m_grid, &PresetGrid::favouriteToggleRequested, this, &PresetBrowser::turnStar);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                if (!now.isValid()) return;
                m_chosen = now.data(PresetModel::Id).toString();
                const int section = m_sections->sectionOf(now.row());
                m_kind = static_cast<int>(m_sections->sections()[static_cast<std::size_t>(section)].kind);
                showStar();
            });
    connect(m_grid, &QListView::doubleClicked, this, &PresetBrowser::choose);
    connect(m_star, &QPushButton::clicked, this, [this] { turnStar(m_grid->currentIndex()); });
    connect(m_open, &QPushButton::clicked, this, &PresetBrowser::choose);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(&Theme::current(), &Theme::changed, this, &PresetBrowser::restyle);
    restyle();
    retranslate();
}

void PresetBrowser::search() {
    m_sections->seek(m_words->text());
    const bool any = m_sections->rowCount() > 0;
    m_grid->setVisible(any);
    m_groups->setVisible(any);
    m_nothing->setVisible(!any);
    m_open->setEnabled(any);
    m_star->setEnabled(any);
}

void PresetBrowser::chooseRow(int row) {
    m_grid->selectionModel()->setCurrentIndex(m_sections->index(row), QItemSelectionModel::ClearAndSelect);
}

void PresetBrowser::chooseAgain() {
    if (m_sections->rowCount() == 0) return;
    chooseRow(std::max(0, m_sections->rowOf(m_chosen, static_cast<PresetSections::Kind>(m_kind))));
    m_grid->scrollTo(m_grid->currentIndex());
}

void PresetBrowser::choose() {
    const QModelIndex index = m_grid->currentIndex();
    if (!index.isValid()) return;
    const QString id = index.data(PresetModel::Id).toString();
    const bool favourites = m_kind == static_cast<int>(PresetSections::Kind::Favourites);
    hide();
    emit chosen(id, favourites);
}

void PresetBrowser::turnStar(const QModelIndex& index) {
    if (!index.isValid()) return;
    const QString id = index.data(PresetModel::Id).toString();
    PresetMarks& marks = PresetMarks::current();
    const bool on = !marks.isFavourite(id);
    // The selection stays, except in the favourites section.
    marks.setFavourite(id, on);
    showStar();
}

void PresetBrowser::showStar() {
    m_star->setChecked(m_grid->currentIndex().data(PresetModel::Favourite).toBool());
}

// The focused search field forwards its arrow keys.
bool PresetBrowser::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            m_grid->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void PresetBrowser::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_D && event->modifiers() == Qt::ControlModifier)
        return turnStar(m_grid->currentIndex());
    QDialog::keyPressEvent(event);
}

void PresetBrowser::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    m_words->setFocus();
    m_words->selectAll();
}

void PresetBrowser::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void PresetBrowser::fillGroups() {
    const QSignalBlocker quiet(m_groups);
    m_groups->clear();
    for (const PresetSections::Section& section : m_sections->sections()) m_groups->addItem(section.title);
    showGroupAtTop();
}

void PresetBrowser::showGroupAtTop() {
    const QSignalBlocker quiet(m_groups);
    m_groups->setCurrentRow(std::min(m_grid->sectionAtTop(), m_groups->count() - 1));
}

void PresetBrowser::restyle() {
    const Theme& theme = Theme::current();
    m_model->setPictureSize(PresetCard::pictureSize());
    layout()->setContentsMargins(theme.px(14), theme.px(14), theme.px(14), theme.px(14));
    layout()->setSpacing(theme.px(10));
    m_groups->setFixedWidth(theme.px(168));
    // Room for four columns, if the screen permits.
    const QSize wished(4 * PresetCard::size().width() + theme.px(168 + 56), theme.px(680));
    resize(wished.boundedTo(screen()->availableSize() * 0.94));
    const QString focus = QStringLiteral("%1 { background: transparent; border: 2px solid transparent; }"
                                         "%1:focus { border-color: %2; }");
    m_grid->setStyleSheet(focus.arg(QStringLiteral("QListView"), theme.tokens().main.name()));
    m_groups->setStyleSheet(QStringLiteral("QListWidget::item { padding: %1px; }").arg(theme.px(4)));
    m_grid->measure();
}

void PresetBrowser::retranslate() {
    setWindowTitle(tr("Examples"));
    m_model->retranslate();
    m_words->setPlaceholderText(tr("Search"));
    m_words->setAccessibleName(tr("Search examples"));
    m_groups->setAccessibleName(tr("Groups"));
    m_grid->setAccessibleName(tr("Examples"));
    m_nothing->setText(tr("No matching examples."));
    m_star->setText(tr("Favourite"));
    m_star->setToolTip(tr("Marks the selected example as a favourite (Ctrl+D)"));
    m_open->setText(tr("Open"));
    m_close->setText(tr("Close"));
    m_sections->refill();
    m_grid->measure();
    search();
}

} // namespace seiche

#include "moc_preset_browser.cpp"
