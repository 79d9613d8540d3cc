// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_bar.h"

#include "objects/object_extent.h"
#include "objects/object_values.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"
#include "widgets/named_slider.h"
#include "wording/problems.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace seiche {

namespace {

constexpr double maxOfHeight = 0.4;    // of the room
constexpr int barGap = 16;             // pixels
constexpr double sliderWidth = 176;    // pixels at scale 1
constexpr double longestName = 150;    // pixels at scale 1
constexpr int changeInBar = 1'000'200; // undo stroke, plus the slider
constexpr double fromEdge = 6.0;       // from the edge of the canvas, pixels at scale 1

QString nameOf(const ChosenObjects& chosen) {
    if (chosen.count() != 1)
        return ObjectBar::tr("Objects: %1").arg(QLocale().toString(static_cast<qulonglong>(chosen.count())));
    return chosen.objects.empty() ? shownNameOf(chosen.probes.front()) : shownNameOf(chosen.objects.front());
}

} // namespace

ObjectBar::ObjectBar(Canvas& canvas)
    : QFrame(&canvas), m_session(canvas.run()), m_canvas(&canvas), m_selection(Selection::of(m_session)),
      m_flow(new FlowLayout(barGap)), m_name(new QLabel(this)), m_buttons(m_session, this),
      m_more(new QToolButton(this)), m_remove(new QToolButton(this)) {
    setObjectName(QStringLiteral("objectBar"));
    setProperty("card", true);
    setAttribute(Qt::WA_NoMousePropagation); // a click beside the buttons is no tap
    setLayout(m_flow);
    m_name->setObjectName(QStringLiteral("objectBarName"));
    m_name->setProperty("type", "title");
    m_name->setTextFormat(Qt::PlainText);
    m_flow->addWidget(m_name);
    for (QWidget* button : m_buttons.all()) m_flow->addWidget(button);
    constexpr std::array names{"firstValue", "secondValue"};
    for (std::size_t i = 0; i < m_sliders.size(); ++i) {
        m_sliders[i] = new NamedSlider(names[i], this);
        m_flow->addWidget(m_sliders[i]);
    }
    m_more->setObjectName(QStringLiteral("objectBarMore"));
    m_remove->setObjectName(QStringLiteral("objectBarRemove"));
    for (QToolButton* button : {m_more, m_remove}) {
        button->setProperty("tool", true);
        button->setFocusPolicy(Qt::TabFocus);
        m_flow->addWidget(button);
    }
    canvas.installEventFilter(this);
    connectParts();
    hide();
    restyle();
    retranslate();
}

void ObjectBar::connectParts() {
    for (std::size_t i = 0; i < m_sliders.size(); ++i) {
        const auto set = [this, i](double value) { setValue(i, value); };
        connect(m_sliders[i], &NamedSlider::chosen, this, set);
        connect(m_sliders[i], &NamedSlider::typed, this, set);
        connect(m_sliders[i], &NamedSlider::refused, this, [this, i](const QString& text) {
            m_sliders[i]->setProblem(tr("\"%1\" is not a number.").arg(text.trimmed()));
        });
    }
    connect(&m_buttons, &ObjectButtons::resized, this, &ObjectBar::place);
    connect(m_more, &QToolButton::clicked, &m_selection, &Selection::requestProperties);
    connect(m_remove, &QToolButton::clicked, this, [this] {
        m_selection.remove();
        emit finished();
    });
    connect(&m_selection, &Selection::changed, this, &ObjectBar::refresh);
    connect(&m_session, &Session::runReplaced, this, &ObjectBar::refresh);
    connect(&Theme::current(), &Theme::changed, this, &ObjectBar::restyle);
}

void ObjectBar::setCanvas(Canvas& canvas) {
    if (&canvas == m_canvas) return;
    m_canvas->setCoveredBelow(0);
    m_canvas->removeEventFilter(this);
    m_canvas = &canvas;
    setParent(m_canvas);
    m_canvas->installEventFilter(this);
    refresh();
}

void ObjectBar::setValue(std::size_t index, double value) {
    if (index >= m_values.size()) return;
    const std::string_view key = m_values[index].key;
    const Experiment& experiment = m_session.settings();
    ChosenObjects changed = m_selection.chosen();
    QString problem = seiche::setValue(changed, key, value, experiment, m_session.run().frame());
    if (problem.isEmpty()) {
        const std::vector<Problem> problems =
            m_selection.replaceAll(changed, changeInBar + static_cast<int>(index));
        if (!problems.empty()) problem = problemInWords(problems.front());
    }
    refresh();
    m_sliders[index]->setProblem(problem);
}

