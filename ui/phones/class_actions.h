// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/phone_class.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace seiche {

class StudentsDialog;

/// The Class menu: the teacher's actions for the class of phones, with their questions. Dialogs are
/// asynchronous and never block the program.
class ClassActions : public QObject {
    Q_OBJECT

public:
    /// `shown` returns the open experiment without events.
    ClassActions(PhoneClass& phones, std::function<Experiment()> shown, QWidget* window);

    QAction* open;
    QAction* ownString;
    QAction* oneString;
    QAction* vote;
    QAction* freeze; ///< checkable
    QAction* hide;   ///< checkable
    QAction* curve;  ///< checkable
    QAction* clear;
    QAction* students;
    QAction* typeCode;
    QAction* noneNew; ///< checkable
    QAction* follow;  ///< checkable: phones follow the step of the lesson
    QAction* give;
    QAction* save;
    QAction* end;

    PhoneClass& phones() const { return m_phones; }
    QMenu* menu() const { return m_menu; }
    /// Actions with keys, for the key guide.
    const std::vector<QAction*>& all() const { return m_all; }

    /// Opens a class with these settings, by default the last ones. Asks for settings on failure.
    void openNow(const std::optional<ClassServerSettings>& settings = std::nullopt);
    /// Returns whether ending the class now loses no points.
    bool isSafe() const;
    /// Calls `then` at once, or after a question if points would be lost. Not called if the user
    /// cancels.
    void whenSafe(std::function<void()> then);
    void retranslate();

signals:
    /// Emitted when the class is open.
    void opened();
    /// Emitted when the class page must be shown.
    void pageRequested();
    /// Emitted to highlight a student. See `ClassChart::setSpotlight`.
    void spotlightRequested(std::optional<int> nick);
    /// Emitted when the replay of a point is requested.
    void replayRequested(qint64 point);

private:
    QAction* make(const char* name, const QKeySequence& key = {}, bool checkable = false);
    std::optional<Message> openWith(const ClassServerSettings& settings);
    void showOpenDialog(const QString& problem = {});
    void showStudents();
    void showTypeCode();
    void askToClear();
    void savePoints(std::function<void()> then = {});
    void followState();
    void nameOpen();
    void enable();

    PhoneClass& m_phones;
    std::function<Experiment()> m_shown;
    QWidget* m_window;
    QMenu* m_menu;
    QMenu* m_points; ///< submenu
    std::vector<QAction*> m_all;
    std::int64_t m_savedUpTo = 0; ///< number of the last saved point
    int m_savedPoints = 0;        ///< number of points at the last save
    QPointer<StudentsDialog> m_students;
};

} // namespace seiche
