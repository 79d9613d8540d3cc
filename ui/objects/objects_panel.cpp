// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/objects_panel.h"

#include "model/object_properties.h"
#include "model/objects_change.h"
#include "objects/formula_dialog.h"
#include "objects/instruments.h"
#include "objects/main_values.h"
#include "objects/new_objects.h"
#include "objects/object_values.h"
#include "objects/sources.h"
#include "theme/theme.h"
#include "theory/dispersion.h"
#include "theory/wall_reflection.h"
#include "wave/absorbing_wall.h"
#include "wave/moving_wall.h"
#include "widgets/drop_down.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int typing = 1'000'100; // undo stroke, plus the row

// Returns whether all objects are of one kind and so share values. Probes share positions.
bool areAlike(const ChosenObjects& chosen) {
    if (chosen.objects.empty()) return true;
    const std::size_t kind = chosen.objects.front().is.index();
    return chosen.probes.empty() && std::ranges::all_of(chosen.objects, [kind](const PoolObject& object) {
               return object.is.index() == kind;
           });
}

// Returns whether every object has this property.
bool appliesToAll(const ObjectProperty& property, const ChosenObjects& chosen, SceneKind scene) {
    return std::ranges::all_of(chosen.objects,
                               [&](const PoolObject& object) { return applies(property, object, scene); });
}

} // namespace

ObjectsPanel::ObjectsPanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("thingsPanel"), parent), m_selection(Selection::of(session)),
      m_joints(JointReadings::of(session)), m_standing(StandingWaveReadings::of(session)),
      m_list(new ObjectList(session, this)), m_name(new QLineEdit(this)), m_add(new QPushButton(this)),
      m_drawn(new QPushButton(this)), m_now(new QPushButton(this)), m_copy(new QPushButton(this)),
      m_remove(new QPushButton(this)), m_listLabel(new QLabel(this)), m_nameLabel(new QLabel(this)),
      m_problem(new WrappedLabel(this)), m_empty(new WrappedLabel(this)), m_several(new WrappedLabel(this)),
      m_jointList(new WrappedLabel(this)), m_echo(new WrappedLabel(this)), m_values(new QWidget(this)),
      m_grid(new QGridLayout(m_values)) {
    m_name->setObjectName(QStringLiteral("thingName"));
    m_add->setObjectName(QStringLiteral("addThing"));
    m_add->setMenu(new QMenu(m_add));
    m_jointList->setProperty("type", "small");
    m_jointList->setObjectName(QStringLiteral("jointList"));
    m_drawn->setObjectName(QStringLiteral("drawnValues"));
    m_now->setObjectName(QStringLiteral("thingNow"));
    m_copy->setObjectName(QStringLiteral("copyThing"));
    m_remove->setObjectName(QStringLiteral("removeThing"));
    m_problem->setProperty("type", "small");
    m_empty->setProperty("type", "small");
    m_echo->setProperty("type", "small");
    m_echo->setObjectName(QStringLiteral("wallEcho"));
    m_several->setProperty("type", "small");
    m_several->setObjectName(QStringLiteral("severalObjects"));
    m_name->setMaxLength(40);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(0, 1);
    auto* head = new QGridLayout;
    head->addWidget(m_listLabel, 0, 0, Qt::AlignTop);
    head->addWidget(m_list, 0, 1);
    head->addWidget(m_nameLabel, 1, 0);
    head->addWidget(m_name, 1, 1);
    head->setColumnStretch(1, 1);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_add, m_now, m_copy, m_remove}) buttons->addWidget(button);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addWidget(m_empty);
    layout->addWidget(m_several);
    layout->addWidget(m_values);
    layout->addWidget(m_drawn);
    layout->addWidget(m_echo);
    layout->addWidget(m_jointList);
    layout->addWidget(m_problem);
    layout->addLayout(buttons);
    layout->addStretch();
    setProperty("minHeight", 190);

    connect(m_list, &QListWidget::itemActivated, this, [this] { m_name->setFocus(); });
    connect(m_name, &QLineEdit::editingFinished, this, [this] { rename(m_name->text().trimmed()); });
    connect(m_copy, &QPushButton::clicked, this, [this] { m_selection.copy(); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_selection.remove(); });
    connect(m_drawn, &QPushButton::clicked, this, [this] {
        const PoolObject* object = m_selection.object();
        if (!object) return;
        const bool isSource = std::holds_alternative<Source>(object->is);
        FormulaDialog::open(this->session(), window(), isSource ? DrawnSubject::Source : DrawnSubject::Medium);
    });
    // Switches a source on or off, or starts or stops a stopwatch, at the current second.
    connect(m_now, &QPushButton::clicked, this, [this] {
        const PoolObject* object = m_selection.object();
        if (!object) return;
        const Source* source = std::get_if<Source>(&object->is);
        if (!source) return Instruments(this->session()).startOrStopWatch();
        Sources sources(this->session());
        showProblems(isSingle(*source) ? sources.sendPulse() : sources.switchNow());
    });
    connect(&m_selection, &Selection::changed, this, &ObjectsPanel::refreshSoon);
    connect(&m_joints, &JointReadings::changed, this, &ObjectsPanel::refreshSoon);
    connect(&m_standing, &StandingWaveReadings::changed, this, &ObjectsPanel::refreshSoon);
    connect(&session, &Session::runReplaced, this, &ObjectsPanel::refreshSoon);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        m_built.clear();
        refreshSoon();
    });
    retranslate();
}

