// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"

#include "picture/palette.h"
#include "picture/resample.h"
#include "picture/water.h"
#include "wording/names.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace seiche {

namespace {

using namespace std::chrono_literals;

/// A held button pulls this often.
constexpr auto holdInterval = 120ms;
constexpr double gap = 14.0;

/// Of a large pool every so-manieth row says enough about the range of its heights.
constexpr std::int64_t cellsToLookAt = 250'000;

/// The root mean square and the largest of the heights; what is not finite is left out.
struct Spread {
    double rms = 0.0;
    double most = 0.0;
};

template <class T>
Spread spreadOf(const Frame<T>& frame) {
    const Grid& grid = frame.grid();
    const int stride = static_cast<int>(1 + grid.cells() / cellsToLookAt);
    double sum = 0.0;
    float most = 0.0f;
    std::int64_t seen = 0;
    for (int y = 0; y < grid.height; y += stride, seen += grid.width) {
        const T* row = frame.row(y);
        float rowSum = 0.0f;
        for (int x = 0; x < grid.width; ++x) {
            const float size = std::abs(static_cast<float>(row[x]));
            rowSum += size * size;
            most = size > most ? size : most;
        }
        sum += static_cast<double>(rowSum);
    }
    if (!std::isfinite(sum) || !std::isfinite(most)) return {};
    return {std::sqrt(sum / static_cast<double>(seen)), static_cast<double>(most)};
}

PixelView pixelsOf(QImage& image) {
    return {reinterpret_cast<std::uint32_t*>(image.bits()), image.width(), image.height(),
            static_cast<std::ptrdiff_t>(image.bytesPerLine() / 4)};
}

/// A floor of square tiles, each a little different from its neighbours, with joints between them.
QImage tiledFloor(QSize size) {
    QImage floor(size, QImage::Format_RGB32);
    const double side = std::max(4.0, size.width() / 16.0);
    const double joint = side * 0.05;
    QPainter painter(&floor);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(floor.rect(), QColor(0x2F82AB));
    painter.setPen(Qt::NoPen);
    for (int row = 0; row * side < size.height(); ++row)
        for (int column = 0; column * side < size.width(); ++column) {
            const int shade = (column * 37 + row * 61 + column * row * 13) % 7;
            painter.setBrush(QColor(0x44 + 2 * shade, 0xA0 + 2 * shade, 0xC8 + shade));
            painter.drawRect(
                QRectF(column * side + joint, row * side + joint, side - 2 * joint, side - 2 * joint));
        }
    return floor;
}

} // namespace

PoolCanvas::PoolCanvas(Session& session, QWidget* parent) : Canvas(session, Medium::Pool, parent) {
    setObjectName(QStringLiteral("poolCanvas"));
    setCursor(Qt::CrossCursor);
    m_hold.setInterval(holdInterval);
    connect(&m_hold, &QTimer::timeout, this, [this] { pullHere(m_lastPull); });
    connect(&session, &Session::runReplaced, this, [this] {
        m_hold.stop();
        m_pulling = false;
        m_range = 0.0;
        m_zoom = 1.0;
    });
    connect(&session, &Session::tapped, this, [this] { m_hasPulled = m_hasPulled || isOn(); });
    retranslate();
}

void PoolCanvas::retranslate() {
    setAccessibleName(tr("Pool"));
    setAccessibleDescription(tr("SPACE pulls the water at the marked place. The arrow keys move the mark."));
}

void PoolCanvas::setView(PoolView view) {
    m_view = view;
    update();
}

void PoolCanvas::setZoom(double zoom) {
    m_zoom = std::clamp(zoom, 1e-3, 1e3);
    update();
}

