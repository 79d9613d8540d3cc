// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QButtonGroup;

namespace seiche {

/// Row of buttons for the sections of a panel, wrapped into two rows if narrow. Arrow keys and
/// Return choose a section, because SPACE taps.
class SectionBar : public QWidget {
    Q_OBJECT

public:
    /// `names` are the object names of the buttons.
    SectionBar(const std::vector<const char*>& names, QWidget* parent);

    void setTexts(const QStringList& texts);
    void setOffered(int section, bool offered);
    int section() const;
    /// Selects a section without emitting a signal.
    void choose(int section);

signals:
    void chosen(int section);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QButtonGroup* m_buttons;
};

} // namespace seiche
