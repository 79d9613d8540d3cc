# shellcheck shell=sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The test loops of ./dev, which reads this file: `quick` after a change, the one that guards every commit, `sanitizers` for what that
# leaves out, `all` before a release, and single tests by name. Each step is timed, and the summary at the end also counts tests and
# names those that were tried twice.

sanitizer_options='halt_on_error=1:print_stacktrace=1'

# --- what has changed ----------------------------------------------------------------------------------------------

# The files that differ from the upstream branch, or from the last commit where there is none; new ones, too. Without git, all.
changed_files() {
    if ! git rev-parse --verify -q HEAD >/dev/null 2>&1; then
        find app core docs lessons presets tests translations ui -type f
        return
    fi
    base=$(git merge-base HEAD '@{upstream}' 2>/dev/null) || base=HEAD
    git diff --name-only --no-renames "$base"
    git ls-files --others --exclude-standard
}

# The folders of ui whose window tests look at what has changed, a line each. What the core's tests look at has none.
changed_folders() {
    changed_files | while IFS= read -r file; do
        case $file in
        ui/*/* | tests/ui/*/*)
            file=${file#tests/}
            file=${file#ui/}
            echo "${file%%/*}"
            ;;
        tests/ui/*.h | tests/with_*.sh | app/seiche/*) echo window ;;
        presets/*) echo presets ;;
        lessons/*) echo lessons ;;
        docs/theory/*) echo pages ;;
        translations/*) echo wording ;;
        esac
    done | sort -u | while IFS= read -r folder; do
        if [ -d "ui/$folder" ]; then echo "$folder"; fi
    done
}

sources() {
    find app core ui tests \( -name '*.cpp' -o -name '*.h' \) -print
}

changed_sources() {
    changed_files | while IFS= read -r file; do
        case $file in
        app/*.cpp | app/*.h | core/*.cpp | core/*.h | ui/*.cpp | ui/*.h | tests/*.cpp | tests/*.h)
            if [ -f "$file" ]; then echo "$file"; fi
            ;;
        esac
    done
}

# --- steps ---------------------------------------------------------------------------------------------------------

# step NAME COMMAND... runs one part of a loop, goes on after a failure, and remembers both for the summary.
step() {
    name=$1
    shift
    printf '\n=== %s\n' "$name"
    began=$(date +%s)
    ran=0
    if "$@"; then outcome=ok; else
        outcome=FAILED
        failed=$((failed + 1))
    fi
    steps=$((steps + 1))
    total=$((total + ran))
    if [ "$ran" -gt 0 ]; then name="$name ($ran tests)"; fi
    summary="$summary$(printf '%-8s %4d s  %s' "$outcome" $(($(date +%s) - began)) "$name")
"
}

# loop COMMAND... runs steps and sums them up.
loop() {
    failed=0
    steps=0
    total=0
    summary=
    tried_twice=
    started=$(date +%s)
    "$@"
    took=$(($(date +%s) - started))
    printf '\n=== summary\n%s' "$summary"
    if [ -n "$tried_twice" ]; then echo "tried twice:$tried_twice"; fi
    printf '%d tests in %d min %d s\n' "$total" $((took / 60)) $((took % 60))
    if [ "$failed" -gt 0 ]; then
        echo "$failed of the $steps steps failed"
        exit 1
    fi
    echo "all $steps steps passed"
}

# tests_of PRESET ARGUMENTS... lets CTest run the tests that these arguments choose, and counts them.
tests_of() {
    preset=$1
    log=build/$1/tests.log
    shift
    {
        code=0
        ASAN_OPTIONS="$sanitizer_options:detect_stack_use_after_return=${thorough:-0}" \
            UBSAN_OPTIONS="$sanitizer_options" \
            TSAN_OPTIONS="$sanitizer_options" \
            SEICHE_NEEDS_BUS=1 \
            SEICHE_NEEDS_PARALLEL=1 \
            LSAN_OPTIONS="suppressions=$PWD/tests/leaks_of_others.txt:print_suppressions=0" \
            ctest --preset "$preset" -j "${at_once:-$(nproc)}" "$@" 2>&1 || code=$?
        echo "$code" >"$log.code"
    } | tee "$log"
    count=$(sed -n 's/^[0-9]*% tests passed, .* failed out of \([0-9]*\)$/\1/p' "$log" | sed -n '$p')
    # A test of a whole suite stands for those in it.
    more=$(awk '/^\[==========\] [0-9]+ tests from .* ran[.]/ { more += $2 - 1 } END { print more + 0 }' \
        "build/$preset/Testing/Temporary/LastTest.log" 2>/dev/null) || more=0
    ran=$((ran + ${count:-0} + more))
    again=$(awk '
        / Test +#[0-9]+: / {
            sub(/.* Test +#[0-9]+: /, "")
            if (/ Passed /) { if ($1 in fails) printf " %s", $1 }
            else if (/\*\*\*/) fails[$1]
        }' "$log")
    if [ -n "$again" ]; then tried_twice="$tried_twice$again ($preset)"; fi
    [ "$(cat "$log.code")" = 0 ]
}

