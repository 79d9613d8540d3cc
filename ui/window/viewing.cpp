// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/viewing.h"

#include "theme/theme.h"
#include "window/actions.h"
#include "window/presenter_marks.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QWindow>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int sizesOfText[] = {100, 125, 150, 175, 200};
constexpr int sizesOnProjector[] = {100, 125, 150};
constexpr int easing = 10; ///< percent per reduction if larger type does not fit
/// Height of a projected picture in lines of base type, legible from the last row.
constexpr double linesOnWall = 32.0;
constexpr double usualType = 14.0; // pixels at scale 1

QString percentName(const char* prefix, int percent) {
    return QLatin1String(prefix) + QString::number(percent);
}

QScreen* screenNamed(const QString& name) {
    for (QScreen* screen : QGuiApplication::screens())
        if (screen->name() == name) return screen;
    return nullptr;
}

QStringList screenNames() {
    QStringList names;
    for (const QScreen* screen : QGuiApplication::screens()) names << screen->name();
    return names;
}

} // namespace

QString projectorScreen(const QStringList& present, const QString& chosen, const QString& current) {
    if (!chosen.isEmpty() && present.contains(chosen)) return chosen;
    for (const QString& name : present)
        if (chosen.isEmpty() && name != current) return name;
    return present.contains(current) || present.isEmpty() ? current : present.front();
}

Viewing::Viewing(const Actions& actions, QMainWindow* window)
    : QObject(window), m_actions(actions), m_window(window), m_textSizes(new QMenu(window)),
      m_projectorMenu(new QMenu(window)), m_screenGroup(new QActionGroup(this)),
      m_reducedMotion(new QAction(this)), m_showMarks(new QAction(this)), m_marks(new PresenterMarks(window)) {
    auto* sizes = new QActionGroup(this);
    for (const int percent : sizesOfText)
        connect(choice(m_textSizes, sizes, percentName("textSize-", percent)), &QAction::triggered, this,
                [this, percent] { setTextSize(percent); });
    m_projectorMenu->addAction(actions.projector);
    m_projectorMenu->addSeparator();
    m_screens = m_projectorMenu->addMenu(QString());
    m_projectorTypes = m_projectorMenu->addMenu(QString());
    auto* types = new QActionGroup(this);
    for (const int percent : sizesOnProjector)
        connect(choice(m_projectorTypes, types, percentName("projectorType-", percent)), &QAction::triggered,
                this, [this, percent] { setProjectorType(percent); });
    m_projectorMenu->addAction(m_showMarks);
    m_showMarks->setObjectName(QStringLiteral("showMarks"));
    m_showMarks->setCheckable(true);
    m_showMarks->setChecked(true);
    m_reducedMotion->setObjectName(QStringLiteral("lessMotion"));
    m_reducedMotion->setCheckable(true);

    connect(m_reducedMotion, &QAction::toggled, this, [this](bool reducedMotion) {
        Theme::current().setReducedMotion(reducedMotion);
        m_window->setAnimated(!reducedMotion); // animation of moving docks
    });
    connect(m_showMarks, &QAction::toggled, this,
            [this](bool shown) { m_marks->setActive(shown && isProjector()); });
    connect(actions.projector, &QAction::triggered, this, &Viewing::setProjector);
    connect(actions.fullScreen, &QAction::triggered, this, &Viewing::setFullScreen);
    connect(actions.dark, &QAction::triggered, this, [this] { setLook(Look::Dark); });
    connect(actions.light, &QAction::triggered, this, [this] { setLook(Look::Light); });
    // Queued, because a removed screen is still listed now.
    connect(qApp, &QGuiApplication::screenAdded, this, &Viewing::followScreens, Qt::QueuedConnection);
    connect(qApp, &QGuiApplication::screenRemoved, this, &Viewing::followScreens, Qt::QueuedConnection);
    window->installEventFilter(this);
    fillScreens();
    retranslate();
}

