// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"

#include "canvas/colour_bar.h"
#include "canvas/picture_settings.h"
#include "canvas/pixels_behind.h"
#include "canvas/pool_overlay.h"
#include "run/mean_window.h"
#include "wording/names.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double gapBetween = 14.0;

/// Returns the largest rectangle of whole pixels inside.
QRect insideOf(const QRectF& room) {
    return QRect(
        QPoint(static_cast<int>(std::ceil(room.left())), static_cast<int>(std::ceil(room.top()))),
        QPoint(static_cast<int>(std::floor(room.right())), static_cast<int>(std::floor(room.bottom()))) -
            QPoint(1, 1));
}

bool isSurface() { return PictureSettings::current().poolLook().view == PoolView::Surface; }

} // namespace

PoolCanvas::PoolCanvas(Session& session, QWidget* parent)
    : Canvas(session, SceneKind::Pool, parent), m_strokes(session) {
    setObjectName(QStringLiteral("poolCanvas"));
    setCursor(Qt::CrossCursor);
    setAttribute(Qt::WA_AcceptTouchEvents);
    connect(&m_strokes, &PoolStrokes::tapped, this, [this](QPointF cell) { tapAt(cell.x(), cell.y()); });
    connect(&m_strokes, &PoolStrokes::dragged, this, &Canvas::dragged);
    connect(&session, &Session::settingsChanged, this, &PoolCanvas::reportVisibility);
    connect(&session, &Session::runReplaced, this, [this] {
        m_strokes.endAll();
        m_sincePicture.invalidate();
        reportVisibility();
        m_range.forget();
        m_zoom = 1.0;
        m_usesRing = false;
    });
    connect(&session, &Session::tapped, this, [this](const Pull& pull) {
        if (!isOn()) return;
        m_hasPulled = true;
        const Pull& ring = this->session().settings().pullWith;
        m_usesRing = m_usesRing || (pull.x == ring.x && pull.y == ring.y);
    });
    connect(this, &Canvas::pullMoved, this, [this] { m_usesRing = true; });
    connect(&PictureSettings::current(), &PictureSettings::changed, this, qOverload<>(&QWidget::update));
    connect(&PictureSettings::current(), &PictureSettings::changed, this, &PoolCanvas::followPast);
    connect(&session, &Session::settingsChanged, this, &PoolCanvas::followPast);
    connect(&session, &Session::sampled, this, &PoolCanvas::watchRuns);
    // The new step may follow an undone explosion.
    connect(&session, &Session::seeked, this, [this] { m_range.forget(); });
    for (auto signal : {&Session::runReplaced, &Session::seeked, &Session::comparisonsChanged})
        connect(&session, signal, this, [this] {
            for (const auto& renderer : m_renderers) renderer->painter.forgetPast();
            followPast();
        });
    retranslate();
    followPast();
}

PoolCanvas::~PoolCanvas() = default;

void PoolCanvas::retranslate() {
    setAccessibleName(tr("Pool"));
    setAccessibleDescription(
        tr("Press SPACE to tap the water at the marker. Use the arrow keys to move the marker."));
}

void PoolCanvas::setZoom(double zoom) {
    m_zoom = std::clamp(zoom, 1e-3, 1e3);
    update();
}

void PoolCanvas::setFilling(bool filling) {
    m_isFilling = filling;
    update();
}

// Centred in the canvas, or beside the left margin if they would overlap.
std::vector<PoolCanvas::Pane> PoolCanvas::panes() const {
    std::vector<Pane> panes = panesBeside(0);
    return panes.front().room.left() < leftMargin() ? panesBeside(leftMargin()) : panes;
}

// A small canvas leaves all space to the pool.
double PoolCanvas::barWidth() const {
    constexpr double maxOfCanvas = 0.2;
    const double wanted = colourBarWidth(PictureSettings::current().poolLook());
    return wanted <= maxOfCanvas * width() ? wanted : 0.0;
}

