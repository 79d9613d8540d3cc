// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/film_dialog.h"

#include "canvas/theory_lines.h"
#include "model/limits.h"
#include "record/video_file.h"
#include "theme/theme.h"
#include "widgets/save_place.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double secondsAhead = 10.0;
constexpr int widths[] = {320, 480, 640, 960, 1280, 1920};
constexpr int usualWidth = 2; ///< in `widths`

QString filmFolderKey() { return QStringLiteral("filmFolder"); }

/// A number to type, without zeros that say nothing.
class NumberField : public QDoubleSpinBox {
public:
    NumberField(double least, double most, int places, QWidget* parent) : QDoubleSpinBox(parent) {
        setRange(least, most);
        setDecimals(places);
        setButtonSymbols(QAbstractSpinBox::NoButtons);
        setKeyboardTracking(false);
    }

protected:
    QString textFromValue(double value) const override {
        return decimals() == 0 ? locale().toString(value, 'f', 0) : locale().toString(value, 'g', 7);
    }
};

QString whole(std::int64_t number) { return QLocale().toString(qlonglong{number}); }

/// In the shape of the pool; a string is seen as wide as a screen. Sides of videos are even.
QSize sizeFor(int width, const Simulation& run) {
    const Grid& grid = run.grid();
    const double share = run.rule().scene == SceneKind::String ? 9.0 / 16.0 : double(grid.height) / grid.width;
    return {width, std::clamp(2 * static_cast<int>(std::lround(width * share / 2)), 16, 4320)};
}

} // namespace

FilmDialog::FilmDialog(Session& session, std::function<double()> range, QWidget* parent)
    : QDialog(parent), m_session(session), m_range(std::move(range)) {
    setObjectName(QStringLiteral("filmDialog"));
    m_format = new QComboBox(this);
    // Why a video cannot be chosen is a long text: it has room in the list, not here.
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_format->setMinimumContentsLength(28);
    m_view = new QComboBox(this);
    m_part = new QComboBox(this);
    const double lastStep = static_cast<double>(limits::lastStep);
    m_first = new NumberField(0, lastStep, 0, this);
    m_last = new NumberField(0, lastStep, 0, this);
    m_every = new NumberField(1, static_cast<double>(limits::filmEvery), 0, this);
    m_rate = new NumberField(limits::slowestFilm, limits::fastestFilm, 1, this);
    m_rate->setValue(25);
    m_size = new QComboBox(this);
    m_height = new NumberField(1e-6, 1e12, 6, this);
    m_summary = new QLabel(this);
    m_state = new QLabel(this);
    for (QLabel* text : {m_summary, m_state}) text->setWordWrap(true);
    m_summary->setProperty("type", "hint");
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->hide();
    m_save = new QPushButton(this);
    m_save->setDefault(true);
    m_close = new QPushButton(this);
    m_close->setAutoDefault(false);

    auto* column = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    for (QWidget* field : std::initializer_list<QWidget*>{m_format, m_view, m_part, m_first, m_last, m_every,
                                                          m_rate, m_size, m_height})
        m_labels.push_back(addRow(*form, field));
    column->addLayout(form);
    column->addWidget(m_summary);
    column->addWidget(m_progress);
    column->addWidget(m_state);
    column->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_save);
    buttons->addWidget(m_close);
    column->addLayout(buttons);
    const char* const names[] = {"format", "view", "part", "first", "last", "every", "rate", "size", "height"};
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->buddy()->setObjectName(QLatin1String("film-") + QLatin1String(names[i]));
    m_save->setObjectName(QStringLiteral("film-save"));
    m_close->setObjectName(QStringLiteral("film-close"));
    m_state->setObjectName(QStringLiteral("film-state"));
    m_summary->setObjectName(QStringLiteral("film-summary"));

    connect(m_part, &QComboBox::activated, this, &FilmDialog::choosePart);
    for (QComboBox* box : {m_format, m_view, m_size})
        connect(box, &QComboBox::activated, this, &FilmDialog::refresh);
    for (QDoubleSpinBox* field : {m_first, m_last, m_every, m_rate, m_height})
        connect(field, &QDoubleSpinBox::valueChanged, this, &FilmDialog::refresh);
    connect(m_last, &QDoubleSpinBox::valueChanged, this, [this] { m_lastTyped = true; });
    connect(m_save, &QPushButton::clicked, this, &FilmDialog::askForPath);
    connect(m_close, &QPushButton::clicked, this, &FilmDialog::reject);
    connect(&session, &Session::runReplaced, this, [this] {
        if (isVisible() && !isRunning()) begin();
    });
    connect(&session, &Session::advanced, this, [this] {
        if (isVisible() && !isRunning()) follow();
    });
    connect(&m_job, &BackgroundJob::progressed, this,
            [this](double share) { m_progress->setValue(static_cast<int>(share * 1000)); });
    retranslate();
    begin();
}