void ObjectBar::refresh() {
    const ChosenObjects chosen = m_selection.isPlacing() ? ChosenObjects() : m_selection.chosen();
    setVisible(!chosen.isEmpty());
    if (chosen.isEmpty()) return m_canvas->setCoveredBelow(0);
    const QString name = nameOf(chosen);
    m_name->setText(m_name->fontMetrics().elidedText(name, Qt::ElideMiddle, Theme::current().px(longestName)));
    m_name->setToolTip(name);
    m_buttons.show(m_selection.object());
    showValues(chosen);
    place();
}

void ObjectBar::showValues(const ChosenObjects& chosen) {
    const Experiment& experiment = m_session.settings();
    const PoolObject* object = m_selection.object();
    m_values = mainValuesOf(chosen, experiment);
    for (std::size_t i = 0; i < m_sliders.size(); ++i) {
        NamedSlider* slider = m_sliders[i];
        if (i >= m_values.size()) break;
        const MainValue& shown = m_values[i];
        const ValueTexts texts = textsOf(shown.key, object, m_session.scene());
        const double value = commonValueOf(chosen, shown.key, experiment).value_or(0.0);
        const QString number = writtenNumber(value, {0, texts.decimals, {}}, QLocale());
        const QString suffix = texts.unit.isEmpty() ? QString() : QLatin1Char(' ') + texts.unit;
        slider->setName(texts.name, texts.help);
        slider->slider()->setScale(shown.scale);
        slider->show(value, value, {0, std::max(texts.decimals, 3), suffix}, number + suffix, number);
        slider->setFixedWidth(std::max(Theme::current().px(sliderWidth), slider->fittingWidth()));
    }
}

bool ObjectBar::hidesObject(const QRect& bar) const {
    const PoolObject* object = m_selection.object();
    if (!object || m_canvas->medium() == SceneKind::String) return false;
    const QRectF cells = extentOf(*object, SceneKind::Pool);
    QRectF pixels;
    for (const QPointF& corner : {cells.topLeft(), cells.topRight(), cells.bottomLeft(), cells.bottomRight()})
        pixels |= QRectF(m_canvas->toPixels(corner), QSizeF(1.0, 1.0));
    const QRectF room = m_canvas->barRoom();
    const QRectF above(bar.left(), room.top(), bar.width(), bar.height());
    return pixels.intersects(bar) && !pixels.intersects(above);
}

void ObjectBar::place() {
    if (!isVisibleTo(m_canvas)) return;
    const int off = Theme::current().px(fromEdge);
    const QRect room = m_canvas->barRoom().toRect().adjusted(off, off, -off, -off);
    const int frame = this->width() - contentsRect().width();
    int width = 0, height = 0;
    // A small canvas has no room for all values. More shows them.
    for (std::size_t shown = m_values.size();; --shown) {
        for (std::size_t i = 0; i < m_sliders.size(); ++i) m_sliders[i]->setVisible(i < shown);
        m_flow->invalidate();
        width = std::min(m_flow->sizeHint().width() + frame, room.width());
        height = m_flow->heightForWidth(width - frame) + frame;
        if (shown == 0 || height <= maxOfHeight * room.height()) break;
    }
    QRect bar(room.center().x() - width / 2, room.bottom() - height + 1, width, height);
    if (hidesObject(bar)) bar.moveTop(room.top());
    setGeometry(bar);
    m_flow->activate();
    m_canvas->setCoveredBelow(height + off);
    raise();
}

void ObjectBar::retranslate() {
    m_buttons.retranslate();
    m_more->setAccessibleName(tr("Properties"));
    m_more->setToolTip(tr("Shows all properties. Double-click the object to do the same."));
    m_remove->setAccessibleName(tr("Remove"));
    m_remove->setToolTip(tr("Removes the object (Delete)"));
    setAccessibleName(tr("Selected object"));
    refresh();
}

void ObjectBar::restyle() {
    const Theme& theme = Theme::current();
    m_flow->setContentsMargins(theme.px(10), theme.px(6), theme.px(10), theme.px(6));
    m_more->setIcon(icon(Glyph::More, theme.tokens().text));
    m_remove->setIcon(icon(Glyph::Remove, theme.tokens().text));
    for (QToolButton* button : {m_more, m_remove}) button->setIconSize({theme.px(20), theme.px(20)});
    refresh();
}

bool ObjectBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_canvas && event->type() == QEvent::Resize) place();
    return QFrame::eventFilter(watched, event);
}

void ObjectBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

} // namespace seiche

#include "moc_object_bar.cpp"
