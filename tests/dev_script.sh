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
export CHANGED="$scratch/changed" # the files that git calls changed, and new
export UNTRACKED="$scratch/untracked"
export NO_GIT=
export WINDOWS_SAY=
export ODD_MANIFEST=
export LEAKS= # whether packages know where they were built

# Only these tools are there, besides those that are played.
for tool in awk basename cat chmod cmp cp date dirname env find fold grep head ls mkdir mktemp nproc rm sed sh sha256sum sort tail tee tr; do
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
FORMAT=$format awk '
    function put(field, value,    at) {
        at = index(line, "${" field "}")
        if (at) line = substr(line, 1, at - 1) value substr(line, at + length(field) + 3)
    }
    {
        line = ENVIRON["FORMAT"]
        sub(/\\n$/, "", line)
        put("db:Status-Status", $1)
        put("Package", $2)
        put("Version", $3)
        sub(/^[^ ]+ [^ ]+ [^ ]+ ?/, "")
        put("Provides", $0)
        print line
    }' "$INSTALLED"
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
    *)
        echo "installed $word 1.0" >>"$INSTALLED"
        case $word in
        nodejs) cp "$NODE/node" "$(dirname "$0")" ;;
        npm) cp "$NODE/npm" "$(dirname "$0")" ;;
        esac
        ;;
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
for program in seiche seiche-cli seiche_bench window_bench tst_core fuzz_one; do
    {
        printf '#!/bin/sh\n[ "${1:-}" != --check-display ] || exit "$SCREEN"\n'
        printf 'echo "%s of %s"\n' $program "$sources"
    } >"build/$3/bin/$program"
    chmod +x "build/$3/bin/$program"
done
if [ "$3" = wasm ]; then : >build/wasm/seiche.wasm; fi
END

# Where they are installed, three tests pass, and the page has what it is made of.
export NODE="$scratch/javascript"
mkdir -p "$NODE"
played ../javascript/node <<'END'
echo "node $*" >>"$CALLS"
case $* in *--source*) mkdir -p build/page ;; esac
printf '# tests 3\n# pass 3\n# fail 0\n'
END
played ../javascript/npm <<'END'
echo "npm $*" >>"$CALLS"
[ -z "$OFFLINE" ] || exit 1
mkdir -p node_modules/.bin
printf '#!/bin/sh\n' >node_modules/.bin/tsc
chmod +x node_modules/.bin/tsc
END

played true </dev/null
played shellcheck <<'END'
echo "shellcheck $*" >>"$CALLS"
END
played clang-format <<'END'
if [ "$1" = --version ]; then echo "clang-format version 14.0.6"; else echo "clang-format $*" >>"$CALLS"; fi
END

# Each time three tests pass, or what a file says happens to the windows.
played ctest <<'END'
echo "ctest $*" >>"$CALLS"
case " $* " in
*' -L window '*)
    if [ -n "$WINDOWS_SAY" ]; then
        cat "$WINDOWS_SAY"
        if grep -q FAILED "$WINDOWS_SAY"; then exit 8; fi
        exit 0
    fi
    ;;
esac
echo '100% tests passed, 0 tests failed out of 3'
END

played git <<'END'
case $1 in
rev-parse) [ -z "$NO_GIT" ] ;;
merge-base) echo upstream ;;
diff) cat "$CHANGED" ;;
ls-files) cat "$UNTRACKED" ;;
esac
END
played tar <<'END'
echo "tar $*" >>"$CALLS"
END
played dpkg-parsechangelog <<'END'
echo 1700000000
END
played dpkg-buildpackage <<'END'
echo "dpkg-buildpackage $* in $PWD with $DEB_BUILD_OPTIONS" >>"$CALLS"
if [ ! -f build/web/seiche.wasm ]; then exit 1; fi
for ending in deb changes buildinfo; do echo "built ${LEAKS:+in $PWD}" >"../seiche_1.0-1_amd64.$ending"; done
END

