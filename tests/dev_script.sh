#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# dev_script.sh [DEV] drives the project's command `dev` in a scratch checkout on a machine that is played: packages, apt, sudo,
# CMake and the tests are small scripts that write down how they are called.
set -eu
dev=$(realpath "${1:-$(dirname "$0")/../dev}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin"
unset SOURCE_DATE_EPOCH OLDPWD

# --- the machine ---------------------------------------------------------------------------------------------------

# A line for each package: its state, name, version and what it provides.
export INSTALLED="$scratch/installed"
export CALLS="$scratch/calls"
export NOT_OFFERED=
export OFFLINE=
export USER_ID=0
export SCREEN=1 # what the program answers when it is asked for a display: 0 for yes

# Only these tools are there, besides those that are played.
for tool in awk basename cat chmod cmp cp date dirname env find grep head mkdir mktemp nproc rm sed sh; do
    ln -s "$(command -v $tool)" "$scratch/bin/$tool"
done

# played NAME makes a tool of the text on standard input.
played() {
    { printf '#!/bin/sh\n' && cat; } >"$scratch/bin/$1"
    chmod +x "$scratch/bin/$1"
}

played id <<'END'
echo "$USER_ID"
END

played dpkg-query <<'END'
format='${Package}\t${Version}'
for argument; do case $argument in -f=*) format=${argument#-f=} ;; esac; done
while read -r state package version provides; do
    printf '%s\n' "$format" | sed -e "s/\${db:Status-Status}/$state/; s/\${Package}/$package/; s/\${Version}/$version/" \
        -e "s/\${Provides}/$provides/; s/\\\\n\$//"
done <"$INSTALLED"
END

played apt-get <<'END'
echo "apt-get $*" >>"$CALLS"
case " $* " in
*' update '*)
    if [ -z "$OFFLINE" ]; then echo "Hit:1 http://deb.debian.org/debian stable InRelease" && exit; fi
    echo "Err:1 http://deb.debian.org/debian stable InRelease"
    echo "  Temporary failure resolving 'deb.debian.org'"
    echo "W: Some index files failed to download. They have been ignored, or old ones used instead." >&2
    exit
    ;;
esac
for word; do
    case $word in
    -* | install) continue ;;
    esac
    [ -z "$OFFLINE" ] && [ "$word" != "$NOT_OFFERED" ] || { echo "E: Unable to locate package $word" >&2 && exit 100; }
    case " $* " in
    *' -s '*) ;;
    *) echo "installed $word 1.0" >>"$INSTALLED" ;;
    esac
done
END

# It keeps what it has found, and what it has not, as CMake does; and it builds the sources it was configured for.
played cmake <<'END'
echo "cmake $*" >>"$CALLS"
if [ "$1" = --preset ]; then
    mkdir -p "build/$2"
    echo "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" >"build/$2/CMakeCache.txt"
    : >"build/$2/build.ninja"
    cp "$INSTALLED" "build/$2/seen"
    exit
fi
case " $* " in
*bench*) grep -q libbenchmark-dev "build/$3/seen" || { echo "unknown target 'seiche_bench'" && exit 1; } ;;
esac
mkdir -p "build/$3/bin"
sources=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "build/$3/CMakeCache.txt")
for program in seiche seiche-cli seiche_bench window_bench fuzz_one; do
    {
        printf '#!/bin/sh\n[ "${1:-}" != --check-display ] || exit "$SCREEN"\n'
        printf 'echo "%s of %s"\n' $program "$sources"
    } >"build/$3/bin/$program"
    chmod +x "build/$3/bin/$program"
done
END

played true </dev/null
for tool in ctest shellcheck; do echo "echo \"$tool \$*\" >>\"\$CALLS\"" | played $tool; done
echo 'echo "clang-format version 14.0.6"' | played clang-format
echo 'echo 1700000000' | played git
played cpack <<'END'
echo "cpack at $SOURCE_DATE_EPOCH" >>"$CALLS"
END

played ../obedient_sudo <<'END'
echo "sudo $*" >>"$CALLS"
exec "$@"
END

played ../strict_sudo <<'END'
echo "pupil is not in the sudoers file." >&2
exit 1
END

# sudo_is allowing|refusing|absent
sudo_is() {
    case $1 in
    allowing) cp "$scratch/obedient_sudo" "$scratch/bin/sudo" ;;
    refusing) cp "$scratch/strict_sudo" "$scratch/bin/sudo" ;;
    absent) rm -f "$scratch/bin/sudo" ;;
    esac
}

# --- what is looked at ---------------------------------------------------------------------------------------------

failures=0
wrong() {
    echo "wrong: $*"
    sed 's/^/    said: /' "$scratch/said"
    sed 's/^/    called: /' "$CALLS"
    failures=$((failures + 1))
}

