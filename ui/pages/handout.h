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

/// Puts it on pages with numbers; returns how many.
int printOn(QPagedPaintDevice& paper, const TheoryText& text);

} // namespace seiche
