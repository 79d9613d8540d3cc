// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/pull_kind.h"

#include "model/parameter.h"
#include "theme/theme.h"
#include "wording/names.h"

#include <QEvent>
#include <QVBoxLayout>

namespace seiche {

namespace {

template <class E>
std::vector<E> allOf() {
    std::vector<E> all;
    for (const auto& [value, word] : EnumNames<E>::all) all.push_back(value);
    return all;
}

} // namespace

PullKind::PullKind(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_shapeLabel(new QLabel(this)), m_modeLabel(new QLabel(this)),
      m_shape(new Choice<PullShape>(
          allOf<PullShape>(), [](PullShape shape) { return nameOf(shape); }, this)),
      m_mode(new Choice<PullMode>(allOf<PullMode>(), [](PullMode mode) { return nameOf(mode); }, this)) {
    m_shape->setObjectName(QStringLiteral("pullShape"));
    m_mode->setObjectName(QStringLiteral("pullMode"));
    m_shapeLabel->setBuddy(m_shape);
    m_modeLabel->setBuddy(m_mode);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{m_shapeLabel, m_shape, m_modeLabel, m_mode})
        column->addWidget(part);
    for (QLabel* label : {m_shapeLabel, m_modeLabel}) label->setProperty("type", "small");
    const auto take = [this](auto Pull::* member, auto* choice) {
        connect(choice, &QComboBox::activated, this, [this, member, choice] {
            Pull pull = m_session.settings().pullWith;
            pull.*member = choice->value();
            m_session.setPullWith(pull);
            emit finished();
        });
    };
    take(&Pull::shape, m_shape);
    take(&Pull::mode, m_mode);
    connect(&session, &Session::settingsChanged, this, &PullKind::refresh);
    connect(&session, &Session::runReplaced, this, &PullKind::refresh);
    const auto restyle = [column] { column->setSpacing(Theme::current().px(3)); };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    retranslate();
    refresh();
}

void PullKind::refresh() {
    const Pull& pull = m_session.settings().pullWith;
    m_shape->show(pull.shape);
    m_mode->show(pull.mode);
}

void PullKind::retranslate() {
    m_shape->retranslate();
    m_mode->retranslate();
    const auto name = [](QLabel* label, QComboBox* choice, const char* id) {
        const Parameter& parameter = *findParameter(id);
        label->setText(nameOf(parameter));
        choice->setAccessibleName(nameOf(parameter));
        choice->setToolTip(descriptionOf(parameter));
    };
    name(m_shapeLabel, m_shape, "pullWith.shape");
    name(m_modeLabel, m_mode, "pullWith.mode");
}

void PullKind::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace seiche

#include "moc_pull_kind.cpp"
