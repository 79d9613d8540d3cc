// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "network/class_server.h"
#include "phones/phone_class.h"
#include "session/session.h"

#include <QObject>

#include <optional>
#include <vector>

class QMainWindow;
class QMenu;

namespace seiche {

class Actions;
class Banner;
class CentralPages;
class ClassActions;
class ClassPage;
class Documents;
class FileActions;
class Header;
class LessonRun;
class ResonanceLab;

/// The class of phones in the window: its menu, page and badge. Phones follow the lesson, and
/// recorded runs of students can be replayed.
class ClassInWindow : public QObject {
    Q_OBJECT

public:
    /// The parts of the window that the class uses.
    struct WindowParts {
        QMainWindow& window;
        Session& session;
        const Actions& actions;
        const Documents& documents;
        FileActions& files;
        CentralPages& pages;
        ResonanceLab& lab;
    };
    explicit ClassInWindow(const WindowParts& parts);
    ~ClassInWindow() override;

    QMenu* menu() const;
    const std::vector<QAction*>& actionsWithKeys() const;
    void follow(LessonRun& run);
    /// See `ClassActions::openNow`.
    void openNow(const std::optional<ClassServerSettings>& settings);
    bool isOpen() const { return m_phones.isOpen(); }
    /// The badge text, e.g. "Class Q7KM · 23". Empty if no class is open.
    QString sign() const;
    /// Returns whether the class page shows the shared run, so that changes of the run are visible
    /// there.
    bool isRunShared() const;

    /// See `ClassActions`.
    bool isSafe() const;
    void whenSafe(std::function<void()> then);
    /// Ends the class. Unsaved points stay in memory for a class at the same port.
    void leave();
    void close() { m_phones.close(); }
    void retranslate();

signals:
    /// Emitted to show (`pageRequested`) or close (`pageDone`) the class page.
    void pageRequested();
    void pageDone();
    /// Emitted when `sign` or `isRunShared` changes.
    void changed();

private:
    void onOpenChanged(bool open);
    void onChanged();
    void makePage();
    void shareRun();
    void followLesson();
    void replay(qint64 point);
    void play(const ClassView::Point& point, const std::string& run);

    WindowParts m_parts;
    PhoneClass m_phones;
    ClassActions* m_actions;
    ClassPage* m_page = nullptr; ///< created on first use
    LessonRun* m_lesson = nullptr;
    Activity m_activity = Activity::OwnString; ///< activity shown last
};

} // namespace seiche
