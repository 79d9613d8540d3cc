// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/problems.h"

#include "model/elided.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <vector>

namespace seiche {

namespace {

// What is special comes before what is general. Parts that are sentences of the table themselves (ranges) are
// translated, too.
constexpr const char* patterns[] = {
    QT_TRANSLATE_NOOP("Problem", "line %1, column %2: %3"),
    QT_TRANSLATE_NOOP("Problem", "ill-formed UTF-8"),
    QT_TRANSLATE_NOOP("Problem", "this is not JSON"),
    QT_TRANSLATE_NOOP("Problem", "is given twice"),
    QT_TRANSLATE_NOOP("Problem", "and more"),
    QT_TRANSLATE_NOOP("Problem", "more than %1 keys in one object"),
    QT_TRANSLATE_NOOP("Problem", "more than %1 values"),
    QT_TRANSLATE_NOOP("Problem", "more than %1 probes"),
    QT_TRANSLATE_NOOP("Problem", "more than %1 things"),
    QT_TRANSLATE_NOOP("Problem", "nested deeper than %1 levels"),
    QT_TRANSLATE_NOOP("Problem", "%1 is too large for a number"),
    QT_TRANSLATE_NOOP("Problem", "%1 is no number"),
    QT_TRANSLATE_NOOP("Problem", "an experiment is an object: %1"),
    QT_TRANSLATE_NOOP("Problem", "a lesson is an object: %1"),
    QT_TRANSLATE_NOOP("Problem", "version %1 is newer than this program can read (1)"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a version of the file (1)"),
    QT_TRANSLATE_NOOP("Problem", "missing; the version of the file, 1"),
    QT_TRANSLATE_NOOP("Problem", "missing; the place where the height is recorded"),
    QT_TRANSLATE_NOOP("Problem", "missing; pull, hold, set, things or calm"),
    QT_TRANSLATE_NOOP("Problem", "missing; the places the brush goes through"),
    QT_TRANSLATE_NOOP("Problem", "missing; a list of at least one step"),
    QT_TRANSLATE_NOOP("Problem", "missing; a list of 2 to %1 answers"),
    QT_TRANSLATE_NOOP("Problem", "missing; the first step sets up the experiment"),
    QT_TRANSLATE_NOOP("Problem", "missing; which answer is right, counted from 1"),
    QT_TRANSLATE_NOOP("Problem", "missing; a cell ([point], or [column, row] in a pool)"),
    QT_TRANSLATE_NOOP("Problem", "missing; a text"),
    QT_TRANSLATE_NOOP("Problem", "missing; a number, or one of %1"),
    QT_TRANSLATE_NOOP("Problem", "missing; a number, %1 to %2"),
    QT_TRANSLATE_NOOP("Problem", "missing; an end of the cross-section"),
    QT_TRANSLATE_NOOP("Problem", "missing; one of %1"),
    QT_TRANSLATE_NOOP("Problem", "missing (%1)"),
    QT_TRANSLATE_NOOP("Problem", "unknown key; known here: %1"),
    QT_TRANSLATE_NOOP("Problem", "unknown kind of check; there are %1"),
    QT_TRANSLATE_NOOP("Problem", "unknown parameter"),
    QT_TRANSLATE_NOOP("Problem", "cannot be changed during a run"),
    QT_TRANSLATE_NOOP("Problem", "only one of %1"),
    QT_TRANSLATE_NOOP("Problem", "belongs to a pull or a hold"),
    QT_TRANSLATE_NOOP("Problem", "a %1 belongs to a pool"),
    QT_TRANSLATE_NOOP("Problem", "either factor or speed, not both"),
    QT_TRANSLATE_NOOP("Problem", "it rains on a pool only"),
    QT_TRANSLATE_NOOP("Problem", "a name has 1 to %1 bytes"),
    QT_TRANSLATE_NOOP("Problem", "a unit is at most %1 letters"),
    QT_TRANSLATE_NOOP("Problem", "%1 is the name of another thing"),
    QT_TRANSLATE_NOOP("Problem", "places are at most 100000 cells from the centre"),
    QT_TRANSLATE_NOOP("Problem", "%1 is the id of another step, too"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not an id (small letters a to z, digits and hyphens, 1 to 40)"),
    QT_TRANSLATE_NOOP("Problem", "is not the code of a language (en, el, pt-BR)"),
    QT_TRANSLATE_NOOP("Problem", "a step without a check measures nothing"),
    QT_TRANSLATE_NOOP("Problem", "a step asks for one number and one choice at most"),
    QT_TRANSLATE_NOOP("Problem", "all and any cannot stand inside all or any"),
    QT_TRANSLATE_NOOP("Problem", "either above or below is needed"),
    QT_TRANSLATE_NOOP("Problem", "from, to or both are needed"),
    QT_TRANSLATE_NOOP("Problem", "%1 is a word; give it with \"is\""),
    QT_TRANSLATE_NOOP("Problem", "%1 is a number; give its range with \"from\" and \"to\""),
    QT_TRANSLATE_NOOP("Problem", "%1 is outside the medium (%2 by %3 cells)"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not the id of a built-in experiment, nor an experiment %2 or %3"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a text, nor an object with a text for each language (%2)"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a text"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a name"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a list of at least one step"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a list of at most %2 texts"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a list of 1 to %2 checks"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a list of 2 to %2 answers"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a list of panels"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a list of places"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a list of names"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a list"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not an object with the parameters that change"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not an object with one kind of check: %2"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not an object with what changes"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not an object with %2"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a cell of the pool ([column, row])"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a cell of the string ([point])"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a cell (whole numbers inside the grid)"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a place in a pool ([column, row])"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a place on a string ([point])"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not the size of a pool ([columns, rows], whole numbers, 1 to %2)"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not the size of a string ([points], whole numbers, 1 to %2)"),
    QT_TRANSLATE_NOOP("Problem", "every size must be at least 1"),
    QT_TRANSLATE_NOOP("Problem", "a string has one size, its number of points"),
    QT_TRANSLATE_NOOP("Problem", "%1 points are too many (at most %2)"),
    QT_TRANSLATE_NOOP("Problem", "%1 cells are too many (at most %2)"),
    QT_TRANSLATE_NOOP(
        "Problem", "%1 by %2 cells with these edges, scheme and things take %3 MB of memory (at most %4 MB)"),
    QT_TRANSLATE_NOOP("Problem", "%1 events are too many (at most %2)"),
    QT_TRANSLATE_NOOP("Problem", "%1 bytes are too many (at most %2)"),
    QT_TRANSLATE_NOOP("Problem", "%1 places are too many (at most %2)"),
    QT_TRANSLATE_NOOP("Problem", "%1 things are too many (at most %2)"),
    QT_TRANSLATE_NOOP("Problem", "%1 are too many (at most %2)"),
    QT_TRANSLATE_NOOP("Problem", "periodic needs both %1 and %2 to be periodic, or neither"),
    QT_TRANSLATE_NOOP("Problem", "%1 is for a string only; a pool takes %2"),
    QT_TRANSLATE_NOOP("Problem", "integer arithmetic takes the scheme leapfrog only"),
    QT_TRANSLATE_NOOP("Problem", "integer arithmetic takes one of %1"),
    QT_TRANSLATE_NOOP("Problem", "integer arithmetic takes no drive"),
    QT_TRANSLATE_NOOP("Problem", "integer arithmetic takes no %1"),
    QT_TRANSLATE_NOOP("Problem", "%1 is outside the string (0 to %2)"),
    QT_TRANSLATE_NOOP("Problem", "%1, %2 is outside the pool (0 to %3, 0 to %4)"),
    QT_TRANSLATE_NOOP("Problem", "%1 is outside (0 to %2)"),
    QT_TRANSLATE_NOOP("Problem", "%1 comes after %2; events must be in order"),
    QT_TRANSLATE_NOOP("Problem", "%1 comes when the hold has ended"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not [steps later, column, row]"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not [steps later, point]"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a number from %2 to %3"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a number, or one of %2"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a whole number"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a number (%2)"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not a number"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not one of %2"),
    QT_TRANSLATE_NOOP("Problem", "%1 is not allowed (%2)"),
    QT_TRANSLATE_NOOP("Problem", "a whole number, at least %1, at most %2"),
    QT_TRANSLATE_NOOP("Problem", "a whole number, greater than %1, at most %2"),
    QT_TRANSLATE_NOOP("Problem", "a whole number, %1 to %2"),
    QT_TRANSLATE_NOOP("Problem", "at least %1, at most %2"),
    QT_TRANSLATE_NOOP("Problem", "greater than %1, at most %2"),
    QT_TRANSLATE_NOOP("Problem", "one of %1"),
    QT_TRANSLATE_NOOP("Problem", "0, or at least 1e-06"),
    QT_TRANSLATE_NOOP("Problem", "0 to %1"),
    // Why a file cannot be read at all.
    QT_TRANSLATE_NOOP("Problem", "is a folder"),
    QT_TRANSLATE_NOOP("Problem", "is not a regular file"),
    QT_TRANSLATE_NOOP("Problem", "is too large (at most %1 bytes)"),
    QT_TRANSLATE_NOOP("Problem", "No such file or directory"),
    QT_TRANSLATE_NOOP("Problem", "Permission denied"),
};

QRegularExpression expressionFor(const char* pattern) {
    QString text = QRegularExpression::escape(QString::fromUtf8(pattern));
    text.replace(QRegularExpression(QStringLiteral("\\\\%\\d")), QStringLiteral("(.+?)"));
    return QRegularExpression(QRegularExpression::anchoredPattern(text),
                              QRegularExpression::DotMatchesEverythingOption);
}

const std::vector<QRegularExpression>& expressions() {
    static const std::vector<QRegularExpression> all = [] {
        std::vector<QRegularExpression> made;
        for (const char* pattern : patterns) made.push_back(expressionFor(pattern));
        return made;
    }();
    return all;
}

QString inWords(const QString& message, int depth) {
    for (std::size_t i = 0; depth < 4 && i < expressions().size(); ++i) {
        const QRegularExpressionMatch match = expressions()[i].match(message);
        if (!match.hasMatch()) continue;
        const QString words = QCoreApplication::translate("Problem", patterns[i]);
        // All at once: what comes from a file may hold a percent sign itself.
        QString result;
        for (qsizetype at = 0; at < words.size(); ++at) {
            const int number =
                words[at] == QLatin1Char('%') && at + 1 < words.size() ? words[at + 1].digitValue() : -1;
            if (number < 1 || number > match.lastCapturedIndex()) {
                result += words[at];
                continue;
            }
            result += inWords(match.captured(number), depth + 1);
            ++at;
        }
        return result;
    }
    return message;
}

} // namespace

QString problemInWords(std::string_view message) {
    return inWords(QString::fromUtf8(message.data(), static_cast<qsizetype>(message.size())), 0);
}

QString elided(const QString& text, int most) {
    return QString::fromStdString(elided(text.toStdString(), static_cast<std::size_t>(most)));
}

QStringList problemsInWords(std::span<const Problem> problems) {
    QStringList lines;
    for (const Problem& problem : problems) {
        const QString message = problemInWords(problem.message);
        const QString path = QString::fromStdString(problem.path);
        lines << (path.isEmpty() ? message : QStringLiteral("%1: %2").arg(path, message));
    }
    return lines;
}

std::span<const char* const> problemPatterns() { return patterns; }

} // namespace seiche
