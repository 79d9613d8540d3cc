// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/formula_dialog.h"

#include "documents/documents.h"
#include "documents/grey_picture.h"
#include "files/formula.h"
#include "lock/class_lock.h"
#include "theme/theme.h"
#include "widgets/curve_editor.h"
#include "widgets/drop_down.h"
#include "widgets/raster_preview.h"
#include "widgets/shape_preview.h"
#include "widgets/wrapped_label.h"
#include "wording/problems.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

QString nameOfQuantity(RasterQuantity quantity) {
    return quantity == RasterQuantity::Speed
               ? QCoreApplication::translate("seiche::FormulaDialog", "speed of waves")
               : QCoreApplication::translate("seiche::FormulaDialog", "depth of the water");
}

} // namespace

FormulaDialog::FormulaDialog(Session& session, QWidget* window)
    : QDialog(window), m_session(session),
      m_subject(new Choice<DrawnSubject>(DrawnValues::subjectsOf(session.scene()), &DrawnValues::nameOf, this)),
      m_means(new Choice<DrawnMeans>({DrawnMeans::Formula}, &DrawnValues::nameOf, this)),
      m_subjectLabel(new QLabel(tr("Values for"), this)), m_meansLabel(new QLabel(tr("Defined by"), this)),
      m_question(new QLabel(this)), m_quantityLabel(new QLabel(tr("Quantity"), this)),
      m_formula(new QLineEdit(this)), m_examples(new DropDown(this)), m_curve(new CurveEditor(this)),
      m_choose(new QPushButton(tr("Choose picture…"), this)),
      m_quantity(
          new Choice<RasterQuantity>({RasterQuantity::Speed, RasterQuantity::Depth}, nameOfQuantity, this)),
      m_line(new ShapePreview(this)), m_field(new RasterPreview(this)), m_note(new WrappedLabel(this)) {
    setObjectName(QStringLiteral("formulaDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Formula, curve or picture"));
    m_subject->setObjectName(QStringLiteral("drawnSubject"));
    m_subject->setAccessibleName(m_subjectLabel->text());
    m_subjectLabel->setBuddy(m_subject);
    m_means->setObjectName(QStringLiteral("drawnMeans"));
    m_means->setAccessibleName(m_meansLabel->text());
    m_meansLabel->setBuddy(m_means);
    m_quantity->setObjectName(QStringLiteral("drawnQuantity"));
    m_quantity->setAccessibleName(m_quantityLabel->text());
    m_quantityLabel->setBuddy(m_quantity);
    m_curve->setObjectName(QStringLiteral("drawnCurve"));
    m_curve->setAccessibleName(tr("The curve"));
    m_choose->setObjectName(QStringLiteral("choosePicture"));
    m_choose->setAutoDefault(false);
    for (QWidget* preview : std::initializer_list<QWidget*>{m_line, m_field}) {
        preview->setAccessibleName(tr("The shape"));
        preview->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        preview->setMinimumHeight(Theme::current().px(150));
    }
    m_note->setObjectName(QStringLiteral("formulaNote"));
    m_note->setProperty("type", "small");
    m_note->setReportingHeight(true);
    makeFormula();
    makeRange();
    makeButtons();
    connect(m_subject, &QComboBox::activated, this, [this] { setSubject(subject()); });
    connect(m_means, &QComboBox::activated, this, [this] { setMeans(means()); });
    connect(m_quantity, &QComboBox::activated, this, &FormulaDialog::updatePreview);
    connect(m_curve, &CurveEditor::drawn, this, &FormulaDialog::updatePreview);
    connect(m_choose, &QPushButton::clicked, this, &FormulaDialog::choosePicture);
    connect(&m_session, &Session::runReplaced, this, &FormulaDialog::offerSubjects);
    connect(&Selection::of(m_session), &Selection::changed, this, &FormulaDialog::updatePreview);
    layOut();
    setSubject(subject());
    m_formula->selectAll();
    m_formula->setFocus();
}