# windows_of PRESET LANGUAGES ARGUMENTS... runs tests of windows; LANGUAGES are those whose layouts are looked at, none for all. They
# alone are tried once more when they fail: a window on a machine shared with other work is real, hiccups included.
windows_of() {
    preset=$1
    languages=$2
    shift 2
    SEICHE_LAYOUTS=$languages
    export SEICHE_LAYOUTS
    tests_of "$preset" --repeat until-pass:2 "$@"
}

# Every version of clang-format has ideas of its own.
format_is_known() {
    clang-format --version | grep -q ' version 14\.' || {
        echo "dev: the sources are laid out by clang-format 14, and here is $(clang-format --version)"
        return 1
    }
}

# format_is_kept FILES... none is fine, too.
format_is_kept() {
    if [ $# = 0 ] || ! format_is_known; then return 0; fi
    clang-format --dry-run --Werror "$@" || {
        echo './dev format lays them out'
        return 1
    }
}

scripts_are_sound() {
    # shellcheck disable=SC2046
    shellcheck dev .ci/run $(find tests docs -name '*.sh')
}

# The package is the same when it is built in another folder, is as Debian wants it, and comes, works and goes on a bare machine.
debian_package() {
    (package) || return 1
    elsewhere=$(mktemp -d)
    same=1
    if package_in "$elsewhere/with-a-longer-name" >"$elsewhere/log" 2>&1; then
        (cd build/package && sha256sum -- *.deb) >"$elsewhere/sums"
        (cd "$elsewhere/with-a-longer-name" && sha256sum -c "$elsewhere/sums") || same=0
    else
        tail -n 50 "$elsewhere/log"
        same=0
    fi
    rm -rf "$elsewhere"
    [ $same = 1 ] && tests/package.sh build/package
}

# As far as that can be told without a network: what flatpak-builder does not know, it says.
flatpak_manifest() {
    said=$(cd build && flatpak-builder --show-manifest ../flatpak/org.seiche.seiche.yaml 2>&1 >/dev/null) || said="$said failed"
    echo "$said"
    [ -z "$said" ]
}

core_in_release() {
    build checked seiche seiche_cli core_tests && tests_of checked -LE window
}

# changed_windows FOLDER...
changed_windows() {
    targets=
    for folder; do targets="$targets windows_$folder"; done
    labels=$(echo "$*" | tr ' ' '|')
    # shellcheck disable=SC2086 # words are wanted
    build checked $targets && windows_of checked en -L "^($labels)\$"
}

# windows_in_release LANGUAGES [LABEL] runs those without this label. Half their time they wait for a screen, so there are two of them for each processor; under
# a sanitizer they do not.
windows_in_release() {
    at_once=$(($(nproc) * 2))
    if build checked && windows_of checked "$1" -L window -LE "faults|monkey${2:+|$2}"; then code=0; else code=1; fi
    at_once=
    return "$code"
}

core_under_address_sanitizer() {
    build asan core_tests && tests_of asan -LE window
}

# A build of its own, for it needs no Qt.
memory_under_address_sanitizer() {
    build asan-memory tst_core known_inputs && tests_of asan-memory -L core -LE long
}

windows_under_address_sanitizer() {
    build asan && windows_of asan pseudo,rtl -L window -LE monkey
}

# faults_in_release few|all: the programs killed, on full disks, ...
faults_in_release() {
    build checked fault_tests && SEICHE_FAULTS=$1 tests_of checked -L faults
}

# hands_that_do_anything PRESET EVENTS
hands_that_do_anything() {
    build "$1" monkey && SEICHE_MONKEY_EVENTS=$2 tests_of "$1" -L monkey
}

# threads_under_thread_sanitizer [LABEL] runs those without this label.
threads_under_thread_sanitizer() {
    build tsan tst_core && tests_of tsan -L threads ${1:+-LE "$1"}
}

# Without Qt, all that is new is that everything builds and is linked.
core_without_qt() {
    build core-only && tests_of core-only -R '^(determinism$|Cli|Golden)'
}

# in_node FILES... tests what browsers get, beside the native program.
in_node() {
    # A window is built only for the test that shows one.
    case $* in *class_window*) window=window_remote ;; *) window= ;; esac
    # shellcheck disable=SC2086
    build_web && build checked seiche_cli $window || return 1
    log=build/wasm/tests.log
    if SEICHE_PAGE=$PWD/build/web SEICHE_WASM=$PWD/build/web/seiche.wasm SEICHE_CLI=$PWD/build/checked/bin/seiche-cli \
        SEICHE_WINDOW=${window:+$PWD/build/checked/bin/$window} \
        node --test --test-concurrency="$(nproc)" --test-reporter=tap "$@" >"$log" 2>&1; then code=0; else code=1; fi
    [ "$code" = 0 ] || cat "$log"
    sed -n 's/^# \(tests\|pass\|fail\|skipped\) /&/p' "$log"
    count=$(sed -n 's/^# tests //p' "$log")
    ran=$((ran + ${count:-0}))
    [ "${count:-0}" -gt 0 ] && [ "$code" = 0 ]
}

