// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"
#include "wave/rule.h"

#include <QFont>
#include <QObject>
#include <QPen>

namespace seiche {

/// Type sizes at scale 1.
enum class Type {
    Hint,  ///< 12 px: captions, axes
    Small, ///< 13 px: second lines, hints
    Base,  ///< 14 px
    Title, ///< 14 px, semibold
    Big    ///< 30 px, bold: legible from the back row
};

/// Look of the whole program: palette, fonts and the style sheet.
///
/// Custom-painted widgets get tokens and fonts from here and repaint on `changed`. The style sheet
/// uses these properties: "type" of a QLabel sets size and colour ("hint", "small", "quiet",
/// "title", "big", "result", "unit"); "card" makes a QFrame a panel; "flat" removes the outline of
/// a QPushButton.
class Theme : public QObject {
    Q_OBJECT

public:
    static Theme& current();

    Look currentLook() const { return m_look; }
    /// Factor of all sizes: default 1, on a projector from the screen height, times the user's text
    /// size.
    double scale() const { return m_scale; }
    bool isForProjector() const { return m_look == Look::Projector || m_look == Look::BrightProjector; }
    /// Sets the look of all windows.
    void set(Look look, double scale = 1.0);
    /// Suspends the style sheet and `changed` during its lifetime. Reparented widgets then get
    /// their new style only once, at the end. Otherwise Qt restyles each with all its children
    /// again.
    class Restyling {
    public:
        Restyling();
        ~Restyling();
        Restyling(const Restyling&) = delete;
        Restyling& operator=(const Restyling&) = delete;
    };
    /// Returns whether to reduce motion: no fading, flashing or flickering, only the wave moves.
    bool prefersReducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reducedMotion);

    const Tokens& tokens() const { return tokensOf(m_look); }
    /// Converts a length at scale 1 to integer pixels.
    int px(double length) const;
    QFont font(Type type) const;
    /// Returns the pen of a curve. `width` is at scale 1.
    QPen pen(Trace trace, double width = 2.0) const;
    /// Returns the very thin pen of exact solutions, visible even on a wide line.
    QPen exactPen(double width = 1.2) const;

signals:
    /// Emitted before and after sizes and styles of all widgets change, some several times.
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

/// Returns the curve style of a comparison run with this scheme. The main run always has
/// `Trace::Main`.
Trace traceOfComparison(Scheme scheme);

} // namespace seiche