void FormulaDialog::makeFormula() {
    m_question->setBuddy(m_formula);
    m_question->setWordWrap(true);
    m_formula->setObjectName(QStringLiteral("formula"));
    m_formula->setMaxLength(static_cast<int>(limits::formulaBytes));
    m_examples->setObjectName(QStringLiteral("formulaExamples"));
    m_examples->setAccessibleName(tr("Examples"));
    connect(m_formula, &QLineEdit::textChanged, this, &FormulaDialog::updatePreview);
    connect(m_examples, &QComboBox::activated, this, [this](int index) {
        if (index > 0) m_formula->setText(m_examples->itemText(index));
        m_examples->setCurrentIndex(0);
    });
}

void FormulaDialog::makeRange() {
    for (std::size_t end = 0; end < m_rangeEntries.size(); ++end) {
        auto* label = m_rangeLabels[end] = new QLabel(this);
        auto* entry = m_rangeEntries[end] = new ValueEntry(this);
        entry->setObjectName(end == 0 ? QStringLiteral("drawnFrom") : QStringLiteral("drawnTo"));
        entry->setStyle({0, 6, {}});
        entry->setFixedWidth(Theme::current().px(92));
        label->setBuddy(entry);
        const auto give = [this, end](double value) {
            const DrawnValues::Range allowed = values().allowed(quantity());
            (end == 0 ? m_range.min : m_range.max) = std::clamp(value, allowed.min, allowed.max);
            showParts();
            updatePreview();
        };
        connect(entry, &ValueEntry::typed, this, give);
        connect(entry, &ValueEntry::stepsRequested, this,
                [this, end, give](int steps) { give((end == 0 ? m_range.min : m_range.max) + 0.1 * steps); });
    }
}

void FormulaDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->setObjectName(QStringLiteral("formulaButtons"));
    m_start = buttons->addButton(tr("Start"), QDialogButtonBox::ActionRole);
    m_start->setObjectName(QStringLiteral("startFormula"));
    m_start->setDefault(true);
    connect(m_start, &QPushButton::clicked, this, &FormulaDialog::start);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void FormulaDialog::layOut() {
    auto* head = new QGridLayout;
    head->addWidget(m_subjectLabel, 0, 0);
    head->addWidget(m_subject, 0, 1);
    head->addWidget(m_meansLabel, 1, 0);
    head->addWidget(m_means, 1, 1);
    head->addWidget(m_quantityLabel, 2, 0);
    head->addWidget(m_quantity, 2, 1);
    head->setColumnStretch(1, 1);
    auto* range = new QHBoxLayout;
    for (std::size_t end = 0; end < m_rangeEntries.size(); ++end) {
        range->addWidget(m_rangeLabels[end]);
        range->addWidget(m_rangeEntries[end]);
    }
    range->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_question);
    column->addWidget(m_formula);
    column->addWidget(m_examples);
    column->addWidget(m_choose);
    column->addLayout(range);
    column->addWidget(m_curve, 1);
    column->addWidget(m_line, 1);
    column->addWidget(m_field, 1);
    column->addWidget(m_note);
    column->addWidget(findChild<QDialogButtonBox*>(QStringLiteral("formulaButtons")));
    setMinimumWidth(Theme::current().px(420));
}

void FormulaDialog::open(Session& session, QWidget* window, std::optional<DrawnSubject> subject) {
    auto* dialog = window->findChild<FormulaDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (!dialog) dialog = new FormulaDialog(session, window);
    if (subject) dialog->setSubject(*subject);
    dialog->show();
    dialog->activateWindow();
}

RasterQuantity FormulaDialog::quantity() const {
    return values().hasQuantity() ? m_quantity->value() : RasterQuantity::Speed;
}

