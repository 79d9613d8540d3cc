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

/// What a string can be built towards from its standing waves.
enum class BuiltShape { Square, Triangle, Saw, Drawn, Present };

/// Fourier synthesis: the string starts with the first terms of a shape's series. While their number is changed
/// after that, it starts again with each.
class FourierBuild : public QWidget {
    Q_OBJECT

public:
    FourierBuild(Session& session, QWidget* parent);

    void refresh(bool arePlain);
    void retranslate();
    /// Whether the string is about to start with another number of terms.
    bool isAboutToBuild() const { return m_frame.isActive(); }

signals:
    /// The string has been built.
    void built();

private:
    void arrange();
    void restyle();
    /// Takes the chosen shape anew.
    void take();
    /// Whether the chosen shape is one that the string has or had.
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
    std::optional<DrawnShape> m_takenDrawn; ///< the last that had been drawn then
    std::optional<FourierSeries> m_series;
    std::vector<double> m_ideal; ///< as high as it is to be
    double m_highest = 0.0;      ///< of it
    int m_terms = 3;
    bool m_isBuilt = false; ///< the run began with it
    bool m_arePlain = true;
    int m_stroke;
};

} // namespace seiche
