// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextBrowser>

class QPrinter;

namespace seiche {

/// A built-in page of docs/: Markdown with pictures and tables in the window's colours and type
/// size. Links between pages are followed; web links open in the desktop browser.
class HelpPage : public QTextBrowser {
    Q_OBJECT

public:
    explicit HelpPage(QWidget* parent = nullptr);

    struct Heading {
        QString text;
        int level = 1; ///< 1 for the page title
    };
    /// Returns all headings in page order.
    QList<Heading> headings() const;
    void goToHeading(qsizetype number);

    /// Opens a page, e.g. "teachers/guide", in this language, e.g. "el", or in English if
    /// untranslated.
    void open(const QString& name, const QString& language);
    /// Returns a built-in page's path. Empty if none.
    static QString pathOf(const QString& name, const QString& language);

    /// Prints the page. Not allowed during the layout.
    void printAll(QPrinter& printer) const;

    /// Returns the lesson id of a student-sheet link, e.g. "resonance". Empty for other links. The
    /// program generates the sheet.
    static QString lessonOfSheet(const QUrl& target);

    QVariant loadResource(int type, const QUrl& name) override;

signals:
    /// Emitted after every layout of a page.
    void pageChanged();
    /// Emitted when a student-sheet link is followed.
    void sheetRequested(const QString& lesson);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow(const QUrl& link);
    void layOut();
    void layOutAgain();
    void goToAnchor(const QString& anchor);
    int pictureRoom() const;

    QUrl m_page;          ///< URL of the shown page without anchor
    int m_laidOutFor = 0; ///< picture width of the last layout
};

} // namespace seiche
