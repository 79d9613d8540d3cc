// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/record_actions.h"

#include "canvas/canvas.h"
#include "files/output_file.h"
#include "lab/resonance_chart.h"
#include "lab/resonance_lab.h"
#include "lock/class_lock.h"
#include "picture/png.h"
#include "record/film_dialog.h"
#include "record/run_sheet.h"
#include "record/run_tables.h"
#include "theme/on_paper.h"
#include "widgets/chart_menu.h"
#include "widgets/save_place.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>
#include <QProgressDialog>

namespace seiche {

namespace {

constexpr int scaleOfCopies = 2;
constexpr QSize chartOnPage{760, 300};

QString writePng(QImage image, const QString& path) {
    OutputFile file(QFile::encodeName(path).toStdString());
    const PixelView picture{reinterpret_cast<std::uint32_t*>(image.bits()), image.width(), image.height(),
                            static_cast<std::ptrdiff_t>(image.bytesPerLine() / 4)};
    if (!writePng(picture, [&file](std::string_view bytes) { file.write(bytes); }))
        return RecordActions::tr("There is not enough memory.");
    return file.commit() ? QString() : problemInWords(*file.problem());
}

} // namespace

QImage pictureOf(Canvas& canvas, int scale) {
    QImage image(canvas.size() * scale, QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.setDevicePixelRatio(scale);
    canvas.setBare(true);
    // Omit child widgets such as tools and their settings.
    canvas.render(&image, QPoint(), QRegion(), QWidget::RenderFlags());
    canvas.setBare(false);
    return image;
}

RecordActions::RecordActions(Session& session, std::function<Shown()> shown, QWidget* window)
    : QObject(window), m_session(session), m_shown(std::move(shown)), m_window(window) {
    copyPicture = make(QStringLiteral("Ctrl+C"));
    savePicture = make(QStringLiteral("Ctrl+E"));
    savePicture->setObjectName(QStringLiteral("savePicture"));
    charts = new QMenu(window);
    film = make(QStringLiteral("Ctrl+M"));
    probesTable = make(QStringLiteral("Ctrl+Shift+T"));
    stateTable = make();
    print = make(QStringLiteral("Ctrl+P"));
    savePage = make(QStringLiteral("Ctrl+Shift+P"));

    connect(copyPicture, &QAction::triggered, this, [this] {
        if (isClassLocked()) return;
        QApplication::clipboard()->setImage(pictureOf(*m_shown().canvas, scaleOfCopies));
    });
    connect(charts, &QMenu::aboutToShow, this, &RecordActions::fillCharts);
    connect(savePicture, &QAction::triggered, this, &RecordActions::openPicture);
    connect(film, &QAction::triggered, this, &RecordActions::openFilm);
    connect(probesTable, &QAction::triggered, this, [this] {
        askForTable(tr("Export probe data"), fileName(tr("probes", "file name"), QStringLiteral("csv")),
                    &RecordActions::writeProbes);
    });
    connect(stateTable, &QAction::triggered, this, [this] {
        askForTable(tr("Export current heights"), fileName(tr("heights", "file name"), QStringLiteral("csv")),
                    &RecordActions::writeState);
    });
    connect(print, &QAction::triggered, this, [this] { printSheet(page(), m_window); });
    connect(savePage, &QAction::triggered, this, [this] {
        ask(tr("Save report"), fileName({}, QStringLiteral("pdf")), tr("Reports (*.pdf)"),
            [this](const QString& path) { writePage(path); });
    });
    connect(&session, &Session::challengeChanged, this, &RecordActions::refresh);
    connect(&m_job, &BackgroundJob::progressed, this, [this](double share) {
        if (m_progress) m_progress->setValue(static_cast<int>(share * 999));
    });
    retranslate();
}

QAction* RecordActions::make(const QString& keys) {
    auto* action = new QAction(this);
    if (!keys.isEmpty()) action->setShortcut(QKeySequence(keys));
    action->setAutoRepeat(false);
    m_window->addAction(action);
    m_all.push_back(action);
    return action;
}

void RecordActions::retranslate() {
    copyPicture->setText(tr("&Copy image"));
    savePicture->setText(tr("&Save image…"));
    charts->setTitle(tr("C&harts"));
    film->setText(tr("&Video or animation…"));
    probesTable->setText(tr("Export &probe data (CSV)…"));
    probesTable->setToolTip(tr("Height at each probe for every step of the run, as CSV"));
    stateTable->setText(tr("E&xport current heights (CSV)…"));
    print->setText(tr("P&rint report…"));
    savePage->setText(tr("Save report as P&DF…"));
    refresh();
}

void RecordActions::refresh() {
    charts->menuAction()->setVisible(!shownCharts().empty());
    // Pictures show only the screen. The other exports would reveal the size, settings or steps of
    // a challenge.
    const bool secret = m_session.isChallenge();
    for (QAction* action : {film, probesTable, stateTable, print, savePage}) action->setEnabled(!secret);
    if (secret && m_film && !m_film->isRunning()) m_film->hide();
}

std::vector<Chart*> RecordActions::shownCharts() const {
    std::vector<Chart*> shown;
    for (Chart* chart : m_window->findChildren<Chart*>())
        if (chart->isVisible() && !chart->accessibleName().isEmpty()) shown.push_back(chart);
    return shown;
}

void RecordActions::fillCharts() {
    charts->clear();
    for (Chart* chart : shownCharts())
        fillChartMenu(*chart,
                      *charts->addMenu(chart->accessibleName().replace(QLatin1Char('&'), QLatin1String("&&"))));
}

void RecordActions::openPicture() {
    if (isClassLocked()) return;
    const bool onString = m_session.scene() == SceneKind::String;
    std::vector<PictureSubject> subjects{
        {onString ? tr("String") : tr("Pool"), m_shown().canvas->size(), [this](int scale) {
             ask(tr("Save image"), fileName({}, QStringLiteral("png")), tr("Pictures (*.png)"),
                 [this, scale](const QString& path) { writePicture(path, scale); });
         }}};
    for (Chart* chart : shownCharts()) subjects.push_back(subjectOf(*chart));
    (new PictureDialog(std::move(subjects), m_window))->open();
}

void RecordActions::openFilm() {
    if (isClassLocked()) return;
    if (!m_film) m_film = new FilmDialog(m_session, [this] { return m_shown().range; }, m_window);
    m_film->show();
    m_film->raise();
    m_film->activateWindow();
}

QString RecordActions::fileName(const QString& what, const QString& ending) const {
    const QString title = titleOf(m_session.settings());
    if (title.isEmpty()) return safeFileName(what.isEmpty() ? tr("wave", "file name") : what, ending);
    return safeFileName(what.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, what), ending);
}

void RecordActions::ask(const QString& title, const QString& name, const QString& filter,
                        std::function<void(const QString& path)> then) {
    if (isClassLocked()) return;
    QFileDialog* dialog = saveDialog(m_window, title, filter, {name});
    connect(dialog, &QFileDialog::fileSelected, this, std::move(then));
    dialog->open();
}

void RecordActions::askForTable(const QString& title, const QString& name,
                                void (RecordActions::*write)(const QString& path, const TableForm& form)) {
    if (isClassLocked()) return;
    QFileDialog* dialog = saveDialog(m_window, title, tableFilters(), {name});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, dialog, write](const QString& path) { (this->*write)(path, chosenForm(*dialog)); });
    dialog->open();
}