std::vector<PoolCanvas::Pane> PoolCanvas::panes() const {
    const Comparison& runs = session().comparison();
    std::vector<Pane> panes{{&runs.main(), Trace::Main, {}}};
    for (const Comparison::Twin& twin : runs.twins())
        panes.push_back({&twin.run, traceOfTwin(twin.run.rule().scheme), {}});
    const Grid& grid = runs.main().grid();
    const double count = static_cast<double>(panes.size());
    // Side by side or one above the other, whichever shows more; a caption belongs to each of several.
    const double caption = panes.size() > 1 ? theme().px(30) : 0.0;
    const double between = theme().px(gap);
    const auto zoomFor = [&](double columns, double rows) {
        return std::min((width() - between * (columns - 1)) / columns / grid.width,
                        (height() - (between * (rows - 1)) - caption * rows) / rows / grid.height);
    };
    const bool across = zoomFor(count, 1) >= zoomFor(1, count);
    const double zoom = std::max(0.01, across ? zoomFor(count, 1) : zoomFor(1, count));
    const double paneWidth = zoom * grid.width;
    const double paneHeight = zoom * grid.height;
    const double allWidth = across ? paneWidth * count + between * (count - 1) : paneWidth;
    const double allHeight =
        across ? paneHeight + caption : (paneHeight + caption) * count + between * (count - 1);
    double x = (width() - allWidth) / 2;
    double y = (height() - allHeight) / 2 + caption;
    for (Pane& pane : panes) {
        pane.room = QRectF(x, y, paneWidth, paneHeight);
        if (across) x += paneWidth + between;
        else y += paneHeight + caption + between;
    }
    return panes;
}

QRectF PoolCanvas::pool() const { return panes().front().room; }

QPointF PoolCanvas::toPixels(QPointF cell) const {
    const QRectF room = pool();
    const Grid& grid = session().run().grid();
    return {room.left() + (cell.x() + 0.5) * room.width() / grid.width,
            room.top() + (cell.y() + 0.5) * room.height() / grid.height};
}

QPointF PoolCanvas::toCells(QPointF pixel) const {
    // Every pane takes touches: a pull is given to all of them.
    QRectF room = pool();
    for (const Pane& pane : panes())
        if (pane.room.contains(pixel)) room = pane.room;
    const Grid& grid = session().run().grid();
    const double x = std::floor((pixel.x() - room.left()) * grid.width / room.width());
    const double y = std::floor((pixel.y() - room.top()) * grid.height / room.height());
    return {std::clamp(x, 0.0, grid.width - 1.0), std::clamp(y, 0.0, grid.height - 1.0)};
}

void PoolCanvas::followRange() {
    const Spread spread =
        std::visit([](const auto& wave) { return spreadOf(wave.now); }, session().run().wave());
    // Mostly the typical height, so that one high cell does not put out the rest.
    const double least = 0.03 * std::abs(session().settings().pullWith.height);
    const double wanted = std::max({4.0 * spread.rms, 0.3 * spread.most, least, 1e-9});
    const std::int64_t frame = session().run().frame();
    if (m_range <= 0.0 || frame < m_rangeFrame) m_range = wanted;
    // Quick to open, slow to close: the picture must not pump.
    const double share = wanted > m_range ? 0.2 : 0.02;
    if (frame != m_rangeFrame) m_range += share * (wanted - m_range);
    m_rangeFrame = frame;
}

void PoolCanvas::picture(const Simulation& run, const QRectF& room) {
    static const Palette deep = deepWater();
    static const Palette flat = flatBlue();
    const Grid& grid = run.grid();
    HeightView heights;
    if (const auto* wave = std::get_if<Wave<float>>(&run.wave())) {
        heights = viewOf(wave->now);
    } else {
        const Frame<std::int32_t>& now = std::get<Wave<std::int32_t>>(run.wave()).now;
        m_floats.resize(static_cast<std::size_t>(grid.cells()));
        for (int y = 0; y < grid.height; ++y)
            std::copy_n(now.row(y), grid.width, m_floats.data() + std::ptrdiff_t{y} * grid.width);
        heights = {m_floats.data(), grid.width, grid.height, grid.width};
    }
    if (m_view == PoolView::Tiles) return clearPicture(heights, room);
    if (m_picture.width() != grid.width || m_picture.height() != grid.height)
        m_picture = QImage(grid.width, grid.height, QImage::Format_RGB32);
    const float range = static_cast<float>(m_range / m_zoom);
    if (m_view == PoolView::Deep) paintLit(heights, deep, range, 1.2f, pixelsOf(m_picture));
    else paint(heights, flat, range, pixelsOf(m_picture));
}

