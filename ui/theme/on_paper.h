// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

namespace seiche {

/// Draws everything in light colours at scale 1, as on paper, during its lifetime.
///
/// Windows are not notified: must not outlive the drawing function.
class OnPaper {
public:
    OnPaper() : m_look(Theme::current().m_look), m_scale(Theme::current().m_scale) {
        Theme::current().m_look = Look::Light;
        Theme::current().m_scale = 1.0;
    }
    ~OnPaper() {
        Theme::current().m_look = m_look;
        Theme::current().m_scale = m_scale;
    }
    OnPaper(const OnPaper&) = delete;
    OnPaper& operator=(const OnPaper&) = delete;

private:
    Look m_look;
    double m_scale;
};

} // namespace seiche