std::vector<PoolCanvas::Pane> PoolCanvas::panesBeside(int margin) const {
    const Comparison& runs = session().comparison();
    std::vector<Pane> panes;
    const auto add = [&](const Simulation& run, Trace trace) {
        panes.push_back({&run, explosions().shown(run), trace, {}});
    };
    add(runs.main(), Trace::Main);
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        add(comparisonRun.run, traceOfComparison(comparisonRun.run.rule().scheme));
    const Grid& grid = runs.main().grid();
    const double count = static_cast<double>(panes.size());
    const double allRoom = std::max(1.0, width() - margin - barWidth());
    // Side by side, unless fewer columns make the panes much larger. Several panes have captions.
    const double caption = panes.size() > 1 ? theme().px(30) : 0.0;
    const double between = panes.size() > 1 ? theme().px(gapBetween) : 0.0;
    const auto rowsFor = [count](double columns) { return std::ceil(count / columns); };
    // Maximum pane size with equal gaps around and between.
    const auto roomFor = [&](double columns) {
        const double rows = rowsFor(columns);
        return QSizeF((allRoom - between * (columns + 1)) / columns,
                      (height() - between * (rows - 1)) / rows - caption);
    };
    const auto zoomFor = [&](double columns) {
        const QSizeF room = roomFor(columns);
        return std::max(0.01, std::min(room.width() / grid.width, room.height() / grid.height));
    };
    constexpr double muchLarger = 1.2;
    double columns = count;
    for (double fewer = count - 1; fewer >= 1; --fewer)
        if (zoomFor(fewer) > muchLarger * zoomFor(columns)) columns = fewer;
    // An experiment may set the cell size, if it fits.
    const double wished = m_isFilling ? 0.0 : session().settings().preview.pixelSize / devicePixelRatioF();
    const double zoom = wished > 0.0 ? std::min(zoomFor(columns), wished) : zoomFor(columns);
    // The surface view fills all the space.
    const QSizeF pane = isSurface() ? roomFor(columns) : QSizeF(grid.width, grid.height) * zoom;
    const QSizeF step(pane.width() + between, pane.height() + caption + between);
    const double left = margin + (allRoom - columns * step.width() + between) / 2;
    const double top = (height() - rowsFor(columns) * step.height() + between) / 2 + caption;
    for (std::size_t i = 0; i < panes.size(); ++i) {
        const double column = std::fmod(static_cast<double>(i), columns);
        const double row = std::floor(static_cast<double>(i) / columns);
        panes[i].room = QRectF(QPointF(left + column * step.width(), top + row * step.height()), pane);
    }
    return panes;
}

QRectF PoolCanvas::pool() const { return panes().front().room; }

QRectF PoolCanvas::roomOf(const Simulation& run) const {
    for (const Pane& pane : panes())
        if (pane.run == &run) return pane.room;
    return pool();
}

PoolStyle PoolCanvas::style() const {
    PoolStyle style = PictureSettings::current().styleOn(theme().tokens().canvas.rgb());
    // Caustics on the floor flicker.
    if (theme().prefersReducedMotion()) style.caustics = 0.0f;
    return style;
}

double PoolCanvas::pixelRatio() const { return m_paintedRatio > 0.0 ? m_paintedRatio : devicePixelRatioF(); }

QSize PoolCanvas::pixelsOf(const QRectF& room) const {
    const double ratio = pixelRatio();
    return {std::max(1, qRound(room.width() * ratio)), std::max(1, qRound(room.height() * ratio))};
}

SurfacePlaces PoolCanvas::surfacePlaces(const QRectF& room) const {
    if (m_places) return *m_places;
    const QSize size = pixelsOf(room);
    return {session().run().grid(), style(), size.width(), size.height()};
}

QPointF PoolCanvas::pixelsIn(const QRectF& room, QPointF cell) const {
    const Grid& grid = session().run().grid();
    if (isSurface()) {
        const auto seen = surfacePlaces(room).toPicture(cell.x(), cell.y());
        return room.topLeft() + QPointF(seen.x, seen.y) / pixelRatio();
    }
    return {room.left() + (cell.x() + 0.5) * room.width() / grid.width,
            room.top() + (cell.y() + 0.5) * room.height() / grid.height};
}

QPointF PoolCanvas::placeIn(const QRectF& room, QPointF pixel) const {
    const Grid& grid = session().run().grid();
    if (isSurface()) {
        const QPointF at = (pixel - room.topLeft()) * pixelRatio();
        const auto place = surfacePlaces(room).toCells(at.x(), at.y());
        return {place.x, place.y};
    }
    return {(pixel.x() - room.left()) * grid.width / room.width() - 0.5,
            (pixel.y() - room.top()) * grid.height / room.height() - 0.5};
}

bool PoolCanvas::isFlat() const { return !isSurface(); }

QPointF PoolCanvas::toPixels(QPointF cell) const {
    return pixelsIn(m_overlayRoom.isEmpty() ? pool() : m_overlayRoom, cell);
}

