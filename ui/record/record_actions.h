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
#include <vector>

class QProgressDialog;

namespace seiche {

class Canvas;
class Chart;
class FilmDialog;
class Sheet;

/// Returns a picture of the wave on the canvas (see `Canvas::setBare`), enlarged `scale` times.
QImage pictureOf(Canvas& canvas, int scale);

/// Actions that export the run: pictures, videos, tables, worksheet page.
///
/// Long work runs in the background on copies, with progress and cancel. Dialogs are non-modal.
class RecordActions : public QObject {
    Q_OBJECT

public:
    /// The visible canvas, and the displacement drawn at its ceiling or brightest.
    struct Shown {
        Canvas* canvas;
        double range;
    };
    RecordActions(Session& session, std::function<Shown()> shown, QWidget* window);

    QAction* copyPicture;
    QAction* savePicture; ///< of the canvas or a visible chart
    QMenu* charts;        ///< filled with the visible charts
    QAction* film;
    QAction* probesTable;
    QAction* stateTable;
    QAction* print;
    QAction* savePage;

    /// Actions with keyboard shortcuts, for the key guide.
    const std::vector<QAction*>& all() const { return m_all; }
    void retranslate();
    /// Updates the availability of the actions and of the menu of charts.
    void refresh();

    // Called once a file name has been chosen.
    void writePicture(const QString& path, int scale);
    void writeProbes(const QString& path, const TableForm& form = {});
    void writeState(const QString& path, const TableForm& form = {});
    void writePage(const QString& path);
    bool isWorking() const { return m_job.isRunning(); }

signals:
    /// Emitted when a file could not be written.
    void failed(const QString& heading, const QString& problem);

private:
    QAction* make(const QString& keys = {});
    /// Returns the visible charts with a name.
    std::vector<Chart*> shownCharts() const;
    void fillCharts();
    void openPicture();
    void openFilm();
    /// Returns a file name from the experiment's title and `what`. Empty `what`: a picture.
    QString fileName(const QString& what, const QString& ending) const;
    void ask(const QString& title, const QString& name, const QString& filter,
             std::function<void(const QString& path)> then);
    /// Asks for a file name and table form, then calls `write`.
    void askForTable(const QString& title, const QString& name,
                     void (RecordActions::*write)(const QString& path, const TableForm& form));
    /// Returns whether there is memory for a copy of the run to write a table from. Reports an
    /// error if not.
    bool hasRoomForACopy(const QString& path);
    void work(const QString& path, std::function<QString(const GoOn& goOn)> work);
    void end(BackgroundJob::End end, const QString& problem);
    Sheet page() const;
    void showProblem(const QString& path, const QString& problem);

    Session& m_session;
    std::function<Shown()> m_shown;
    QWidget* m_window;
    std::vector<QAction*> m_all;
    QPointer<FilmDialog> m_film;
    QPointer<QProgressDialog> m_progress;
    QString m_path;
    BackgroundJob m_job; ///< last, so that it ends before the others
};

} // namespace seiche
