// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/drawn_subject.h"
#include "widgets/choice.h"
#include "widgets/value_entry.h"

#include <QDialog>
#include <QLabel>

#include <array>
#include <optional>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace seiche {

class CurveEditor;
class RasterPreview;
class ShapePreview;
class WrappedLabel;

/// Dialog for a formula, a drawn curve or a grey image that sets string displacements, pool
/// heights, the speed in a medium or the waveform of a source. Shows a live preview. Deletes itself
/// when closed.
class FormulaDialog : public QDialog {
    Q_OBJECT

public:
    FormulaDialog(Session& session, QWidget* window);

    using QDialog::open;
    /// Opens the dialog, or raises the open dialog, for `subject`. Default: the displacements or
    /// heights of the shown medium.
    static void open(Session& session, QWidget* window, std::optional<DrawnSubject> subject = {});

    void setSubject(DrawnSubject subject);
    void setMeans(DrawnMeans means);
    /// Reads an image's grey levels in the background.
    void readPicture(const QString& path);

private:
    void makeFormula();
    void makeRange();
    void makeButtons();
    void layOut();
    DrawnSubject subject() const { return m_subject->value(); }
    DrawnMeans means() const { return m_means->value(); }
    RasterQuantity quantity() const;
    DrawnValues values() const { return {m_session, subject()}; }
    /// Lists the subjects of the shown scene.
    void offerSubjects();
    /// Shows the fields for the current subject and means.
    void showParts();
    /// Loads the values of the selected object.
    void takeOver();
    void updatePreview();
    void choosePicture();
    void setPicture(const std::optional<Raster>& picture, const QString& name, const QString& why);
    void start();
    std::variant<Raster, QString> made(DrawnValues::Detail detail) const;

    Session& m_session;
    Choice<DrawnSubject>* m_subject;
    Choice<DrawnMeans>* m_means;
    QLabel *m_subjectLabel, *m_meansLabel, *m_question, *m_quantityLabel;
    QLineEdit* m_formula;
    QComboBox* m_examples;
    CurveEditor* m_curve;
    QPushButton* m_choose;
    Choice<RasterQuantity>* m_quantity;
    std::array<QLabel*, 2> m_rangeLabels{};
    std::array<ValueEntry*, 2> m_rangeEntries{};
    DrawnValues::Range m_range{0.0, 1.0};
    ShapePreview* m_line;
    RasterPreview* m_field;
    WrappedLabel* m_note;
    QPushButton* m_start;
    std::optional<Raster> m_picture; ///< the image, 0 for black and 1 for white
    QString m_pictureNote;
};

} // namespace seiche