// The shown scene may have changed.
void FormulaDialog::offerSubjects() {
    const std::vector<DrawnSubject> offered = DrawnValues::subjectsOf(m_session.scene());
    const bool goesOn = std::ranges::find(offered, subject()) != offered.end();
    m_subject->offer(offered);
    if (goesOn) updatePreview(); // keeps the typed text
    else setSubject(offered.front());
}

void FormulaDialog::setSubject(DrawnSubject subject) {
    m_subject->show(subject);
    m_means->offer(DrawnValues::meansOf(this->subject()));
    if (m_means->currentIndex() < 0) m_means->setCurrentIndex(0);
    m_examples->clear();
    m_examples->addItem(tr("Examples"));
    const QStringList examples = values().examples();
    m_examples->addItems(examples);
    const QSignalBlocker quiet(m_formula);
    m_formula->setText(examples.front());
    takeOver();
    setMeans(means());
}

void FormulaDialog::takeOver() {
    if (const QString formula = values().formulaNow(); !formula.isEmpty()) m_formula->setText(formula);
    m_quantity->show(values().quantityNow().value_or(RasterQuantity::Speed));
    if (std::vector<double> drawn = values().curveNow(); !drawn.empty()) {
        m_curve->setShares(std::move(drawn));
        return m_means->show(DrawnMeans::Curve);
    }
    // One sine period for a source, a flat line for other subjects.
    std::vector<double> shares(CurveEditor::usualPlaces, 0.5);
    if (subject() == DrawnSubject::Source)
        for (std::size_t i = 0; i < shares.size(); ++i)
            shares[i] = 0.5 + 0.5 * std::sin(2.0 * std::numbers::pi * static_cast<double>(i) /
                                             static_cast<double>(shares.size()));
    m_curve->setShares(std::move(shares));
}

void FormulaDialog::setMeans(DrawnMeans means) {
    m_means->show(means);
    m_range = values().usual(this->means());
    // Images of lakes usually contain depths.
    if (values().hasQuantity() && this->means() == DrawnMeans::Picture && !values().quantityNow())
        m_quantity->show(RasterQuantity::Depth);
    showParts();
    updatePreview();
}

void FormulaDialog::showParts() {
    const bool isFormula = means() == DrawnMeans::Formula, isCurve = means() == DrawnMeans::Curve;
    m_question->setText(values().question());
    m_formula->setAccessibleName(m_question->text());
    for (QWidget* part : std::initializer_list<QWidget*>{m_question, m_formula, m_examples})
        part->setVisible(isFormula);
    for (QWidget* part : std::initializer_list<QWidget*>{m_quantityLabel, m_quantity})
        part->setVisible(values().hasQuantity());
    m_choose->setVisible(means() == DrawnMeans::Picture);
    m_curve->setVisible(isCurve);
    m_line->setVisible(isFormula && values().isLine());
    m_field->setVisible(!isCurve && !values().isLine());
    const bool hasRange = !isFormula && subject() != DrawnSubject::Source;
    m_rangeLabels[0]->setText(isCurve ? tr("Bottom") : tr("Black"));
    m_rangeLabels[1]->setText(isCurve ? tr("Top") : tr("White"));
    const std::array<double, 2> ends{m_range.min, m_range.max};
    for (std::size_t end = 0; end < m_rangeEntries.size(); ++end) {
        m_rangeLabels[end]->setVisible(hasRange);
        m_rangeEntries[end]->setVisible(hasRange);
        m_rangeEntries[end]->setAccessibleName(isCurve    ? end == 0 ? tr("Value at the bottom of the curve")
                                                                     : tr("Value at the top of the curve")
                                                  : end == 0 ? tr("Value for black")
                                                          : tr("Value for white"));
        m_rangeEntries[end]->show(ends[end]);
    }
    m_curve->setMeaning(m_range.min, m_range.max, subject() == DrawnSubject::Source);
    m_start->setText(subject() == DrawnSubject::String || subject() == DrawnSubject::Pool ? tr("Start")
                                                                                          : tr("Apply"));
}