// Every pane accepts touches, because taps act on all runs.
QRectF PoolCanvas::roomAt(QPointF pixel) const {
    QRectF room = pool();
    for (const Pane& pane : panes())
        if (pane.room.contains(pixel)) room = pane.room;
    return room;
}

QPointF PoolCanvas::placeAt(QPointF pixel) const { return placeIn(roomAt(pixel), pixel); }

QPointF PoolCanvas::placeOnWalls(QPointF pixel) const {
    if (isFlat()) return placeAt(pixel);
    const QRectF room = roomAt(pixel);
    const QPointF at = (pixel - room.topLeft()) * pixelRatio();
    const auto place = surfacePlaces(room).toWallTops(at.x(), at.y());
    return {place.x, place.y};
}

QPointF PoolCanvas::toCells(QPointF pixel) const {
    const QPointF place = placeAt(pixel);
    const Grid& grid = session().run().grid();
    return {std::clamp(std::round(place.x()), 0.0, grid.width - 1.0),
            std::clamp(std::round(place.y()), 0.0, grid.height - 1.0)};
}

std::optional<HeightView> PoolCanvas::followRange() {
    const PoolView view = PictureSettings::current().poolLook().view;
    if (const auto fixed = PictureSettings::current().fixedRange()) {
        m_range.fix(*fixed, view);
        return std::nullopt;
    }
    const Simulation* shown = explosions().shown(session().run());
    if (!shown) return std::nullopt;
    const HeightView values = m_renderers.front()->painter.values(*shown, view);
    m_range.follow(values, view, shown->frame(), session().settings().pullWith.height);
    return values;
}

bool PoolCanvas::needsTime() const {
    return !isOn() || session().settings().preview.moves == ClockMode::Always || underMouse();
}