QSize ObjectsPanel::sizeHint() const { return {Theme::current().px(320), Theme::current().px(420)}; }

void ObjectsPanel::retranslate() {
    setWindowTitle(tr("Objects"));
    m_nameLabel->setText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the object"));
    m_copy->setText(tr("Duplicate"));
    m_remove->setText(tr("Remove"));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Joins another string to this one"));
    m_add->setAccessibleDescription(m_add->toolTip());
    m_jointList->setAccessibleName(tr("Boundaries on the string"));
    fillMenu();
    showScene();
    m_built.clear();
}

void ObjectsPanel::showScene() {
    const bool onString = isOnString();
    m_listLabel->setText(onString ? tr("On the string") : tr("In the pool"));
    m_list->setAccessibleName(onString ? tr("Objects on the string") : tr("Objects in the pool"));
    m_empty->setText(onString ? tr("Use the button below to join a string of different mass. The properties of "
                                   "the selected section appear here.")
                              : tr("Add walls, media, sources and probes with the tools to the left of the "
                                   "pool. The properties of the selected object appear here."));
    m_add->setVisible(onString);
    m_add->setEnabled(session().settings().rule.arithmetic == Arithmetic::Float);
    QStringList joints;
    for (std::size_t i = 0; onString && m_joints.areShown() && i < m_joints.count(); ++i)
        joints << m_joints.sentenceOf(i);
    m_jointList->setText(joints.join(QLatin1Char('\n')));
    m_jointList->setVisible(!joints.isEmpty());
}

void ObjectsPanel::fillMenu() {
    m_add->menu()->clear();
    for (const NewObject& kind : newStretches()) {
        QAction* action = m_add->menu()->addAction(nameOf(kind));
        action->setObjectName(QLatin1String(kind.name));
        connect(action, &QAction::triggered, this,
                [this, &kind] { showProblems(m_selection.add(kind.make(session().run().grid()))); });
    }
}

// Rows are rebuilt only if the key changes.
std::string ObjectsPanel::layoutKey() const {
    const ChosenObjects chosen = m_selection.chosen();
    if (chosen.isEmpty() || !areAlike(chosen)) return "none";
    if (chosen.objects.empty()) return "probe";
    const PoolObject& object = chosen.objects.front();
    std::string key(kindOf(object));
    if (isOnString()) key += " on a string";
    for (const MainValue& value : mainValuesOf(chosen, session().settings()))
        key += ' ' + std::string(value.key);
    for (const ObjectProperty& property : propertiesOf(object))
        if (appliesToAll(property, chosen, session().scene())) key += ' ' + std::string(property.id);
    return key;
}

