// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sudden_end.h"

#include <QThread>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <utility>

namespace seiche {

namespace {

Recovery* unsaved = nullptr;
/// What keeping takes when nothing else is left, in bytes.
constexpr std::size_t reserved = 16'000'000;
void* reserve = nullptr;
constexpr unsigned long mostSecondsToKeep = 5;
std::terminate_handler usualEnd = nullptr;
QtMessageHandler usualMessages = nullptr;

// Another thread that ends the program must not read what this one is changing.
bool isOfThisThread() { return unsaved && QThread::currentThread() == unsaved->thread(); }

void keepUnsaved() {
    if (isOfThisThread()) std::exchange(unsaved, nullptr)->keepForNextStart();
}

void keepAtExit() {
    if (!unsaved) return;
    keepUnsaved();
    // Qt complains of its own threads then, which nobody has ended.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
}

[[noreturn]] void keepAndEnd() {
    try {
        keepUnsaved();
    } catch (const std::bad_alloc&) { // then what was kept before has to do
    }
    std::_Exit(1);
}

[[noreturn]] void endForLackOfMemory() {
    std::fputs("seiche: there is not enough memory\n", stderr);
    std::free(std::exchange(reserve, nullptr));
    if (unsaved && !isOfThisThread()) {
        // Unless its thread waits for this one.
        QMetaObject::invokeMethod(unsaved, keepAndEnd, Qt::QueuedConnection);
        QThread::sleep(mostSecondsToKeep);
    }
    keepAndEnd();
}

[[noreturn]] void onTerminate() {
    try {
        if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        endForLackOfMemory();
    } catch (...) { // a mistake, which leaves a core
    }
    usualEnd();
    std::abort();
}

// Without the memory for the window's picture Qt says so, paints all the same, and crashes.
void onMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (message.startsWith(QLatin1String("failed to mmap segment"))) endForLackOfMemory();
    usualMessages(type, context, message);
}

} // namespace

void endOnLackOfMemory() { usualEnd = std::set_terminate(onTerminate); }

SuddenEnd::SuddenEnd(Recovery& recovery) {
    unsaved = &recovery;
    reserve = std::malloc(reserved);
    std::atexit(keepAtExit);
    usualMessages = qInstallMessageHandler(onMessage);
}

SuddenEnd::~SuddenEnd() {
    unsaved = nullptr;
    qInstallMessageHandler(usualMessages);
    std::free(std::exchange(reserve, nullptr));
}

} // namespace seiche
