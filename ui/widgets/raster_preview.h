// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/raster.h"

#include <QImage>
#include <QWidget>

namespace seiche {

/// Draws a raster from black (minimum) to white (maximum), with both values below.
class RasterPreview : public QWidget {
    Q_OBJECT

public:
    explicit RasterPreview(QWidget* parent = nullptr);

    /// Shows a raster with `aspect` as width over height. Null shows an empty preview.
    void showRaster(const SharedRaster& raster, double aspect);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString range() const;

    SharedRaster m_raster;
    QImage m_image;
    double m_aspect = 1.0;
};

} // namespace seiche
