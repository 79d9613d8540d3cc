// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_overlay.h"
#include "session/session.h"
#include "show/falling_picture.h"

#include <QImage>

namespace seiche {

/// What is in the air over a pool seen from above, and the snow on its walls: over the objects, which are drawn
/// over the water. The surface in three dimensions has its own.
class FallingOverlay : public PoolOverlay {
public:
    explicit FallingOverlay(Session& session) : m_session(session) {}

    void paint(QPainter& painter, const PoolCanvas& canvas, bool main) override;

private:
    Session& m_session;
    FallingPicture m_falling;
    QImage m_image;
};

} // namespace seiche