played flatpak-builder <<'END'
echo '{}'
if [ -n "$ODD_MANIFEST" ]; then echo "Unknown property" >&2; fi
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
    mkdir -p "$scratch/here"
    (cd "$scratch/here" && mkdir -p app app/web core docs/theory lessons presets translations ui/lab ui/window tests/core tests/cli tests/fuzz \
        tests/ui/lab tests/ui/window tests/web)
    rm -f "$scratch/bin/node" "$scratch/bin/npm"
    cp "$dev" "$scratch/here/dev"
    cp "$(dirname "$dev")/tests/loops.sh" "$scratch/here/tests"
    printf 'TEST(Engine, SameBits) {\n}\nTEST(Engine, Ties) {\n' >"$scratch/here/tests/core/tst_engine.cpp"
    printf 'TEST(Cli, Runs) {\n' >"$scratch/here/tests/cli/tst_cli.cpp"
    : >"$scratch/here/tests/fuzz/fuzz_one.cpp"
    : >"$scratch/here/tests/web/core.test.mjs"
    echo '{}' >"$scratch/here/app/web/package-lock.json"
    echo "    add_test(NAME layer_\${layer} COMMAND compiler)" >"$scratch/here/tests/layers.cmake"
    : >"$scratch/here/tests/ui/lab/tst_lab.cpp"
    : >"$scratch/here/tests/ui/window/tst_lock.cpp"
    : >"$scratch/here/ui/lab/sweep.cpp"
    : >"$CHANGED"
    : >"$UNTRACKED"
    for script in tests/determinism.sh tests/metadata.sh tests/package.sh tests/with_screen.sh; do
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
    NO_GIT=
    WINDOWS_SAY=
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

