// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/view_names.h"

#include <QCoreApplication>

namespace seiche {

namespace {

struct Names {
    Q_DECLARE_TR_FUNCTIONS(PoolView)
};

} // namespace

QString nameOf(PoolView view) {
    switch (view) {
    case PoolView::Deep: return Names::tr("Deep water");
    case PoolView::FlatBlue: return Names::tr("Flat blue, as in 2013");
    case PoolView::Signed: return Names::tr("Height in colours");
    case PoolView::Surface: return Names::tr("Surface in 3-D");
    case PoolView::Energy: return Names::tr("Energy");
    case PoolView::Rings: return Names::tr("Overflowing rings");
    case PoolView::Intensity: return Names::tr("Intensity");
    case PoolView::Water: break;
    }
    return Names::tr("Clear water over a floor");
}

QString descriptionOf(PoolView view) {
    switch (view) {
    case PoolView::Deep: return Names::tr("The height as a shade of blue, with light from the upper left.");
    case PoolView::FlatBlue: return Names::tr("Black where it is low, blue where it is high.");
    case PoolView::Signed:
        return Names::tr("Crests in one colour, troughs in another: equal steps in height look equal.");
    case PoolView::Surface:
        return Names::tr("A body of water: turn it with the right button, zoom with the wheel.");
    case PoolView::Energy: return Names::tr("The kinetic and potential energy in each cell.");
    case PoolView::Intensity:
        return Names::tr("The mean of the squared height over whole periods: where waves are strong.");
    case PoolView::Rings:
        return Names::tr("Colours that start over where they end, as an eight-bit whole number overflows.");
    case PoolView::Water: break;
    }
    return Names::tr("The floor seen through the waves: refracted light, shadows, and bright lines (caustics) "
                     "where light is gathered.");
}

QString nameOf(ColourMap map) {
    switch (map) {
    case ColourMap::PurpleGreen: return Names::tr("Purple and green");
    case ColourMap::Night: return Names::tr("Dark: blue and amber");
    case ColourMap::Grey: return Names::tr("Grey");
    case ColourMap::BlueOrange: break;
    }
    return Names::tr("Blue and orange");
}

} // namespace seiche
