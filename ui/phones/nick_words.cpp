// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/nick_words.h"

#include <QCoreApplication>

namespace seiche {

namespace {

// The words of the phones' page are translated where it names them.
QString inWords(std::string_view english) {
    return QCoreApplication::translate("ClassNick", std::string(english).c_str());
}

} // namespace

QString nickInWords(int nick) {
    if (nick == typedNick) return QCoreApplication::translate("ClassNick", "by code");
    const std::string english = nickOf(nick);
    const std::size_t space = english.find(' ');
    return QCoreApplication::translate("ClassNick", "%1 %2")
        .arg(inWords(std::string_view(english).substr(0, space)),
             inWords(std::string_view(english).substr(space + 1)));
}

QString colourInWords(const NickColour& colour) { return inWords(colour.word); }

QColor colourOfNick(int nick) {
    const std::string_view rgb = colourOf(nick).rgb;
    return QColor(QString::fromLatin1(rgb.data(), static_cast<qsizetype>(rgb.size())));
}

} // namespace seiche
