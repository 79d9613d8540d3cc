// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_browser.h"

#include "presets/preset_card.h"
#include "presets/preset_model.h"
#include "theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

/// Lets through what belongs to the category and contains every word.
class PresetFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void set(const QString& words, const QString& category) {
        m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        m_category = category;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const QString category = index.data(PresetModel::Category).toString();
        if (!m_category.isEmpty() && category != m_category) return false;
        const QString text =
            QStringList{index.data(PresetModel::Title).toString(), index.data(PresetModel::Sentence).toString(),
                        category, index.data(PresetModel::Id).toString()}
                .join(QLatin1Char('\n'));
        return std::ranges::all_of(
            m_words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList m_words;
    QString m_category;
};

PresetBrowser::PresetBrowser(QWidget* parent)
    : QDialog(parent), m_model(new PresetModel(this)), m_filter(new PresetFilter(this)),
      m_words(new QLineEdit(this)), m_category(new QComboBox(this)), m_list(new QListView(this)),
      m_nothing(new QLabel(this)), m_open(new QPushButton(this)), m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("presetBrowser"));
    m_filter->setSourceModel(m_model);
    m_words->setObjectName(QStringLiteral("presetWords"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_category->setObjectName(QStringLiteral("presetCategory"));
    m_list->setObjectName(QStringLiteral("presetList"));
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new PresetCard(this));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setProperty("type", "quiet");
    m_nothing->hide();
    m_open->setDefault(true);

    QHBoxLayout* top = new QHBoxLayout;
    top->addWidget(m_words, 1);
    top->addWidget(m_category);
    QHBoxLayout* bottom = new QHBoxLayout;
    bottom->addStretch();
    bottom->addWidget(m_close);
    bottom->addWidget(m_open);
    QVBoxLayout* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing, 1);
    layout->addLayout(bottom);

    connect(m_words, &QLineEdit::textChanged, this, &PresetBrowser::search);
    connect(m_category, &QComboBox::currentIndexChanged, this, &PresetBrowser::search);
    connect(m_list, &QListView::doubleClicked, this, &PresetBrowser::choose);
    connect(m_open, &QPushButton::clicked, this, &PresetBrowser::choose);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(&Theme::current(), &Theme::changed, this, &PresetBrowser::restyle);
    restyle();
    retranslate();
    chooseFirst();
}

void PresetBrowser::search() {
    m_filter->set(m_words->text(), m_category->currentData().toString());
    const bool any = m_filter->rowCount() > 0;
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
    m_open->setEnabled(any);
    chooseFirst();
}

void PresetBrowser::chooseFirst() {
    if (!m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_filter->index(0, 0));
    m_list->scrollTo(m_list->currentIndex());
}

void PresetBrowser::choose() {
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid()) return;
    const QString id = index.data(PresetModel::Id).toString();
    hide();
    emit chosen(id);
}

// The hand stays in the field: its arrow keys walk through the cards.
bool PresetBrowser::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            m_list->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
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

void PresetBrowser::restyle() {
    const Theme& theme = Theme::current();
    m_model->setPictureSize(PresetCard::pictureSize());
    m_list->setGridSize(PresetCard::size());
    layout()->setContentsMargins(theme.px(14), theme.px(14), theme.px(14), theme.px(14));
    layout()->setSpacing(theme.px(10));
    // Four cards beside each other, or as many as there is room for.
    const QSize wished(4 * PresetCard::size().width() + theme.px(48), theme.px(680));
    resize(wished.boundedTo(screen()->availableSize() * 0.94));
    m_list->setStyleSheet(QStringLiteral("QListView { background: transparent; border: 2px solid transparent; }"
                                         "QListView:focus { border-color: %1; }")
                              .arg(Theme::current().tokens().main.name()));
}

void PresetBrowser::fillCategories() {
    const QSignalBlocker quiet(m_category);
    const int current = std::max(0, m_category->currentIndex());
    m_category->clear();
    m_category->addItem(tr("All categories"), QString());
    for (const QString& category : m_model->categories()) m_category->addItem(category, category);
    m_category->setCurrentIndex(current);
}

void PresetBrowser::retranslate() {
    setWindowTitle(tr("Built-in experiments"));
    m_model->retranslate();
    fillCategories();
    m_words->setPlaceholderText(tr("Search"));
    m_words->setAccessibleName(tr("Search the built-in experiments"));
    m_category->setAccessibleName(tr("Category"));
    m_list->setAccessibleName(tr("Built-in experiments"));
    m_nothing->setText(tr("No matching experiments."));
    m_open->setText(tr("Open"));
    m_close->setText(tr("Close"));
    search();
}

} // namespace seiche

#include "moc_preset_browser.cpp"
