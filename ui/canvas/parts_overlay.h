// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "session/session.h"

namespace seiche {

/// The wave that runs to the right and the one that runs to the left, whose sum the string is.
class PartsOverlay : public StringOverlay {
public:
    explicit PartsOverlay(const Session& session) : m_session(session) {}

    void paint(QPainter& painter, const StringCanvas& canvas) override;
    std::vector<LegendEntry> legend(const StringCanvas& canvas) const override;

private:
    /// Null while there is nothing to be shown.
    const Wave<float>* wave() const;

    const Session& m_session;
};

} // namespace seiche
