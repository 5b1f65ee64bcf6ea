import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Debian's packages as root, else a browser of Playwright's own, if one will do. Whether it worked
 * shows in what is there then.
 */
export function install(packages, playwrights) {
  const run = (command, args) =>
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  const patient = ['-o', 'DPkg::Lock::Timeout=900', '-qq']
  try {
    if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
      run('apt-get', [...patient, 'update'])
      run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...packages])
    } else if (playwrights !== undefined) run('npx', ['playwright', 'install', playwrights])
  } catch {
    // The caller tells it, in one line.
  }
}
