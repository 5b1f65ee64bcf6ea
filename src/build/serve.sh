#!/bin/sh
# Serves the folder it lies in by nginx: the image, CI and a server without Docker start this file.
# Fills in _nginx.conf from the environment and says in one line what is wrong with it.
#   API_ORIGIN     https://api.example: where the platform answers; a build for an API elsewhere needs none
#   UPLOAD_ORIGIN  the same for uploads, if the build has them apart; API_ORIGIN if it is not given
#   TRUSTED_PROXY  10.0.0.2 172.16.0.0/12: who may say from where a member comes; nobody if it is not given
#   LISTEN         8080, 127.0.0.1:8080 or [::]:8080
#   RESOLVER       name servers; those of /etc/resolv.conf if it is not given
#   CA_FILE        who may vouch for the platform; the system's if it is not given
#   ACCESS_LOG     a file, or off; the standard output if it is not given
# Needs no root, and writes below TMPDIR (/tmp) alone. `_serve.sh -t` checks, and serves nothing.
set -eu
PATH="$PATH:/usr/sbin:/usr/local/sbin"
unset IFS

fail() {
  echo "tiga: $1" >&2
  exit 1
}

# Refuses what could end a word of the configuration, then what is not of the given form.
checked() { # name, value, characters, form, example
  [ "$(printf '%s' "$2" | LC_ALL=C tr -d "$3" | wc -c)" -eq 0 ] || fail "$1: '$2' is not such as $5"
  printf '%s' "$2" | grep -Eq "^($4)\$" || fail "$1: '$2' is not such as $5"
}

origin() { # name, value
  checked "$1" "$2" 'A-Za-z0-9:/.-' 'https?://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?' https://api.example
}

path() { # name, value
  checked "$1" "$2" 'A-Za-z0-9._/-' '/.*' /etc/ssl/ca.crt
}

# Of an origin: the name, and the port as it is written.
name_of() {
  host=${1#*://}
  echo "${host%%:*}"
}

# nginx asks name servers alone; what /etc/hosts says of a name is filled in here.
address_of() {
  name=$(name_of "$1")
  own=$(awk -v name="$name" '$1 ~ /^[0-9.]+$/ { for (i = 2; i <= NF; i++) if ($i == name) { print $1; exit } }' /etc/hosts)
  [ -z "$own" ] && echo "$1" || echo "${1%%://*}://$own${1#*"://$name"}"
}

[ "$(id -u)" != 0 ] || fail 'start it as another user than root'
command -v nginx > /dev/null || fail 'nginx is not installed'
site=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
template=$site/_nginx.conf
[ -r "$template" ] || fail "$template is missing: build again"

api=${API_ORIGIN:-}
listen=${LISTEN:-8080}
ca=${CA_FILE:-/etc/ssl/certs/ca-certificates.crt}
log=${ACCESS_LOG:-}
servers=${RESOLVER:-$(awk '$1 == "nameserver" { print ($2 ~ /:/ ? "[" $2 "]" : $2) }' /etc/resolv.conf | tr '\n' ' ')}
if grep -q '@API_ADDRESS@' "$template"; then
  [ -n "$api" ] || fail 'API_ORIGIN is missing: the origin of the platform, such as https://api.example'
  origin API_ORIGIN "$api"
fi
upload=${UPLOAD_ORIGIN:-$api}
! grep -q '@UPLOAD_ADDRESS@' "$template" || origin UPLOAD_ORIGIN "$upload"
checked LISTEN "$listen" 'A-Za-z0-9.:[]-' '([A-Za-z0-9.-]+:|\[[0-9a-fA-F:.]*\]:)?[0-9]{1,5}' 8080
checked RESOLVER "$servers" 'A-Za-z0-9.:=[] -' '.*' 10.0.0.2
trusted=${TRUSTED_PROXY:-}
[ -z "$trusted" ] || checked TRUSTED_PROXY "$trusted" '0-9A-Fa-f.:/ ' '([0-9A-Fa-f.:]+(/[0-9]{1,3})?( |$))*' '10.0.0.2 172.16.0.0/12'
path CA_FILE "$ca"
path 'The folder' "$site"
case "$api $upload" in *https://*) [ -r "$ca" ] || fail "CA_FILE: $ca cannot be read" ;; esac

temp=$(mktemp -d "${TMPDIR:-/tmp}/tiga.XXXXXX") || fail "${TMPDIR:-/tmp} cannot be written"
path TMPDIR "$temp"

writable() {
  (: >> "$1") 2> /dev/null
}

# The standard output of another user, or of systemd, can be written and not opened: a pipe leads there.
if [ -z "$log" ] && ! writable /dev/stdout; then
  log=$temp/access.log
  mkfifo "$log"
  cat "$log" &
elif [ "$log" != off ]; then
  log=${log:-/dev/stdout}
  path ACCESS_LOG "$log"
  writable "$log" || fail "ACCESS_LOG: $log cannot be written; name a file, or off"
fi
[ "$log" = off ] || log="$log path_alone"

load=
use=
for modules in /usr/lib/nginx/modules /usr/share/nginx/modules /usr/lib64/nginx/modules /etc/nginx/modules; do
  module=$modules/ngx_http_brotli_static_module.so
  [ -z "$load" ] && [ -r "$module" ] && load="load_module $module;" && use='brotli_static on;'
done
[ -n "$load" ] || echo 'tiga: nginx has no brotli_static: files are sent by gzip' >&2

from=
ranges=
for range in $trusted; do
  from="${from}set_real_ip_from $range; "
  ranges="${ranges}$range 1; "
done

# A network without IPv6 would have every second call fail: none is sent twice.
sed \
  -e "s|@LOAD_BROTLI@|$load|" -e "s|@USE_BROTLI@|$use|" -e "s|@TMP@|$temp|" -e "s|@SITE@|$site|" \
  -e "s|@LISTEN@|$listen|" -e "s|@ACCESS_LOG@|$log|" -e "s|@CA_FILE@|$ca|" \
  -e "s|@RESOLVER@|${servers:-127.0.0.1} ipv6=off|" \
  -e "s|@API_ADDRESS@|$(address_of "$api")|" -e "s|@API_HOST@|${api#*://}|" -e "s|@API_NAME@|$(name_of "$api")|" \
  -e "s|@UPLOAD_ADDRESS@|$(address_of "$upload")|" -e "s|@UPLOAD_HOST@|${upload#*://}|" \
  -e "s|@UPLOAD_NAME@|$(name_of "$upload")|" \
  -e "s|@TRUSTED_PROXY@|$from|" -e "s|@TRUSTED_RANGES@|$ranges|" \
  "$template" > "$temp/nginx.conf"
exec nginx -e stderr -c "$temp/nginx.conf" "$@"
