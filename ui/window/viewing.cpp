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

constexpr int easing = 10; ///< percent per reduction if larger type does not fit
/// Height of a projected picture in lines of base type, legible from the last row.
constexpr double linesOnWall = 32.0;
constexpr double usualType = 14.0; // pixels at scale 1

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
    : QObject(window), m_actions(actions), m_window(window), m_marks(new PresenterMarks(window)) {
    connect(actions.projector, &QAction::triggered, this, &Viewing::setProjector);
    connect(actions.fullScreen, &QAction::triggered, this, &Viewing::setFullScreen);
    // Queued, because a removed screen is still listed now.
    connect(qApp, &QGuiApplication::screenAdded, this, &Viewing::followScreens, Qt::QueuedConnection);
    connect(qApp, &QGuiApplication::screenRemoved, this, &Viewing::followScreens, Qt::QueuedConnection);
    window->installEventFilter(this);
}

bool Viewing::isProjector() const { return m_actions.projector->isChecked(); }

void Viewing::apply() { apply(m_window->height()); }

void Viewing::apply(int height) {
    if (isProjector())
        Theme::current().set(m_look == Look::Light ? Look::BrightProjector : Look::Projector,
                             projectorScale(height));
    else Theme::current().set(m_look, m_textSize / 100.0);
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
    m_textSize = std::clamp(percent, textSizes.front(), textSizes.back());
    if (isProjector()) setProjector(false);
    apply();
    emit textSizeChanged(m_textSize / 100.0);
}

bool Viewing::isMotionReduced() const { return Theme::current().prefersReducedMotion(); }

void Viewing::setMotionReduced(bool reduced) {
    Theme::current().setReducedMotion(reduced);
    m_window->setAnimated(!reduced); // animation of moving docks
}

void Viewing::setKeyPlace(const QWidget* place) { m_marks->setKeyPlace(place); }

void Viewing::setMarksShown(bool shown) {
    m_showsMarks = shown;
    m_marks->setActive(shown && isProjector());
}

void Viewing::setProjectorType(int percent) {
    m_projectorType = std::clamp(percent, projectorTextSizes.front(), projectorTextSizes.back());
    m_fittingType = m_projectorType;
    apply();
}

bool Viewing::reduceProjectorText() {
    if (m_fittingType <= projectorTextSizes.front()) return false;
    m_fittingType = std::max(projectorTextSizes.front(), m_fittingType - easing);
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
    m_marks->setActive(on && m_showsMarks);
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
    emit screensChanged();
    if (isProjector() && !QGuiApplication::screens().isEmpty()) showOnProjectorScreen();
}

void Viewing::restore() {
    const QSettings settings;
    m_look =
        settings.value(QStringLiteral("look")).toString() == QLatin1String("light") ? Look::Light : Look::Dark;
    m_chosenScreen = settings.value(QStringLiteral("projector/screen")).toString();
    m_projectorType = std::clamp(settings.value(QStringLiteral("projector/percent"), 100).toInt(),
                                 projectorTextSizes.front(), projectorTextSizes.back());
    m_fittingType = m_projectorType;
    setMarksShown(settings.value(QStringLiteral("projector/marks"), true).toBool());
    setMotionReduced(settings.value(QStringLiteral("lessMotion"), false).toBool());
    setTextSize(settings.value(QStringLiteral("textSize"), 100).toInt());
}

void Viewing::remember() const {
    QSettings settings;
    settings.setValue(QStringLiteral("look"),
                      m_look == Look::Light ? QStringLiteral("light") : QStringLiteral("dark"));
    settings.setValue(QStringLiteral("textSize"), m_textSize);
    settings.setValue(QStringLiteral("lessMotion"), isMotionReduced());
    settings.setValue(QStringLiteral("projector/screen"), m_chosenScreen);
    settings.setValue(QStringLiteral("projector/percent"), m_projectorType);
    settings.setValue(QStringLiteral("projector/marks"), m_showsMarks);
}

} // namespace seiche

#include "moc_viewing.cpp"
