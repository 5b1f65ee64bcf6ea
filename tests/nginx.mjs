import { existsSync } from 'node:fs'
import { install } from './install.mjs'

const NGINX_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx']
/** The packages that `Dockerfile` installs in the image. */
const DEBIAN_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'ca-certificates']
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

function isInstalled() {
  return NGINX_PATHS.some((path) => existsSync(path)) && existsSync(BROTLI_MODULE)
}

/**
 * Installs nginx with brotli if it is missing, which needs root and apt-get.
 * @throws Error with a message of one line if there is still no nginx with brotli
 */
export function ensureNginx() {
  if (isInstalled()) return
  install(DEBIAN_PACKAGES)
  if (!isInstalled())
    throw new Error(`No nginx with brotli found and none could be installed: install ${DEBIAN_PACKAGES.join(', ')}.`)
}
