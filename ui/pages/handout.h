// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/theory_text.h"

#include <QTextDocument>

#include <memory>

class QPagedPaintDevice;

namespace seiche {

/// The derivation as a document for paper: text, equations, and a picture of every miniature after some time.
std::unique_ptr<QTextDocument> handoutOf(const TheoryText& text);

/// That document on pages, all of them of one size.
struct Handout {
    std::unique_ptr<QTextDocument> document;
    double scale = 1.0; ///< points on paper per point of the document
    int pages = 0;
    double lastFilled = 1.0; ///< the share of the last page that is used
};
/// Lays it out in `room` points a page, a little smaller where otherwise only a few lines would be left for the
/// last page.
Handout layOut(const TheoryText& text, QSizeF room);

/// Puts it on pages with numbers; returns how many.
int printOn(QPagedPaintDevice& paper, const TheoryText& text);

} // namespace seiche