void PoolCanvas::clearPicture(const HeightView& heights, const QRectF& room) {
    // Large cells are divided, so that joints and rings stay sharp on the screen.
    const double cell = room.width() * devicePixelRatioF() / heights.width;
    const int finer = cell > 2.0 && heights.width * heights.height <= 200'000 ? 2 : 1;
    const QSize size(heights.width * finer, heights.height * finer);
    if (m_picture.size() != size) m_picture = QImage(size, QImage::Format_RGB32);
    if (m_floor.size() != size) m_floor = tiledFloor(size);
    WaterLook look;
    look.depth *= static_cast<float>(finer);
    look.caustics = 0.5f;
    // Waves of the present range are given slopes that are seen well and do not tear the floor.
    look.relief = static_cast<float>(1.7 * finer * m_zoom / m_range);
    const FloorView floor{reinterpret_cast<const std::uint32_t*>(m_floor.constBits()),
                          static_cast<std::ptrdiff_t>(m_floor.bytesPerLine() / 4)};
    if (finer == 1) return paintWater(heights, floor, look, pixelsOf(m_picture));
    const std::vector<float> fine = resample(heights, size.width(), size.height());
    paintWater({fine.data(), size.width(), size.height(), size.width()}, floor, look, pixelsOf(m_picture));
}

void PoolCanvas::paintPane(QPainter& painter, const Pane& pane) {
    const Tokens& tokens = theme().tokens();
    if (pane.run->divergedAt()) {
        painter.fillRect(pane.room, tokens.card);
        paintExplosion(painter, pane.room, *pane.run);
        return;
    }
    picture(*pane.run, pane.room);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(pane.room, m_picture);
    if (m_view != PoolView::Tiles) return;
    // The pool's rim hides where the surface ends in mid-air.
    const double rim = theme().scale() * 4.0;
    painter.setPen(QPen(QColor(0x1B5676), rim, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(pane.room.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2));
}

void PoolCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().tokens().canvas);
    if (!isOn()) return;
    followRange();
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Pane> all = panes();
    for (const Pane& pane : all) {
        paintPane(painter, pane);
        if (all.size() < 2) continue;
        painter.setFont(theme().font(Type::Title));
        painter.setPen(theme().tokens().of(pane.trace));
        painter.drawText(
            QRectF(pane.room.left(), pane.room.top() - theme().px(30), pane.room.width(), theme().px(28)),
            Qt::AlignLeft | Qt::AlignVCenter, nameOf(pane.run->rule().scheme));
    }
    if (session().run().divergedAt()) return;
    paintFlash(painter, toPixels(tapPlace()));
    const Pull& pull = session().settings().pullWith;
    const QPointF handle = toPixels({pull.x, pull.y});
    if (hasFocus() || !m_hasPulled) paintHandle(painter, handle, false);
    if (!m_hasPulled) {
        painter.setFont(theme().font(Type::Small));
        painter.setPen(Qt::white);
        painter.drawText(handle + QPointF(theme().px(18), theme().px(5)), tr("SPACE pulls here"));
    }
}

void PoolCanvas::pullHere(QPointF cell) {
    Pull pull = session().settings().pullWith;
    pull.x = cell.x();
    pull.y = cell.y();
    session().pull(pull);
}

void PoolCanvas::mousePressEvent(QMouseEvent* event) {
    if (!isOn() || session().run().divergedAt()) return QWidget::mousePressEvent(event);
    const QPointF cell = toCells(event->position());
    if (event->button() == Qt::RightButton) return movePullTo(cell.x(), cell.y());
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    m_pulling = true;
    m_lastPull = cell;
    tapAt(cell.x(), cell.y());
    m_hold.start();
}

void PoolCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pulling) return QWidget::mouseMoveEvent(event);
    // A trail of single pulls, close enough to melt into one another.
    const Pull& with = session().settings().pullWith;
    const double spacing = with.shape == PullShape::Point ? 1.0 : std::max(1.0, with.width);
    const QPointF to = toCells(event->position());
    for (int i = 0; i < 1000; ++i) {
        const QPointF way = to - m_lastPull;
        const double distance = std::hypot(way.x(), way.y());
        if (distance < spacing) break;
        const QPointF next = m_lastPull + way * (spacing / distance);
        m_lastPull = {std::round(next.x()), std::round(next.y())};
        pullHere(m_lastPull);
        m_hold.start();
        emit dragged();
    }
}

void PoolCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pulling) return QWidget::mouseReleaseEvent(event);
    m_pulling = false;
    m_hold.stop();
}

void PoolCanvas::wheelEvent(QWheelEvent* event) {
    setZoom(m_zoom * std::exp2(event->angleDelta().y() / 240.0));
    event->accept();
}

void PoolCanvas::hideEvent(QHideEvent* event) {
    m_pulling = false;
    m_hold.stop();
    Canvas::hideEvent(event);
}

} // namespace seiche
