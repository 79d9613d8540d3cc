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

/// A document to print: title, texts, pictures, tables and lines to write on, on as many pages as
/// necessary.
///
/// Every page ends with the title and page number. All texts are plain text.
class Sheet {
public:
    explicit Sheet(const QString& title);
    ~Sheet();
    Sheet(Sheet&&) noexcept;
    Sheet& operator=(Sheet&&) noexcept;

    const QString& title() const { return m_title; }

    /// Adds a heading. It stays on a page with its text, unless both need more than half a page.
    void addHeading(const QString& text);
    void addText(const QString& text);
    /// Adds text after a bold label, which may be empty. Draws every [KEY] as a key.
    void addTextWithKeys(const QString& text, const QString& label = {});
    /// Adds a picture across the page, at most `share` of the page height. `caption` may be empty.
    void addPicture(const QImage& picture, const QString& caption = {}, double share = 0.4);
    /// Adds a vector drawing of this size in dots (96 per inch), at printer resolution.
    void addDrawing(QSizeF size, std::function<void(QPainter&)> paint);
    /// Adds a table whose header repeats on every page. Empty `columns`: no header. All rows must
    /// have equally many cells.
    void addTable(const QStringList& columns, const QList<QStringList>& rows);
    /// Adds empty lines to write on.
    void addLines(int count);
    /// A label of a form, optionally with a line to write on: "Name: ____  Class: ____".
    struct Field {
        QString label;
        int share = 1; ///< relative share of the width
        bool hasLine = true;
    };
    void addForm(const QList<Field>& fields);

    /// Draws all pages. Returns false on a device error.
    bool paintOn(QPagedPaintDevice& device) const;
    /// Saves a PDF file. Returns an error message, empty on success. On error the old file is
    /// unchanged.
    QString savePdf(const QString& path) const;
    /// Returns the text of all pages, for tests and screen readers.
    QString plainText() const;

private:
    void insertPicture(QTextCursor& cursor, const QImage& picture, QSizeF size, bool inLine = false);
    int layOut(QSizeF page) const;

    class Drawings;

    QString m_title;
    std::unique_ptr<QTextDocument> m_text;
    std::unique_ptr<Drawings> m_drawings;
};

/// Shows a non-modal print dialog and prints. Later errors show a message box. Does nothing in a
/// locked class.
void printSheet(Sheet sheet, QWidget* window);

} // namespace seiche