void PoolCanvas::paintPane(QPainter& painter, const Pane& pane, PaneRenderer& renderer,
                           const std::optional<HeightView>& values, bool wholly) {
    const Tokens& tokens = theme().tokens();
    if (!pane.shown) return painter.fillRect(pane.room, tokens.card);
    const double ratio = pixelRatio();
    const QSize size = pixelsOf(pane.room);
    // Aligned to device pixels.
    const QPointF corner(std::round(pane.room.left() * ratio), std::round(pane.room.top() * ratio));
    const std::optional<PixelView> behind =
        wholly ? pixelsBehind(painter, corner / ratio, size) : std::optional<PixelView>();
    if (behind) renderer.image = QImage();
    else if (renderer.image.size() != size) renderer.image = QImage(size, QImage::Format_RGB32);
    const PixelView picture = behind ? *behind : viewOf(renderer.image);
    const PoolStyle wanted = style();
    const HeightView shown = values ? *values : renderer.painter.values(*pane.shown, wanted.view);
    renderer.painter.paintValues(shown, *pane.shown, wanted, static_cast<float>(range()), picture);
    for (PoolOverlay* overlay : m_overlays)
        overlay->paintInto(picture, *pane.shown, wanted, theme().scale() * ratio);
    if (!behind) {
        renderer.image.setDevicePixelRatio(ratio);
        painter.drawImage(corner / ratio, renderer.image);
    }
    if (PictureSettings::current().poolLook().view != PoolView::Water) return;
    // The frame hides the edge of the surface.
    const double rim = theme().scale() * 4.0;
    painter.setPen(QPen(QColor(0x1B5676), rim, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(pane.room.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2));
}

void PoolCanvas::followPast() {
    const bool follows = isOn() && needsPast(PictureSettings::current().poolLook().view);
    session().sampleEvery(this, follows ? meanWindowOf(session().settings()).stride : 0);
}

void PoolCanvas::watchRuns() {
    const PoolView view = PictureSettings::current().poolLook().view;
    if (!isOn() || !needsPast(view)) return;
    const Comparison& runs = session().comparison();
    while (m_renderers.size() < runs.comparisonRuns().size() + 1)
        m_renderers.push_back(std::make_unique<PaneRenderer>());
    m_renderers.front()->painter.watch(runs.main(), view);
    std::size_t i = 0;
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        m_renderers[++i]->painter.watch(comparisonRun.run, view);
}

void PoolCanvas::countPicture() {
    const double milliseconds = m_sincePicture.isValid() ? static_cast<double>(m_sincePicture.restart()) : 0.0;
    if (!m_sincePicture.isValid()) m_sincePicture.start();
    // Smoothed over about 20 frames for readability.
    if (milliseconds > 0.0) m_perSecond += 0.05 * (1000.0 / milliseconds - m_perSecond);
}

bool PoolCanvas::isRingShown() const {
    const Experiment& scene = session().settings();
    const bool showsMore = !scene.objects.empty() || !scene.probes.empty() || scene.drive.isOn();
    return showsMore ? m_usesRing && hasFocus() : hasFocus() || !m_hasPulled;
}

void PoolCanvas::paintHints(QPainter& painter) {
    if (session().settings().preview.framesPerSecond == Visibility::Shown) {
        const QString text = QStringLiteral("%1 / s").arg(QLocale().toString(m_perSecond, 'f', 0));
        paintPill(painter, pool().right(), pool().top() + theme().px(8), text, theme().tokens().text);
    }
    if (const WindowedMean& mean = m_renderers.front()->painter.intensity();
        needsPast(PictureSettings::current().poolLook().view) && !mean.isComplete())
        paintPill(painter, pool().center().x(), pool().top() + theme().px(8),
                  tr("Averaging: %1 %").arg(QLocale().toString(100.0 * mean.gathered(), 'f', 0)),
                  theme().tokens().text);
    if (isBare()) return;
    paintFlash(painter, toPixels(tapPlace()));
    if (!isRingShown()) return;
    const Pull& pull = session().settings().pullWith;
    const QPointF handle = toPixels({pull.x, pull.y});
    paintHandle(painter, handle, false);
    // On a plate, readable on any water colour.
    if (!m_hasPulled && !m_overlays.takesKeys())
        paintNote(painter, handle, 5.0, tr("SPACE taps here"), theme().tokens().text, theme().tokens().card);
}

void PoolCanvas::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    if (!isOn()) return painter.fillRect(rect(), theme().tokens().canvas);
    // Exported images have their own pixel ratio.
    m_paintedRatio = painter.deviceTransform().m11();
    const std::vector<Pane> all = panes();
    QRegion around(rect());
    for (const Pane& pane : all) around -= insideOf(pane.room).adjusted(1, 1, -1, -1);
    for (const QRect& part : around) painter.fillRect(part, theme().tokens().canvas);
    while (m_renderers.size() < all.size()) m_renderers.push_back(std::make_unique<PaneRenderer>());
    m_renderers.resize(all.size());
    const std::optional<HeightView> ofMain = followRange();
    // Cached, because overlays query hundreds of positions. All panes have equal size.
    m_places.reset();
    if (isSurface()) m_places = surfacePlaces(all.front().room);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Pane& pane = all[i];
        const bool wholly = (QRegion(pane.room.toAlignedRect() & rect()) - event->region()).isEmpty();
        paintPane(painter, pane, *m_renderers[i], i == 0 ? ofMain : std::nullopt, wholly);
        if (pane.shown) {
            m_overlayRoom = pane.room;
            for (PoolOverlay* overlay : m_overlays) {
                painter.save();
                overlay->paint(painter, *this, i == 0);
                painter.restore();
            }
            m_overlayRoom = {};
        }
        paintExplosion(painter, *pane.run, pane.trace);
        if (all.size() < 2) continue;
        painter.setFont(theme().font(Type::Title));
        painter.setPen(theme().tokens().of(pane.trace));
        painter.drawText(
            QRectF(pane.room.left(), pane.room.top() - theme().px(30), pane.room.width(), theme().px(28)),
            Qt::AlignLeft | Qt::AlignVCenter, nameOf(pane.run->rule().scheme));
    }
    countPicture();
    const double bar = barWidth();
    const QRectF last = all.back().room;
    if (bar > 0.0) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintColourBar(painter, QRectF(last.right(), last.top(), bar, last.height()), style(), range());
        painter.setRenderHint(QPainter::Antialiasing);
    }
    if (explosions().isInside(session().run())) {
        paintHints(painter);
        paintLimit(painter, all.front().room);
    }
    m_places.reset();
    m_paintedRatio = 0.0;
    emit painted();
}

void PoolCanvas::hideEvent(QHideEvent* event) {
    m_strokes.endAll();
    m_overlays.letGo();
    m_holdingFinger.reset();
    m_turningFrom.reset();
    Canvas::hideEvent(event);
}

} // namespace seiche

#include "moc_pool_canvas.cpp"
