#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# matrix.sh [bookworm|trixie|aarch64|wasm]... shows that every machine computes the same bits, and writes what it has found to
# docs/machines.md. On a bare Debian 12 and 13 (mmdebstrap, as root or not) the command line is built with both compilers of that
# system at three levels of optimisation, warnings being errors, and runs all of determinism.txt with every instruction set and 1 to 8
# threads; built for 64-bit ARM it does so under QEMU, and for browsers in Node.js. Rows of what is not named stay. It takes hours.
set -eu
cd "$(dirname "$0")/../.."
page=docs/machines.md
folder=$PWD/build/matrix
parts='bookworm trixie aarch64 wasm'
if [ $# = 0 ]; then
    # shellcheck disable=SC2086
    set -- $parts
fi
for part; do
    case " $parts " in
    *" $part "*) ;;
    *)
        echo "matrix: there is no part \"$part\"; there are $parts" >&2
        exit 2
        ;;
    esac
done
mkdir -p "$folder"

# Nothing of Qt is built there. The libraries are those of the machine that the programs are for.
tools='cmake,ninja-build,nlohmann-json3-dev,libcli11-dev'
libraries='libpng-dev libgif-dev zlib1g-dev libfftw3-dev libmuparser-dev libmicrohttpd-dev'

# on_bare SUITE ARCHITECTURES PACKAGES WHAT runs visit.sh in a new system that has the sources; the system is gone afterwards. What is
# found comes to $folder/rows.
on_bare() {
    tar -c --exclude=./build --exclude=./.git --exclude=./app/web/node_modules -f "$folder/sources.tar" .
    # shellcheck disable=SC2016 # mmdebstrap gives $1 to its hooks
    mmdebstrap --quiet --variant=minbase --format=null --architectures="$2" --include="$tools,$3" \
        --customize-hook='mkdir "$1/sources"' \
        --customize-hook="tar-in $folder/sources.tar /sources" \
        --customize-hook="chroot \"\$1\" sh /sources/tests/matrix/visit.sh $4" \
        --customize-hook="copy-out /tmp/rows $folder" \
        "$1" - >&2
}

debian() {
    on_bare "$1" "$(dpkg --print-architecture)" "g++,clang,$(echo "$libraries" | tr ' ' ',')" both
}

arm() {
    on_bare bookworm "$(dpkg --print-architecture),arm64" \
        "g++-aarch64-linux-gnu,qemu-user,$(echo "$libraries" | sed 's/ /:arm64,/g; s/$/:arm64/')" arm
}

# What browsers get, in Node.js, which has no threads for it.
browsers() {
    ./dev web build >&2 || return 1
    cat >"$folder/in-node" <<END
#!/bin/sh
shift
for argument; do
    shift
    case \$argument in
    --hash) ;;
    --threads) threads=1 ;;
    *) if [ -n "\${threads:-}" ]; then threads=; else set -- "\$@" "\$argument"; fi ;;
    esac
done
exec node "$PWD/app/web/run.mjs" --module "$PWD/build/web/seiche.wasm" "\$@"
END
    chmod +x "$folder/in-node"
    said=$(tests/determinism.sh "$folder/in-node" once) || {
        echo "$said" >&2
        return 1
    }
    lines=$(wc -l <tests/determinism.txt)
    echo "| clang++ 19, Node.js $(node --version) | WebAssembly | -Oz | 128 bits | 1 | $lines of $lines |" >"$folder/rows"
}

# --- the page ------------------------------------------------------------------------------------------------------

title_of() {
    case $1 in
    bookworm) echo 'Debian 12' ;;
    trixie) echo 'Debian 13' ;;
    aarch64) echo '64-bit ARM, under QEMU' ;;
    wasm) echo 'Browsers' ;;
    esac
}

# The section of the page with this title, as it stands.
section_of() {
    if [ -f "$page" ]; then awk -v title="## $1" '/^## / { inside = $0 == title } inside && NF' "$page"; fi
}

write_page() {
    cat <<'END'
# Machines

The same experiment gives the same result, to the last bit, on every machine.
`tests/matrix/matrix.sh` tests this and writes this page.

Each line of `tests/determinism.txt` is an experiment with the hash of its final state. The script
runs it with every instruction set of the machine and with several numbers of threads. *Same hash*
is the number of runs that gave this hash. All compiler warnings are errors in these builds.
END
    for each in $parts; do
        title=$(title_of "$each")
        if [ -f "$folder/$each.rows" ]; then
            printf '\n## %s\n| compiler | machine | optimisation | instructions | threads | same hash |\n|---|---|---|---|---|---|\n' "$title"
            cat "$folder/$each.rows"
        elif [ -n "$(section_of "$title")" ]; then
            echo
            section_of "$title"
        fi
    done
}

rows_of() {
    case $1 in
    aarch64) arm ;;
    wasm) browsers ;;
    *) debian "$1" ;;
    esac
}

code=0
for part; do
    echo "--- $(title_of "$part")" >&2
    rm -f "$folder/$part.rows" "$folder/rows"
    if rows_of "$part" && [ -s "$folder/rows" ]; then mv "$folder/rows" "$folder/$part.rows"; else
        cat "$folder/rows" >&2 || true
        echo "matrix: $part has failed" >&2
        code=1
    fi
done
write_page >"$folder/page"
cp "$folder/page" "$page"
exit $code
