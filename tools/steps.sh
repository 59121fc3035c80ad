# Sourced by ./run and ./check: run a command as a named step, with progress, its time, and its log under build/logs.
# Not a program. Relies on bash 5 and on `root` holding the project's folder.

log_dir=$root/build/logs
step_status=0
step_ms=0
step_log=

say() { printf '%s\n' "$*"; }

now_ms() {
    local micros=${EPOCHREALTIME//[!0-9]/}
    printf '%s' $((micros / 1000))
}

seconds() { printf '%d.%d s' $(($1 / 1000)) $(($1 % 1000 / 100)); }

# Reads a command's output and shows its latest line: in place on a terminal, every 20 seconds elsewhere.
progress() {
    local name=$1 line='' part='' shown=0 status columns=80
    [[ -t 1 ]] && columns=$(tput cols 2>/dev/null || echo 80)
    SECONDS=0
    while true; do
        status=0
        IFS= read -r -t 1 part || status=$?
        ((status == 0 || status > 128)) || break
        [[ -z $part ]] || line=${part//[$'\e\r']/}
        if [[ -t 1 ]]; then
            ((status > 128 || SECONDS > shown)) || continue
            part="  ..    $name  ${SECONDS} s  $line"
            printf '\r\e[K%s' "${part:0:columns-1}"
            shown=$SECONDS
        elif ((SECONDS >= shown + 20)); then
            shown=$SECONDS
            printf '  ..    %-10s %4d s  %s\n' "$name" "$SECONDS" "${line:0:90}"
        fi
    done
    [[ ! -t 1 ]] || printf '\r\e[K'
}

# step NAME COMMAND...: never fails itself; the result is in step_status, step_ms, step_log.
step() {
    local name=$1 start
    shift
    mkdir -p "$log_dir"
    step_log=$log_dir/$name.log
    start=$(now_ms)
    [[ -t 1 ]] || printf '  ..    %s\n' "$name"
    set +e
    "$@" </dev/null 2>&1 | tee "$step_log" | progress "$name"
    step_status=${PIPESTATUS[0]}
    set -e
    step_ms=$(($(now_ms) - start))
    local word=ok
    ((step_status == 0)) || word=FAIL
    printf '  %-5s %-10s %9s  %s\n' "$word" "$name" "$(seconds "$step_ms")" "$(step_note)"
    if ((step_status != 0)); then
        tail -n 40 "$step_log" | sed 's/^/        | /'
        printf '        (all of it: %s)\n' "${step_log#"$root"/}"
    fi
}

# A step may say how it went in a last line that begins with "note: ".
step_note() { sed -n 's/^note: //p' "$step_log" | tail -n 1; }