QAction* Viewing::choice(QMenu* menu, QActionGroup* group, const QString& name) {
    QAction* action = menu->addAction(QString());
    action->setObjectName(name);
    action->setCheckable(true);
    group->addAction(action);
    return action;
}

void Viewing::fillScreens() {
    m_screens->clear();
    QAction* other = choice(m_screens, m_screenGroup, QStringLiteral("screen-"));
    other->setText(tr("&Any other screen"));
    other->setChecked(m_chosenScreen.isEmpty());
    connect(other, &QAction::triggered, this, [this] { setProjectorScreen({}); });
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QString name = screen->name();
        QAction* action = choice(m_screens, m_screenGroup, QStringLiteral("screen-") + name);
        const QSize size = screen->size();
        QString shown = name;
        action->setText(tr("%1, %2 × %3", "screen, width, height")
                            .arg(shown.replace(QLatin1Char('&'), QLatin1String("&&")))
                            .arg(size.width())
                            .arg(size.height()));
        action->setChecked(name == m_chosenScreen);
        connect(action, &QAction::triggered, this, [this, name] { setProjectorScreen(name); });
    }
}

bool Viewing::isProjector() const { return m_actions.projector->isChecked(); }

void Viewing::apply() { apply(m_window->height()); }

void Viewing::apply(int height) {
    if (isProjector())
        Theme::current().set(m_look == Look::Light ? Look::BrightProjector : Look::Projector,
                             projectorScale(height));
    else Theme::current().set(m_look, m_textSize / 100.0);
    (m_look == Look::Light ? m_actions.light : m_actions.dark)->setChecked(true);
    for (QAction* action : m_textSizes->actions())
        action->setChecked(action->objectName() == percentName("textSize-", m_textSize));
    for (QAction* action : m_projectorTypes->actions())
        action->setChecked(action->objectName() == percentName("projectorType-", m_projectorType));
}

double Viewing::projectorScale(int height) const {
    const double type = std::ceil(height / linesOnWall);
    return m_fittingType / 100.0 * type / usualType;
}

bool Viewing::eventFilter(QObject* watched, QEvent* event) {
    // Without full screen the type follows the window size.
    const bool changes = event->type() == QEvent::Resize ||
                         (event->type() == QEvent::WindowStateChange && !m_window->isFullScreen());
    if (watched == m_window && changes && isProjector()) {
        m_fittingType = m_projectorType;
        apply();
    }
    return QObject::eventFilter(watched, event);
}

void Viewing::setLook(Look look) {
    m_look = look;
    apply();
}

void Viewing::setTextSize(int percent) {
    m_textSize = std::clamp(percent, sizesOfText[0], *std::rbegin(sizesOfText));
    if (isProjector()) setProjector(false);
    apply();
    emit textSizeChanged(m_textSize / 100.0);
}

void Viewing::setProjectorType(int percent) {
    m_projectorType = std::clamp(percent, sizesOnProjector[0], *std::rbegin(sizesOnProjector));
    m_fittingType = m_projectorType;
    apply();
}

bool Viewing::reduceProjectorText() {
    if (m_fittingType <= sizesOnProjector[0]) return false;
    m_fittingType = std::max(sizesOnProjector[0], m_fittingType - easing);
    apply();
    return true;
}

void Viewing::useChosenType() {
    if (m_fittingType == m_projectorType) return;
    m_fittingType = m_projectorType;
    apply();
}

void Viewing::setProjectorScreen(const QString& name) {
    m_chosenScreen = name;
    if (isProjector()) showOnProjectorScreen();
    fillScreens();
}

QScreen* Viewing::screenForProjector() const {
    const QString before = !m_screenBefore.isEmpty() ? m_screenBefore
                           : m_window->screen()      ? m_window->screen()->name()
                                                     : QString();
    return screenNamed(projectorScreen(screenNames(), m_chosenScreen, before));
}

