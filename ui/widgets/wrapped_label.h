// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace seiche {

/// Multi-line label with the height of its text at the current width.
///
/// Unlike a word-wrapped QLabel, it does not increase the height that its panel requests.
class WrappedLabel : public QLabel {
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget* parent = nullptr);

    /// Sets whether layouts receive the height for every width, for panels with unlimited height.
    void setReportingHeight(bool telling);

    /// Keeps the height of this text, so that showing it later moves nothing. Empty: none.
    void reserve(const QString& text);

    bool hasHeightForWidth() const override { return m_isReportingHeight; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override {
        return m_isReportingHeight ? QLabel::minimumSizeHint() : sizeHint();
    }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void reserveAccents();

    bool m_isReportingHeight = false;
    QLabel* m_reserved = nullptr; ///< hidden; has the reserved text
};

} // namespace seiche
