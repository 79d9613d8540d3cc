// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextBrowser>

class QPrinter;

namespace seiche {

/// A page of docs/ as it is built in, to read: Markdown with pictures and tables in the colours and the size of
/// type of the window. Links to other pages and their headings are followed; those to the net are left to the
/// desktop.
class HelpPage : public QTextBrowser {
    Q_OBJECT

public:
    explicit HelpPage(QWidget* parent = nullptr);

    struct Heading {
        QString text;
        int level = 1; ///< 1 is the page's title
    };
    /// All headings, in order.
    QList<Heading> headings() const;
    void goToHeading(qsizetype number);

    /// Opens a page: "teachers/guide" in this language ("el"), in English when there is none.
    void open(const QString& name, const QString& language);
    /// The path of a page that is built in; empty when there is none.
    static QString pathOf(const QString& name, const QString& language);

    /// Prints all of the page as it is read on paper, whatever the size of type in the window. Not while the
    /// page is being laid out.
    void printAll(QPrinter& printer) const;

    /// The lesson ("resonance") whose sheet for students a link leads to; empty for other links. The program
    /// makes the sheet itself.
    static QString lessonOfSheet(const QUrl& target);

    QVariant loadResource(int type, const QUrl& name) override;

signals:
    /// Another page is shown, or the same in other type.
    void pageChanged();
    /// A link to the sheet for students of this lesson was followed.
    void sheetWanted(const QString& lesson);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow(const QUrl& link);
    void layOut();
    void layOutAgain();
    void goToAnchor(const QString& anchor);
    int pictureRoom() const;

    QUrl m_page;          ///< that is laid out, without a heading
    int m_laidOutFor = 0; ///< the width of its pictures
};

} // namespace seiche