QLabel* FilmDialog::addRow(QFormLayout& form, QWidget* field) {
    auto* label = new QLabel(this);
    label->setBuddy(field);
    form.addRow(label, field);
    return label;
}

void FilmDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void FilmDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    // ffmpeg may have come or gone since the last time.
    fillFormats();
    if (!isRunning()) begin();
}

void FilmDialog::retranslate() {
    setWindowTitle(tr("Film"));
    const QString texts[] = {tr("&Format"),
                             tr("&View"),
                             tr("&Part of the run"),
                             tr("F&irst step"),
                             tr("&Last step"),
                             tr("S&teps per picture"),
                             tr("Pictures per &second"),
                             tr("Si&ze"),
                             tr("&Height at full scale")};
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(texts[i]);
        QString plain = texts[i];
        m_labels[i]->buddy()->setAccessibleName(plain.remove(QLatin1Char('&')));
    }
    m_progress->setAccessibleName(tr("Progress of the film"));
    m_height->setToolTip(tr("The height that is drawn at the ceiling of the string, or brightest in the pool"));
    m_save->setText(tr("Save the film…"));
    const int part = std::max(0, m_part->currentIndex());
    m_part->clear();
    m_part->addItems({tr("the run so far"), tr("from now on")});
    m_part->setCurrentIndex(part);
    fillViews();
    fillFormats();
    refresh();
}

void FilmDialog::fillFormats() {
    const FilmFormat chosen = format();
    const bool video = !ffmpegProgram().isEmpty();
    m_format->clear();
    for (const auto& [each, name] :
         {std::pair(FilmFormat::Gif, tr("Animated picture (GIF)")),
          std::pair(FilmFormat::Pictures, tr("Numbered pictures (PNG)")),
          std::pair(FilmFormat::Mp4, tr("Video (MP4)")), std::pair(FilmFormat::WebM, tr("Video (WebM)"))}) {
        const bool missing = needsFfmpeg(each) && !video;
        m_format->addItem(missing ? tr("%1: needs the program ffmpeg, which is not installed").arg(name) : name,
                          static_cast<int>(each));
        // Role of the flags: an entry that cannot be chosen stays to be read.
        if (missing) m_format->setItemData(m_format->count() - 1, 0, Qt::UserRole - 1);
    }
    QAbstractItemView* list = m_format->view();
    list->setMinimumWidth(std::min(list->sizeHintForColumn(0) + 2 * list->sizeHintForRow(0),
                                   screen()->availableGeometry().width() * 3 / 4));
    setFormat(chosen);
}

void FilmDialog::fillViews() {
    m_views = filmViews(m_session.scene());
    m_view->clear();
    for (const FilmView& view : m_views) m_view->addItem(view.name());
}

void FilmDialog::fillSizes() {
    const int chosen = m_size->count() > 0 ? m_size->currentIndex() : usualWidth;
    m_size->clear();
    for (const int width : widths) {
        const QSize size = sizeFor(width, m_session.run());
        m_size->addItem(tr("%1 × %2").arg(size.width()).arg(size.height()), size);
    }
    m_size->setCurrentIndex(chosen);
}

FilmFormat FilmDialog::format() const {
    return m_format->count() > 0 ? static_cast<FilmFormat>(m_format->currentData().toInt()) : FilmFormat::Gif;
}

void FilmDialog::setFormat(FilmFormat format) {
    if (needsFfmpeg(format) && ffmpegProgram().isEmpty()) format = FilmFormat::Gif;
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(format))));
    refresh();
}

FilmDialog::Part FilmDialog::part() const { return m_part->currentIndex() == 1 ? Part::Ahead : Part::Played; }

void FilmDialog::begin() {
    fillViews();
    fillSizes();
    // At its real speed, as nearly as whole steps allow.
    const QSignalBlocker blocked(m_every);
    m_every->setValue(std::max(1.0, std::round(m_session.settings().stepsPerSecond / m_rate->value())));
    const bool energy = m_views.front().pool == PoolView::Energy;
    m_height->setValue(energy ? heightForEnergy(m_range()) : m_range());
    m_part->setCurrentIndex(m_session.lastFrame() > 0 ? 0 : 1);
    m_state->clear();
    choosePart();
}

std::int64_t FilmDialog::lastPlayed() const {
    const auto diverged = m_session.run().divergedAt();
    return diverged ? *diverged - 1 : m_session.lastFrame();
}

void FilmDialog::choosePart() {
    const QSignalBlocker first(m_first), last(m_last);
    m_lastTyped = false;
    if (part() == Part::Played) {
        m_first->setValue(0);
        m_last->setValue(static_cast<double>(lastPlayed()));
    } else {
        const double now = static_cast<double>(m_session.run().frame());
        m_first->setValue(now);
        m_last->setValue(now + std::round(secondsAhead * m_session.settings().stepsPerSecond));
    }
    refresh();
}