void RecordActions::writePicture(const QString& path, int scale) {
    const QImage picture = pictureOf(*m_shown().canvas, scale);
    if (picture.isNull()) return showProblem(path, tr("There is not enough memory."));
    work(path, [picture, path](const GoOn&) { return writePng(picture, path); });
}

bool RecordActions::hasRoomForACopy(const QString& path) {
    if (m_session.canAllocate(m_session.run().bytes())) return true;
    showProblem(path, tr("There is not enough memory."));
    return false;
}

void RecordActions::writeProbes(const QString& path, const TableForm& form) {
    if (!hasRoomForACopy(path)) return;
    work(path, [experiment = m_session.run().asExperiment(), last = m_session.lastFrame(), path,
                form](const GoOn& goOn) { return writeProbesTable(experiment, last, path, form, goOn); });
}

void RecordActions::writeState(const QString& path, const TableForm& form) {
    if (!hasRoomForACopy(path)) return;
    work(path, [run = m_session.run(), path, form](const GoOn& goOn) {
        return writeStateTable(run, path, form, goOn);
    });
}

void RecordActions::writePage(const QString& path) {
    const QString problem = page().savePdf(path);
    if (!problem.isEmpty()) showProblem(path, problem);
}

Sheet RecordActions::page() const {
    const OnPaper paper;
    const auto* lab = m_window->findChild<ResonanceLab*>();
    auto* chart = m_window->findChild<ResonanceChart*>();
    const bool measured = lab && chart && !lab->log().points().empty();
    return sheetOf(m_session, pictureOf(*m_shown().canvas, scaleOfCopies), lab,
                   measured ? chart->picture(chartOnPage) : QImage());
}

void RecordActions::work(const QString& path, std::function<QString(const GoOn& goOn)> work) {
    if (m_job.isRunning()) return showProblem(path, tr("Another file is still being written."));
    m_path = path;
    m_progress = new QProgressDialog(tr("Writing %1…").arg(elided(QFileInfo(path).fileName())), tr("Cancel"), 0,
                                     1000, m_window);
    m_progress->setObjectName(QStringLiteral("recordProgress"));
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setAutoClose(false);
    m_progress->setMinimumDuration(500);
    m_progress->setValue(0);
    connect(m_progress, &QProgressDialog::canceled, &m_job, &BackgroundJob::cancel);
    m_job.start([work = std::move(work)](const BackgroundJob::Control& control) { return work(control.goOn); },
                [this](BackgroundJob::End end, const QString& problem) { this->end(end, problem); });
}

void RecordActions::end(BackgroundJob::End end, const QString& problem) {
    delete m_progress;
    if (end == BackgroundJob::End::Failed) showProblem(m_path, problem);
}

void RecordActions::showProblem(const QString& path, const QString& problem) {
    emit failed(tr("%1 could not be written.").arg(elided(QDir::toNativeSeparators(path))), problem);
}

} // namespace seiche

#include "moc_record_actions.cpp"
