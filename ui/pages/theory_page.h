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

/// The theory: the whole derivation with miniatures, and the program's code.
///
/// Its content is built when first shown.
class TheoryPage : public QWidget {
    Q_OBJECT

public:
    explicit TheoryPage(QWidget* parent = nullptr);
    ~TheoryPage() override;

    const TheoryText& text() const { return m_text; }
    const std::vector<StepRow*>& steps() const { return m_steps; }
    CodePage* codePage() const { return m_code; }
    /// Scrolls to this section. "code" opens the code page.
    void showSection(const QString& id);
    /// Text size relative to the theme, 0.7 … 2.5. A change of zoom or page width keeps the line
    /// being read, a quarter down the page, at its position.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    /// Prints via the print dialog, which includes PDF files.
    void print();

signals:
    /// Emitted when the reader opens an experiment link.
    void experimentRequested(const seiche::ExperimentLink& link);

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
    /// Scrolls to this position in a text of the derivation, at least `margin` pixels from the
    /// edges.
    void showPlace(const QTextEdit& text, const QTextCursor& cursor, int margin = 30);
    void noteSection();
    /// A position in the derivation that survives layout changes.
    struct Place {
        QPointer<QWidget> part; ///< text or equation; null: top of the page
        int character = -1;     ///< index in a text, else -1
        double share = 0.0;     ///< fraction of the height of part or line
        int below = 0;          ///< distance from the top of the view, in pixels
    };
    Place placeRead() const;
    void returnToPlace();
    void settle();
    /// `holdLayout` suspends the layout until `applySizes`.
    void holdLayout();
    void applySizes();
    void scrollBy(double pages);

    TheoryText m_text;
    ReadingBar* m_bar;
    QStackedWidget* m_stack;
    QScrollArea* m_area;
    CodePage* m_code = nullptr;
    std::vector<StepRow*> m_steps;
    std::vector<std::size_t> m_firstSteps; ///< index of the first step of each section
    TextSearch m_search;
    double m_zoom = 1.0;
    Place m_place;         ///< position being read
    int m_placeWidth = 0;  ///< page width when `m_place` was stored
    bool m_laying = false; ///< layout change under way: `m_place` must stay
    bool m_words = false;
    bool m_stale = true;      ///< to be rebuilt at the next show
    bool m_sizesStale = true; ///< sizes to be applied at the next show
    std::unique_ptr<QPrinter> m_printer;
};

} // namespace seiche
