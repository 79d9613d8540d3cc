// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/spectrogram_view.h"

#include "measure/spectrum.h"
#include "picture/colour_map.h"
#include "theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <bit>
#include <cmath>

namespace seiche {

namespace {

constexpr std::size_t shortestSpectrum = 64, longestSpectrum = 2048; // samples per window
constexpr double darkestAmplitude = 0.01;                            // relative to the maximum: black

// Returns the largest power of two that fits four times into the record.
std::size_t windowFor(std::size_t samples) {
    return std::clamp(std::bit_floor(std::max<std::size_t>(samples / 4, 1)), shortestSpectrum, longestSpectrum);
}

// Returns the brightness on a logarithmic scale: 0 for the darkest amplitude, 255 for the largest.
std::size_t brightness(double amplitude, double largest) {
    if (!(amplitude > darkestAmplitude * largest)) return 0;
    const double share = 1.0 - std::log(amplitude / largest) / std::log(darkestAmplitude);
    return static_cast<std::size_t>(std::clamp(std::lround(255.0 * share), 0l, 255l));
}

} // namespace

SpectrogramView::SpectrogramView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("probeSpectrogram"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void SpectrogramView::setEmptyText(const QString& text) {
    m_emptyText = text;
    update();
}

void SpectrogramView::clear() {
    if (m_picture.isNull()) return;
    m_picture = {};
    update();
}

QString SpectrogramView::show(const ProbeTrail& trail) {
    const EvenRecord record = evenRecord(trail.samples);
    const std::size_t window = windowFor(record.heights.size());
    Spectrogram spectra(window, record.samplesPerSecond);
    if (record.heights.size() >= window) {
        spectra.clear(trail.samples.front().time);
        for (const double height : record.heights) spectra.add(height);
    }
    double largest = 0.0, band = 0.0;
    for (const Spectrogram::Column& column : spectra.columns())
        for (const double amplitude : column.amplitudes) largest = std::max(largest, amplitude);
    if (!(largest > 0.0)) {
        clear();
        return {};
    }
    for (const Spectrogram::Column& column : spectra.columns())
        for (std::size_t i = 0; i < column.amplitudes.size(); ++i)
            if (column.amplitudes[i] >= 2.0 * darkestAmplitude * largest)
                band = std::max(band, spectra.spacing() * static_cast<double>(i + 2));
    band = roundedOut({0.0, band}, Scale::Linear).max;
    const std::size_t bins = spectra.columns().front().amplitudes.size();
    const std::size_t rows = std::clamp<std::size_t>(std::size_t(band / spectra.spacing()) + 1, 2, bins);

    static const Palette palette = energyColours();
    const int height = static_cast<int>(rows), width = static_cast<int>(spectra.columns().size());
    QImage picture(width, height, QImage::Format_RGB32);
    for (int x = 0; x < width; ++x) {
        const std::vector<double>& amplitudes = spectra.columns()[static_cast<std::size_t>(x)].amplitudes;
        for (int y = 0; y < height; ++y)
            picture.setPixel(x, height - 1 - y,
                             palette.colours[brightness(amplitudes[static_cast<std::size_t>(y)], largest)]);
    }
    m_picture = std::move(picture);
    // A column covers the middle quarter of its window, a row one frequency spacing.
    const double half = static_cast<double>(window) / 8.0 / record.samplesPerSecond;
    m_from = spectra.columns().front().seconds - half;
    m_until = spectra.columns().back().seconds + half;
    m_hertz = spectra.spacing() * (static_cast<double>(rows) - 0.5);
    update();
    const auto peaks = peaksOf({spectra.spacing(), spectra.columns().back().amplitudes}, 1);
    const QLocale locale;
    if (peaks.empty()) return tr("%1: no peak").arg(trail.name);
    return tr("%1: strongest now at %2 Hz, amplitude %3")
        .arg(trail.name, readable(peaks.front().hertz, locale), readable(peaks.front().amplitude, locale));
}

void SpectrogramView::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.setFont(theme.font(Type::Hint));
    painter.setPen(tokens.quiet);
    if (m_picture.isNull()) {
        painter.drawText(rect().adjusted(theme.px(8), 0, -theme.px(8), 0), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText);
        return;
    }
    const QLocale locale;
    const QFontMetrics metrics = painter.fontMetrics();
    const int line = metrics.height(), gap = theme.px(4);
    const QString vertical = tr("frequency (Hz)"), horizontal = tr("time (s)");
    const auto hertz = ticksFor({0.0, m_hertz}, Scale::Linear, std::max(3, height() / (2 * line)), locale);
    int widest = 0;
    for (const Tick& tick : hertz) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    const QRect room(widest + 2 * gap, line + gap, width() - widest - 3 * gap, height() - 3 * line - 3 * gap);
    if (room.width() < 8 || room.height() < 8) return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(room, m_picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);

    painter.drawText(QRect(gap, 0, width() - gap, line), Qt::AlignLeft | Qt::AlignVCenter, vertical);
    for (const Tick& tick : hertz) {
        const int y = room.bottom() - static_cast<int>(std::lround(room.height() * tick.value / m_hertz));
        painter.drawText(QRect(gap, y - line / 2, widest, line), Qt::AlignRight | Qt::AlignVCenter, tick.label);
        painter.drawLine(room.left() - gap / 2, y, room.left(), y);
    }
    const auto seconds =
        ticksFor({m_from, m_until}, Scale::Linear, std::max(3, room.width() / (3 * line)), locale);
    for (const Tick& tick : seconds) {
        const double share = (tick.value - m_from) / (m_until - m_from);
        const int x = room.left() + static_cast<int>(std::lround(room.width() * share));
        const int wide = metrics.horizontalAdvance(tick.label);
        const int left = std::clamp(x - wide / 2, 0, std::max(0, width() - wide));
        painter.drawText(QPoint(left, room.bottom() + gap + metrics.ascent()), tick.label);
        painter.drawLine(x, room.bottom(), x, room.bottom() + gap / 2);
    }
    painter.drawText(QRect(room.left(), height() - line, room.width(), line), Qt::AlignRight | Qt::AlignVCenter,
                     horizontal);
}

} // namespace seiche

#include "moc_spectrogram_view.cpp"
