// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_buttons.h"

namespace seiche {

namespace {

const Source* sourceIn(const PoolObject* object) { return object ? std::get_if<Source>(&object->is) : nullptr; }

const Instrument* stopwatchIn(const PoolObject* object) {
    const Instrument* instrument = object ? std::get_if<Instrument>(&object->is) : nullptr;
    return instrument && instrument->kind == InstrumentKind::Stopwatch ? instrument : nullptr;
}

} // namespace

ObjectButtons::ObjectButtons(Session& session, QWidget* parent)
    : m_session(session), m_selection(Selection::of(session)), m_sources(session), m_instruments(session),
      m_parent(parent), m_send(addButton("sendPulse")), m_both(addButton("sendFromBothEnds")),
      m_down(addCheckBox("pulseDownwards")), m_repeat(addCheckBox("repeatPulse")),
      m_switch(addButton("switchObject")), m_reset(addButton("resetObject")) {
    connect(m_send, &QPushButton::clicked, this, [this] { m_sources.sendPulse(); });
    connect(m_both, &QPushButton::clicked, this, [this] { m_sources.sendFromBothEnds(); });
    connect(m_down, &QCheckBox::clicked, this, [this](bool on) { m_sources.setDownwards(on); });
    connect(m_repeat, &QCheckBox::clicked, this, [this](bool on) { m_sources.setRepeating(on); });
    connect(m_switch, &QPushButton::clicked, this, [this] {
        if (sourceIn(m_selection.object())) m_sources.switchNow();
        else m_instruments.startOrStopWatch();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_instruments.resetWatch(); });
    connect(&m_session, &Session::advanced, this, &ObjectButtons::refreshState);
    retranslate();
}

QPushButton* ObjectButtons::addButton(const char* name) {
    auto* button = new QPushButton(m_parent);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus); // SPACE continues to tap after a click
    m_all.push_back(button);
    return button;
}

QCheckBox* ObjectButtons::addCheckBox(const char* name) {
    auto* box = new QCheckBox(m_parent);
    box->setObjectName(QLatin1String(name));
    box->setFocusPolicy(Qt::TabFocus);
    m_all.push_back(box);
    return box;
}

void ObjectButtons::show(const PoolObject* object) {
    const Source* source = sourceIn(object);
    const bool isPulse = source && !isSteady(source->signal);
    for (QWidget* part : std::initializer_list<QWidget*>{m_send, m_down, m_repeat}) part->setVisible(isPulse);
    m_both->setVisible(isPulse && m_session.scene() == SceneKind::String);
    m_switch->setVisible((source && !isPulse) || stopwatchIn(object));
    m_reset->setVisible(stopwatchIn(object));
    if (isPulse) {
        m_both->setEnabled(m_sources.canSendFromBothEnds());
        m_down->setChecked(source->height < 0.0);
        m_repeat->setChecked(source->every > 0.0);
    }
    refreshState();
}

void ObjectButtons::refreshState() {
    if (m_switch->isHidden()) return;
    const PoolObject* object = m_selection.object();
    const double now = m_session.run().seconds();
    QString text;
    if (const Source* source = sourceIn(object)) text = isOn(*source, now) ? tr("Switch off") : tr("Switch on");
    else if (const Instrument* watch = stopwatchIn(object))
        text = now >= watch->from && !watch->isStopped(now) ? tr("Stop") : tr("Start");
    if (text.isEmpty() || text == m_switch->text()) return;
    m_switch->setText(text);
    emit resized();
}

void ObjectButtons::retranslate() {
    m_send->setText(tr("Send pulse"));
    m_both->setText(tr("From both ends"));
    m_both->setToolTip(tr("Sends a pulse from this generator and from a matching one at the other end. This "
                          "generator must be at an end."));
    m_down->setText(tr("Downwards"));
    m_down->setToolTip(tr("The pulse is a trough instead of a crest"));
    m_repeat->setText(tr("Repeat"));
    m_repeat->setToolTip(tr("Keeps sending pulses from now on"));
    m_reset->setText(tr("Reset"));
    m_switch->setText({});
    refreshState();
}

} // namespace seiche

#include "moc_object_buttons.cpp"
