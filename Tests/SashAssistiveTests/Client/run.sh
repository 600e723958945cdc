#!/usr/bin/env bash
# run.sh PROGRAM SCRIPT…: runs a program on buses of its own, with the registry of at-spi2-core, and a client beside it.
# What the program prints goes to standard error with "program: " before it. CLIENT_SCREEN=1 gives it a screen of its own.
set -euo pipefail
program=$1
shift
export program
unset AT_SPI_BUS_ADDRESS DISPLAY WAYLAND_DISPLAY
here=$(cd "$(dirname "$0")" && pwd)
export here
runtime=$(mktemp -d)
export XDG_RUNTIME_DIR=$runtime
# The sizes of windows that one program leaves are not those of the next.
export XDG_STATE_HOME=$runtime/state
trap 'rm -rf "$runtime"' EXIT
export GSETTINGS_BACKEND=memory NO_AT_BRIDGE=1
if [ "${CLIENT_SCREEN:-}" = 1 ]; then
  Xvfb -displayfd 3 -screen 0 1000x1000x24 3>"$runtime/display" >/dev/null 2>&1 &
  screen=$!
  trap 'kill $screen; rm -rf "$runtime"' EXIT
  for _ in $(seq 100); do
    if [ -s "$runtime/display" ]; then break; fi
    sleep 0.1
  done
  DISPLAY=:$(cat "$runtime/display")
  export DISPLAY
fi
dbus-run-session -- bash -c '
  for launcher in /usr/libexec/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher; do
    if [ -x "$launcher" ]; then
      # It and what it starts outlive the bus, unless they are ended together.
      setsid "$launcher" --launch-immediately >/dev/null 2>&1 &
      buses=$!
      break
    fi
  done
  sleep 0.5
  "$program" > >(sed -u "s/^/program: /" >&2) 2>&1 &
  pid=$!
  status=0
  timeout 60 /usr/bin/python3 "$here/client.py" "$@" || status=$?
  kill $pid 2>/dev/null || true
  wait $pid 2>/dev/null || true
  kill -- -$buses 2>/dev/null || true
  exit $status
' run "$@"
