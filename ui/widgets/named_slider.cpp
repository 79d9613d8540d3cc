// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/named_slider.h"

#include "theme/theme.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QStackedLayout>
#include <QToolTip>

namespace seiche {

NamedSlider::NamedSlider(const char* name, QWidget* parent)
    : QWidget(parent), m_name(new QLabel(this)), m_words(new QLabel(this)), m_entry(new ValueEntry(this)),
      m_slider(new ValueSlider(this)), m_value(new QStackedLayout) {
    m_slider->setObjectName(QLatin1String(name) + QLatin1String("Slider"));
    m_entry->setObjectName(QLatin1String(name) + QLatin1String("Entry"));
    m_words->setObjectName(QLatin1String(name) + QLatin1String("Words"));
    m_words->setProperty("type", "quiet");
    m_words->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_words->setCursor(Qt::IBeamCursor);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_entry->setAlignment(Qt::AlignRight);
    m_entry->setProperty("dense", true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    m_value->addWidget(m_words);
    m_value->addWidget(m_entry);
    grid->addWidget(m_name, 0, 0);
    grid->addLayout(m_value, 0, 1);
    grid->addWidget(m_slider, 1, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    setFocusProxy(m_slider);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_words->installEventFilter(this);
    m_slider->installEventFilter(this);
    m_entry->installEventFilter(this);
    connect(m_slider, &ValueSlider::chosen, this, &NamedSlider::chosen);
    connect(m_entry, &ValueEntry::typed, this, &NamedSlider::typed);
    connect(m_entry, &ValueEntry::refused, this, &NamedSlider::refused);
    connect(m_entry, &ValueEntry::confirmed, this, [this] {
        if (m_entry->problem().isEmpty()) m_slider->setFocus();
    });
    connect(m_entry, &ValueEntry::restored, m_slider, qOverload<>(&QWidget::setFocus));
    connect(&Theme::current(), &Theme::changed, this, &NamedSlider::restyle);
    restyle();
}

// A field that loses the focus in its destructor would emit its text.
NamedSlider::~NamedSlider() {
    m_entry->removeEventFilter(this);
    m_entry->disconnect(this);
}

void NamedSlider::setName(const QString& name, const QString& help) {
    m_name->setText(name);
    m_slider->setAccessibleName(name);
    m_entry->setAccessibleName(name);
    for (QWidget* part : std::initializer_list<QWidget*>{m_name, m_words, m_slider, m_entry})
        part->setToolTip(help);
}

void NamedSlider::show(double onSlider, double inField, const NumberStyle& style, const QString& words,
                       const QString& shortWords) {
    m_slider->show(onSlider);
    m_entry->setStyle(style);
    m_entry->show(inField);
    m_entry->setProblem({});
    m_longWords = words;
    m_shortWords = shortWords;
    m_slider->setAccessibleDescription(words);
    showWords();
}

int NamedSlider::fittingWidth() const {
    return m_name->sizeHint().width() + static_cast<QGridLayout*>(layout())->horizontalSpacing() +
           m_words->fontMetrics().horizontalAdvance(m_shortWords + QLatin1Char(' '));
}

void NamedSlider::showWords() {
    const int room =
        width() - m_name->sizeHint().width() - static_cast<QGridLayout*>(layout())->horizontalSpacing();
    m_words->setText(m_words->fontMetrics().horizontalAdvance(m_longWords) <= room ? m_longWords
                                                                                   : m_shortWords);
}

void NamedSlider::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showWords();
}

void NamedSlider::setProblem(const QString& problem) {
    m_entry->setProblem(problem);
    if (!problem.isEmpty())
        QToolTip::showText(m_entry->mapToGlobal(QPoint(0, m_entry->height())), problem, this);
}

void NamedSlider::edit() {
    m_value->setCurrentWidget(m_entry);
    m_entry->setFocus(Qt::OtherFocusReason);
    m_entry->selectAll();
}

void NamedSlider::endEditing() {
    m_entry->setProblem({});
    m_value->setCurrentWidget(m_words);
}

bool NamedSlider::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::MouseButtonRelease && isEnabled()) edit();
    if (watched == m_slider && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_F2) {
            edit();
            return true;
        }
    }
    if (watched == m_entry && event->type() == QEvent::KeyPress && !m_entry->isModified() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_slider->setFocus();
        return true;
    }
    // Queued, because the field reports its text when it loses the focus.
    if (watched == m_entry && event->type() == QEvent::FocusOut)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!m_entry->hasFocus()) endEditing();
            },
            Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void NamedSlider::restyle() {
    const Theme& theme = Theme::current();
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->setHorizontalSpacing(theme.px(12));
    grid->setVerticalSpacing(theme.px(2));
    grid->setRowMinimumHeight(0, theme.px(24));
    showWords();
}

} // namespace seiche

#include "moc_named_slider.cpp"
