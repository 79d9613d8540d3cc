// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QButtonGroup;

namespace seiche {

/// A row of buttons for the sections of a panel, of which one is shown; in two rows where they would be cut
/// off. Arrow keys and Return choose one: SPACE pulls wherever the focus is.
class SectionBar : public QWidget {
    Q_OBJECT

public:
    /// With the object names of its buttons.
    SectionBar(const std::vector<const char*>& names, QWidget* parent);

    void setTexts(const QStringList& texts);
    void setOffered(int section, bool offered);
    int section() const;
    /// Emits nothing.
    void choose(int section);

signals:
    void chosen(int section);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QButtonGroup* m_buttons;
};

} // namespace seiche