// "From now on" moves along with the run; what was played grows until a last step is typed.
void FilmDialog::follow() {
    if (m_last->hasFocus()) return;
    const QSignalBlocker first(m_first), last(m_last);
    if (part() == Part::Played) {
        if (!m_lastTyped) m_last->setValue(static_cast<double>(lastPlayed()));
    } else {
        const double now = static_cast<double>(m_session.run().frame());
        m_last->setValue(now + m_last->value() - m_first->value());
        m_first->setValue(now);
    }
    refresh();
}

Film FilmDialog::film() const {
    Film film;
    const QSize size = m_size->currentData().toSize();
    film.width = size.width();
    film.height = size.height();
    film.range = static_cast<float>(m_height->value());
    film.from = static_cast<std::int64_t>(m_first->value());
    film.every = static_cast<std::int64_t>(m_every->value());
    const std::int64_t steps = static_cast<std::int64_t>(m_last->value()) - film.from;
    film.frames = steps < 0 ? 0 : steps / film.every + 1;
    film.framesPerSecond = m_rate->value();
    m_views.at(static_cast<std::size_t>(std::max(0, m_view->currentIndex())))
        .useFor(film, m_session.run(), TheoryLines::of(m_session).shown());
    return film;
}

void FilmDialog::refresh() {
    const bool running = isRunning();
    const Film film = this->film();
    for (QLabel* label : m_labels) label->buddy()->setEnabled(!running);
    m_first->setEnabled(!running && part() == Part::Played);
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    m_progress->setVisible(running);
    QString summary;
    if (film.frames < 1) {
        summary = tr("The last step must not come before the first.");
    } else if (film.frames > limits::filmFrames) {
        summary = tr("%1 pictures are too many; at most %2 are allowed. Use more steps per picture.")
                      .arg(whole(film.frames), whole(limits::filmFrames));
    } else {
        const double shown =
            static_cast<double>(film.frames * film.every) / m_session.settings().stepsPerSecond;
        summary = tr("%1 pictures, the last of step %2: %3 s of film show %4 s of the run.")
                      .arg(whole(film.frames), whole(film.last()), QLocale().toString(film.seconds(), 'f', 1),
                           QLocale().toString(shown, 'f', 1));
    }
    m_summary->setText(summary);
    m_save->setEnabled(!running && validate(film).empty());
}

void FilmDialog::askForPath() {
    const QString ending = endingOf(format());
    const QString title = titleOf(m_session.settings());
    QFileDialog* dialog =
        saveDialog(this, tr("Save the film"), tr("Films (*%1)").arg(ending),
                   {safeFileName(title.isEmpty() ? tr("wave", "file name") : title, ending.mid(1)),
                    filmFolderKey(), QStandardPaths::MoviesLocation});
    connect(dialog, &QFileDialog::fileSelected, this, &FilmDialog::makeFilm);
    dialog->open();
}

void FilmDialog::makeFilm(const QString& path) {
    if (isRunning()) return;
    follow();
    Film film = this->film();
    if (!validate(film).empty()) return;
    const Simulation& run = m_session.run();
    const bool isFromTheStart = film.from < run.frame();
    const std::size_t again = film.range == 0.0f && !isFromTheStart ? run.bytesOfSnapshot() : 0;
    if (!m_session.hasRoomBeside(run.bytes() + again)) {
        m_state->setText(tr("There is not enough memory for a film of such a large run."));
        return;
    }
    FilmOrder order{isFromTheStart ? Simulation(run.asExperiment()) : run, film, format(), path};
    // The picture on the screen comes first.
    order.run.setThreads(1);
    m_path = path;
    m_progress->setValue(0);
    m_state->setText(tr("The film is being made. You can go on working in the meantime."));
    m_job.start(
        [order = std::move(order)](const BackgroundJob::Control& control) { return make(order, control.goOn); },
        [this](BackgroundJob::End end, const QString& problem) { this->end(end, problem); });
    refresh();
}

void FilmDialog::end(BackgroundJob::End end, const QString& problem) {
    const QString name = elided(QDir::toNativeSeparators(m_path));
    switch (end) {
    case BackgroundJob::End::Done: m_state->setText(tr("Saved: %1").arg(name)); break;
    case BackgroundJob::End::Failed:
        m_state->setText(tr("%1 could not be written: %2").arg(name, problem));
        break;
    case BackgroundJob::End::Cancelled: m_state->setText(tr("Cancelled; nothing was written.")); break;
    }
    refresh();
}

// Closing while a film is made ends the film first.
void FilmDialog::reject() {
    if (isRunning()) cancel();
    else QDialog::reject();
}

} // namespace seiche

#include "moc_film_dialog.cpp"
