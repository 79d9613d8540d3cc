// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/height_record.h"

#include <algorithm>
#include <type_traits>

namespace seiche {

HeightRecord::HeightRecord(const std::vector<Place>& places) {
    for (const Place& place : places) m_seen.push_back({place, m_seen.size()});
    std::ranges::sort(m_seen, {}, [](const Seen& seen) { return seen.place.y; });
}

template <class T>
void HeightRecord::expect(const Wave<T>& wave, std::int64_t steps) {
    if (m_heights.empty()) m_firstFrame = wave.frame + 1;
    m_isWhole = std::is_integral_v<T>;
    m_expected = m_heights.size();
    m_heights.resize(m_expected + static_cast<std::size_t>(steps) * m_seen.size());
    for (std::int64_t done = 1; done <= steps; ++done) store(done, wave.now.cells(), wave.now);
}

template void HeightRecord::expect(const Wave<float>&, std::int64_t);
template void HeightRecord::expect(const Wave<std::int32_t>&, std::int64_t);

} // namespace seiche
