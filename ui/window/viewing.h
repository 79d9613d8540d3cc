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

/// Returns the screen for the projector view: `chosen` if present, otherwise a screen other than
/// `current`, otherwise `current`.
QString projectorScreen(const QStringList& present, const QString& chosen, const QString& current);

/// The view options of the window, saved in the settings: colours, text size, motion, full screen,
/// projector view and its screen.
class Viewing : public QObject {
    Q_OBJECT

public:
    Viewing(const Actions& actions, QMainWindow* window);

    QMenu* textSizes() const { return m_textSizes; }
    QMenu* projectorMenu() const { return m_projectorMenu; }
    QAction* reducedMotion() const { return m_reducedMotion; }

    bool isProjector() const;
    /// Switches full screen on the projector's screen, large type and strong colours on or off.
    void setProjector(bool on);
    void setFullScreen(bool on);
    /// Sets light or dark colours for both views.
    void setLook(Look look);
    /// Sets the text size, 100 to 200 percent. The projector view has its own.
    void setTextSize(int percent);
    /// Sets the projector text size, in percent of the size derived from the screen height.
    void setProjectorType(int percent);
    /// Reduces the projector text by one size until `useChosenType`, because the contents do not
    /// fit. Returns false at the smallest size.
    bool reduceProjectorText();
    /// Restores the chosen projector text size.
    void useChosenType();
    /// Sets the screen for the projector view. Empty for any screen other than the window's.
    void setProjectorScreen(const QString& name);
    QString chosenScreen() const { return m_chosenScreen; }

    void restore();
    void remember() const;
    void retranslate();
    /// Moves the projector view to the right screen after a screen was added or removed.
    void followScreens();

signals:
    void projectorChanged(bool on);
    /// Emitted when the reader's text scale changes, 1 to 2. Not for the projector view.
    void textSizeChanged(double factor);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* choice(QMenu* menu, QActionGroup* group, const QString& name);
    void fillScreens();
    void apply();
    /// Applies the theme for this window height in pixels.
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
    Look m_look = Look::Dark; ///< `Dark` or `Light`
    int m_textSize = 100;
    int m_projectorType = 100;
    int m_fittingType = 100; ///< percent, at most `m_projectorType`
    QString m_chosenScreen;
    QString m_screenBefore; ///< screen of the window before the projector view
};

} // namespace seiche
