// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

#include <QListWidget>

namespace seiche {

/// The names of all objects and probes, of which several can be selected: with Shift and Ctrl, by mouse and
/// keys. It is as high as it needs, up to some rows.
class ObjectList : public QListWidget {
    Q_OBJECT

public:
    ObjectList(Session& session, QWidget* parent);

    /// Shows what there is, and what is selected; hidden where there is nothing.
    void refresh();

private:
    void fit();

    Session& m_session;
    Selection& m_selection;
};

} // namespace seiche
