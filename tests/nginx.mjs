import { existsSync } from 'node:fs'
import { install } from './install.mjs'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx']
/** The packages that `Dockerfile` installs in the image. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'ca-certificates']
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

function isThere() {
  return PLACES.some((path) => existsSync(path)) && existsSync(MODULE)
}

/** Finds an nginx with brotli or installs Debian's as root. @throws Error with one line */
export function ensureNginx() {
  if (isThere()) return
  install(PACKAGES)
  if (!isThere())
    throw new Error(`No nginx with brotli found and none could be installed: install ${PACKAGES.join(', ')}.`)
}
