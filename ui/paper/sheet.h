// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

#include <memory>

class QPagedPaintDevice;
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

    void addHeading(const QString& text);
    void addText(const QString& text);
    /// The same; every [KEY] is drawn as one.
    void addTextWithKeys(const QString& text);
    /// Across the page, at most `share` of its height. The caption may be empty.
    void addPicture(const QImage& picture, const QString& caption = {}, double share = 0.4);
    /// The head is repeated on every page; without `columns` there is none. All rows have as many cells as the
    /// first.
    void addTable(const QStringList& columns, const QList<QStringList>& rows);
    /// Empty lines to write on.
    void addLines(int count);

    /// Draws all pages. False when the device cannot be drawn on.
    bool paintOn(QPagedPaintDevice& device) const;
    /// The file is complete or as it was before; what went wrong is returned, nothing when all is well.
    QString savePdf(const QString& path) const;
    /// The text of all pages, for tests and screen readers.
    QString plainText() const;

private:
    void insertPicture(QTextCursor& cursor, const QImage& picture, QSizeF size, bool inLine = false);

    QString m_title;
    std::unique_ptr<QTextDocument> m_text;
};

/// Asks for a printer and prints. Returns at once; what goes wrong later is said in a message of its own.
void printSheet(Sheet sheet, QWidget* window);

} // namespace seiche
