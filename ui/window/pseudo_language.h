// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace seiche {

/// A text as a language with long words might write it: letters with accents, at least 40 % longer, in
/// brackets. Marks for values (%1, %n), keys in square brackets, tags and ampersands stay as they are.
QString pseudoTranslated(const QString& text);

/// Translates every text of the program into long words, so that texts that are cut off or cannot be translated
/// show before there is any translation.
class PseudoTranslator : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* text, const char* disambiguation, int n) const override;
    bool isEmpty() const override { return false; }
};

} // namespace seiche
