// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/settings_dialog.h"

#include "sound/sound.h"
#include "theme/theme.h"
#include "widgets/check_box.h"
#include "widgets/drop_down.h"
#include "widgets/problem_label.h"
#include "widgets/window_size.h"
#include "window/language.h"
#include "window/timeline_memory.h"
#include "window/viewing.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

struct SoundName {
    QString name;
    QString help;
};

SoundName nameOf(SonifiedQuantity heard) {
    switch (heard) {
    case SonifiedQuantity::Amplitude:
        return {SettingsDialog::tr("Amplitude"),
                SettingsDialog::tr("A tone whose pitch rises with the amplitude")};
    case SonifiedQuantity::Probe:
        return {SettingsDialog::tr("Probe"),
                SettingsDialog::tr("A tone whose pitch follows the height at the first probe")};
    case SonifiedQuantity::String: break;
    }
    return {
        SettingsDialog::tr("The string itself"),
        SettingsDialog::tr("The standing waves of the string, transposed by octaves until they can be heard")};
}

void setTexts(QComboBox& list, const QStringList& texts) {
    list.clear();
    list.addItems(texts);
}

template <std::size_t N>
QStringList percents(const std::array<int, N>& sizes) {
    QStringList texts;
    for (const int size : sizes) texts << SettingsDialog::tr("%1 %", "percent").arg(size);
    return texts;
}

template <class Values, class Value>
int placeOf(const Values& values, const Value& value) {
    return static_cast<int>(std::ranges::find(values, value) - std::begin(values));
}

/// The codes of the list of languages. The first is the language of the system.
QStringList languageCodes() { return QStringList{QString()} + language::available(); }

} // namespace

SettingsDialog::SettingsDialog(Session& session, Viewing& viewing, Sound& sound, QWidget* parent)
    : QDialog(parent), m_session(session), m_viewing(viewing), m_sound(sound) {
    setObjectName(QStringLiteral("settingsDialog"));
    auto* content = new QWidget(this);
    auto* form = new QFormLayout(content);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_language = addList(
        *form, "language", [] { return tr("&Language"); },
        [](int index) { language::choose(languageCodes().value(index)); });
    m_look = addList(
        *form, "look", [] { return tr("&Theme"); },
        [this](int index) { m_viewing.setLook(index == 1 ? Look::Light : Look::Dark); });
    m_textSize = addList(
        *form, "textSize", [] { return tr("Te&xt size"); },
        [this](int index) { m_viewing.setTextSize(Viewing::textSizes.at(static_cast<std::size_t>(index))); });
    m_reducedMotion = addSwitch(
        *form, "reducedMotion", [] { return tr("Reduce &motion"); },
        [] {
            return tr("No fading trails, no flashes, constant light in the pool; animations in the theory wait "
                      "until you start them");
        },
        [this](bool on) { m_viewing.setMotionReduced(on); });
    m_memory = addList(
        *form, "timelineMemory", [] { return tr("T&imeline memory"); },
        [this](int index) {
            timeline_memory::choose(m_session, timeline_memory::choices.at(static_cast<std::size_t>(index)));
        });
    if (Sound::isBuiltIn()) {
        addHeading(*form, [] { return tr("Sound"); });
        m_playsSound = addSwitch(
            *form, "sound", [] { return tr("Play s&ound"); },
            [] { return tr("Plays a ping for every tap and the sound chosen below"); },
            [this](bool on) { switchSound(on); });
        m_problem = new ProblemLabel(this);
        m_problem->setReportingHeight(true);
        form->addRow(m_problem);
        m_heard = addList(
            *form, "heard", [] { return tr("&Hear"); },
            [this](int index) {
                m_sound.setHeard(EnumNames<SonifiedQuantity>::all.at(static_cast<std::size_t>(index)).first);
            });
    }
    addHeading(*form, [] { return tr("Projector"); });
    m_screen = addList(
        *form, "projectorScreen", [] { return tr("&Screen"); },
        [this](int index) { m_viewing.setProjectorScreen(m_screen->itemData(index).toString()); });
    m_projectorType = addList(
        *form, "projectorTextSize", [] { return tr("Text si&ze on projector"); },
        [this](int index) {
            m_viewing.setProjectorType(Viewing::projectorTextSizes.at(static_cast<std::size_t>(index)));
        });
    m_marks = addSwitch(
        *form, "presenterMarks", [] { return tr("Show pointer &and key presses"); },
        [] { return tr("Helps a class to follow what you do"); },
        [this](bool on) { m_viewing.setMarksShown(on); });

    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    m_close = new QPushButton(this);
    m_close->setObjectName(QStringLiteral("settingsClose"));
    m_close->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(area);
    column->addWidget(m_close, 0, Qt::AlignRight);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&viewing, &Viewing::screensChanged, this, &SettingsDialog::showSettings);
    retranslate();
    sizeByTheme(*this, {520.0, m_heard ? 470.0 : 380.0});
}

