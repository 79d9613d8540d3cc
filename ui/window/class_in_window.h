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

/// The class of phones in the window: its menu, its page, the sign that it is open; phones follow the lesson,
/// and runs of students are played again.
class ClassInWindow : public QObject {
    Q_OBJECT

public:
    /// The parts of the window that it works with.
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
    /// "Class Q7KM · 23"; empty while none is open.
    QString sign() const;
    /// Whether its page shows the run that all share: what is done to the run is seen there.
    bool isRunShared() const;

    /// See `ClassActions`.
    bool isSafe() const;
    void whenSafe(std::function<void()> then);
    /// Ends. Points that are not saved stay in the memory of this computer, for a class at the same port.
    void leave();
    void close() { m_phones.close(); }
    void retranslate();

signals:
    /// The page of the class is to be shown, or to be left.
    void pageWanted();
    void pageDone();
    /// `sign` or `isRunShared` is another.
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
    ClassPage* m_page = nullptr; ///< made when it is first wanted
    LessonRun* m_lesson = nullptr;
    Activity m_activity = Activity::OwnString; ///< that was seen last
};

} // namespace seiche
