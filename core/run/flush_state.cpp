// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/flush_state.h"

#include "wave/flushing.h"

namespace seiche {

namespace {

template <class T>
void flushField(Field<T>& field) {
    const Cells all = field.cells();
    for (int y = all.y0; y < all.y1; ++y)
        for (int x = all.x0; x < all.x1; ++x) field.at(x, y) = flushed(field.at(x, y));
}

} // namespace

void flushState(Wave<float>& wave) {
    for (Field<float>* field : {&wave.now, &wave.before}) flushField(*field);
    if (wave.older) flushField(*wave.older);
    if (wave.velocity) flushField(*wave.velocity);
    if (wave.inDouble) {
        flushField(wave.inDouble->now);
        flushField(wave.inDouble->before);
        if (wave.inDouble->older) flushField(*wave.inDouble->older);
    }
    if (!wave.pml) return;
    for (PmlRegion::Layer& layer : wave.pml->layers)
        for (PmlRegion::Psi* numbers : {&layer.bondPsi, &layer.cellPsi})
            for (float& number : *numbers) number = flushed(number);
}

} // namespace seiche
