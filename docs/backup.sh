#!/bin/sh
# The backup job of compose.yaml: every DUMP_EVERY hours a dump of the PostgreSQL database that the PG variables name, into DUMP_FOLDER.
# Each is read back as a whole before the oldest beyond DUMP_KEEP go. `backup.sh once` makes one and ends.
set -u
umask 077
every=${DUMP_EVERY:-24}
keep=${DUMP_KEEP:-14}
folder=${DUMP_FOLDER:-/backups}

say() { echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) $*"; }

dump() {
  name="$folder/agency-$(date -u +%Y-%m-%dT%H-%M-%SZ)"
  rm -f "$folder"/agency-*.part
  pg_dump --format=custom --file="$name.part" || return 1
  pg_restore --file=/dev/null "$name.part" || return 1
  accounts=$(pg_restore --data-only --table=User --file=- "$name.part" | sed -n '/^COPY /,/^\\\.$/p' | wc -l)
  if [ "$accounts" -le 2 ] && ls "$folder"/agency-*Z.dump >/dev/null 2>&1; then
    mv "$name.part" "$name-without-accounts.dump"
    say "The dump $name-without-accounts.dump has no accounts: the older ones are kept" >&2
    return 1
  fi
  mv "$name.part" "$name.dump"
  ls "$folder"/agency-*Z.dump | sort -r | tail -n "+$((keep + 1))" | xargs -r rm --
  say "Saved as $name.dump"
}

[ "${1:-}" = once ] && { dump; exit; }
trap 'exit 0' TERM INT
while :; do
  wait=60
  if [ -z "$(find "$folder" -name 'agency-*Z.dump' -mmin "-$((every * 60))")" ]; then
    dump || { say 'The backup failed, and is tried again in a quarter of an hour' >&2; wait=900; }
  fi
  sleep "$wait" &
  wait $!
done
