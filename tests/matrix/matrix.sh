#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# matrix.sh [bookworm|trixie|aarch64|wasm]... checks that all machines compute equal bits and writes
# the results to docs/machines.md.
# On a bare Debian 12 and 13 (mmdebstrap, as root or user), it builds the command line with both
# compilers of the system at three optimisation levels, with warnings as errors. It runs all of
# determinism.txt with every instruction set and 1 to 8 threads, also for 64-bit ARM under QEMU and
# for browsers in Node.js.
# Rows of parts that are not named stay. Takes hours.
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

# Packages for builds without Qt. The libraries belong to the target architecture.
tools='cmake,ninja-build,nlohmann-json3-dev,libcli11-dev'
libraries='libpng-dev libgif-dev zlib1g-dev libfftw3-dev libmuparser-dev libmicrohttpd-dev'

# on_bare SUITE ARCHITECTURES PACKAGES PART runs visit.sh in a new, temporary system with the
# sources. The results are in $folder/rows.
on_bare() {
    tar -c --exclude=./build --exclude=./.git --exclude=./app/web/node_modules -f "$folder/sources.tar" .
    # shellcheck disable=SC2016 # mmdebstrap sets $1 in its hooks
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

# Tests the core for browsers in Node.js, without threads.
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

# --- Page docs/machines.md ------------------------------------------------------------------------

title_of() {
    case $1 in
    bookworm) echo 'Debian 12' ;;
    trixie) echo 'Debian 13' ;;
    aarch64) echo '64-bit ARM, under QEMU' ;;
    wasm) echo 'Browsers' ;;
    esac
}

# section_of TITLE prints a section of the existing page.
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
