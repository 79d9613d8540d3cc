// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_overlay.h"

#include <QPointF>

namespace seiche {

/// The section of `PictureSettings` as a line on the pool. Its ends A and B and the whole line can
/// be dragged.
class SectionLine : public PoolOverlay {
public:
    void paint(QPainter& painter, const PoolCanvas& canvas, bool main) override;
    bool press(const QMouseEvent& event, PoolCanvas& canvas) override;
    void move(const QMouseEvent& event, PoolCanvas& canvas) override;
    void release(const QMouseEvent& event, PoolCanvas& canvas) override;
    bool hover(const QMouseEvent& event, PoolCanvas& canvas) override;

private:
    enum class Part { None, From, To, All };
    Part partAt(QPointF pixel, const PoolCanvas& canvas) const;

    Part m_held = Part::None;
    QPointF m_last; ///< last mouse position, in fractions of the pool
};

} // namespace seiche
