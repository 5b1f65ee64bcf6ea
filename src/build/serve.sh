#!/bin/sh
# Serves the folder of this file with nginx. The Docker image, CI and servers without Docker start
# this script. It fills in _nginx.conf from the environment, and reports a wrong value in one line.
#   API_ORIGIN     https://api.example: the platform's address; not needed by a build for an API on another host
#   UPLOAD_ORIGIN  the same for uploads, if the build has a separate path for them; default: API_ORIGIN
#   TRUSTED_PROXY  10.0.0.2 172.16.0.0/12: proxies that may state a member's address; default: none
#   LISTEN         8080, 127.0.0.1:8080 or [::]:8080: where nginx listens; default: 8080
# Needs no root, and writes only below TMPDIR (/tmp). `_serve.sh -t` only checks the configuration.
set -eu
PATH="$PATH:/usr/sbin:/usr/local/sbin"
unset IFS

fail() {
  echo "tiga: $1" >&2
  exit 1
}

# Refuses characters that could end a word of the configuration. A line break becomes ";", because
# grep checks each line separately.
checked() { # name, value, form, example
  printf '%s' "$2" | tr '\n' ';' | LC_ALL=C grep -Eqx "$3" || fail "$1: '$2' is wrong; an example is $4"
}

origin() { # name, value
  if [ -n "$2" ] || grep -q "@$1@" "$template"; then
    checked "$1" "$2" 'https?://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?' https://api.example
  fi
}

[ "$(id -u)" != 0 ] || fail 'start this script as a user other than root'
command -v nginx > /dev/null || fail 'nginx is not installed'
site=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
template=$site/_nginx.conf
api=${API_ORIGIN:-}
upload=${UPLOAD_ORIGIN:-$api}
listen=${LISTEN:-8080}
trusted=${TRUSTED_PROXY:-}
servers=$(awk '$1 == "nameserver" { print ($2 ~ /:/ ? "[" $2 "]" : $2) }' /etc/resolv.conf | tr '\n' ' ')

checked 'The folder' "$site" '/[A-Za-z0-9._/-]*' /srv/tiga
origin API_ORIGIN "$api"
origin UPLOAD_ORIGIN "$upload"
checked LISTEN "$listen" '([A-Za-z0-9.-]+:|\[[0-9A-Fa-f:.]*\]:)?[0-9]{1,5}' 8080
from=
ranges=
for proxy in $trusted; do
  checked TRUSTED_PROXY "$proxy" '[0-9A-Fa-f.:]+(/[0-9]{1,3})?' '10.0.0.2 172.16.0.0/12'
  from="${from}set_real_ip_from $proxy; "
  ranges="${ranges}$proxy 1; "
done

folder=${TMPDIR:-/tmp}
checked TMPDIR "$folder" '/[A-Za-z0-9._/-]*' /tmp
temp=$(mktemp -d "$folder/tiga.XXXXXX" 2> /dev/null) || fail "TMPDIR: no folder can be made in $folder"
sed \
  -e "s|@TMP@|$temp|" -e "s|@SITE@|$site|" -e "s|@LISTEN@|$listen|" -e "s|@RESOLVER@|${servers:-127.0.0.1}|" \
  -e "s|@API_ORIGIN@|$api|" -e "s|@UPLOAD_ORIGIN@|$upload|" \
  -e "s|@TRUSTED_PROXY@|$from|" -e "s|@TRUSTED_RANGES@|$ranges|" \
  "$template" > "$temp/nginx.conf"

# nginx opens its log by name, which fails for the standard output of systemd or of another user. A
# pipe works.
mkfifo "$temp/log"
exec 3<> "$temp/log" 4< "$temp/log"
cat <&4 3<&- 4<&- &
exec nginx -e stderr -c "$temp/nginx.conf" "$@" 4<&-
