// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace seiche {

/// A label of several lines that is as high as its text at its present width.
///
/// Unlike a plain wrapping label it does not make the panel around it ask for more height than the panel's
/// other parts need.
class WrappedLabel : public QLabel {
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget* parent = nullptr);

    /// Where the panel has all the height it asks for: tells layouts its height at every width, as others do.
    void setTelling(bool telling);

    bool hasHeightForWidth() const override { return m_telling; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return m_telling ? QLabel::minimumSizeHint() : sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void holdMarks();

    bool m_telling = false;
};

} // namespace seiche
