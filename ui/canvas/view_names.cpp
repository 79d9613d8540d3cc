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
    case PoolView::FlatBlue: return Names::tr("Flat blue (2013 version)");
    case PoolView::Signed: return Names::tr("Height as colour");
    case PoolView::Surface: return Names::tr("3-D surface");
    case PoolView::Energy: return Names::tr("Energy");
    case PoolView::Rings: return Names::tr("8-bit wrap-around");
    case PoolView::Intensity: return Names::tr("Intensity");
    case PoolView::Water: break;
    }
    return Names::tr("Clear water over a floor");
}

QString descriptionOf(PoolView view) {
    switch (view) {
    case PoolView::Deep: return Names::tr("Height in shades of blue, lit from the upper left.");
    case PoolView::FlatBlue: return Names::tr("Troughs are black, crests are blue.");
    case PoolView::Signed:
        return Names::tr("Crests in one colour, troughs in another. Equal steps in height look equal.");
    case PoolView::Surface:
        return Names::tr("The water in 3-D. Rotate it with the right mouse button, zoom with the wheel.");
    case PoolView::Energy: return Names::tr("The kinetic and potential energy in each cell.");
    case PoolView::Intensity:
        return Names::tr("Mean squared height over whole periods. Shows where the waves are strong.");
    case PoolView::Rings:
        return Names::tr("The colours start again at the end of their range, as an 8-bit integer overflows.");
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