void ObjectsPanel::addNumber(std::string_view id, const PoolObject* object) {
    const std::string key(id);
    const ValueTexts texts = textsOf(key, object, session().scene());
    const QString label = withUnit(texts.name, texts.unit), tip = texts.help;
    Row row;
    row.key = key;
    row.label = new QLabel(label, m_values);
    row.entry = new ValueEntry(m_values);
    row.entry->setObjectName(QStringLiteral("thing-") + QString::fromStdString(key));
    row.entry->setStyle({0, std::max(texts.decimals, 3), {}});
    row.entry->setFixedWidth(Theme::current().px(92));
    row.entry->setAccessibleName(label);
    row.entry->setToolTip(tip);
    row.label->setToolTip(tip);
    row.label->setBuddy(row.entry);
    const int line = static_cast<int>(m_rows.size());
    m_grid->addWidget(row.label, line, 0);
    m_grid->addWidget(row.entry, line, 1);
    connect(row.entry, &ValueEntry::typed, this, [this, key](double value) { setValue(key, value); });
    connect(row.entry, &ValueEntry::stepsRequested, this, [this, key, step = texts.fineStep](int steps) {
        if (const std::optional<double> now = valueOf(key)) setValue(key, *now + steps * step);
    });
    m_rows.push_back(row);
}

void ObjectsPanel::addWord(const ObjectProperty& property, const PoolObject& object) {
    const std::string key(property.id);
    const QString label = withUnit(nameOf(property), unitOf(property)), tip = descriptionOf(property);
    Row row;
    row.key = key;
    row.label = new QLabel(label, m_values);
    row.choice = new DropDown(m_values);
    row.choice->setObjectName(QStringLiteral("thing-") + QString::fromStdString(key));
    for (std::size_t word = 0; word < property.words.size(); ++word)
        if (offers(property, property.words[word], object, session().scene()))
            row.choice->addItem(translated(property.shownWords[word]), static_cast<int>(word));
    row.choice->setAccessibleName(label);
    row.choice->setToolTip(tip);
    row.choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row.label->setBuddy(row.choice);
    const int line = static_cast<int>(m_rows.size());
    m_grid->addWidget(row.label, line, 0);
    m_grid->addWidget(row.choice, line, 1);
    connect(row.choice, &QComboBox::activated, this,
            [this, key, choice = row.choice](int index) { takeWord(key, choice->itemData(index).toInt()); });
    m_rows.push_back(row);
}

void ObjectsPanel::rebuild() {
    std::string focused;
    for (const Row& row : m_rows) {
        if (row.entry && row.entry->hasFocus()) focused = row.key;
        for (QWidget* part : std::initializer_list<QWidget*>{row.label, row.entry, row.choice}) {
            if (!part) continue;
            part->disconnect(this);
            part->hide();
            part->deleteLater();
        }
    }
    m_rows.clear();
    const ChosenObjects chosen = m_selection.chosen();
    if (chosen.isEmpty() || !areAlike(chosen)) return;
    const PoolObject* object = chosen.objects.empty() ? nullptr : &chosen.objects.front();
    const auto addOnce = [&](std::string_view key) {
        if (std::ranges::find(m_rows, key, &Row::key) != m_rows.end()) return;
        addNumber(key, object);
        if (key == "hertz") addNumber(object_value::wavelength, object);
    };
    for (const MainValue& value : mainValuesOf(chosen, session().settings())) addOnce(value.key);
    addOnce(object_value::x);
    if (!isOnString()) addOnce(object_value::y);
    if (!object) return;
    for (const ObjectProperty& property : propertiesOf(*object)) {
        if (!appliesToAll(property, chosen, session().scene())) continue;
        if (property.kind == ObjectProperty::Kind::Word) addWord(property, *object);
        else addOnce(property.id);
    }
    const auto row = std::ranges::find(m_rows, focused, &Row::key);
    if (row != m_rows.end() && row->entry) row->entry->setFocus();
}

void ObjectsPanel::showProblems(const std::vector<Problem>& problems) {
    QString text;
    for (const Problem& problem : problems) text += problemInWords(problem) + QLatin1Char('\n');
    showProblems(text.trimmed());
}

void ObjectsPanel::showProblems(const QString& problem) {
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    refreshNow();
}

void ObjectsPanel::setValue(const std::string& key, double value) {
    ChosenObjects changed = m_selection.chosen();
    const QString problem =
        seiche::setValue(changed, key, value, session().settings(), session().run().frame());
    if (!problem.isEmpty()) return showProblems(problem);
    showProblems(
        m_selection.replaceAll(changed, typing + static_cast<int>(std::hash<std::string>{}(key) % 1000)));
}

