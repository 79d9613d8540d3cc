// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/legend.h"

#include "theme/theme.h"

#include <QPainter>

#include <cmath>

namespace seiche {

namespace {

/// Draws the sample of a series from x to x + wide.
void paintSample(QPainter& painter, const Legend::Entry& entry, double x, double wide, double middle) {
    const Theme& theme = Theme::current();
    const QColor quiet = theme.tokens().quiet;
    const QColor own = entry.colour.isValid() ? entry.colour
                       : entry.trace          ? theme.tokens().of(*entry.trace)
                                              : quiet;
    const double radius = theme.px(40) / 10.0;
    const QPointF centre(x + wide / 2, middle);
    painter.setBrush(Qt::NoBrush);
    switch (entry.drawn) {
    case Drawn::Line:
        if (entry.trace) {
            painter.setPen(theme.pen(*entry.trace, 2.0));
            return painter.drawLine(QPointF(x, middle), QPointF(x + wide, middle));
        }
        [[fallthrough]];
    case Drawn::Thin:
    case Drawn::Area:
        painter.setPen(QPen(quiet, theme.px(10) / 10.0));
        return painter.drawLine(QPointF(x, middle), QPointF(x + wide, middle));
    case Drawn::Rings: painter.setPen(QPen(own, 2.0)); return painter.drawEllipse(centre, radius, radius);
    case Drawn::Joined:
        painter.setPen(QPen(own, theme.px(10) / 10.0));
        painter.drawLine(QPointF(x, middle), QPointF(x + wide, middle));
        [[fallthrough]];
    case Drawn::Points:
    case Drawn::Faded:
        painter.setPen(Qt::NoPen);
        painter.setBrush(entry.drawn == Drawn::Faded ? quiet : own);
        return painter.drawEllipse(centre, radius, radius);
    case Drawn::Bars:
        painter.setPen(Qt::NoPen);
        painter.setBrush(own);
        return painter.drawRect(QRectF(centre - QPointF(radius, radius), centre + QPointF(radius, radius)));
    }
}

} // namespace

Legend::Legend(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred); // `Fixed` ignores wrapping
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QObject::connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void Legend::setTexts(const QString& title, std::vector<Entry> entries) {
    m_title = title;
    m_entries = std::move(entries);
    QStringList names{m_title};
    for (const Entry& entry : m_entries) names << entry.name;
    setAccessibleName(names.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize Legend::sizeHint() const { return {Theme::current().px(280), layOut(Theme::current().px(280), nullptr)}; }
QSize Legend::minimumSizeHint() const { return {Theme::current().px(120), layOut(1 << 20, nullptr)}; }
int Legend::heightForWidth(int width) const { return layOut(width, nullptr); }

int Legend::layOut(int width, QPainter* painter) const {
    const Theme& theme = Theme::current();
    const QFont font = theme.font(Type::Hint);
    const QFontMetricsF metrics(font);
    const double sample = theme.px(20), gap = theme.px(5), between = theme.px(14);
    double x = 0.0, line = 0.0;
    if (painter) {
        painter->setFont(font);
        painter->setPen(theme.tokens().quiet);
        painter->drawText(QPointF(0.0, metrics.ascent()), m_title);
    }
    if (!m_title.isEmpty()) x = metrics.horizontalAdvance(m_title) + between;
    for (const Entry& entry : m_entries) {
        const double text = metrics.horizontalAdvance(entry.name);
        if (x > 0.0 && x + sample + gap + text > width) {
            x = 0.0;
            line += 1.0;
        }
        const double top = line * metrics.height();
        if (painter) {
            const double middle = top + metrics.ascent() - metrics.xHeight() / 2.0;
            paintSample(*painter, entry, x, sample, middle);
            painter->setPen(theme.tokens().text);
            painter->drawText(QPointF(x + sample + gap, top + metrics.ascent()), entry.name);
        }
        x += sample + gap + text + between;
    }
    return static_cast<int>(std::ceil((line + 1.0) * metrics.height()));
}

void Legend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    layOut(width(), &painter);
}

} // namespace seiche
