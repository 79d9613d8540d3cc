// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/scene_caption.h"

#include "theme/theme.h"
#include "widgets/wrapped_label.h"

#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr auto briefTime = 8s;
constexpr double maxWidth = 460; // pixels at scale 1
constexpr double fromEdge = 16;
constexpr double padding = 14;
constexpr double maxOfHeight = 0.6; // of the room

} // namespace

SceneCaption::SceneCaption(QWidget* parent)
    : QFrame(parent), m_title(new QLabel(this)), m_description(new WrappedLabel(this)) {
    setObjectName(QStringLiteral("sceneCaption"));
    setProperty("card", true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_title->setProperty("type", "heading");
    m_title->setWordWrap(true);
    for (QLabel* label : std::initializer_list<QLabel*>{m_title, m_description})
        label->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_description);
    m_brief.setSingleShot(true);
    m_brief.setInterval(briefTime);
    connect(&m_brief, &QTimer::timeout, this, &SceneCaption::refresh);
    connect(&Theme::current(), &Theme::changed, this, &SceneCaption::restyle);
    restyle();
}

void SceneCaption::setTexts(const QString& title, const QString& description) {
    m_title->setText(title);
    m_description->setText(description);
    refresh();
}

void SceneCaption::setRoom(const QRect& room) {
    m_room = room;
    refresh();
}

void SceneCaption::showBriefly() {
    m_brief.start();
    refresh();
}

void SceneCaption::setHeld(bool on) {
    m_isHeld = on;
    refresh();
}

void SceneCaption::dismiss() {
    m_brief.stop();
    refresh();
}

void SceneCaption::refresh() {
    const bool isRequested = (m_brief.isActive() || m_isHeld) && !m_description->text().isEmpty();
    const Theme& theme = Theme::current();
    const int edge = theme.px(fromEdge);
    const int width = std::min(theme.px(maxWidth), m_room.width() - 2 * edge);
    const QMargins margins = layout()->contentsMargins();
    const int inside = width - margins.left() - margins.right() - 2 * frameWidth();
    const int height = m_title->heightForWidth(inside) + layout()->spacing() +
                       m_description->heightForWidth(inside) + margins.top() + margins.bottom() +
                       2 * frameWidth();
    setVisible(isRequested && height <= maxOfHeight * m_room.height());
    setGeometry(m_room.left() + edge, m_room.top() + edge, width, height);
    raise();
}

void SceneCaption::restyle() {
    const int around = Theme::current().px(padding);
    layout()->setContentsMargins(around, around, around, around);
    layout()->setSpacing(Theme::current().px(4));
    refresh();
}

} // namespace seiche

#include "moc_scene_caption.cpp"
