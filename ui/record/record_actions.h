// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/table_form.h"
#include "session/background_job.h"
#include "session/session.h"

#include <QAction>
#include <QImage>
#include <QMenu>
#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

class QProgressDialog;

namespace seiche {

enum class FilmFormat;
class Canvas;
class FilmDialog;
class Sheet;

/// What the canvas shows of the wave (see `Canvas::setBare`), `scale` pixels for each along both sides.
QImage pictureOf(Canvas& canvas, int scale);

/// The actions that export something of the run: pictures, films, tables, the page for the worksheet.
///
/// Long work is done on copies in the background, with progress and cancel; no question stops the program.
class RecordActions : public QObject {
    Q_OBJECT

public:
    /// The canvas that is seen, and the height it draws at its ceiling or brightest.
    struct Shown {
        Canvas* canvas;
        double range;
    };
    RecordActions(Session& session, std::function<Shown()> shown, QWidget* window);

    QAction* copyPicture;
    QMenu* savePicture; ///< one to four times the size
    QMenu* charts;      ///< filled with the charts that are seen
    QAction* film;
    QAction* video; ///< says what is missing when there is no ffmpeg
    QAction* probesTable;
    QAction* stateTable;
    QAction* print;
    QAction* savePage;

    /// Those with keys, for the key guide.
    const std::vector<QAction*>& all() const { return m_all; }
    void retranslate();
    /// Brings up to date what depends on the moment: the sizes of pictures, whether there is ffmpeg.
    void refresh();

    // What the actions do once a name has been chosen.
    void writePicture(const QString& path, int scale);
    void writeProbes(const QString& path, const TableForm& form = {});
    void writeState(const QString& path, const TableForm& form = {});
    void writePage(const QString& path);
    bool isWorking() const { return m_job.isRunning(); }

signals:
    /// Something could not be written.
    void failed(const QString& heading, const QString& problem);

private:
    QAction* make(const QString& keys = {});
    void fillCharts();
    /// Nothing: in the best format there is.
    void openFilm(std::optional<FilmFormat> format);
    /// What is written, of the experiment with its title; `what` empty: its picture.
    QString fileName(const QString& what, const QString& ending) const;
    void ask(const QString& title, const QString& name, const QString& filter,
             std::function<void(const QString& path)> then);
    /// The same for a table, which is to be written in the form that is chosen.
    void askForTable(const QString& title, const QString& name,
                     void (RecordActions::*write)(const QString& path, const TableForm& form));
    /// Tables are written from a copy of the run; says so where there is no room for it.
    bool hasRoomForACopy(const QString& path);
    void work(const QString& path, std::function<QString(const GoOn& goOn)> work);
    void end(BackgroundJob::End end, const QString& problem);
    Sheet page() const;
    void say(const QString& path, const QString& problem);

    Session& m_session;
    std::function<Shown()> m_shown;
    QWidget* m_window;
    std::vector<QAction*> m_all;
    std::vector<QAction*> m_scales;
    QPointer<FilmDialog> m_film;
    QPointer<QProgressDialog> m_progress;
    QString m_path;
    BackgroundJob m_job; ///< last member: it ends before the members it reports to
};

} // namespace seiche