std::variant<Raster, QString> FormulaDialog::made(DrawnValues::Detail detail) const {
    switch (means()) {
    case DrawnMeans::Formula: {
        auto found = values().ofFormula(m_formula->text().toStdString(), quantity(), detail);
        if (auto* raster = std::get_if<Raster>(&found)) return std::move(*raster);
        return problemInWords(std::get<Message>(found));
    }
    case DrawnMeans::Curve: return values().ofCurve(m_curve->shares(), m_range);
    case DrawnMeans::Picture: break;
    }
    if (m_picture) return DrawnValues::ofPicture(*m_picture, m_range);
    return m_pictureNote.isEmpty()
               ? tr("A PNG, JPEG or BMP picture of at most 16 MiB. Colours are converted to brightness.")
               : m_pictureNote;
}

void FormulaDialog::updatePreview() {
    auto found = made(DrawnValues::Detail::Preview);
    const Raster* raster = std::get_if<Raster>(&found);
    m_start->setEnabled(raster);
    if (!raster) {
        m_line->showHeights({});
        m_field->showRaster({}, values().aspect());
        m_note->setText(std::get<QString>(found));
        return;
    }
    m_line->showHeights(values().isLine() ? raster->values : std::vector<double>());
    const SharedRaster shared(*raster);
    if (!values().isLine()) m_field->showRaster(shared, values().aspect());
    QString note = values().warning(shared, quantity());
    if (note.isEmpty() && means() == DrawnMeans::Formula)
        note = tr("Functions: sin, cos, tan, exp, ln, sqrt, abs, min, max …; powers with ^; a ? b : c; pi.");
    if (note.isEmpty() && means() == DrawnMeans::Curve)
        note = tr("Drag to draw the curve. Keys: Left and Right move, with Shift they draw. Up and Down change "
                  "the value.");
    if (note.isEmpty()) note = m_pictureNote;
    m_note->setText(note);
}

void FormulaDialog::choosePicture() {
    if (isClassLocked()) return setPicture(std::nullopt, {}, lockedForTheClass().heading);
    auto* dialog = new QFileDialog(this, tr("Greyscale picture"));
    dialog->setObjectName(QStringLiteral("greyPictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Pictures (*.png *.jpg *.jpeg *.bmp)"));
    connect(dialog, &QFileDialog::fileSelected, this, &FormulaDialog::readPicture);
    dialog->open();
}

void FormulaDialog::readPicture(const QString& path) {
    QThreadPool::globalInstance()->start([dialog = QPointer(this), path, pool = values().grid()] {
        QString why;
        const std::optional<Raster> picture = readGreyPicture(path, pool, why);
        QMetaObject::invokeMethod(qApp, [dialog, picture, path, why] {
            if (dialog) dialog->setPicture(picture, QFileInfo(path).fileName(), why);
        });
    });
}

void FormulaDialog::setPicture(const std::optional<Raster>& picture, const QString& name, const QString& why) {
    m_picture = picture;
    m_pictureNote = picture ? tr("%1, %2 × %3 points").arg(name).arg(picture->columns).arg(picture->rows) : why;
    updatePreview();
}

void FormulaDialog::start() {
    const auto subjects = DrawnValues::subjectsOf(m_session.scene());
    if (std::ranges::find(subjects, subject()) == subjects.end()) return;
    auto found = made(DrawnValues::Detail::Whole);
    if (const QString* why = std::get_if<QString>(&found)) return m_note->setText(*why);
    QStringList lines;
    for (const Problem& problem : values().applyValues(std::get<Raster>(std::move(found)), quantity()))
        lines << problemInWords(problem);
    if (!lines.isEmpty()) m_note->setText(lines.join(QLatin1Char('\n')));
}

} // namespace seiche

#include "moc_formula_dialog.cpp"
