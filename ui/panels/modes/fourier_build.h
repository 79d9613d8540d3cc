// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "theory/fourier_shapes.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace seiche {

class ShapePreview;
class ValueEntry;
class ValueSlider;
class WrappedLabel;
template <class E>
class Choice;

/// Target shape of the Fourier synthesis.
enum class BuiltShape { Square, Triangle, Saw, Drawn, Present };

/// Fourier synthesis: starts the string with the first terms of a shape's series, and restarts it
/// whenever their number changes.
class FourierBuild : public QWidget {
    Q_OBJECT

public:
    FourierBuild(Session& session, QWidget* parent);

    void refresh(bool arePlain);
    void retranslate();
    /// Returns whether a rebuild is pending.
    bool isBuildPending() const { return m_frame.isActive(); }

signals:
    /// Emitted after the string has been built.
    void built();

private:
    void arrange();
    void restyle();
    /// Computes the series of the chosen shape again.
    void rebuildSeries();
    /// Returns whether the chosen shape is a current or earlier shape of the string.
    bool isFromString() const;
    std::vector<double> chosenShape() const;
    void setTerms(double terms);
    void build();
    int shownTerms() const;
    void drawSum();
    void offer();

    Session& m_session;
    QLabel* m_shapeLabel;
    Choice<BuiltShape>* m_shape;
    ShapePreview* m_preview;
    QLabel* m_termsLabel;
    ValueSlider* m_slider;
    ValueEntry* m_entry;
    QPushButton* m_build;
    WrappedLabel* m_words;
    QTimer m_frame;
    std::optional<Experiment> m_takenFor;
    std::optional<DrawnShape> m_takenDrawn; ///< last drawn shape at that time
    std::optional<FourierSeries> m_series;
    std::vector<double> m_ideal; ///< target shape at its final displacement
    double m_highest = 0.0;      ///< largest displacement in `m_ideal`
    int m_terms = 3;
    bool m_isBuilt = false; ///< whether the run began with the built shape
    bool m_arePlain = true;
    int m_stroke;
};

} // namespace seiche