void SettingsDialog::addHeading(QFormLayout& form, Text text) {
    auto* heading = new QLabel(this);
    heading->setProperty("type", "title");
    heading->setContentsMargins(0, Theme::current().px(10), 0, 0);
    form.addRow(heading);
    m_texts.emplace_back([heading, text] { heading->setText(text()); });
}

QComboBox* SettingsDialog::addList(QFormLayout& form, const char* name, Text text,
                                   std::function<void(int)> chosen) {
    auto* list = new DropDown(this);
    list->setObjectName(QLatin1String("settings-") + QLatin1String(name));
    auto* label = new QLabel(this);
    label->setBuddy(list);
    form.addRow(label, list);
    connect(list, &QComboBox::activated, this, std::move(chosen));
    m_texts.emplace_back([list, label, text] {
        label->setText(text());
        list->setAccessibleName(text().remove(QLatin1Char('&')));
    });
    return list;
}

QCheckBox* SettingsDialog::addSwitch(QFormLayout& form, const char* name, Text text, Text help,
                                     std::function<void(bool)> chosen) {
    auto* box = new CheckBox(this);
    box->setObjectName(QLatin1String("settings-") + QLatin1String(name));
    form.addRow(box);
    connect(box, &QCheckBox::clicked, this, std::move(chosen));
    m_texts.emplace_back([box, text, help] {
        box->setText(text());
        box->setToolTip(help());
    });
    return box;
}

void SettingsDialog::switchSound(bool on) {
    m_problem->showProblem(m_sound.setOn(on) ? QString() : tr("There is no audio device."));
    showSettings();
}

void SettingsDialog::fill() {
    QStringList names;
    for (const QString& code : languageCodes())
        names << (code.isEmpty() ? tr("System default") : language::nameOf(code));
    setTexts(*m_language, names);
    setTexts(*m_look, {tr("Dark"), tr("Light")});
    setTexts(*m_textSize, percents(Viewing::textSizes));
    setTexts(*m_projectorType, percents(Viewing::projectorTextSizes));
    QStringList sizes;
    for (const int mebibytes : timeline_memory::choices)
        sizes << QLocale().formattedDataSize(qint64{mebibytes} << 20, 0);
    setTexts(*m_memory, sizes);
    if (!m_heard) return;
    QStringList sounds;
    for (const auto& [heard, word] : EnumNames<SonifiedQuantity>::all) sounds << nameOf(heard).name;
    setTexts(*m_heard, sounds);
    for (std::size_t i = 0; i < EnumNames<SonifiedQuantity>::all.size(); ++i)
        m_heard->setItemData(static_cast<int>(i), nameOf(EnumNames<SonifiedQuantity>::all[i].first).help,
                             Qt::ToolTipRole);
}

void SettingsDialog::fillScreens() {
    m_screen->clear();
    m_screen->addItem(tr("Any other screen"), QString());
    for (const QScreen* screen : QGuiApplication::screens())
        m_screen->addItem(tr("%1, %2 × %3", "screen, width, height")
                              .arg(screen->name())
                              .arg(screen->size().width())
                              .arg(screen->size().height()),
                          screen->name());
    m_screen->setCurrentIndex(std::max(0, m_screen->findData(m_viewing.chosenScreen())));
}

void SettingsDialog::showSettings() {
    fillScreens();
    m_language->setCurrentIndex(std::max(0, placeOf(languageCodes(), language::chosen())));
    m_look->setCurrentIndex(m_viewing.currentLook() == Look::Light ? 1 : 0);
    m_textSize->setCurrentIndex(placeOf(Viewing::textSizes, m_viewing.textSize()));
    m_reducedMotion->setChecked(m_viewing.isMotionReduced());
    m_memory->setCurrentIndex(placeOf(timeline_memory::choices, timeline_memory::chosen()));
    m_projectorType->setCurrentIndex(placeOf(Viewing::projectorTextSizes, m_viewing.projectorType()));
    m_marks->setChecked(m_viewing.showsMarks());
    if (!m_heard) return;
    m_playsSound->setChecked(m_sound.isOn());
    m_heard->setCurrentIndex(static_cast<int>(m_sound.heard()));
}

void SettingsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void SettingsDialog::showEvent(QShowEvent* event) {
    if (m_problem) m_problem->showProblem({});
    showSettings();
    QDialog::showEvent(event);
}

void SettingsDialog::retranslate() {
    setWindowTitle(tr("Settings"));
    m_close->setText(tr("Close"));
    for (const auto& translate : m_texts) translate();
    fill();
    showSettings();
}

} // namespace seiche

#include "moc_settings_dialog.cpp"
