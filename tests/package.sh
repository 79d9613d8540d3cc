#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# package.sh build makes the Debian packages in build/package, with the page for browsers.
# package.sh also builds the packages in a second folder and compares them, runs lintian on packages
# and sources, and installs, runs and removes them on a bare machine (mmdebstrap, as root or user).
set -eu
house=$(cd "$(dirname "$0")/.." && pwd)
cd "$house"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
code=0

# package_in FOLDER builds from a copy of the sources in FOLDER/source, with the npm libraries
# already fetched. All files get the time of the change log. Tests are left to `./dev test`.
package_in() {
    mkdir -p "$1/source"
    tar -c --exclude=./build --exclude=./.git --mtime="@$(dpkg-parsechangelog -S Timestamp)" . | tar -x -C "$1/source"
    (cd "$1/source" && DEB_BUILD_OPTIONS="nocheck noautodbgsym parallel=$(nproc)" dpkg-buildpackage -b -d -uc -us -Ppkg.seiche.page)
}

# Outside build, because Debian's compiler flags do not allow blanks in folder names.
package_in "$scratch/first"
rm -rf build/package
mkdir -p build/package
cp "$scratch"/first/*.deb "$scratch"/first/*.changes "$scratch"/first/*.buildinfo build/package/
echo 'apt install ./build/package/*.deb installs what has been made:'
ls build/package/*.deb
if [ "${1:-}" = build ]; then exit; fi

package_in "$scratch/with-a-longer-name" >"$scratch/log" 2>&1 || {
    tail -n 50 "$scratch/log"
    exit 1
}
(cd build/package && sha256sum -- *.deb) >"$scratch/sums"
(cd "$scratch/with-a-longer-name" && sha256sum -c "$scratch/sums") || code=1

place=$house/build/package
version=$(dpkg-parsechangelog -S Version)
upstream=${version%-*}

# --- Debian policy --------------------------------------------------------------------------------

# Makes the source package without building tests: the upstream archive plus debian/.
source_package() {
    mkdir "$scratch/seiche-$upstream"
    tar -c -C "$house" --exclude=./build --exclude=./.git --exclude=./app/web/node_modules . | tar -x -C "$scratch/seiche-$upstream"
    tar -cJf "$scratch/seiche_$upstream.orig.tar.xz" -C "$scratch" --exclude="seiche-$upstream/debian" "seiche-$upstream"
    (cd "$scratch/seiche-$upstream" && dpkg-buildpackage -S -d -us -uc) >"$scratch/source.log" 2>&1 || {
        cat "$scratch/source.log"
        return 1
    }
}

# lintian of Debian 13 reports the missing home page and hides other metainfo problems, which
# tests/metadata.sh covers. lintian of Debian 12 lacks this tag, so an override is impossible.
as_lintian_wants() {
    lintian --allow-root -EviI --fail-on none "$@" >"$scratch/lintian.log" || return 1
    grep -v '^N:' "$scratch/lintian.log" || true
    ! grep '^[EW]: ' "$scratch/lintian.log" | grep -q -v ': appstream-metadata-validation-failed '
}

echo '--- lintian: sources'
source_package && as_lintian_wants "$scratch"/*_source.changes || code=1
echo '--- lintian: packages'
as_lintian_wants "$place"/*.changes || code=1

# --- Bare machine ---------------------------------------------------------------------------------

# Script for the bare machine. The window is open when its recovery folder exists, and must end on a
# signal.
cat >"$scratch/visit.sh" <<'END_OF_VISIT'
set -eu
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/tmp/home QT_QPA_PLATFORM=offscreen
mkdir "$HOME"
wrong() {
    echo "package: $*" >&2
    exit 1
}
apt-get -q -y --no-install-recommends install /tmp/packages/*.deb >/tmp/apt.log 2>&1 || {
    cat /tmp/apt.log
    wrong 'cannot be installed'
}
for program in seiche seiche-cli; do
    [ "$($program --version)" = "$program $1" ] || wrong "$program --version says $($program --version)"
    [ -s "/usr/share/man/man1/$program.1.gz" ] || wrong "$program has no manual page"
done
ldd /usr/bin/seiche | grep -q libQt6Multimedia || wrong 'has no sound'
ls -d /usr/share/fonts/*/inter >/dev/null || wrong 'has no font'
seiche-cli tour --out /tmp/tour | grep -q 'Resonance found at  *1.000 Hz' || wrong 'the tour finds no resonance'
seiche --sheet resonance --out /tmp/sheet.pdf
[ -s /tmp/sheet.pdf ] || wrong 'no sheet'
seiche &
window=$!
tries=0
until [ -d "$HOME/.local/share/seiche/seiche/recovery" ]; do
    kill -0 $window 2>/dev/null && [ $tries -lt 600 ] || wrong 'the window does not open'
    tries=$((tries + 1))
    sleep 0.1
done
kill $window
status=0
wait $window || status=$?
[ $status = 0 ] || [ $status = 143 ] || wrong "the window ends with status $status"
apt-get -q -y purge 'seiche*' >/tmp/apt.log 2>&1 || wrong 'cannot be removed'
left=$(find / -xdev -name '*seiche*' ! -path '/tmp/*' ! -path '/proc/*' ! -path '/sys/*')
[ -z "$left" ] || wrong "leaves $left"
if dpkg-query -W -f='${Package} ${db:Status-Status}\n' 'seiche*' 2>/dev/null | grep -v not-installed; then wrong 'is not gone'; fi
echo 'comes, works and goes'
END_OF_VISIT

echo '--- a bare machine'
mkdir "$scratch/packages"
cp "$place"/*.deb "$scratch/packages"
suite=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
mmdebstrap --quiet --variant=minbase --format=null \
    --customize-hook="copy-in $scratch/packages $scratch/visit.sh /tmp" \
    --customize-hook="chroot \"\$1\" sh /tmp/visit.sh $upstream" \
    "$suite" - || code=1
exit $code