# Each of these presets is configured once, and no other.
presets_are() {
    for preset; do calls "cmake --preset $preset\( \|\$\)"; done
    [ "$(grep -c 'cmake --preset' "$CALLS")" = $# ] || wrong "more presets than $*, or one twice"
}
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
calls 'install nodejs$'
calls 'install npm$'
calls '^node app/web/build.mjs build/web --source build/page/page_files.cpp$'
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
says '^all [0-9]* steps passed'
calls 'install.*libbenchmark-dev'
calls 'install chromium$'
leaves 'install.* clang '
presets_are checked wasm

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

# The package has the page for browsers in it, nothing of it is built among the sources, and its times are those of its change log.
dev here package
works 'package'
calls '^node app/web/build.mjs build/web --source build/page/page_files.cpp$'
calls '^tar -c .* --mtime=@1700000000 \.$'
calls '^dpkg-buildpackage .*-Ppkg.seiche.page in [^ ]*/source with nocheck'
says '^build/package/seiche_1.0-1_amd64.deb$'

# What somebody has installed or upgraded by hand is seen, too.
sed -i 's/^installed cmake .*/installed cmake 2.0/' "$INSTALLED"
dev here run
works 'run with a new CMake'
calls 'cmake --preset release'

fresh
dev here test
works 'test at first'
says '^all [0-9]* steps passed'
dev here run
works 'run after test'
says "seiche-cli of $scratch/here"

# The program is more than its page for phones.
fresh
NOT_OFFERED=clang-19
dev here run
works 'run where the page cannot be built'
says '^dev: phones of a class get no page'
says "seiche-cli of $scratch/here"
NOT_OFFERED=

# --- the loops of tests --------------------------------------------------------------------------------------------

fresh
dev here test
calls 'ctest --preset checked -j [0-9]* -LE window$'
calls 'ctest --preset checked -j [0-9]* --repeat until-pass:2 -L window -LE faults|monkey|long$'
calls 'ctest --preset checked -j [0-9]* -L faults$'
calls 'ctest --preset checked -j [0-9]* -L monkey$'
calls '^clang-format .*ui/lab/sweep.cpp'
calls '^node --test .*tests/web/core.test.mjs$'
says '^15 tests in 0 min'

fresh
dev here test sanitizers
works 'sanitizers'
calls 'install.* clang '
leaves 'install.*\(xvfb\|clang-19\|nodejs\|chromium\)'
presets_are asan-memory tsan
calls 'cmake --build --preset asan-memory --target tst_core known_inputs$'
calls 'ctest --preset asan-memory -j [0-9]* -L core -LE long$'
calls 'ctest --preset tsan -j [0-9]* -L threads -LE long$'
says '^6 tests in 0 min'

fresh
dev here test quick
works 'quick without a change'
calls 'install.* xvfb '
leaves 'install.*\(clang-19\|nodejs\|chromium\|libbenchmark-dev\)'
presets_are checked
leaves 'ctest.* -L '
leaves '^clang-format'
says '^3 tests in 0 min'

fresh
printf 'ui/lab/sweep.cpp\nui/lab/gone.cpp\nui/gone/gone.cpp\ncore/wave/grid.h\n' >"$CHANGED"
echo tests/ui/window/tst_lock.cpp >"$UNTRACKED"
dev here test quick
works 'quick after changes'
calls 'cmake --build --preset checked --target seiche seiche_cli core_tests$'
calls 'cmake --build --preset checked --target windows_lab windows_window$'
calls 'ctest .* --repeat until-pass:2 -L ^(lab|window)\$$'
calls '^clang-format .* ui/lab/sweep.cpp tests/ui/window/tst_lock.cpp$'

# Lessons, translations, texts of the theory are looked at by the windows that show them.
fresh
mkdir "$scratch/here/ui/lessons" "$scratch/here/ui/pages" "$scratch/here/ui/session" "$scratch/here/ui/wording"
printf 'lessons/wave.lesson\ntranslations/seiche_de.ts\ndocs/theory/code.en.txt\ndocs/engine.md\nui/session/session.cpp\n' >"$CHANGED"
dev here test quick
calls 'ctest .* -L ^(lessons|pages|session|wording)\$$'

fresh
NO_GIT=yes
dev here test quick
works 'quick without git'
calls 'ctest .* -L ^(lab|window)\$$'

fresh
dev here test all
works 'everything'
presets_are checked release asan tsan asan-gcc clang debug core-only compute-only wasm unoptimised fuzz
calls 'ctest --preset checked -j [0-9]* --repeat until-pass:2 -L window -LE faults|monkey$'
calls 'ctest --preset asan -j [0-9]* -LE window$'
calls 'ctest --preset asan -j [0-9]* --repeat until-pass:2 -L window -LE monkey$'
calls 'ctest --preset release -j [0-9]* -L monkey$'
calls 'ctest --preset asan -j [0-9]* -L monkey$'
calls 'cmake --build --preset debug$'
calls 'install .*lintian'
says '^ok .*the Debian package'

LEAKS=1
ODD_MANIFEST=1
dev here test all
says 'FAILED .*the Debian package'
says 'FAILED .*the manifest for Flatpak'
says '^2 of the [0-9]* steps failed'
LEAKS=
ODD_MANIFEST=

fresh
dev here web build
works 'the page for browsers'
presets_are wasm
[ -f "$scratch/here/build/web/seiche.wasm" ] || wrong 'no module'
calls '^npm ci '
calls '^node app/web/build.mjs build/web --source build/page/page_files.cpp$'
calls 'install nodejs$'

dev here web
works 'the page, shown'
leaves 'install\|^npm'
calls '^node app/web/build.mjs build/web --serve 8017$'
dev here web serve 0
calls '^node app/web/build.mjs build/web --serve 0$'
dev here web bench
works 'the page, measured'
calls 'install chromium$'
calls '^node tests/web/page_bench.mjs$'

rm -rf "$scratch/here/app/web/node_modules"
OFFLINE=1
dev here web build
says '^dev: cannot fetch with npm'
OFFLINE=

fresh
dev here web nonsense
fails_in_a_line './dev web build'

fresh
NOT_OFFERED=chromium
dev here test
works 'without a browser'
says 'no Chromium here'
NOT_OFFERED=

fresh
dev here test web_core
works 'a test for browsers'
calls '^node --test .*tests/web/core.test.mjs$'
presets_are wasm checked
says '^3 tests in 0 min'

fresh
dev here test tst_lab
works 'a window test'
calls 'cmake --build --preset checked --target tests_of_lab$'
calls 'ctest .* --repeat until-pass:2 -R ^(tst_lab)\$$'
leaves '-LE window'
presets_are checked

fresh
dev here test 'tests/ui' Ties tst_cli layers
works 'some tests'
calls 'cmake --build --preset checked --target tst_core tst_cli seiche seiche_cli compute_only$'
calls 'ctest --preset checked -j [0-9]* -LE window -R (^|/)(Engine\[.\]Ties|Cli\[.\]Runs|layer_\[a-z_\]\*)(/|\$)$'
calls 'ctest .* -R ^(tst_lab|tst_lock)\$$'

# What there is not is refused before anything is installed or built.
for wish in nonsense 'tst_lab nonsense' 'quick nonsense' '--all'; do
    fresh
    # shellcheck disable=SC2086
    dev here test $wish
    [ "$status" = 2 ] || wrong "test $wish: status $status"
    says '^dev: '
    leaves '^apt-get'
    leaves '^cmake'
done
fresh
dev here test nonsense
says 'no test is called "nonsense"'
says './dev test quick'
says 'Engine.* tst_lab'

# A second try is told, and only windows get one; what fails twice fails. A failing test may say itself what CTest says.
fresh
WINDOWS_SAY="$scratch/windows_say"
printf '%s\n' '1/2 Test  #7: tst_lab ....***Failed  1.00 sec' '    Test  #7: tst_lab ....   Passed  1.00 sec' \
    '2/2 Test  #8: tst_lock ...   Passed  1.00 sec' '100% tests passed, 0 tests failed out of 2' >"$WINDOWS_SAY"
dev here test
works 'a second try'
says '^tried twice: tst_lab (checked)$'
says 'ok .* release: windows, layouts in long words (2 tests)'
says '^14 tests in 0 min'
printf '%s\n' '1/2 Test  #7: tst_lab ....***Failed  1.00 sec' '    Test  #7: tst_lab ....***Failed  1.00 sec' \
    '    said: 100% tests passed, 0 tests failed out of 3' '100% tests passed, 0 tests failed out of 3' \
    '50% tests passed, 1 tests failed out of 2' 'The following tests FAILED:' >"$WINDOWS_SAY"
dev here test
[ "$status" = 1 ] || wrong "what fails twice: status $status"
says 'FAILED .* release: windows, layouts in long words (2 tests)'
says '^1 of the 8 steps failed'
WINDOWS_SAY=

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

# --- words ---------------------------------------------------------------------------------------------------------

# Help helps at once, and what is said wrongly does nothing.
does_nothing() { [ ! -s "$CALLS" ] || wrong "calls $(cat "$CALLS")"; }
fresh
for command in run test build bench package web pictures equations fuzz format matrix clean; do
    dev here $command --help
    works "$command --help"
    says '^./dev run'
    does_nothing
done
for wrongly in 'nonsense' 'build release' 'package x' 'format x' 'clean x' 'pictures x' 'equations x' 'fuzz x' 'fuzz 3 4' 'test quick all' \
    'test nonsense' 'web nonsense' 'web build x' 'web serve x'; do
    # shellcheck disable=SC2086
    dev here $wrongly
    [ "$status" = 2 ] || wrong "$wrongly: status $status"
    says '^dev: '
    does_nothing
done

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
fails_in_a_line "cannot write to $scratch/here/build"

[ "$failures" = 0 ] || {
    echo "$failures wrong"
    exit 1
}
echo 'dev does what it should'
