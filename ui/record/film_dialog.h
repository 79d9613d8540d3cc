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

#include <functional>
#include <vector>

class QFormLayout;

namespace seiche {

/// Makes a film of the session's run: which part of it, how seen, in which format.
///
/// The film is of a copy of the run, made in the background; the program goes on meanwhile. Of a GIF it says
/// before how large it will be.
class FilmDialog : public QDialog {
    Q_OBJECT

public:
    /// `range`: the height (in the energy view the energy) that the canvas draws at its ceiling, or brightest,
    /// now.
    FilmDialog(Session& session, std::function<double()> range, QWidget* parent);

    void setFormat(FilmFormat format);
    /// A video where ffmpeg is, which is far smaller than a GIF.
    void setBestFormat();
    /// Makes the film as chosen and writes it to `path`.
    void makeFilm(const QString& path);
    bool isRunning() const { return m_job.isRunning(); }
    void cancel() { m_job.cancel(); }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void reject() override;

private:
    enum class Part { Played, Ahead };

    void begin();
    void fillFormats();
    void fillViews();
    void fillSizes();
    std::int64_t lastPlayed() const;
    void choosePart();
    void follow();
    void refresh();
    void retranslate();
    void askForPath();
    void end(BackgroundJob::End end, const QString& problem);
    /// What the bytes of a picture depend on, beside the run.
    struct Choices {
        int view;
        QSize size;
        double height, every;
        Part part;
        friend bool operator==(const Choices&, const Choices&) = default;
    };
    Choices choices() const;
    /// A run that begins where the film does, or before.
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
    std::vector<FilmView> m_views; ///< as listed
    QComboBox* m_part;
    QDoubleSpinBox* m_first;
    QDoubleSpinBox* m_last;
    bool m_lastTyped = false;
    QDoubleSpinBox* m_every;
    QDoubleSpinBox* m_rate;
    QComboBox* m_size;
    QDoubleSpinBox* m_height;
    std::vector<QLabel*> m_labels;
    QLabel* m_summary;
    QLabel* m_bytes;
    QLabel* m_state;
    QProgressBar* m_progress;
    QPushButton* m_save;
    QPushButton* m_close;
    QString m_path;
    QTimer m_soon; ///< somebody is still choosing
    std::optional<Choices> m_measuredFor;
    std::optional<GifSize> m_measured;
    BackgroundJob m_measuring;
    BackgroundJob m_job; ///< last members: they end before the members they report to
};

} // namespace seiche
