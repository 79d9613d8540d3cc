// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/nick_words.h"

#include "theme/theme.h"

#include <QCoreApplication>

#include <cmath>

namespace seiche {

namespace {

// Translated in the context of the phone page.
QString inWords(std::string_view english) {
    return QCoreApplication::translate("ClassNick", std::string(english).c_str());
}

// Relative luminance (WCAG 2).
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

QString nickInWords(int nick) {
    if (nick == typedNick) return QCoreApplication::translate("ClassNick", "entered by code");
    const std::string english = nickOf(nick % nickCount);
    const std::size_t space = english.find(' ');
    const QString words = QCoreApplication::translate("ClassNick", "%1 %2")
                              .arg(inWords(std::string_view(english).substr(0, space)),
                                   inWords(std::string_view(english).substr(space + 1)));
    return nick < nickCount ? words : words + ' ' + QString::number(nick / nickCount + 1);
}

QString colourInWords(const NickColour& colour) { return inWords(colour.word); }

QColor colourOfNick(int nick) {
    const std::string_view rgb = colourOf(nick).rgb;
    return QColor(QString::fromLatin1(rgb.data(), static_cast<qsizetype>(rgb.size())));
}

QColor inkOfNick(int nick) {
    constexpr double contrast = 7.0;
    constexpr int aLittle = 108; // percent
    const double ground = luminance(Theme::current().tokens().window);
    QColor ink = colourOfNick(nick);
    if (ground > 0.5)
        while ((ground + 0.05) / (luminance(ink) + 0.05) < contrast) ink = ink.darker(aLittle);
    return ink;
}

} // namespace seiche
