// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/class_actions.h"

#include "lab/save_dialog.h"
#include "lock/class_lock.h"
#include "phones/open_class_dialog.h"
#include "phones/students_dialog.h"
#include "phones/type_code_dialog.h"
#include "widgets/save_place.h"
#include "widgets/set_available.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace seiche {

ClassActions::ClassActions(PhoneClass& phones, std::function<Experiment()> shown, QWidget* window)
    : QObject(window), m_phones(phones), m_shown(std::move(shown)), m_window(window),
      m_menu(new QMenu(window)) {
    open = make("openClass", QKeySequence(QStringLiteral("Ctrl+J")));
    ownString = make("ownString", {}, true);
    oneString = make("oneString", {}, true);
    vote = make("vote", {}, true);
    freeze = make("freezeClass", {}, true);
    hide = make("hideClass", {}, true);
    curve = make("classCurve", {}, true);
    clear = make("clearClass");
    students = make("students", QKeySequence(QStringLiteral("Ctrl+G")));
    typeCode = make("typeCode", QKeySequence(QStringLiteral("Ctrl+K")));
    noneNew = make("noneNew", {}, true);
    follow = make("followLesson", {}, true);
    give = make("giveExperiment");
    save = make("savePoints");
    end = make("endClass");
    follow->setChecked(true);
    auto* activities = new QActionGroup(this);
    for (QAction* activity : {ownString, oneString, vote}) activities->addAction(activity);

    m_menu->setObjectName(QStringLiteral("classMenu"));
    m_menu->setToolTipsVisible(true);
    m_menu->addAction(open);
    m_menu->addSeparator();
    m_menu->addActions({ownString, oneString, vote});
    m_menu->addSeparator();
    m_points = m_menu->addMenu(QString());
    m_points->setToolTipsVisible(true);
    m_points->addActions({freeze, hide, curve, clear, save});
    m_menu->addActions({students, noneNew, typeCode});
    m_menu->addSeparator();
    m_menu->addActions({follow, give});
    m_menu->addSeparator();
    m_menu->addAction(end);

    connect(open, &QAction::triggered, this, [this] {
        if (isClassLocked()) return;
        if (m_phones.isOpen()) emit opened();
        else showOpenDialog();
    });
    const auto choose = [this](QAction* action, Activity activity) {
        connect(action, &QAction::triggered, this, [this, activity] {
            m_phones.changeClass([activity](Classroom& room) { room.setActivity(activity); });
            emit pageRequested();
        });
    };
    choose(ownString, Activity::OwnString);
    choose(oneString, Activity::OneString);
    choose(vote, Activity::Vote);
    connect(freeze, &QAction::triggered, this,
            [this](bool on) { m_phones.changeClass([on](Classroom& room) { room.freeze(on); }); });
    connect(hide, &QAction::triggered, this,
            [this](bool on) { m_phones.changeClass([on](Classroom& room) { room.hide(on); }); });
    connect(noneNew, &QAction::triggered, this,
            [this](bool on) { m_phones.changeClass([on](Classroom& room) { room.close(on); }); });
    connect(curve, &QAction::triggered, this, &ClassActions::pageRequested);
    connect(clear, &QAction::triggered, this, &ClassActions::askToClear);
    connect(students, &QAction::triggered, this, &ClassActions::showStudents);
    connect(typeCode, &QAction::triggered, this, &ClassActions::showTypeCode);
    connect(give, &QAction::triggered, this, [this] { m_phones.setExperiment(m_shown()); });
    connect(save, &QAction::triggered, this, [this] { savePoints(); });
    connect(end, &QAction::triggered, this, [this] { whenSafe([this] { m_phones.close(); }); });
    connect(&phones, &PhoneClass::changed, this, &ClassActions::followState);
    connect(&phones, &PhoneClass::openChanged, this, [this](bool isOpen) {
        m_savedUpTo = 0;
        m_savedPoints = 0;
        curve->setChecked(false);
        if (!isOpen && m_students) m_students->close();
        enable();
    });
    retranslate();
    enable();
}

QAction* ClassActions::make(const char* name, const QKeySequence& key, bool checkable) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setCheckable(checkable);
    m_window->addAction(action);
    m_all.push_back(action);
    return action;
}

void ClassActions::enable() {
    const bool isOpen = m_phones.isOpen();
    for (QAction* action : m_all)
        if (action != open) setAvailable(action, isOpen);
    m_points->menuAction()->setVisible(isOpen);
    nameOpen();
}

// Mirrors changes made by phones or the window.
void ClassActions::followState() {
    const ClassView& view = m_phones.view();
    (view.activity == Activity::OwnString   ? ownString
     : view.activity == Activity::OneString ? oneString
                                            : vote)
        ->setChecked(true);
    freeze->setChecked(view.isFrozen);
    hide->setChecked(view.isHidden);
    noneNew->setChecked(view.isClosed);
    for (QAction* action : {clear, save}) action->setEnabled(m_phones.isOpen() && view.allPoints > 0);
}

std::optional<Message> ClassActions::openWith(const ClassServerSettings& settings) {
    std::optional<Message> problem = m_phones.open(m_shown(), settings);
    if (!problem) emit opened();
    return problem;
}

