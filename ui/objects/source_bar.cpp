// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/source_bar.h"

#include "model/object_properties.h"
#include "model/objects_change.h"
#include "objects/objects_panel.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

constexpr int barGap = 12;             // pixels
constexpr int typingInBar = 1'000'200; // undo stroke, plus the field

const PoolObject& anySource() {
    static const PoolObject source{.name = {}, .is = Source()};
    return source;
}

const ObjectProperty& propertyOfSources(const char* id) { return *findProperty(anySource(), id); }

QString nameOfSignal(Signal signal) {
    const ObjectProperty& property = propertyOfSources("signal");
    const auto found = std::ranges::find(property.words, toString(signal));
    return translated(property.shownWords[static_cast<std::size_t>(found - property.words.begin())]);
}

} // namespace

SourceBar::SourceBar(StringCanvas& canvas)
    : QFrame(&canvas), m_session(canvas.run()), m_canvas(canvas), m_selection(Selection::of(m_session)),
      m_sources(m_session), m_flow(new FlowLayout(barGap)), m_send(new QPushButton(this)),
      m_both(new QPushButton(this)), m_switch(new QPushButton(this)), m_down(new QCheckBox(this)),
      m_repeat(new QCheckBox(this)),
      m_signal(new Choice<Signal>({Signal::Sine, Signal::Triangle, Signal::Square, Signal::Noise}, nameOfSignal,
                                  this)),
      m_height(addField("height")), m_hertz(addField("hertz")), m_every(addField("every")) {
    setObjectName(QStringLiteral("sourceBar"));
    setProperty("card", true);
    m_send->setObjectName(QStringLiteral("sendPulse"));
    m_both->setObjectName(QStringLiteral("sendFromBothEnds"));
    m_switch->setObjectName(QStringLiteral("switchSource"));
    m_down->setObjectName(QStringLiteral("pulseDownwards"));
    m_repeat->setObjectName(QStringLiteral("repeatPulse"));
    m_signal->setObjectName(QStringLiteral("sourceSignal"));
    setLayout(m_flow);
    for (QWidget* part : std::initializer_list<QWidget*>{m_send, m_both, m_down, m_repeat, m_every.whole,
                                                         m_switch, m_signal, m_height.whole, m_hertz.whole})
        m_flow->addWidget(part);
    // SPACE continues to tap after a click.
    for (QWidget* part : std::initializer_list<QWidget*>{m_send, m_both, m_switch, m_down, m_repeat})
        part->setFocusPolicy(Qt::TabFocus);
    canvas.installEventFilter(this);
    connectParts();
    hide();
    restyle();
    retranslate();
}

SourceBar::Field SourceBar::addField(const char* id) {
    auto* whole = new QWidget(this);
    // Only as wide as its content.
    whole->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto* label = new QLabel(whole);
    auto* entry = new ValueEntry(whole);
    label->setProperty("type", "small");
    label->setBuddy(entry);
    entry->setObjectName(QLatin1String("source-") + QLatin1String(id));
    entry->setStyle({0, 3, {}});
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(entry);
    return {whole, label, entry};
}

void SourceBar::connectParts() {
    connect(m_send, &QPushButton::clicked, this, [this] { m_sources.sendPulse(); });
    connect(m_both, &QPushButton::clicked, this, [this] { m_sources.sendFromBothEnds(); });
    connect(m_switch, &QPushButton::clicked, this, [this] { m_sources.switchNow(); });
    connect(m_down, &QCheckBox::clicked, this, [this](bool on) { m_sources.setDownwards(on); });
    connect(m_repeat, &QCheckBox::clicked, this, [this](bool on) { m_sources.setRepeating(on); });
    connect(m_signal, &QComboBox::activated, this, [this] {
        setSignal(m_signal->value());
        emit finished();
    });
    for (const auto& [field, id] :
         {std::pair(&m_height, "height"), std::pair(&m_hertz, "hertz"), std::pair(&m_every, "every")}) {
        connect(field->entry, &ValueEntry::typed, this,
                [this, field, id](double value) { setValue(id, *field, value); });
        connect(field->entry, &ValueEntry::stepsRequested, this, [this, field, id](int steps) {
            const ObjectProperty& property = propertyOfSources(id);
            if (source())
                setValue(id, *field, property.number(*m_selection.object()) + steps * property.fineStep);
        });
        connect(field->entry, &ValueEntry::confirmed, this, &SourceBar::finished);
    }
    connect(&m_selection, &Selection::changed, this, &SourceBar::refresh);
    connect(&m_session, &Session::runReplaced, this, &SourceBar::refresh);
    connect(&m_session, &Session::advanced, this, &SourceBar::refreshSwitch);
    connect(&Theme::current(), &Theme::changed, this, &SourceBar::restyle);
}

const Source* SourceBar::source() const {
    const PoolObject* object = m_session.scene() == SceneKind::String ? m_selection.object() : nullptr;
    return object ? std::get_if<Source>(&object->is) : nullptr;
}