# What hosts without files, pictures and threads link.
core_that_computes_alone() {
    build compute-only && tests_of compute-only
}

# GCC 12 takes locals of the stack that finds uses after return for aligned to vectors of 64 bytes, and they are not: Clang looks
# for those uses.
core_under_gcc_sanitizers() {
    build asan-gcc core_tests || return 1
    finds_uses_after_return=$thorough
    thorough=0
    if tests_of asan-gcc -LE window; then code=0; else code=1; fi
    thorough=$finds_uses_after_return
    return "$code"
}

# The numbers of another compiler are the same.
everything_with_clang() {
    build clang && tests_of clang -LE window
}

everything_alone() {
    build debug
}

# The numbers of an unoptimised build are those of every other build.
unoptimised_numbers() {
    build unoptimised seiche_cli && tests/determinism.sh build/unoptimised/bin/seiche-cli few
}

many_random_runs() {
    SEICHE_RANDOM_RUNS=$1 build/checked/bin/tst_core --gtest_filter='RandomRuns.*'
}

# fuzz SECONDS: shared by the targets, from the known inputs; what is new stays in the build folder, what crashes fails.
fuzz() {
    build fuzz || return 1
    set -- "$1" build/fuzz/bin/fuzz_*
    each=$(($1 / ($# - 1)))
    for target in build/fuzz/bin/fuzz_*; do
        [ -x "$target" ] || return 1
        found=build/fuzz/found/$(basename "$target")
        mkdir -p "$found"
        # A file is refused or read at once; the events of a whole lesson are lived several times over.
        case $target in
        */fuzz_events) patience=20 ;;
        *) patience=5 ;;
        esac
        "$target" -max_total_time="$each" -timeout=$patience -rss_limit_mb=1024 -max_len=65536 -verbosity=0 -print_final_stats=1 \
            -artifact_prefix="$found-" "$found" "tests/fuzz/corpus/$(basename "$target")" || return 1
    done
}

# --- the loops -----------------------------------------------------------------------------------------------------

test_quick() {
    # shellcheck disable=SC2046 # words are wanted
    step 'format of what has changed' format_is_kept $(changed_sources)
    step 'shell scripts' scripts_are_sound
    step 'release with warnings as errors: core, command line, layers' core_in_release
    folders=$(changed_folders | tr '\n' ' ')
    # shellcheck disable=SC2086
    if [ -n "$folders" ]; then step "windows of what has changed: $folders" changed_windows $folders; fi
}

# What guards most for the time it takes: some 25 minutes on two processors. Sanitizers need builds of their own, a third more.
test_usual() {
    # shellcheck disable=SC2046
    step 'format' format_is_kept $(sources)
    step 'shell scripts' scripts_are_sound
    step 'what desktops, software centres and licences ask for' tests/metadata.sh
    step 'release with warnings as errors: core, command line, layers' core_in_release
    step 'release: windows, layouts in long words' windows_in_release pseudo long
    step 'release: killed, on full disks, without descriptors: a few times' faults_in_release few
    step 'release: hands that do anything: a few times' hands_that_do_anything checked 1000
    step 'the page for browsers and its core' in_node tests/web/*.test.mjs
}

# Of the core, what sees most: under sanitizers all windows, and what only computes, are left to `all`.
test_sanitizers() {
    step 'address and undefined-behaviour sanitizers: what reads, grows and is cut' memory_under_address_sanitizer
    step 'thread sanitizer, without Qt: what runs on several threads' threads_under_thread_sanitizer long
}

test_all() {
    thorough=1
    # shellcheck disable=SC2046
    step 'format' format_is_kept $(sources)
    step 'shell scripts' scripts_are_sound
    step 'what desktops, software centres and licences ask for' tests/metadata.sh
    step 'release with warnings as errors: core, command line, layers' core_in_release
    step 'release: every window, layouts in every language' windows_in_release ''
    step 'many random experiments' many_random_runs 2000
    step 'address and undefined-behaviour sanitizers: core, command line' core_under_address_sanitizer
    step 'release: killed, on full disks, without descriptors' faults_in_release all
    step 'optimised: hands that do anything, and how long they wait' hands_that_do_anything release 20000
    step 'address and undefined-behaviour sanitizers: every window' windows_under_address_sanitizer
    step 'address and undefined-behaviour sanitizers: hands that do anything' hands_that_do_anything asan 20000
    step 'thread sanitizer, without Qt: what runs on several threads' threads_under_thread_sanitizer
    step 'address and undefined-behaviour sanitizers of GCC: core, command line' core_under_gcc_sanitizers
    step 'another compiler: everything builds, core, command line' everything_with_clang
    step 'each file compiled alone: everything builds' everything_alone
    step 'without Qt: everything builds, command line' core_without_qt
    step 'without files, pictures and threads: what computes waves' core_that_computes_alone
    step 'the page for browsers and its core' in_node tests/web/*.test.mjs
    step 'same numbers without optimisation' unoptimised_numbers
    step 'the Debian package, built twice, on a bare machine' debian_package
    step 'the manifest for Flatpak' flatpak_manifest
    step 'benchmarks build' build checked seiche_bench window_bench class_bench class_window_bench
    step 'fuzzing, five minutes' fuzz 300
}

# --- tests by name -------------------------------------------------------------------------------------------------

# Every test as the sources have it: its name, its file, the target that builds what it needs.
known_tests() {
    for file in tests/ui/*/tst_*.cpp tests/faults/tst_*.cpp tests/fuzz/fuzz_*.cpp; do
        name=${file##*/}
        name=${name%.cpp}
        folder=${file%/*}
        case $file in
        */fuzz_*) echo "${name}_known $file ${name}_known" ;;
        tests/faults/* | */tst_accessibility_bus.cpp) echo "$name $file $name" ;;
        *) echo "$name $file tests_of_${folder##*/}" ;;
        esac
    done
    echo 'monkey tests/monkey/monkey.cpp monkey'
    for file in tests/web/*.test.mjs; do echo "web_$(basename "$file" .test.mjs) $file"; done
    grep -H -E '^TEST(_P|_F)?\(' tests/core/tst_*.cpp tests/cli/tst_*.cpp |
        sed -E 's/^([^:]*):TEST(_P|_F)?\(([A-Za-z0-9_]*), *([A-Za-z0-9_]*).*/\3.\4 \1/' | while read -r name file; do
        case $file in
        tests/cli/*) echo "$name $file tst_cli" ;;
        */tst_memory.cpp) echo "$name $file tst_memory" ;;
        *) echo "$name $file tst_core" ;;
        esac
    done
    # The house: each of the layers is a test, too.
    grep -H 'add_test(NAME ' tests/*.cmake |
        sed -e 's/^\([^:]*\):.*add_test(NAME \([^ ]*\).*/\2 \1 seiche seiche_cli compute_only/' -e 's/${[a-z]*}/[a-z_]*/'
}

