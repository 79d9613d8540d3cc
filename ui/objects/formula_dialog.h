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

/// Takes a formula, a curve drawn by hand or a grey picture for the heights of string or pool, the speed in a
/// medium or the swing of a source; shows what it gives while it is made, and brings it into the run. It
/// deletes itself when it is closed.
class FormulaDialog : public QDialog {
    Q_OBJECT

public:
    FormulaDialog(Session& session, QWidget* window);

    using QDialog::open;
    /// Shows one, or the one that is open, for this subject, or for the heights of what is shown.
    static void open(Session& session, QWidget* window, std::optional<DrawnSubject> subject = {});

    void setSubject(DrawnSubject subject);
    void setMeans(DrawnMeans means);
    /// Takes the greys of a picture file, in the background.
    void readPicture(const QString& path);

private:
    void makeFormula();
    void makeRange();
    void makeButtons();
    void lay();
    DrawnSubject subject() const { return m_subject->value(); }
    DrawnMeans means() const { return m_means->value(); }
    RasterQuantity quantity() const;
    DrawnValues values() const { return {m_session, subject()}; }
    /// The subjects of the scene that is shown.
    void offerSubjects();
    /// What there is to fill in for subject and means.
    void showParts();
    /// What the selected object has already.
    void takeOver();
    void look();
    void choosePicture();
    void take(const std::optional<Raster>& picture, const QString& name, const QString& why);
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
    std::optional<Raster> m_picture; ///< as it was read, black for 0 and white for 1
    QString m_pictureNote;
};

} // namespace seiche
