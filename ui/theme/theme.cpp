// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include "theme/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QPalette>
#include <QStyleFactory>

#include <cmath>

namespace seiche {

namespace {

QPalette paletteOf(const Tokens& t) {
    QPalette palette;
    palette.setColor(QPalette::Window, t.window);
    palette.setColor(QPalette::WindowText, t.text);
    palette.setColor(QPalette::Base, t.field);
    palette.setColor(QPalette::AlternateBase, t.card);
    palette.setColor(QPalette::Text, t.text);
    palette.setColor(QPalette::PlaceholderText, t.quiet);
    palette.setColor(QPalette::Button, t.card);
    palette.setColor(QPalette::ButtonText, t.text);
    palette.setColor(QPalette::BrightText, t.text);
    palette.setColor(QPalette::ToolTipBase, t.card);
    palette.setColor(QPalette::ToolTipText, t.text);
    palette.setColor(QPalette::Highlight, t.main);
    palette.setColor(QPalette::HighlightedText, t.onMain);
    palette.setColor(QPalette::Link, t.main);
    palette.setColor(QPalette::LinkVisited, t.third);
    palette.setColor(QPalette::Light, t.line.lighter(120));
    palette.setColor(QPalette::Midlight, t.line);
    palette.setColor(QPalette::Mid, t.line);
    palette.setColor(QPalette::Dark, t.line);
    palette.setColor(QPalette::Shadow, t.canvas);
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, t.quiet);
    return palette;
}

class WithoutStyleChange : public QObject {
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        return event->type() == QEvent::StyleChange;
    }
};

} // namespace

Theme& Theme::current() {
    static Theme theme;
    return theme;
}

Theme::Theme() = default;

QString Theme::family() const {
    const QString inter = QStringLiteral("Inter");
    return QFontDatabase::hasFamily(inter) ? inter
                                           : QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
}

void Theme::set(Look look, double scale) {
    if (m_family.isEmpty()) {
        m_family = family();
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    } else if (look == m_look && scale == m_scale) {
        return;
    }
    const Restyling restyling;
    m_look = look;
    m_scale = scale;
    QApplication::setPalette(paletteOf(tokens()));
    QApplication::setFont(font(Type::Base));
}

// Removes the style sheet first: replacing it makes Qt polish each widget once per ancestor,
// setting a new one only once. Style changes in between are suppressed.
Theme::Restyling::Restyling() {
    if (current().m_restylings++ > 0) return;
    emit current().aboutToChange();
    WithoutStyleChange unseen;
    qApp->installEventFilter(&unseen);
    qApp->setStyleSheet(QString());
}

Theme::Restyling::~Restyling() {
    if (--current().m_restylings > 0) return;
    qApp->setStyleSheet(styleSheetFor(current()));
    emit current().changed();
}

void Theme::setReducedMotion(bool reducedMotion) {
    if (reducedMotion == m_reducedMotion) return;
    m_reducedMotion = reducedMotion;
    emit changed();
}

int Theme::px(double length) const { return static_cast<int>(std::lround(length * m_scale)); }

QFont Theme::font(Type type) const {
    QFont font(m_family);
    switch (type) {
    case Type::Hint: font.setPixelSize(px(12)); break;
    case Type::Small: font.setPixelSize(px(13)); break;
    case Type::Base: font.setPixelSize(px(14)); break;
    case Type::Title:
        font.setPixelSize(px(14));
        font.setWeight(QFont::DemiBold);
        break;
    case Type::Big:
        font.setPixelSize(px(30));
        font.setWeight(QFont::Bold);
        break;
    }
    return font;
}

QPen Theme::exactPen(double width) const { return {tokens().text, width * scale()}; }

QPen Theme::pen(Trace trace, double width) const {
    QPen pen(tokens().of(trace), width * m_scale);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    QList<qreal> dashes;
    for (double length : styleOf(trace).dashes)
        if (length > 0.0) dashes << length;
    if (!dashes.isEmpty()) pen.setDashPattern(dashes);
    return pen;
}

Trace traceOfComparison(Scheme scheme) {
    static_assert(allTraces.size() >= allSchemes.size(), "the new scheme needs a curve of its own");
    // Leapfrog, as a comparison run beside textbook Euler, has the same curve as Euler beside
    // leapfrog.
    return scheme == Scheme::Leapfrog ? Trace::ComparisonRun
                                      : allTraces[static_cast<std::size_t>(scheme)].value;
}

} // namespace seiche

#include "moc_theme.cpp"
