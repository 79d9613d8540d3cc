// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace seiche {

/// Immutable list that copies share, because experiments, events and snapshots often copy long
/// lists.
///
/// Reads like a constant vector. To change it, assign a new list. Reading is thread-safe.
template <class T>
class SharedList {
public:
    SharedList() = default;
    SharedList(std::vector<T> values) // NOLINT(google-explicit-constructor)
        : m_values(values.empty() ? nullptr : std::make_shared<const std::vector<T>>(std::move(values))) {}
    SharedList(std::initializer_list<T> values) : SharedList(std::vector<T>(values)) {}

    const std::vector<T>& values() const {
        static const std::vector<T> none;
        return m_values ? *m_values : none;
    }
    bool empty() const { return !m_values; }
    std::size_t size() const { return values().size(); }
    const T& operator[](std::size_t place) const { return values()[place]; }
    auto begin() const { return values().begin(); }
    auto end() const { return values().end(); }

    /// Returns the shared address, equal for copies. Null if empty.
    const void* address() const { return m_values.get(); }

    friend bool operator==(const SharedList& one, const SharedList& other) {
        return one.m_values == other.m_values || one.values() == other.values();
    }

private:
    std::shared_ptr<const std::vector<T>> m_values; ///< null if empty
};

} // namespace seiche
