// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace seiche {

/// Returns a text with accented letters in brackets, at least 40 % longer. Placeholders (%1, %n),
/// keys in square brackets, tags and ampersands stay unchanged.
QString pseudoTranslated(const QString& text);

/// Translates every text into long words, to reveal truncated and untranslatable texts before real
/// translations exist.
class PseudoTranslator : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* text, const char* disambiguation, int n) const override;
    bool isEmpty() const override { return false; }
};

} // namespace seiche
