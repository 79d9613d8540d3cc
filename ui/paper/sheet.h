// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

class QPagedPaintDevice;
class QPainter;
class QTextCursor;
class QTextDocument;
class QWidget;

namespace seiche {

/// A document to print: a title, then texts, pictures, tables and room to write, one below the other, on as
/// many pages as it takes.
///
/// Every page ends with the title and its number. All texts are plain texts.
class Sheet {
public:
    explicit Sheet(const QString& title);
    ~Sheet();
    Sheet(Sheet&&) noexcept;
    Sheet& operator=(Sheet&&) noexcept;

    const QString& title() const { return m_title; }

    /// A heading stays with what follows it up to the next, unless that takes more than half a page.
    void addHeading(const QString& text);
    void addText(const QString& text);
    /// The same, after a label in bold letters, which may be empty; every [KEY] is drawn as one.
    void addTextWithKeys(const QString& text, const QString& label = {});
    /// Across the page, at most `share` of its height. The caption may be empty.
    void addPicture(const QImage& picture, const QString& caption = {}, double share = 0.4);
    /// A line drawing of this size in dots, 96 to an inch, as sharp as the printer.
    void addDrawing(QSizeF size, std::function<void(QPainter&)> paint);
    /// The head is repeated on every page; without `columns` there is none. All rows have as many cells as the
    /// first.
    void addTable(const QStringList& columns, const QList<QStringList>& rows);
    /// Empty lines to write on.
    void addLines(int count);
    /// A row of labels, each with a line below it to write on, or without one: "Name: ____  Class: ____".
    struct Field {
        QString label;
        int share = 1; ///< of the width
        bool hasLine = true;
    };
    void addForm(const QList<Field>& fields);

    /// Draws all pages. False when the device cannot be drawn on.
    bool paintOn(QPagedPaintDevice& device) const;
    /// The file is complete or as it was before; what went wrong is returned, nothing when all is well.
    QString savePdf(const QString& path) const;
    /// The text of all pages, for tests and screen readers.
    QString plainText() const;

private:
    void insertPicture(QTextCursor& cursor, const QImage& picture, QSizeF size, bool inLine = false);
    int layOut(QSizeF page) const;

    class Drawings;

    QString m_title;
    std::unique_ptr<QTextDocument> m_text;
    std::unique_ptr<Drawings> m_drawings;
};

/// Asks for a printer and prints; nothing for a class that is locked in. Returns at once; what goes wrong later
/// is said in a message of its own.
void printSheet(Sheet sheet, QWidget* window);

} // namespace seiche
