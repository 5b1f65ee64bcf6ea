import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * A real Chromium near the oldest supported version, in a package that the test run downloads: with
 * `npm ci` everyone would download its 53 MB.
 */
export const OLD_CHROMIUM = 106
const PACKAGE = '@sparticuz/chromium@106.0.2'
const INTEGRITY = 'YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA=='

/** Outside of the repository, so that a fresh clone finds it. */
const FOLDER = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tiga')
const FILE = join(FOLDER, `chromium-${OLD_CHROMIUM}`)

/** The path of the browser; undefined if it was not downloaded. */
export function findOldChromium() {
  return existsSync(FILE) ? FILE : undefined
}

/**
 * Downloads the browser unless it is there. @returns [], or one line with the reason of a failure
 */
export function ensureOldChromium() {
  if (existsSync(FILE)) return []
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return [`Chromium ${OLD_CHROMIUM}: ${PACKAGE} has none for ${process.platform} on ${process.arch}.`]
  mkdirSync(FOLDER, { recursive: true })
  const folder = mkdtempSync(join(FOLDER, 'fetch-'))
  try {
    fetchInto(folder)
    return []
  } catch (error) {
    return [`Chromium ${OLD_CHROMIUM}: ${PACKAGE} cannot be fetched or started: ${error.message.split('\n')[0]}`]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fetchInto(folder) {
  const run = (command, args) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], timeout: 300_000 })
  const [name] = run('npm', ['pack', PACKAGE, '--silent']).toString().trim().split('\n').slice(-1)
  if (
    createHash('sha512')
      .update(readFileSync(join(folder, name)))
      .digest('base64') !== INTEGRITY
  )
    throw new Error('it differs from the pinned file')
  run('tar', ['-xzf', name, 'package/bin/chromium.br'])
  const browser = join(folder, 'chromium')
  writeFileSync(browser, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), { mode: 0o755 })
  // Fails if a library is missing. A full test run needs the same libraries for Debian's Chromium.
  run(browser, ['--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'])
  // Renamed last, so that another run never finds an incomplete file.
  renameSync(browser, FILE)
}
