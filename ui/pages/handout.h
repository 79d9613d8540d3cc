// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/theory_text.h"

#include <QTextDocument>

#include <memory>

class QPagedPaintDevice;

namespace seiche {

/// Returns the derivation as a document for paper: text, equations, and a picture of every
/// miniature after some time.
std::unique_ptr<QTextDocument> handoutOf(const TheoryText& text);

/// The derivation laid out on pages of equal size.
struct Handout {
    std::unique_ptr<QTextDocument> document;
    double scale = 1.0; ///< points on paper per point of the document
    int pages = 0;
    double lastFilled = 1.0; ///< used fraction of the last page
};
/// Lays out the derivation on pages of `room` points. Shrinks the text slightly to avoid a last
/// page of only a few lines.
Handout layOut(const TheoryText& text, QSizeF room);

/// Prints the derivation with page numbers. Returns the number of pages, 0 on failure.
int printOn(QPagedPaintDevice& paper, const TheoryText& text);

} // namespace seiche
