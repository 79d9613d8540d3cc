// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"

#include <QActionGroup>
#include <QMenu>
#include <QObject>
#include <QStringList>

class QMainWindow;
class QScreen;

namespace seiche {

class Actions;
class PresenterMarks;

/// The name of the screen that the projector picture belongs on: the chosen one while it is there, else another
/// than the one the window is on, else that one.
QString projectorScreen(const QStringList& present, const QString& chosen, const QString& current);

/// The view options of the window: colours, size of type, motion, full screen, the projector and its screen.
///
/// They are kept in the settings.
class Viewing : public QObject {
    Q_OBJECT

public:
    Viewing(const Actions& actions, QMainWindow* window);

    QMenu* textSizes() const { return m_textSizes; }
    QMenu* projectorMenu() const { return m_projectorMenu; }
    QAction* reducedMotion() const { return m_reducedMotion; }

    bool isProjector() const;
    /// Full screen on the projector's screen, large type, strong colours; or back.
    void setProjector(bool on);
    void setFullScreen(bool on);
    /// Light or dark, for the desk and the projector alike.
    void setLook(Look look);
    Look look() const { return m_look; }
    /// In percent, 100 ... 200; a projector has its own.
    void setTextSize(int percent);
    /// Type on the projector, in percent of what the picture's height asks for.
    void setProjectorType(int percent);
    /// What is shown has no room with it: a size smaller, until `useChosenType`; false if it is the smallest.
    bool easeProjectorType();
    /// The type that was chosen, again.
    void useChosenType();
    /// The screen for the projector picture; empty: another than the window's.
    void setProjectorScreen(const QString& name);
    QString chosenScreen() const { return m_chosenScreen; }

    void restore();
    void remember() const;
    void retranslate();
    /// A screen has come or gone: the picture goes where it belongs now.
    void followScreens();

signals:
    void projectorChanged(bool on);
    /// The type has another size, 1 ... 2 (of the reader's own; not on a projector).
    void textSizeChanged(double factor);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* choice(QMenu* menu, QActionGroup* group, const QString& name);
    void fillScreens();
    void apply();
    /// As if the window had this height.
    void apply(int height);
    double projectorScale(int height) const;
    QScreen* screenForProjector() const;
    void showOnProjectorScreen();

    const Actions& m_actions;
    QMainWindow* m_window;
    QMenu* m_textSizes;
    QMenu* m_projectorMenu;
    QMenu* m_screens;
    QMenu* m_projectorTypes;
    QActionGroup* m_screenGroup;
    QAction* m_reducedMotion;
    QAction* m_showMarks;
    PresenterMarks* m_marks;
    Look m_look = Look::Dark; ///< or Light
    int m_textSize = 100;
    int m_projectorType = 100;
    int m_fittingType = 100; ///< at most `m_projectorType`
    QString m_chosenScreen;
    QString m_screenBefore; ///< where the window was before the projector
};

} // namespace seiche