void Viewing::showOnProjectorScreen() {
    if (m_screenBefore.isEmpty() && m_window->screen()) m_screenBefore = m_window->screen()->name();
    QScreen* screen = screenForProjector();
    if (screen && screen != m_window->screen()) {
        // A full-screen window cannot move to a different screen.
        m_window->setWindowState(m_window->windowState() & ~Qt::WindowFullScreen);
        m_window->setScreen(screen);
        m_window->setGeometry(screen->availableGeometry());
    }
    setFullScreen(true);
}

void Viewing::setProjector(bool on) {
    m_actions.projector->setChecked(on);
    m_marks->setActive(on && m_showMarks->isChecked());
    if (on) {
        {
            const Theme::Restyling restyling;
            emit projectorChanged(true); // first, while the state to restore is still intact
            // Uses the future height, to restyle only once.
            const QScreen* screen = screenForProjector();
            apply(screen ? screen->size().height() : m_window->height());
        }
        return showOnProjectorScreen();
    }
    apply(); // first, so that returning docks already have their sizes
    setFullScreen(false);
    QScreen* before = screenNamed(m_screenBefore);
    if (before && before != m_window->screen()) {
        m_window->setScreen(before);
        m_window->move(before->availableGeometry().topLeft());
    }
    m_screenBefore.clear();
    emit projectorChanged(false);
}

void Viewing::setFullScreen(bool on) {
    // Keeps the maximised flag for the way back.
    m_window->setWindowState(on ? m_window->windowState() | Qt::WindowFullScreen
                                : m_window->windowState() & ~Qt::WindowFullScreen);
    m_window->show();
}

void Viewing::followScreens() {
    fillScreens();
    if (isProjector() && !QGuiApplication::screens().isEmpty()) showOnProjectorScreen();
}

void Viewing::restore() {
    const QSettings settings;
    m_look =
        settings.value(QStringLiteral("look")).toString() == QLatin1String("light") ? Look::Light : Look::Dark;
    m_chosenScreen = settings.value(QStringLiteral("projector/screen")).toString();
    m_projectorType = std::clamp(settings.value(QStringLiteral("projector/percent"), 100).toInt(),
                                 sizesOnProjector[0], *std::rbegin(sizesOnProjector));
    m_fittingType = m_projectorType;
    m_showMarks->setChecked(settings.value(QStringLiteral("projector/marks"), true).toBool());
    m_reducedMotion->setChecked(settings.value(QStringLiteral("lessMotion"), false).toBool());
    fillScreens();
    setTextSize(settings.value(QStringLiteral("textSize"), 100).toInt());
}

void Viewing::remember() const {
    QSettings settings;
    settings.setValue(QStringLiteral("look"),
                      m_look == Look::Light ? QStringLiteral("light") : QStringLiteral("dark"));
    settings.setValue(QStringLiteral("textSize"), m_textSize);
    settings.setValue(QStringLiteral("lessMotion"), m_reducedMotion->isChecked());
    settings.setValue(QStringLiteral("projector/screen"), m_chosenScreen);
    settings.setValue(QStringLiteral("projector/percent"), m_projectorType);
    settings.setValue(QStringLiteral("projector/marks"), m_showMarks->isChecked());
}

void Viewing::retranslate() {
    m_textSizes->setTitle(tr("Te&xt size"));
    m_projectorMenu->setTitle(tr("Pro&jector"));
    m_screens->setTitle(tr("&Screen"));
    m_projectorTypes->setTitle(tr("&Text size on projector"));
    m_showMarks->setText(tr("Show pointer &and key presses"));
    m_reducedMotion->setText(tr("Reduce &motion"));
    m_reducedMotion->setToolTip(tr("No fading trails, no flashes, constant light in the pool; animations in "
                                   "the theory wait until you start them"));
    const QList<QAction*> sizes = m_textSizes->actions() + m_projectorTypes->actions();
    for (QAction* action : sizes) {
        const QString percent = action->objectName().section(QLatin1Char('-'), 1);
        action->setText(tr("%1 %", "percent").arg(percent));
    }
    fillScreens();
}

} // namespace seiche

#include "moc_viewing.cpp"
