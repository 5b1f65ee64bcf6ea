import { ASSETS, CACHE, headersFor, type ApiPath, type HeaderRule } from './headers.ts'

/** Longer than the app waits for an answer: the app ends a call, and says so, before nginx does. */
export const PROXY_SECONDS = 60
/** A voucher as the app takes it from a member, and its form around it. */
export const LARGEST_CALL_MB = 21

const TYPES: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/vnd.apple.mpegurl': 'm3u8',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/css': 'css',
  'text/html': 'html',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/vtt': 'vtt',
  'video/iso.segment': 'm4s',
  'video/mp2t': 'ts',
  'video/mp4': 'mp4',
}

/**
 * What Tiga and a browser tell the platform. Nothing else that a caller writes goes further: there
 * are too many names by which servers let a proxy tell who calls, and what for.
 */
const PASSED_ON = ['Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type', 'User-Agent', 'lang', 'token']

interface Site {
  /** Roots of the API on the page's own host. */
  apiPaths: readonly ApiPath[]
  /** Folders of files: what is missing in one is not the page. */
  folders: readonly string[]
}

/** The whole configuration of a server that needs no root and writes below `@TMP@` alone. */
export function nginxConfig(rules: readonly HeaderRule[], { apiPaths, folders }: Site): string {
  const blocks = [
    location('/', rules, ['try_files $uri $page =404;']),
    ...folders.map((folder) => location(folder, rules, ['try_files $uri =404;'])),
    // Dot files, and what lies here for the server alone.
    block('location ~ "/\\.|^/_|\\.(?:br|gz)$"', ['return 404;']),
    named('@missing', rules, ['types { }', 'default_type text/plain;', 'return 404 "Not found\\n";']),
    ...apiPaths.map((api) => passed(api, rules)),
  ]
  return `# The whole of an nginx for this folder, made by the build; _serve.sh fills in what stands between at signs.
@LOAD_BROTLI@
worker_processes auto;
daemon off;
pid @TMP@/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
${indented([
  ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path @TMP@/${name};`),
  '',
  block(
    'types',
    Object.entries(TYPES).map(([type, endings]) => `${type} ${endings};`),
  ),
  'default_type application/octet-stream;',
  'charset utf-8;',
  `charset_types ${charsetTypes().join(' ')};`,
  '',
  '# The path alone: the query of a call holds passwords, its headers the token, and an address is a person’s.',
  'map $request_uri $path { "~^(?<before>[^?]*)" $before; }',
  "log_format path_alone '$time_iso8601 $request_method $path $status $body_bytes_sent $request_time $upstream_status';",
  'access_log @ACCESS_LOG@;',
  '',
  'sendfile on;',
  'tcp_nopush on;',
  'keepalive_timeout 65s;',
  'server_tokens off;',
  'absolute_redirect off;',
  'log_not_found off;',
  '',
  '# Made by the build; a request that came through another proxy gets them too.',
  'gzip_static on;',
  'gzip_proxied any;',
  'gzip_vary on;',
  '@USE_BROTLI@',
  '',
  ...(apiPaths.length === 0 ? [] : ['resolver @RESOLVER@;', '']),
  '# The page stands for the addresses of the app, none of which has an ending.',
  'map $uri $page { ~/[^/.]*$ /index.html; default ""; }',
  'map $status $allow { 405 "GET, HEAD"; default ""; }',
  'map $status $allow_calls { 405 "GET, HEAD, POST"; default ""; }',
  ...(apiPaths.length === 0
    ? []
    : [
        '# Whose word on the member’s address and on TLS counts: nobody’s but that of a trusted proxy.',
        'real_ip_header X-Forwarded-For;',
        'real_ip_recursive on;',
        '@TRUSTED_PROXY@',
        'geo $realip_remote_addr $is_trusted { default 0; @TRUSTED_RANGES@ }',
        'map $is_trusted$http_x_forwarded_proto $proto { 1https https; default $scheme; }',
        '',
      ]),
  block('server', [
    'listen @LISTEN@;',
    'server_name _;',
    'root @SITE@;',
    '# A request’s line, with its query, stands in each entry that is less than an alert.',
    'error_log stderr alert;',
    'error_page 404 @missing;',
    '',
    ...blocks.flatMap((each) => [each, '']).slice(0, -1),
  ]),
])}
}
`
}

/** A charset is said of texts; HTML's is always. */
function charsetTypes(): string[] {
  return Object.keys(TYPES).filter(
    (type) => /^text\/|json|javascript|svg/.test(type) && type !== 'text/html' && type !== 'text/vtt',
  )
}

function location(path: string, rules: readonly HeaderRule[], lines: readonly string[]): string {
  // A file that is missing is answered elsewhere, so that nothing keeps a 404 for long.
  return block(`location ${path}`, [
    ...headerLines(path === ASSETS ? ASSETS : '/', rules),
    'add_header Allow $allow always;',
    ...lines,
  ])
}

function named(name: string, rules: readonly HeaderRule[], lines: readonly string[]): string {
  return block(`location ${name}`, [...headerLines('/', rules), ...lines])
}

/**
 * Calls to the platform. Nothing is sent twice, kept on a disk or written into a log: calls move
 * money, and some hold a password in their address.
 */
function passed({ path, upstream }: ApiPath, rules: readonly HeaderRule[]): string {
  return block(`location ^~ ${path}/`, [
    ...headerLines(`${path}/`, rules),
    'add_header Allow $allow_calls always;',
    'if ($request_method !~ ^(?:GET|HEAD|POST)$) { return 405; }',
    `client_max_body_size ${LARGEST_CALL_MB}m;`,
    '# By a variable, so that the name is looked up again when its time is over.',
    `set $upstream @${upstream}_ADDRESS@;`,
    'proxy_pass $upstream;',
    'proxy_http_version 1.1;',
    'proxy_pass_request_headers off;',
    ...PASSED_ON.map((header) => `proxy_set_header ${header} $http_${header.toLowerCase().replaceAll('-', '_')};`),
    `proxy_set_header Host @${upstream}_HOST@;`,
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $proto;',
    'proxy_ssl_server_name on;',
    `proxy_ssl_name @${upstream}_NAME@;`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 4;',
    'proxy_ssl_trusted_certificate @CA_FILE@;',
    'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
    '# Once: a call that found no answer may have been taken.',
    'proxy_next_upstream off;',
    'proxy_ignore_client_abort on;',
    'proxy_request_buffering off;',
    'proxy_max_temp_file_size 0;',
    ...['proxy_connect_timeout', 'proxy_send_timeout', 'proxy_read_timeout', 'client_body_timeout', 'send_timeout'].map(
      (timeout) => `${timeout} ${PROXY_SECONDS}s;`,
    ),
    '# Breaks and limits end by the date of the platform.',
    'proxy_pass_header Date;',
    ...[...Object.keys(headersFor(`${path}/`, rules)), 'X-Powered-By'].map((header) => `proxy_hide_header ${header};`),
  ])
}

function headerLines(path: string, rules: readonly HeaderRule[]): string[] {
  return Object.entries(headersFor(path, rules)).map(([name, value]) => {
    if (/["\\$@]/.test(value)) throw new Error(`${name} cannot be written for nginx: ${value}`)
    return `add_header ${name} "${value}"${name === CACHE && path === ASSETS ? '' : ' always'};`
  })
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${indented(lines)}\n}`
}

function indented(lines: readonly string[]): string {
  return lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n')
}
