import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs the Debian packages as root with apt-get, otherwise Playwright's browser of the given
 * name, if any. A failed command throws no error: the caller checks the result.
 */
export function install(packages, playwrightBrowser) {
  const runCommand = (command, args) =>
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  const aptOptions = ['-o', 'DPkg::Lock::Timeout=900', '-qq']
  try {
    if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
      runCommand('apt-get', [...aptOptions, 'update'])
      runCommand('apt-get', [...aptOptions, 'install', '-y', '--no-install-recommends', ...packages])
    } else if (playwrightBrowser !== undefined) runCommand('npx', ['playwright', 'install', playwrightBrowser])
  } catch {
    // The caller reports the missing package in one line.
  }
}
