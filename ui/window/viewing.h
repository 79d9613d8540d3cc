// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"

#include <QObject>
#include <QStringList>

#include <array>

class QMainWindow;
class QScreen;

namespace seiche {

class Actions;
class PresenterMarks;

/// Returns the screen for the projector view: `chosen` if present, otherwise a screen other than
/// `current`, otherwise `current`.
QString projectorScreen(const QStringList& present, const QString& chosen, const QString& current);

/// The view options of the window, saved in the settings: colours, text size, motion, full screen,
/// projector view and its screen. `SettingsDialog` lets the user choose them.
class Viewing : public QObject {
    Q_OBJECT

public:
    Viewing(const Actions& actions, QMainWindow* window);

    static constexpr std::array textSizes{100, 125, 150, 175, 200}; ///< percent
    static constexpr std::array projectorTextSizes{100, 125, 150};  ///< percent

    bool isProjector() const;
    /// Switches full screen on the projector's screen, large type and strong colours on or off.
    void setProjector(bool on);
    void setFullScreen(bool on);
    /// `Dark` or `Light`.
    Look currentLook() const { return m_look; }
    /// Sets light or dark colours for both views.
    void setLook(Look look);
    int textSize() const { return m_textSize; }
    /// Sets the text size, 100 to 200 percent. The projector view has its own.
    void setTextSize(int percent);
    bool isMotionReduced() const;
    void setMotionReduced(bool reduced);
    int projectorType() const { return m_projectorType; }
    /// Sets the projector text size, in percent of the size derived from the screen height.
    void setProjectorType(int percent);
    bool showsMarks() const { return m_showsMarks; }
    /// Sets whether the projector view shows pointer and key presses.
    void setMarksShown(bool shown);
    /// Sets the widget whose place shows the key presses.
    void setKeyPlace(const QWidget* place);
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
    /// Moves the projector view to the right screen after a screen was added or removed.
    void followScreens();

signals:
    void projectorChanged(bool on);
    /// Emitted when the reader's text scale changes, 1 to 2. Not for the projector view.
    void textSizeChanged(double factor);
    /// Emitted after a screen was added or removed.
    void screensChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();
    /// Applies the theme for this window height in pixels.
    void apply(int height);
    double projectorScale(int height) const;
    QScreen* screenForProjector() const;
    void showOnProjectorScreen();

    const Actions& m_actions;
    QMainWindow* m_window;
    PresenterMarks* m_marks;
    Look m_look = Look::Dark;
    bool m_showsMarks = true;
    int m_textSize = 100;
    int m_projectorType = 100;
    int m_fittingType = 100; ///< percent, at most `m_projectorType`
    QString m_chosenScreen;
    QString m_screenBefore; ///< screen of the window before the projector view
};

} // namespace seiche
