import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx']
/** What `Dockerfile` installs for the image. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'ca-certificates']
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

function isThere() {
  return PLACES.some((path) => existsSync(path)) && existsSync(MODULE)
}

/**
 * Finds an nginx with brotli or installs Debian's, as root. @throws Error with one clear line.
 */
export function ensureNginx() {
  if (isThere()) return
  const run = (command, args) =>
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  try {
    if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
      const patient = ['-o', 'DPkg::Lock::Timeout=900']
      run('apt-get', [...patient, 'update', '-qq'])
      run('apt-get', [...patient, 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES])
    }
  } catch {
    // Told below, in one line.
  }
  if (!isThere())
    throw new Error(`No nginx with brotli found and none could be installed: install ${PACKAGES.join(', ')}.`)
}
