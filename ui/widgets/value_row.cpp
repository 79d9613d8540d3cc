// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/value_row.h"

#include "theme/theme.h"
#include "widgets/problem_label.h"
#include "wording/names.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace seiche {

namespace {

QString rangeInWords(const Parameter& parameter, const QLocale& locale) {
    NumberStyle plain;
    const QString min = writtenNumber(parameter.min, plain, locale);
    const QString max = writtenNumber(parameter.max, plain, locale);
    if (parameter.whole) return ValueRow::tr("an integer from %1 to %2").arg(min, max);
    if (parameter.aboveMin) return ValueRow::tr("greater than %1, at most %2").arg(min, max);
    return ValueRow::tr("from %1 to %2", "range of numbers").arg(min, max);
}

} // namespace

ValueRow::ValueRow(const Parameter& parameter, const ValueScale& scale, QWidget* parent)
    : QWidget(parent), m_parameter(parameter), m_label(new QLabel(this)), m_unit(new QLabel(this)),
      m_slider(new ValueSlider(this)), m_entry(new ValueEntry(this)), m_problem(new ProblemLabel(this)) {
    setObjectName(QLatin1String(parameter.id.data(), static_cast<qsizetype>(parameter.id.size())));
    m_unit->setProperty("type", "hint");
    m_slider->setScale(scale);
    m_entry->setStyle({parameter.decimals, parameter.decimals, {}});
    m_label->setBuddy(m_entry);

    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch();
    words->addWidget(m_label);
    words->addWidget(m_unit);
    words->addStretch();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addLayout(words, 0, 0);
    grid->addWidget(m_slider, 0, 1);
    grid->addWidget(m_entry, 0, 2);
    grid->addWidget(m_problem, 1, 0, 1, 3);
    grid->setColumnStretch(1, 1);
    setFocusProxy(m_slider);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    connect(m_slider, &ValueSlider::chosen, this, &ValueRow::chooseValue);
    connect(m_entry, &ValueEntry::typed, this, &ValueRow::chooseValue);
    connect(m_entry, &ValueEntry::stepsRequested, this,
            [this](int steps) { chooseValue(m_slider->scale().stepped(m_value, steps)); });
    connect(m_entry, &ValueEntry::restored, this, [this] { setProblem({}); });
    connect(m_entry, &ValueEntry::refused, this,
            [this](const QString& text) { setProblem(tr("“%1” is not a number.").arg(text)); });
    connect(&Theme::current(), &Theme::changed, this, &ValueRow::restyle);
    restyle();
    retranslate();
}

// A field that loses the focus in its destructor would emit its text.
ValueRow::~ValueRow() { m_entry->disconnect(this); }

void ValueRow::chooseValue(double value) {
    if (problemWithNumber(m_parameter, value)) {
        setProblem(
            tr("%1 is not allowed: %2.", "number, range")
                .arg(writtenNumber(value, {0, 10, {}}, QLocale()), rangeInWords(m_parameter, QLocale())));
        return;
    }
    show(value);
    emit chosen(value);
}

void ValueRow::show(double value) {
    m_value = value;
    setProblem({});
    m_slider->show(value);
    m_entry->show(value);
    speak();
}

void ValueRow::setProblem(const QString& problem) {
    m_entry->setProblem(problem);
    m_problem->showProblem(problem);
    m_entry->setAccessibleDescription(problem.isEmpty() ? rangeInWords(m_parameter, QLocale()) : problem);
}

void ValueRow::setLabel(const QString& label) {
    m_shortLabel = label;
    m_label->setText(label);
}

void ValueRow::setNarrow(bool narrow) {
    m_label->setWordWrap(narrow);
    setSizePolicy(QSizePolicy::Preferred, narrow ? QSizePolicy::Minimum : QSizePolicy::Fixed);
}

void ValueRow::setScale(const ValueScale& scale) { m_slider->setScale(scale); }

// Announces the value instead of the slider position.
void ValueRow::speak() {
    const QString unit = unitOf(m_parameter);
    const QString number = writtenNumber(m_value, {0, 8, {}}, QLocale());
    m_slider->setAccessibleDescription(unit.isEmpty() ? number : tr("%1 %2", "number, unit").arg(number, unit));
}

void ValueRow::retranslate() {
    const QString name = nameOf(m_parameter);
    m_label->setText(m_shortLabel.isEmpty() ? name : m_shortLabel);
    m_unit->setText(unitOf(m_parameter));
    m_unit->setVisible(!m_unit->text().isEmpty());
    m_slider->setAccessibleName(name);
    m_entry->setAccessibleName(name);
    const QString tip = tr("<b>%1</b><br>%2<br>%3", "name, description, range")
                            .arg(name.toHtmlEscaped(), descriptionOf(m_parameter).toHtmlEscaped(),
                                 rangeInWords(m_parameter, QLocale()).toHtmlEscaped());
    setToolTip(tip);
    speak();
    setProblem({});
}

void ValueRow::restyle() {
    const Theme& theme = Theme::current();
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->setHorizontalSpacing(theme.px(8));
    grid->setVerticalSpacing(theme.px(2));
    grid->setColumnMinimumWidth(0, theme.px(92));
    m_entry->setFixedWidth(theme.px(92));
}

void ValueRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) retranslate();
}

} // namespace seiche

#include "moc_value_row.cpp"
