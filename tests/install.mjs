import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian's packages as root; otherwise Playwright's own browser, if one is given. Reports
 * no error: the caller checks the result.
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
    // The caller reports it in one line.
  }
}