void SourceBar::setValue(const char* id, const Field& field, double value) {
    if (!source()) return;
    PoolObject object = *m_selection.object();
    const ObjectProperty& property = propertyOfSources(id);
    if (const auto problem = problemWithNumber(property, value))
        return field.entry->setProblem(problemInWords(*problem));
    const std::string_view what(id);
    const double perSecond = m_session.settings().stepsPerSecond;
    const std::int64_t frame = m_session.run().frame();
    if (what == "hertz") object = withFrequency(object, value, perSecond, frame);
    else if (what == "height") object = withHeight(object, value, perSecond, frame);
    else property.setNumber(object, value);
    const int stroke = typingInBar + (what == "hertz" ? 1 : what == "every" ? 2 : 0);
    const std::vector<Problem> problems = m_selection.replace(object, stroke);
    field.entry->setProblem(problems.empty() ? QString() : problemInWords(problems.front()));
}

void SourceBar::setSignal(Signal signal) {
    if (!source()) return;
    PoolObject object = *m_selection.object();
    std::get<Source>(object.is).signal = signal;
    m_selection.replace(object);
}

void SourceBar::setLocked(bool locked) {
    m_locked = locked;
    refresh();
}

void SourceBar::setNeeded(const std::vector<ToolNamed>& tools) {
    m_isNeeded = std::ranges::any_of(
        tools, [](ToolNamed tool) { return tool == ToolNamed::Oscillator || tool == ToolNamed::Pulse; });
    refresh();
}

void SourceBar::refresh() {
    const bool isMine = !m_locked || m_isNeeded;
    const Source* shown = m_selection.arranging() && !m_selection.isPlacing() && isMine ? source() : nullptr;
    setVisible(shown);
    if (!shown) return m_canvas.setCovered(0);
    const bool steady = isSteady(shown->signal);
    for (QWidget* part : std::initializer_list<QWidget*>{m_send, m_both, m_down, m_repeat})
        part->setVisible(!steady);
    m_every.whole->setVisible(!steady && shown->every > 0.0);
    for (QWidget* part : std::initializer_list<QWidget*>{m_switch, m_signal, m_height.whole, m_hertz.whole})
        part->setVisible(steady);
    m_both->setEnabled(m_sources.canSendFromBothEnds());
    m_down->setChecked(shown->height < 0.0);
    m_repeat->setChecked(shown->every > 0.0);
    m_signal->show(steady ? shown->signal : Signal::Sine);
    m_height.entry->show(shown->height);
    m_hertz.entry->show(shown->hertz);
    m_every.entry->show(shown->every);
    refreshSwitch();
    place();
}

void SourceBar::refreshSwitch() {
    if (!isVisibleTo(&m_canvas) || !source()) return;
    const QString text = isOn(*source(), m_session.run().seconds()) ? ObjectsPanel::tr("Switch off now")
                                                                    : ObjectsPanel::tr("Switch on now");
    if (text == m_switch->text()) return;
    m_switch->setText(text);
    place();
}

void SourceBar::place() {
    if (!isVisibleTo(&m_canvas)) return;
    const int off = Theme::current().px(6);
    // Keeps clear of the tools on the left.
    const QRect room = m_canvas.room().toRect().adjusted(off, off, -off, -off);
    m_flow->invalidate();
    const int width = std::min(m_flow->sizeHint().width() + 2 * frameWidth(), room.width());
    const int height = m_flow->heightForWidth(width);
    setGeometry(room.center().x() - width / 2, room.bottom() - height + 1, width, height);
    m_canvas.setCovered(height + off);
    raise();
}

void SourceBar::retranslate() {
    m_send->setText(ObjectsPanel::tr("Send pulse"));
    m_both->setText(tr("From both ends"));
    m_both->setToolTip(tr("Sends a pulse from this generator and from a matching one at the other end. This "
                          "generator must be at an end."));
    m_down->setText(tr("Downwards"));
    m_down->setToolTip(tr("The pulse is a trough instead of a crest"));
    m_repeat->setText(tr("Repeat"));
    m_repeat->setToolTip(tr("Keeps sending pulses from now on"));
    m_every.label->setText(tr("every", "so many seconds"));
    m_every.entry->setStyle({0, 3, tr(" s", "seconds, after a number")});
    m_signal->retranslate();
    const ObjectProperty& signal = propertyOfSources("signal");
    m_signal->setAccessibleName(nameOf(signal));
    m_signal->setToolTip(descriptionOf(signal));
    m_height.label->setText(nameOf(propertyOfSources("height")));
    const ObjectProperty& hertz = propertyOfSources("hertz");
    m_hertz.label->setText(
        ObjectsPanel::tr("%1 (%2)", "name of a value, unit").arg(nameOf(hertz), unitOf(hertz)));
    for (const auto& [field, id] :
         {std::pair(&m_height, "height"), std::pair(&m_hertz, "hertz"), std::pair(&m_every, "every")}) {
        field->entry->setAccessibleName(nameOf(propertyOfSources(id)));
        field->entry->setToolTip(descriptionOf(propertyOfSources(id)));
    }
    m_switch->setText({});
    setAccessibleName(tr("Selected source"));
    refresh();
}

void SourceBar::restyle() {
    const Theme& theme = Theme::current();
    m_flow->setContentsMargins(theme.px(8), theme.px(4), theme.px(8), theme.px(4));
    for (const Field* field : {&m_height, &m_hertz, &m_every}) {
        field->entry->setFixedWidth(theme.px(76));
        field->whole->layout()->setSpacing(theme.px(4));
    }
    place();
}

bool SourceBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_canvas && event->type() == QEvent::Resize) place();
    return QFrame::eventFilter(watched, event);
}

void SourceBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

} // namespace seiche

#include "moc_source_bar.cpp"
