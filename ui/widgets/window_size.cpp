// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window_size.h"

#include "theme/theme.h"

#include <QScreen>
#include <QWidget>

namespace seiche {

namespace {

// Fraction of the screen, without the window frame.
constexpr double shareOfScreen = 0.94;

QSize sizeNow(const QWidget& window, QSizeF atScaleOne) {
    const QSize size = (atScaleOne * Theme::current().scale()).toSize();
    return size.boundedTo(window.screen()->availableSize() * shareOfScreen);
}

} // namespace

void sizeByTheme(QWidget& window, QSizeF atScaleOne) {
    window.resize(sizeNow(window, atScaleOne));
    const auto follow = [&window, atScaleOne, given = window.size(),
                         scale = Theme::current().scale()]() mutable {
        if (scale == Theme::current().scale()) return;
        if (window.size() != given) atScaleOne = QSizeF(window.size()) / scale;
        scale = Theme::current().scale();
        if (!window.isMaximized() && !window.isFullScreen()) window.resize(sizeNow(window, atScaleOne));
        given = window.size();
    };
    QObject::connect(&Theme::current(), &Theme::changed, &window, follow);
}

} // namespace seiche
