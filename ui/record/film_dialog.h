// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/film_look.h"
#include "record/film_order.h"
#include "record/gif_size.h"
#include "session/session.h"

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <functional>
#include <vector>

class QFormLayout;

namespace seiche {

/// Dialog to make a video of the session's run. Asks for format, part of the run and size; view,
/// steps per frame and scale are folded away.
///
/// The video is made in the background from a copy of the run. The size of a GIF is estimated in
/// advance.
class FilmDialog : public QDialog {
    Q_OBJECT

public:
    /// `range` returns the displacement (in the energy view, the energy) currently drawn at the
    /// ceiling or brightest.
    FilmDialog(Session& session, std::function<double()> range, QWidget* parent);

    /// Makes the video and writes it to `path`.
    void makeFilm(const QString& path);
    bool isRunning() const { return m_job.isRunning(); }
    void cancel() { m_job.cancel(); }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void reject() override;

private:
    enum class Part { LastSeconds, NextSeconds, WholeRun, ChosenSteps };

    /// Chooses a format, or a GIF if the format needs ffmpeg, which is not installed.
    void setFormat(FilmFormat format);
    void begin();
    void fillFormats();
    void fillViews();
    void fillSizes();
    std::int64_t lastPlayed() const;
    void choosePart();
    /// Moves the part of the run with the run.
    void follow();
    void unfold(bool on);
    void refresh();
    void retranslate();
    void askForPath();
    void end(BackgroundJob::End end, const QString& problem);
    /// Options that affect the size of a frame, besides the run.
    struct Choices {
        int view;
        QSize size;
        double height, every;
        Part part;
        friend bool operator==(const Choices&, const Choices&) = default;
    };
    Choices choices() const;
    /// Returns a run at or before the first step.
    Simulation runFor(const Film& film) const;
    void measureSize();
    void showSize(const Film& film);
    QLabel* addRow(QFormLayout& form, QWidget* field);
    FilmFormat format() const;
    Part part() const;
    Film film() const;

    Session& m_session;
    std::function<double()> m_range;
    QComboBox* m_format;
    QComboBox* m_view;
    std::vector<FilmView> m_views; ///< in the order of the list
    QComboBox* m_part;
    QDoubleSpinBox* m_seconds;
    QDoubleSpinBox* m_first;
    QDoubleSpinBox* m_last;
    QDoubleSpinBox* m_every;
    QDoubleSpinBox* m_rate;
    QComboBox* m_size;
    QDoubleSpinBox* m_height;
    QFormLayout* m_form;
    std::vector<QLabel*> m_labels;
    QToolButton* m_more;
    std::vector<QWidget*> m_folded; ///< fields below `m_more`
    QLabel* m_summary;
    QLabel* m_bytes;
    QLabel* m_state;
    QProgressBar* m_progress;
    QPushButton* m_save;
    QPushButton* m_close;
    QString m_path;
    QTimer m_soon; ///< delays the estimate while the user chooses
    std::optional<Choices> m_measuredFor;
    std::optional<GifSize> m_measured;
    BackgroundJob m_measuring;
    BackgroundJob m_job; ///< last, so that both jobs end before the others
};

} // namespace seiche
