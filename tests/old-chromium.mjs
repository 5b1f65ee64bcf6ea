import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * The version of an old Chromium for tests, close to the oldest supported version. The package is
 * no dependency of the project, because it would add 53 MB to `npm ci`.
 */
export const OLD_CHROMIUM_VERSION = 106
const PACKAGE_SPEC = '@sparticuz/chromium@106.0.2'
const PACKAGE_SHA512 = 'YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA=='

/** A folder outside the repository, so that a fresh clone finds the browser too. */
const CACHE_FOLDER = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tiga')
const BROWSER_PATH = join(CACHE_FOLDER, `chromium-${OLD_CHROMIUM_VERSION}`)

/** Undefined if the browser was not downloaded. */
export function findOldChromium() {
  return existsSync(BROWSER_PATH) ? BROWSER_PATH : undefined
}

/**
 * Downloads the browser if it is missing. Returns an empty list, or one line with the reason why
 * the browser cannot be used.
 */
export function ensureOldChromium() {
  if (existsSync(BROWSER_PATH)) return []
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return [`Chromium ${OLD_CHROMIUM_VERSION}: ${PACKAGE_SPEC} has none for ${process.platform} on ${process.arch}.`]
  mkdirSync(CACHE_FOLDER, { recursive: true })
  const folder = mkdtempSync(join(CACHE_FOLDER, 'fetch-'))
  try {
    fetchInto(folder)
    return []
  } catch (error) {
    return [
      `Chromium ${OLD_CHROMIUM_VERSION}: ${PACKAGE_SPEC} cannot be fetched or started: ${error.message.split('\n')[0]}`,
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fetchInto(folder) {
  const runCommand = (command, args) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], timeout: 300_000 })
  const [name] = runCommand('npm', ['pack', PACKAGE_SPEC, '--silent']).toString().trim().split('\n').slice(-1)
  if (
    createHash('sha512')
      .update(readFileSync(join(folder, name)))
      .digest('base64') !== PACKAGE_SHA512
  )
    throw new Error('the hash of the downloaded package differs from the pinned hash')
  runCommand('tar', ['-xzf', name, 'package/bin/chromium.br'])
  const browserPath = join(folder, 'chromium')
  writeFileSync(browserPath, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), {
    mode: 0o755,
  })
  // Starts the browser once, which fails if a shared library is missing. A full test run usually
  // has the libraries, because Debian's Chromium needs the same ones.
  runCommand(browserPath, ['--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'])
  // Moves the file to its place as the last step, so that no other run finds an incomplete file.
  renameSync(browserPath, BROWSER_PATH)
}
