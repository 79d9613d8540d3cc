#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# update.sh LUPDATE updates every translations/seiche_*.ts: adds new texts as unfinished and removes
# obsolete texts. The English file has only plural forms, because the sources are in English.
set -eu
lupdate=${1:?the path of lupdate}
cd "$(dirname "$0")"
./lupdate.sh "$lupdate" -no-obsolete seiche_[!e]*.ts seiche_e[!n].ts
./lupdate.sh "$lupdate" -no-obsolete -pluralonly seiche_en.ts