void ObjectsPanel::takeWord(const std::string& key, int word) {
    ChosenObjects changed = m_selection.chosen();
    for (PoolObject& object : changed.objects) {
        const ObjectProperty* property = findProperty(object, key);
        if (!property || word < 0 || word >= static_cast<int>(property->words.size())) return;
        property->setWord(object, property->words[static_cast<std::size_t>(word)]);
        // Drawn shapes keep their path, or the path of the previous size.
        if (Shape* shape = shapeOf(object); shape && followsPath(shape->form)) {
            const double x = shape->width / 2, y = shape->height / 2;
            const bool isOutline = shape->form == Form::Outline;
            if (isOutline && shape->path.size() < minCorners)
                shape->path = {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
            else if (shape->path.empty()) shape->path = {{-x, 0.0}, {x, 0.0}};
        }
    }
    showProblems(m_selection.replaceAll(changed));
}

void ObjectsPanel::rename(const QString& name) {
    if (name.isEmpty() || name.toStdString() == m_selection.name()) return;
    const Experiment& experiment = session().settings();
    const std::string wanted = name.toStdString();
    const bool taken = findObject(experiment.objects, wanted) ||
                       std::ranges::any_of(experiment.probes, [&](const Probe& p) { return p.name == wanted; });
    if (taken) return showProblems(tr("Another object already has this name."));
    if (const PoolObject* old = m_selection.object()) {
        PoolObject object = *old;
        object.name = wanted;
        showProblems(m_selection.replace(object));
    } else if (const Probe* oldProbe = m_selection.probe()) {
        Probe probe = *oldProbe;
        probe.name = wanted;
        showProblems(m_selection.replace(probe));
    }
}

// Returns the reflection for the waves of the sources. Without sources, for short, medium and long
// waves.
QString ObjectsPanel::echoOf(const Wall& wall) const {
    const Experiment& experiment = session().settings();
    constexpr std::size_t max = 3;
    std::vector<double> waves;
    for (const PoolObject& object : experiment.objects) {
        const Source* source = std::get_if<Source>(&object.is);
        if (!source || waves.size() == max) continue;
        const auto wave = wavelengthOf(experiment.rule, source->hertz / experiment.stepsPerSecond);
        const auto isSame = [&](double other) { return std::abs(other - *wave) < 0.05 * *wave; };
        if (wave && std::ranges::none_of(waves, isSame)) waves.push_back(*wave);
    }
    if (waves.empty()) waves = {6.0, 20.0, 40.0};
    const QLocale locale;
    const bool hasImpedance = wall.kind == WallKind::Impedance;
    QStringList lengths, shares;
    for (const double wave : waves) {
        const auto back = hasImpedance ? impedanceReflection(experiment.rule, wall.impedance, wave)
                                       : wallReflection(experiment.rule, absorbingThickness(wall.shape), wave);
        if (!back) continue;
        const double share = std::abs(*back);
        lengths << locale.toString(wave, 'f', wave < 10.0 && wave != std::floor(wave) ? 1 : 0);
        shares << locale.toString(100.0 * share, 'f', share < 0.095 ? 1 : 0);
    }
    if (lengths.isEmpty()) return {};
    if (hasImpedance)
        return (wall.impedance > 1.0 ? tr("Nothing gets through. At normal incidence, waves with a wavelength "
                                          "of %1 cells are reflected upside down with %2 % of their height.")
                                     : tr("Nothing gets through. At normal incidence, waves with a wavelength "
                                          "of %1 cells are reflected upright with %2 % of their height."))
            .arg(lengths.join(QStringLiteral(" / ")), shares.join(QStringLiteral(" / ")));
    return tr("Nothing gets through. At normal incidence, waves with a wavelength of %1 cells are reflected "
              "with %2 % of their height.")
        .arg(lengths.join(QStringLiteral(" / ")), shares.join(QStringLiteral(" / ")));
}

// Two Doppler shifts: of the arriving and of the reflected wave.
QString ObjectsPanel::shiftOf(const Wall& wall) const {
    const Experiment& experiment = session().settings();
    const double part = wall.speed / (longWaveSpeed(experiment.rule) * experiment.stepsPerSecond);
    if (!(part < 1.0)) return tr("The wall is faster than the waves.");
    const double nearer = (1.0 + part) / (1.0 - part);
    const QLocale locale;
    return tr("The wall reflects waves with %1 times their frequency when it moves towards them, and with %2 "
              "times when it moves away.")
        .arg(locale.toString(nearer, 'f', 2), locale.toString(1.0 / nearer, 'f', 2));
}

std::optional<double> ObjectsPanel::valueOf(const std::string& key) const {
    return commonValueOf(m_selection.chosen(), key, session().settings());
}

void ObjectsPanel::showRows() {
    const ChosenObjects chosen = m_selection.chosen();
    for (const Row& row : m_rows) {
        if (row.entry) {
            if (const std::optional<double> value = valueOf(row.key)) row.entry->show(*value);
            else row.entry->showSeveral();
            continue;
        }
        int index = -1;
        for (const PoolObject& object : chosen.objects) {
            const ObjectProperty* property = findProperty(object, row.key);
            if (!property) break;
            const auto found = std::ranges::find(property->words, property->word(object));
            const int its = row.choice->findData(static_cast<int>(found - property->words.begin()));
            if (&object != &chosen.objects.front() && its != index) {
                index = -1;
                break;
            }
            index = its;
        }
        row.choice->setCurrentIndex(index);
    }
}

QString ObjectsPanel::multiSelectionLabel(const ChosenObjects& chosen) const {
    if (chosen.count() < 2) return {};
    const QString count = QLocale().toString(static_cast<qulonglong>(chosen.count()));
    const QString text = tr("%1 objects selected. They move, rotate and resize together. Use the Edit menu to "
                            "align, copy or remove them.")
                             .arg(count);
    if (!areAlike(chosen)) return text;
    return text + QLatin1Char(' ') + tr("A value typed here applies to all selected objects.");
}

void ObjectsPanel::refresh() {
    showScene();
    m_list->refresh();
    m_listLabel->setVisible(!m_list->isHidden());
    const ChosenObjects chosen = m_selection.chosen();
    if (layoutKey() != m_built) {
        rebuild();
        m_built = layoutKey();
    }
    m_empty->setVisible(chosen.isEmpty());
    m_several->setText(multiSelectionLabel(chosen));
    m_several->setVisible(chosen.count() > 1);
    m_values->setVisible(!m_rows.empty());
    if (m_problem->text().isEmpty()) m_problem->hide();
    if (!m_name->hasFocus()) m_name->setText(QString::fromStdString(m_selection.name()));
    for (QWidget* part : std::initializer_list<QWidget*>{m_name, m_nameLabel})
        part->setVisible(chosen.count() == 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_copy, m_remove}) part->setVisible(!chosen.isEmpty());
    showRows();
    const PoolObject* object = m_selection.object();
    const Wall* wall = object ? std::get_if<Wall>(&object->is) : nullptr;
    const bool absorbs = wall && (wall->kind == WallKind::Absorbing || wall->kind == WallKind::Impedance);
    const QString echo = absorbs ? echoOf(*wall) : object ? m_standing.sentenceOf(object->name) : QString();
    const QString shift = object && moves(*object) ? shiftOf(*wall) : QString();
    m_echo->setText(echo.isEmpty() || shift.isEmpty() ? echo + shift : echo + QLatin1Char(' ') + shift);
    m_echo->setVisible(!m_echo->text().isEmpty());
    showDrawn(object);
    showNow(object);
}

void ObjectsPanel::showDrawn(const PoolObject* object) {
    const bool isSource = object && std::holds_alternative<Source>(object->is);
    const bool isRegion = object && std::holds_alternative<MediumRegion>(object->is) && !isOnString();
    m_drawn->setVisible(isSource || isRegion);
    m_drawn->setText(isSource ? tr("Signal from formula or curve…") : tr("Speed from formula or picture…"));
}

void ObjectsPanel::showNow(const PoolObject* object) {
    const Source* source = object ? std::get_if<Source>(&object->is) : nullptr;
    const Instrument* instrument = object ? std::get_if<Instrument>(&object->is) : nullptr;
    const bool watch = instrument && instrument->kind == InstrumentKind::Stopwatch;
    m_now->setVisible(source || watch);
    const double now = session().run().seconds();
    const bool on =
        source ? isOn(*source, now) : watch && now >= instrument->from && !instrument->isStopped(now);
    m_now->setText(source && isSingle(*source) ? tr("Send pulse")
                   : source                    ? (on ? tr("Switch off now") : tr("Switch on now"))
                   : on                        ? tr("Stop now")
                                               : tr("Start now"));
}

} // namespace seiche

#include "moc_objects_panel.cpp"
