// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"
#include "wave/rule.h"

#include <QFont>
#include <QObject>
#include <QPen>

namespace seiche {

/// The sizes of type. All scale together.
enum class Type {
    Hint,  ///< 12 px: captions, axes
    Small, ///< 13 px: second lines, hints
    Base,  ///< 14 px
    Title, ///< 14 px, bold
    Big    ///< 30 px, bold: the one or two numbers a class must read from the back row
};

/// The look of the whole program: palette, fonts and the one style sheet.
///
/// What paints itself asks it for tokens and fonts and repaints on `changed`. In style sheets' terms a QLabel
/// takes its size and colour from its property "type": "hint", "small", "quiet", "title", "big", "result",
/// "unit"; a QFrame with the property "card" is a card; a QPushButton with the property "flat" has no outline.
class Theme : public QObject {
    Q_OBJECT

public:
    static Theme& current();

    Look look() const { return m_look; }
    /// The factor of all sizes: 1, or on a projector what the picture's height asks for, times the reader's
    /// own.
    double scale() const { return m_scale; }
    bool isForProjector() const { return m_look == Look::Projector || m_look == Look::BrightProjector; }
    /// Applies to every window of the program.
    void set(Look look, double scale = 1.0);
    /// While one of them is there, no widget has the sheet of styles, and `changed` waits. Widgets that get
    /// another parent meanwhile have their new style once, with the others at the end; otherwise Qt gives it to
    /// them, and to all that is in them, once more.
    class Restyling {
    public:
        Restyling();
        ~Restyling();
        Restyling(const Restyling&) = delete;
        Restyling& operator=(const Restyling&) = delete;
    };
    /// Less motion: nothing fades, flashes or flickers; what moves is the wave alone.
    bool prefersReducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reducedMotion);

    const Tokens& tokens() const { return tokensOf(m_look); }
    /// A length given at scale 1, in whole pixels.
    int px(double length) const;
    QFont font(Type type) const;
    /// The pen a curve is drawn with, `width` at scale 1.
    QPen pen(Trace trace, double width = 2.0) const;
    /// The hair-thin pen of what mathematics says exactly: seen even inside a wide line that lies on it.
    QPen exactPen(double width = 1.2) const;

signals:
    /// Sizes and styles of all widgets change in between, some several times.
    void aboutToChange();
    void changed();

private:
    friend class OnPaper;
    Theme();
    QString family() const;

    Look m_look = Look::Dark;
    double m_scale = 1.0;
    bool m_reducedMotion = false;
    int m_restylings = 0;
    QString m_family;
};

/// How a twin with this scheme is drawn, everywhere alike. The main run is Trace::Main whatever its scheme.
Trace traceOfTwin(Scheme scheme);

} // namespace seiche