# tests_like PATTERN... prints those lines of known_tests whose name or file matches one of them; it fails when one matches nothing.
tests_like() {
    for pattern; do
        known_tests | LIKE=$pattern awk '
            $1 ~ ENVIRON["LIKE"] || $2 ~ ENVIRON["LIKE"] { print; found = 1 }
            END { exit !found }' || {
            echo "dev: no test is called \"$pattern\"" >&2
            return 1
        }
    done
}

what_there_is() {
    echo 'There are'
    echo '    ./dev test          what guards every commit'
    echo '    ./dev test quick    what a change needs at once'
    echo '    ./dev test sanitizers  the core under sanitizers'
    echo '    ./dev test all      everything'
    echo '    ./dev test NAME...  tests by name, file or folder; regular expressions, too. Names are'
    known_tests | awk '
        { name = $1; sub(/\..*/, "", name); if (!seen[name]++) print name }' | sort | tr '\n' ' ' | fold -s -w 110 | sed 's/^/        /'
    echo
}

named() {
    windows=$(echo "$chosen" | awk '$2 ~ /^tests\/(ui|faults|monkey)\// && !seen[$1]++ { print $1 }')
    in_browsers=$(echo "$chosen" | awk '$2 ~ /^tests\/web\// && !seen[$1]++ { print $2 }')
    others=$(echo "$chosen" | awk '$2 !~ /^tests\/(ui|faults|monkey|web)\// && !seen[$1]++ { printf "%s%s", bar, $1; bar = "|" }' | sed 's/\./[.]/g')
    if [ -n "$others" ]; then
        # shellcheck disable=SC2046
        step 'tests without a window' tests_by_name "(^|/)($others)(/|\$)" $(echo "$chosen" | awk '$2 !~ /^tests\/(ui|faults|monkey|web)\// {
            for (i = 3; i <= NF; i++) if (!seen[$i]++) print $i }')
    fi
    if [ -n "$windows" ]; then
        # shellcheck disable=SC2086
        step 'windows' windows_by_name $windows
    fi
    if [ -n "$in_browsers" ]; then
        # shellcheck disable=SC2086
        step 'for browsers' in_node $in_browsers
    fi
}

