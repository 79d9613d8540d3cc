// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/tokens.h"

namespace seiche {

namespace {

Tokens withTraces(QRgb TraceStyle::* colour) {
    Tokens t;
    for (const TraceStyle& style : allTraces)
        t.traces[static_cast<std::size_t>(style.value)] = QColor(style.*colour);
    t.main = t.of(Trace::Main);
    t.comparisonRun = t.of(Trace::ComparisonRun);
    t.third = t.of(Trace::Third);
    return t;
}

Tokens dark() {
    Tokens t = withTraces(&TraceStyle::dark);
    t.canvas = QColor(0x0A1119);
    t.window = QColor(0x0E1620);
    t.card = QColor(0x16212E);
    t.field = QColor(0x0E1620);
    t.line = QColor(0x26364A);
    t.mark = QColor(0x61788F);
    t.text = QColor(0xE6EDF5);
    t.quiet = QColor(0x8FA3B8);
    t.soft = QColor(0x12324A);
    t.envelope = QColor(0x3884A8);
    t.swept = QColor(0x163044);
    t.onMain = QColor(0x0A1119);
    t.chipStable = QColor(0x12324A);
    t.chipLimit = QColor(0x4A3A12);
    t.chipUnstable = QColor(0x4A1F1F);
    t.limit = QColor(0xFFC857);
    t.unstable = QColor(0xFF8A80);
    t.waveWidth = 4.0;
    return t;
}

Tokens light() {
    Tokens t = withTraces(&TraceStyle::light);
    t.canvas = QColor(0xFFFFFF);
    t.window = QColor(0xF3F6F9);
    t.card = QColor(0xFFFFFF);
    t.field = QColor(0xF3F6F9);
    t.line = QColor(0xD5DEE8);
    t.mark = QColor(0x7A8B9C);
    t.text = QColor(0x16212E);
    t.quiet = QColor(0x5A6C80);
    t.soft = QColor(0xDCEEFA);
    t.envelope = QColor(0x4A95C4);
    t.swept = QColor(0xD6EAF6);
    t.onMain = QColor(0xFFFFFF);
    t.chipStable = QColor(0xDCEEFA);
    t.chipLimit = QColor(0xFFF1D0);
    t.chipUnstable = QColor(0xFBE0DC);
    t.limit = QColor(0x7A5200);
    t.unstable = QColor(0xB3261E);
    t.waveWidth = 4.0;
    return t;
}

Tokens projector() {
    Tokens t = withTraces(&TraceStyle::projector);
    t.canvas = QColor(Qt::black);
    t.window = QColor(Qt::black);
    t.card = QColor(0x101010);
    t.field = QColor(Qt::black);
    t.line = QColor(0x606060);
    t.mark = QColor(0xA8A8A8);
    t.text = QColor(0xFFFFFF);
    t.quiet = QColor(0xD0D0D0);
    t.soft = QColor(0x00384A);
    t.envelope = QColor(0x009CCB);
    t.swept = QColor(0x003D50);
    t.onMain = QColor(Qt::black);
    t.chipStable = QColor(Qt::transparent);
    t.chipLimit = QColor(Qt::transparent);
    t.chipUnstable = QColor(Qt::transparent);
    t.limit = QColor(0xFFD54A);
    t.unstable = QColor(0xFF9E94);
    t.waveWidth = 4.0;
    return t;
}

Tokens brightProjector() {
    Tokens t = light();
    t.window = QColor(Qt::white);
    t.field = QColor(Qt::white);
    t.line = QColor(0x909090);
    t.mark = QColor(0x5A5A5A);
    t.text = QColor(Qt::black);
    t.quiet = QColor(0x3A3A3A);
    t.envelope = QColor(0x2E86B8);
    t.swept = QColor(0xBFE0F2);
    t.chipStable = QColor(Qt::transparent);
    t.chipLimit = QColor(Qt::transparent);
    t.chipUnstable = QColor(Qt::transparent);
    return t;
}

} // namespace

const Tokens& tokensOf(Look look) {
    static const Tokens all[] = {dark(), light(), projector(), brightProjector()};
    return all[static_cast<int>(look)];
}

} // namespace seiche
