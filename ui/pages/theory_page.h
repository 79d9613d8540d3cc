// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/experiment_link.h"
#include "pages/text_search.h"
#include "pages/theory_text.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QPrinter;
class QScrollArea;
class QStackedWidget;

namespace seiche {

class CodePage;
class ReadingBar;
class StepRow;

/// The theory: the whole derivation with its miniatures, and the code that runs.
///
/// It is made when it is first shown.
class TheoryPage : public QWidget {
    Q_OBJECT

public:
    explicit TheoryPage(QWidget* parent = nullptr);
    ~TheoryPage() override;

    const TheoryText& text() const { return m_text; }
    const std::vector<StepRow*>& steps() const { return m_steps; }
    CodePage* codePage() const { return m_code; }
    /// Scrolls to the section; "code" is the code page.
    void showSection(const QString& id);
    /// Times the theme's size of text, 0.7 ... 2.5. The line that is read, a quarter down the page, stays where
    /// it is, as it does when the page becomes wider or narrower.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    /// Asks for a printer, which may be a PDF file, and prints.
    void print();

signals:
    /// The reader wants to try something on the big page.
    void experimentWanted(const seiche::ExperimentLink& link);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void showCode();
    void follow(const QUrl& link);
    void find(const QString& words);
    void goToHit(int way);
    void markEquations();
    /// Scrolls the derivation so that this place of one of its texts is seen, `margin` from the edges.
    void showPlace(const QTextEdit& text, const QTextCursor& cursor, int margin = 30);
    void noteSection();
    /// A place in the derivation that stays the same when its layout changes.
    struct Place {
        QPointer<QWidget> part; ///< of a step; null: the top of all
        int character = -1;     ///< in a text
        double share = 0.0;     ///< of its height, or of the character's line
        int below = 0;          ///< where it is seen: pixels below the upper edge
    };
    Place placeRead() const;
    void returnToPlace();
    void settle();
    /// Between the two the layout rests.
    void holdLayout();
    void applySizes();
    void scrollBy(double pages);

    TheoryText m_text;
    ReadingBar* m_bar;
    QStackedWidget* m_stack;
    QScrollArea* m_area;
    CodePage* m_code = nullptr;
    std::vector<StepRow*> m_steps;
    std::vector<std::size_t> m_firstSteps; ///< of each section
    TextSearch m_search;
    double m_zoom = 1.0;
    Place m_place;         ///< what is read
    int m_placeWidth = 0;  ///< of the page when it was noted
    bool m_laying = false; ///< the layout is being changed, and what is read does not
    bool m_words = false;
    bool m_stale = true;      ///< to be rebuilt when it is shown
    bool m_sizesStale = true; ///< to be given its sizes then
    std::unique_ptr<QPrinter> m_printer;
};

} // namespace seiche