tests_by_name() {
    expression=$1
    shift
    build checked "$@" && tests_of checked -LE window -R "$expression"
}

windows_by_name() {
    # shellcheck disable=SC2046 # words are wanted
    build checked $(echo "$chosen" | awk '$2 ~ /^tests\/(ui|faults|monkey)\// && !seen[$3]++ { print $3 }') &&
        windows_of checked "${SEICHE_LAYOUTS:-}" -R "^($(echo "$*" | tr ' ' '|' | sed 's/tst_lesson_plays/&_.*/'))\$"
}

# The command itself: test [quick|sanitizers|all|NAME...]
run_tests() {
    chosen=
    case ${1:-} in
    '' | quick | sanitizers | all)
        if [ $# -gt 1 ]; then
            refuse "\"$1\" stands alone, without \"$2\""
        fi
        ;;
    *)
        chosen=$(tests_like "$@") || {
            what_there_is >&2
            exit 2
        }
        ;;
    esac
    # shellcheck disable=SC2086,SC2154 # dev has them
    case ${1:-} in
    sanitizers) need $build_packages $test_packages $sanitizer_packages ;;
    quick) need $build_packages $run_packages $screen_packages $test_packages ;;
    *)
        need $build_packages $run_packages $screen_packages $test_packages $bench_packages $web_packages
        if [ "${1:-}" = all ]; then need $sanitizer_packages $package_packages $package_test_packages; fi
        need_node
        # What is to be seen in a browser is not tried where there is none.
        (need chromium) || echo 'dev: no Chromium here, so what is tested in a browser is skipped'
        ;;
    esac
    case ${1:-} in
    '') loop test_usual ;;
    quick) loop test_quick ;;
    sanitizers) loop test_sanitizers ;;
    all) loop test_all ;;
    *) loop named ;;
    esac
}
