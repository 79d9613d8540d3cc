// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <cmath>
#include <vector>

namespace seiche {

/// A text as a widget has painted it: its ink, in the widget's coordinates, the part of it that was not cut off
/// by a clip, and its colour.
struct PaintedText {
    QString text;
    QRectF ink;
    QRectF clip;
    QColor colour; ///< with the painter's opacity
};

/// Keeps the texts that are painted on it and nothing else.
class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(const QWidget& widget)
        : m_size(widget.size()), m_dpi(widget.logicalDpiX()), m_engine(*this) {}

    std::vector<PaintedText> texts;

    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmWidthMM: return m_size.width() * 254 / (10 * m_dpi);
        case PdmHeightMM: return m_size.height() * 254 / (10 * m_dpi);
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return m_dpi;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return QPaintDevice::metric(metric); // Qt 6.8 asks for the ratio in another way, too
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(TextRecorder& recorder)
            : QPaintEngine(QPaintEngine::AllFeatures), m_recorder(recorder) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF& at, const QTextItem& item) override {
            QString text = item.text();
            while (!text.isEmpty() && text.back().isSpace()) text.chop(1);
            if (text.isEmpty()) return;
            const QFontMetricsF metrics(item.font(), painter()->device());
            const double left = item.renderFlags() & QTextItem::RightToLeft
                                    ? item.width() - metrics.horizontalAdvance(text)
                                    : 0.0;
            const QRectF ink = metrics.tightBoundingRect(text).translated(at + QPointF(left, 0.0));
            const QTransform to = painter()->combinedTransform();
            const QRectF all(QPointF(0, 0), QSizeF(m_recorder.m_size));
            QRectF clip = all;
            if (painter()->hasClipping())
                clip = painter()->deviceTransform().mapRect(painter()->clipBoundingRect()) & all;
            QColor colour = painter()->pen().color();
            colour.setAlphaF(colour.alphaF() * static_cast<float>(painter()->opacity()));
            m_recorder.texts.push_back({text, to.mapRect(ink), clip, colour});
        }
        Type type() const override { return QPaintEngine::User; }

    private:
        TextRecorder& m_recorder;
    };

    QSize m_size;
    int m_dpi;
    mutable Engine m_engine;
};

/// The texts that this widget alone paints, without its children.
inline std::vector<PaintedText> textsOf(QWidget& widget) {
    TextRecorder recorder(widget);
    widget.render(&recorder, QPoint(), QRegion(), QWidget::RenderFlags());
    return recorder.texts;
}

} // namespace seiche