void ClassActions::openNow(const std::optional<ClassServerSettings>& settings) {
    if (isClassLocked()) return;
    if (const std::optional<Message> problem = openWith(settings.value_or(lastClassSettings())))
        showOpenDialog(problemInWords(*problem));
}

void ClassActions::showOpenDialog(const QString& problem) {
    auto* dialog = new OpenClassDialog(
        [this](const ClassServerSettings& settings) {
            const std::optional<Message> why = openWith(settings);
            return why ? problemInWords(*why) : QString();
        },
        m_window);
    if (!problem.isEmpty()) dialog->showProblem(problem);
    dialog->open();
}

void ClassActions::showStudents() {
    if (!m_students) {
        m_students = new StudentsDialog(m_phones, m_window);
        connect(m_students, &StudentsDialog::spotlightRequested, this, &ClassActions::spotlightRequested);
        connect(m_students, &StudentsDialog::replayRequested, this, &ClassActions::replayRequested);
    }
    m_students->show();
    m_students->raise();
    m_students->activateWindow();
}

void ClassActions::showTypeCode() {
    emit pageRequested();
    auto* dialog = new TypeCodeDialog(m_phones, m_window);
    dialog->open();
}

void ClassActions::askToClear() {
    auto* question = new QMessageBox(QMessageBox::Question, tr("Clear chart"),
                                     tr("Remove all points of the class? This cannot be undone."),
                                     QMessageBox::Cancel, m_window);
    question->setObjectName(QStringLiteral("clearQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* yes = question->addButton(tr("Clear chart"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(yes, &QPushButton::clicked, this,
            [this] { m_phones.changeClass([](Classroom& room) { room.clear(); }); });
    question->open();
}

void ClassActions::savePoints(std::function<void()> then) {
    m_phones.askForTable([this, then = std::move(then)](const std::string& table) {
        const std::int64_t last = m_phones.view().lastPoint;
        const int count = m_phones.view().allPoints;
        askWhereToSaveTable(*m_window, tr("Save points"),
                            safeFileName(titleOf(m_phones.experiment()), QStringLiteral("csv")), table,
                            [this, last, count, then] {
                                m_savedUpTo = last;
                                m_savedPoints = count;
                                if (then) then();
                            });
    });
}

bool ClassActions::isSafe() const {
    // Restored points exceed the saved count.
    const ClassView& view = m_phones.view();
    return !m_phones.isOpen() || (view.lastPoint <= m_savedUpTo && view.allPoints <= m_savedPoints);
}

void ClassActions::whenSafe(std::function<void()> then) {
    if (isSafe()) return then();
    const int count = m_phones.view().allPoints;
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("End class session"),
                        tr("Save the points of the class? Number of points: %1").arg(QLocale().toString(count)),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question->setObjectName(QStringLiteral("closeClassQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::finished, this, [this, then](int answer) {
        if (answer == QMessageBox::Save) savePoints(then);
        else if (answer == QMessageBox::Discard) then();
    });
    question->open();
}

void ClassActions::nameOpen() {
    const bool isOpen = m_phones.isOpen();
    open->setText(isOpen ? tr("Sh&ow class page") : tr("Start class sessi&on…"));
    open->setToolTip(isOpen ? QString()
                            : tr("Lets students join with their phones and shows each tapping frequency as a "
                                 "point on one chart"));
}

void ClassActions::retranslate() {
    m_menu->setTitle(tr("Cl&ass"));
    m_points->setTitle(tr("Po&ints"));
    nameOpen();
    ownString->setText(tr("O&wn strings"));
    ownString->setToolTip(tr("Gives each phone its own string and shows the points on the class chart"));
    oneString->setText(tr("Shared &string"));
    oneString->setToolTip(tr("Lets everyone tap the same string, shown on the screen"));
    vote->setText(tr("&Vote"));
    vote->setToolTip(tr("Asks a multiple-choice question"));
    freeze->setText(tr("Pause su&bmissions"));
    freeze->setIconText(tr("Pause")); // text of narrow buttons
    freeze->setToolTip(tr("Stops accepting points. Phones keep new points until you resume"));
    hide->setText(tr("&Hide chart"));
    curve->setText(tr("Theoretical c&urve"));
    curve->setIconText(tr("Theory"));
    curve->setToolTip(tr("Shows what theory predicts"));
    clear->setText(tr("C&lear chart…"));
    students->setText(tr("S&tudents…"));
    typeCode->setText(tr("Enter point &code…"));
    typeCode->setToolTip(tr("Adds the point of a phone that is not on the network"));
    noneNew->setText(tr("Ad&mit no new students"));
    follow->setText(tr("&Phones follow the lesson"));
    give->setText(tr("Sen&d experiment to phones"));
    give->setToolTip(tr("Opens the current experiment on every phone and shows only its points on the chart"));
    save->setText(tr("S&ave points…"));
    end->setText(tr("&End class session…"));
    end->setIconText(tr("End session"));
}

} // namespace seiche

#include "moc_class_actions.cpp"
