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

/// The menu *Class*: what a teacher does with the class of phones, with the questions it asks.
///
/// No question stops the program: the answer comes as an event.
class ClassActions : public QObject {
    Q_OBJECT

public:
    /// `shown`: the experiment that is open, without what was done in it.
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
    QAction* follow;  ///< checkable: phones show the step of the running lesson
    QAction* give;
    QAction* save;
    QAction* end;

    PhoneClass& phones() const { return m_phones; }
    QMenu* menu() const { return m_menu; }
    /// Those with keys, for the key guide.
    const std::vector<QAction*>& all() const { return m_all; }

    /// Opens a class with the settings that were used last, here where they are given; asks where that fails.
    void openNow(const std::optional<ClassServerSettings>& settings = std::nullopt);
    /// Whether no point is lost when the class ends now.
    bool isSafe() const;
    /// Does `then` at once, or after a question where points would be lost; not at all when the answer is no.
    void whenSafe(std::function<void()> then);
    void retranslate();

signals:
    /// The class is open, and is to be seen.
    void opened();
    /// An activity was chosen, or something else that is seen on the page of the class.
    void pageWanted();
    /// See `ClassChart::setSpotlight`.
    void spotlightWanted(std::optional<int> nick);
    /// A point is to be played again.
    void replayWanted(qint64 point);

private:
    QAction* make(const char* name, const QKeySequence& key = {}, bool checkable = false);
    std::optional<Message> openWith(const ClassServerSettings& settings);
    void showOpenDialog(const QString& problem = {});
    void showStudents();
    void showTypeCode();
    void askToClear();
    void savePoints(std::function<void()> then = {});
    void followState();
    void enable();

    PhoneClass& m_phones;
    std::function<Experiment()> m_shown;
    QWidget* m_window;
    QMenu* m_menu;
    std::vector<QAction*> m_all;
    std::int64_t m_savedUpTo = 0; ///< the number of the last point that was saved
    int m_savedPoints = 0;        ///< how many there were then
    QPointer<StudentsDialog> m_students;
};

} // namespace seiche
