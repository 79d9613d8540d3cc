// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QSize>

namespace seiche {

/// Invisible paint device of fixed size. Subclasses record the painted primitives.
class PaintRecorder : public QPaintDevice {
public:
    explicit PaintRecorder(QSize size, int dpi = 96) : m_size(size), m_dpi(dpi), m_engine(*this) {}

    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    virtual void takePath(const QPainter& /*painter*/, const QPainterPath& /*path*/) {}
    virtual void takePolygon(const QPainter& /*painter*/, const QPointF* /*points*/, int /*count*/,
                             QPaintEngine::PolygonDrawMode /*mode*/) {}
    virtual void takeText(const QPainter& /*painter*/, const QPointF& /*at*/, const QTextItem& /*item*/) {}

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
        default: return QPaintDevice::metric(metric); // Qt 6.8 has further metrics for the pixel ratio
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(PaintRecorder& recorder)
            : QPaintEngine(QPaintEngine::AllFeatures), m_recorder(recorder) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawPath(const QPainterPath& path) override { m_recorder.takePath(*painter(), path); }
        void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
            m_recorder.takePolygon(*painter(), points, count, mode);
        }
        void drawTextItem(const QPointF& at, const QTextItem& item) override {
            m_recorder.takeText(*painter(), at, item);
        }
        Type type() const override { return QPaintEngine::User; }

    private:
        PaintRecorder& m_recorder;
    };

    QSize m_size;
    int m_dpi;
    mutable Engine m_engine;
};

} // namespace seiche
