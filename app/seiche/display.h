// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <memory>

namespace seiche {

/// Connects to the display. Where there is none, or it does not answer, one sentence says so on standard error
/// and the program ends with status 1; Qt by itself would abort with advice for programmers. What Qt and its
/// libraries say meanwhile is kept back, and shown when the connection stands. Like QApplication, it takes its
/// own options out of `argc` and `argv`, which must outlive it.
std::unique_ptr<QApplication> connectToDisplay(int& argc, char** argv);

} // namespace seiche