# A machine with nothing but what every Debian has, where a part of Qt has moved into another package; and a fresh checkout.
fresh() {
    rm -rf "$scratch/here" "$scratch/there"
    mkdir -p "$scratch/here/app" "$scratch/here/core" "$scratch/here/ui" "$scratch/here/tests" "$scratch/here/docs"
    cp "$dev" "$scratch/here/dev"
    for script in tests/determinism.sh tests/with_screen.sh; do
        printf '#!/bin/sh\n' >"$scratch/here/$script"
        chmod +x "$scratch/here/$script"
    done
    cat >"$INSTALLED" <<'END'
installed git 1:2.47
config-files ninja-build 1.11
installed qt6-base-dev 6.8.2 libqt6opengl6-dev (= 6.8.2), qtbase-abi-6-8-2
END
    OFFLINE=
    NOT_OFFERED=
    USER_ID=0
    SCREEN=1
    sudo_is absent
}

# dev FOLDER ARGUMENTS... calls the script there; its output, status and the calls of tools are kept.
dev() {
    folder=$scratch/$1
    shift
    : >"$CALLS"
    status=0
    (cd "$folder" && PATH="$scratch/bin" ./dev "$@") >"$scratch/said" 2>&1 || status=$?
}

works() { [ "$status" = 0 ] || wrong "$1: status $status"; }
says() { grep -q -e "$1" "$scratch/said" || wrong "does not say \"$1\""; }
calls() { grep -q -e "$1" "$CALLS" || wrong "does not call \"$1\""; }
leaves() { ! grep -q -e "$1" "$CALLS" || wrong "calls \"$1\""; }

# It fails with one line, which says this, and has neither installed nor configured anything.
fails_in_a_line() {
    [ "$status" != 0 ] || wrong "no failure: $1"
    [ "$(wc -l <"$scratch/said")" = 1 ] || wrong "more or less than one line: $1"
    says "^dev: .*$1"
    leaves '^apt-get.* -y'
    leaves '^cmake'
}

# --- run, then test; test, then run --------------------------------------------------------------------------------

fresh
dev here run
works 'the first run'
calls 'apt-get .*-y.* install .*ninja-build.*qt6-multimedia-dev'
leaves 'install.*libqt6opengl6-dev'
calls 'cmake --preset release'
says "seiche-cli of $scratch/here"

dev here run
works 'the second run'
leaves '^apt-get'
leaves 'cmake --preset'
calls 'cmake --build --preset release'

SCREEN=0
dev here run
works 'run with a screen'
says "seiche of $scratch/here"
SCREEN=1

dev here test
works 'test after run'
says 'all steps passed'
calls 'install.*libbenchmark-dev'
for preset in checked asan tsan core-only unoptimised fuzz; do calls "cmake --preset $preset"; done
leaves 'preset release'
[ "$(grep -c 'cmake --preset' "$CALLS")" = 6 ] || wrong 'a preset is configured twice'

dev here test
works 'the second test'
leaves '^apt-get'
leaves 'cmake --preset'

# What the tests have brought is found by a configuration that is older.
dev here bench
works 'bench after run and test'
leaves '^apt-get'
calls 'cmake --preset release'
dev here build
leaves 'cmake --preset'

# The package's times are those of the commit.
dev here package
works 'package'
calls '^cpack at 1700000000'

# What somebody has installed or upgraded by hand is seen, too.
sed -i 's/^installed cmake .*/installed cmake 2.0/' "$INSTALLED"
dev here run
works 'run with a new CMake'
calls 'cmake --preset release'

fresh
dev here test
works 'test at first'
says 'all steps passed'
dev here run
works 'run after test'
says "seiche-cli of $scratch/here"

# --- copied and moved ----------------------------------------------------------------------------------------------

fresh
dev here run
cp -a "$scratch/here" "$scratch/there"
dev there run
works 'run in a copy'
says "build/release was made from .*$scratch/here"
says "seiche-cli of $scratch/there"
dev there run
leaves 'cmake --preset'
dev here run
leaves 'cmake --preset'
says "seiche-cli of $scratch/here"

rm -rf "$scratch/there"
mv "$scratch/here" "$scratch/there"
dev there run
works 'run in a moved checkout'
says "seiche-cli of $scratch/there"

# A link to the checkout is the same checkout.
ln -s "$scratch/there" "$scratch/here"
dev here run
leaves 'cmake --preset'

# --- what a machine lacks ------------------------------------------------------------------------------------------

for command in run test build package; do
    fresh
    OFFLINE=yes
    dev here $command
    fails_in_a_line 'no network'

    fresh
    USER_ID=1000
    dev here $command
    fails_in_a_line 'needs root or sudo.*apt-get install.*ninja-build'

    fresh
    NOT_OFFERED=ninja-build
    dev here $command
    fails_in_a_line 'Unable to locate package ninja-build'
done

fresh
USER_ID=1000
sudo_is refusing
dev here run
[ "$status" != 0 ] || wrong 'no failure though sudo refuses'
says '^dev: sudo does not let you install.*apt-get install'
leaves '^cmake'

fresh
USER_ID=1000
sudo_is allowing
dev here run
works 'run with sudo'
calls '^sudo .*apt-get .*install'

fresh
: >"$scratch/here/build"
dev here run
[ "$status" != 0 ] || wrong 'no failure though there is no place to build in'
leaves '^cmake'
says "^dev: cannot write to $scratch/here/build/release"

[ "$failures" = 0 ] || {
    echo "$failures wrong"
    exit 1
}
echo 'dev does what it should'
