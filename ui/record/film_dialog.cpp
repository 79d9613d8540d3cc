// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/film_dialog.h"

#include "canvas/theory_lines.h"
#include "model/limits.h"
#include "record/video_file.h"
#include "theme/theme.h"
#include "widgets/drop_down.h"
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
#include <memory>

namespace seiche {

namespace {

constexpr double usualSeconds = 10.0;
constexpr double maxSeconds = 3600.0;
constexpr int widths[] = {320, 480, 640, 960, 1280, 1920};
/// GIF size that few mail servers accept, in bytes.
constexpr double largeGif = 1e7;
constexpr int measureAfterMs = 200;
constexpr int usualWidth = 2; ///< index in `widths`

QString filmFolderKey() { return QStringLiteral("filmFolder"); }

/// Number field without trailing zeros.
class NumberField : public QDoubleSpinBox {
public:
    NumberField(double min, double max, int places, QWidget* parent) : QDoubleSpinBox(parent) {
        setRange(min, max);
        setDecimals(places);
        setButtonSymbols(QAbstractSpinBox::NoButtons);
        setKeyboardTracking(false);
    }

protected:
    QString textFromValue(double value) const override {
        return decimals() == 0 ? locale().toString(value, 'f', 0) : locale().toString(value, 'g', 7);
    }
};

/// Returns a number with three digits.
double shortened(double number) {
    if (!(number > 0.0)) return number;
    const double digit = std::pow(10.0, std::floor(std::log10(number)) - 2.0);
    return std::round(number / digit) * digit;
}

/// Returns a size with two digits, the precision of an estimate from a few frames.
QString aboutBytes(double bytes) {
    const bool large = bytes >= 1e6;
    const double number = bytes / (large ? 1e6 : 1e3);
    const double digit = std::pow(10.0, std::floor(std::log10(std::max(number, 1.0))) - 1.0);
    const QString text = QLocale().toString(std::round(number / digit) * digit, 'f', number < 9.95 ? 1 : 0);
    return large ? FilmDialog::tr("%1 MB").arg(text) : FilmDialog::tr("%1 kB").arg(text);
}

QString whole(std::int64_t number) { return QLocale().toString(qlonglong{number}); }

/// Returns the frame size: the aspect ratio of a pool, or 16:9 for a string. Video heights must be
/// even.
QSize sizeFor(int width, const Simulation& run) {
    const Grid& grid = run.grid();
    const double share = run.rule().scene == SceneKind::String ? 9.0 / 16.0 : double(grid.height) / grid.width;
    return {width, std::clamp(2 * static_cast<int>(std::lround(width * share / 2)), 16, 4320)};
}

} // namespace

FilmDialog::FilmDialog(Session& session, std::function<double()> range, QWidget* parent)
    : QDialog(parent), m_session(session), m_range(std::move(range)) {
    setObjectName(QStringLiteral("filmDialog"));
    m_format = new DropDown(this);
    // The long reason for a disabled video fits into the list, not into the closed box.
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_format->setMinimumContentsLength(28);
    m_view = new DropDown(this);
    m_part = new DropDown(this);
    m_seconds = new NumberField(0.1, maxSeconds, 1, this);
    m_seconds->setValue(usualSeconds);
    const double lastStep = static_cast<double>(limits::lastStep);
    m_first = new NumberField(0, lastStep, 0, this);
    m_last = new NumberField(0, lastStep, 0, this);
    m_every = new NumberField(1, static_cast<double>(limits::filmEvery), 0, this);
    m_rate = new NumberField(limits::minFramesPerSecond, limits::maxFramesPerSecond, 1, this);
    m_rate->setValue(25);
    m_size = new DropDown(this);
    m_height = new NumberField(1e-6, 1e12, 6, this);
    m_summary = new QLabel(this);
    m_bytes = new QLabel(this);
    m_state = new QLabel(this);
    for (QLabel* text : {m_summary, m_bytes, m_state}) text->setWordWrap(true);
    for (QLabel* text : {m_summary, m_bytes}) text->setProperty("type", "hint");
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->hide();
    m_save = new QPushButton(this);
    m_save->setDefault(true);
    m_close = new QPushButton(this);
    m_close->setAutoDefault(false);

    auto* column = new QVBoxLayout(this);
    m_form = new QFormLayout;
    const std::initializer_list<QWidget*> shown{m_format, m_part, m_seconds, m_first, m_last, m_size};
    m_folded = {m_view, m_every, m_rate, m_height};
    for (QWidget* field : shown) m_labels.push_back(addRow(*m_form, field));
    m_more = new QToolButton(this);
    m_more->setObjectName(QStringLiteral("film-more"));
    m_more->setProperty("fold", true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setCheckable(true);
    connect(m_more, &QToolButton::toggled, this, &FilmDialog::unfold);
    m_form->addRow(m_more);
    for (QWidget* field : m_folded) m_labels.push_back(addRow(*m_form, field));
    column->addLayout(m_form);
    column->addWidget(m_summary);
    column->addWidget(m_bytes);
    column->addWidget(m_progress);
    column->addWidget(m_state);
    column->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_save);
    buttons->addWidget(m_close);
    column->addLayout(buttons);
    std::vector<QWidget*> order{shown};
    order.push_back(m_more);
    order.insert(order.end(), m_folded.begin(), m_folded.end());
    order.insert(order.end(), {m_save, m_close});
    for (std::size_t i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
    const char* const names[] = {"format", "part", "seconds", "first", "last",
                                 "size",   "view", "every",   "rate",  "height"};
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->buddy()->setObjectName(QLatin1String("film-") + QLatin1String(names[i]));
    m_save->setObjectName(QStringLiteral("film-save"));
    m_close->setObjectName(QStringLiteral("film-close"));
    m_state->setObjectName(QStringLiteral("film-state"));
    m_summary->setObjectName(QStringLiteral("film-summary"));
    m_bytes->setObjectName(QStringLiteral("film-bytes"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(measureAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &FilmDialog::measureSize);

    connect(m_part, &QComboBox::activated, this, &FilmDialog::choosePart);
    for (QComboBox* box : {m_format, m_view, m_size})
        connect(box, &QComboBox::activated, this, &FilmDialog::refresh);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &FilmDialog::follow);
    for (QDoubleSpinBox* field : {m_first, m_last, m_every, m_rate, m_height})
        connect(field, &QDoubleSpinBox::valueChanged, this, &FilmDialog::refresh);
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
    const auto restyle = [this] { m_more->setIconSize({Theme::current().px(12), Theme::current().px(12)}); };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    retranslate();
    setFormat(FilmFormat::Mp4); // a GIF is far larger
    unfold(false);
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
    // ffmpeg may have been installed or removed since.
    fillFormats();
    if (!isRunning()) begin();
}

void FilmDialog::retranslate() {
    setWindowTitle(tr("Export video"));
    const QString texts[] = {tr("&Format"),
                             tr("&Part of run"),
                             tr("Sec&onds"),
                             tr("F&irst step"),
                             tr("&Last step"),
                             tr("Si&ze"),
                             tr("&View"),
                             tr("S&teps per frame"),
                             tr("Frames per &second"),
                             tr("&Height at full scale")};
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(texts[i]);
        QString plain = texts[i];
        m_labels[i]->buddy()->setAccessibleName(plain.remove(QLatin1Char('&')));
    }
    m_progress->setAccessibleName(tr("Video progress"));
    m_height->setToolTip(tr("Height at the ceiling (string) or at the end of the colour scale (pool)"));
    m_save->setText(tr("Save video…"));
    const int part = std::max(0, m_part->currentIndex());
    m_part->clear();
    m_part->addItems({tr("Last seconds"), tr("Next seconds"), tr("Whole run"), tr("Chosen steps")});
    m_more->setText(tr("More"));
    m_part->setCurrentIndex(part);
    fillViews();
    fillFormats();
    refresh();
}

void FilmDialog::fillFormats() {
    const FilmFormat chosen = format();
    const bool video = !ffmpegProgram().isEmpty();
    m_format->clear();
    std::vector<std::pair<FilmFormat, QString>> formats{{FilmFormat::Gif, tr("Animated image (GIF)")},
                                                        {FilmFormat::Pictures, tr("Numbered images (PNG)")},
                                                        {FilmFormat::Mp4, tr("Video (MP4)")},
                                                        {FilmFormat::WebM, tr("Video (WebM)")}};
    if (video) std::rotate(formats.begin(), formats.begin() + 2, formats.end());
    for (const auto& [each, name] : formats) {
        const bool missing = needsFfmpeg(each) && !video;
        m_format->addItem(missing ? tr("%1: needs ffmpeg, which is not installed").arg(name) : name,
                          static_cast<int>(each));
        // Role of the item flags: disabled but still legible.
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

FilmDialog::Part FilmDialog::part() const { return static_cast<Part>(std::max(0, m_part->currentIndex())); }

void FilmDialog::unfold(bool on) {
    for (QWidget* field : m_folded) m_form->setRowVisible(field, on);
    m_more->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    adjustSize();
}

void FilmDialog::begin() {
    fillViews();
    fillSizes();
    // Approximately real speed, with integer steps per frame.
    const QSignalBlocker blocked(m_every);
    m_every->setValue(std::max(1.0, std::round(m_session.settings().stepsPerSecond / m_rate->value())));
    m_height->setValue(shortened(heightOfValue(m_range(), m_views.front().pool.value_or(PoolView::Signed))));
    m_part->setCurrentIndex(
        static_cast<int>(m_session.lastFrame() > 0 ? Part::LastSeconds : Part::NextSeconds));
    m_state->clear();
    m_measuredFor.reset();
    choosePart();
}

std::int64_t FilmDialog::lastPlayed() const {
    const auto diverged = m_session.run().divergedAt();
    return diverged ? *diverged - 1 : m_session.lastFrame();
}

void FilmDialog::choosePart() {
    const bool isInSeconds = part() == Part::LastSeconds || part() == Part::NextSeconds;
    m_form->setRowVisible(m_seconds, isInSeconds);
    for (QWidget* field : {m_first, m_last}) m_form->setRowVisible(field, part() == Part::ChosenSteps);
    adjustSize();
    follow();
}

void FilmDialog::follow() {
    const QSignalBlocker first(m_first), last(m_last);
    const double steps = std::round(m_seconds->value() * m_session.settings().stepsPerSecond);
    const double now = static_cast<double>(m_session.run().frame());
    const double end = static_cast<double>(lastPlayed());
    const auto show = [this](double from, double to) {
        m_first->setValue(from);
        m_last->setValue(to);
    };
    switch (part()) {
    case Part::LastSeconds: show(std::max(0.0, end - steps), end); break;
    case Part::NextSeconds: show(now, now + steps); break;
    case Part::WholeRun: show(0.0, end); break;
    case Part::ChosenSteps: break;
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
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    m_progress->setVisible(running);
    QString summary;
    if (film.frames < 1) {
        summary = tr("The last step must not come before the first.");
    } else if (film.frames > limits::filmFrames) {
        summary = tr("%1 frames are too many (maximum: %2). Choose a shorter part of the run, or more steps "
                     "per frame.")
                      .arg(whole(film.frames), whole(limits::filmFrames));
    } else {
        const double shown =
            static_cast<double>(film.frames * film.every) / m_session.settings().stepsPerSecond;
        summary = tr("%1 frames, the last at step %2. The video lasts %3 s and shows %4 s of the run.")
                      .arg(whole(film.frames), whole(film.last()), QLocale().toString(film.seconds(), 'f', 1),
                           QLocale().toString(shown, 'f', 1));
    }
    m_summary->setText(summary);
    showSize(film);
    m_save->setEnabled(!running && validate(film).empty());
}

Simulation FilmDialog::runFor(const Film& film) const {
    const Simulation& now = m_session.run();
    Simulation run = film.from < now.frame() ? Simulation(now.asExperiment()) : now;
    // Leave the other threads to the view on the screen.
    run.setThreads(1);
    return run;
}

FilmDialog::Choices FilmDialog::choices() const {
    return {m_view->currentIndex(), m_size->currentData().toSize(), m_height->value(), m_every->value(),
            part()};
}

void FilmDialog::showSize(const Film& film) {
    const bool wanted = format() == FilmFormat::Gif && !isRunning() && validate(film).empty();
    m_bytes->setVisible(wanted);
    if (!wanted) {
        m_soon.stop();
        m_measuring.forget();
        if (!m_measured) m_measuredFor.reset();
        return;
    }
    if (m_measuredFor != choices()) {
        m_measuredFor = choices();
        m_measured.reset();
        m_measuring.forget();
        m_soon.start();
    }
    if (!m_measured && !m_soon.isActive() && !m_measuring.isRunning()) return m_bytes->hide();
    if (!m_measured) return m_bytes->setText(tr("Estimating the size of the GIF…"));
    const double bytes = m_measured->of(film.frames);
    QString text = tr("The size of the GIF will be about %1.").arg(aboutBytes(bytes));
    if (bytes > largeGif && !ffmpegProgram().isEmpty())
        text += QLatin1Char(' ') + tr("An MP4 video would be much smaller.");
    m_bytes->setText(text);
}

void FilmDialog::measureSize() {
    const Film film = this->film();
    if (!validate(film).empty() || !m_session.canAllocate(2 * m_session.run().bytes())) return m_bytes->hide();
    const auto found = std::make_shared<std::optional<GifSize>>();
    m_measuring.start(
        [found, film, run = runFor(film)](const BackgroundJob::Control& control) {
            *found = measureGif(run, film, control.goOn);
            return QString();
        },
        [this, found](BackgroundJob::End, const QString&) {
            m_measured = *found;
            if (m_measured) refresh();
            else m_bytes->hide();
        });
}

void FilmDialog::askForPath() {
    const QString ending = extensionOf(format());
    const QString title = titleOf(m_session.settings());
    QFileDialog* dialog =
        saveDialog(this, tr("Save video"), tr("Videos (*%1)").arg(ending),
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
    if (!m_session.canAllocate(run.bytes() + again)) {
        m_state->setText(tr("There is not enough memory for a video of such a large run."));
        return;
    }
    FilmOrder order{runFor(film), film, format(), path};
    m_path = path;
    m_progress->setValue(0);
    m_state->setText(tr("Creating the video… You can go on working."));
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

// Cancels the video first if one is being made.
void FilmDialog::reject() {
    if (isRunning()) cancel();
    else QDialog::reject();
}

} // namespace seiche

#include "moc_film_dialog.cpp"
