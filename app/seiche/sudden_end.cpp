// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sudden_end.h"

#include <QThread>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <utility>

namespace seiche {

namespace {

Recovery* unsaved = nullptr;
std::terminate_handler usualEnd = nullptr;

void keepUnsaved() {
    // Another thread that ends the program must not read what this one is changing.
    if (unsaved && QThread::currentThread() == unsaved->thread())
        std::exchange(unsaved, nullptr)->keepForNextStart();
}

[[noreturn]] void endForLackOfMemory() {
    try {
        if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        std::fputs("seiche: there is not enough memory\n", stderr);
        try {
            keepUnsaved();
        } catch (const std::bad_alloc&) { // then what was kept before has to do
        }
        std::_Exit(1);
    } catch (...) { // a mistake, which leaves a core
    }
    usualEnd();
    std::abort();
}

} // namespace

void endOnLackOfMemory() { usualEnd = std::set_terminate(endForLackOfMemory); }

SuddenEnd::SuddenEnd(Recovery& recovery) {
    unsaved = &recovery;
    std::atexit(keepUnsaved);
}

SuddenEnd::~SuddenEnd() { unsaved = nullptr; }

} // namespace seiche
