import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'
import type { Settings } from './headers.ts'

/**
 * Only index.html holds it: code that has not changed keeps its file names, and devices keep their
 * copies. Without the setting it is the commit.
 */
export function buildId(settings: Settings, root: string): Plugin {
  return {
    name: 'build-id',
    transformIndexHtml: (html) => withBuildId(html, settings['VITE_BUILD_ID'] || commitOf(root)),
  }
}

/** @throws Error for a page that begins otherwise */
export function withBuildId(html: string, id: string): string {
  if (!/<html lang="[\w-]+">/.test(html)) throw new Error('index.html has no <html lang="…"> for the build id')
  return html.replace(/<html lang="[\w-]+"/, `$& data-build="${id}"`)
}

/** @returns 'unknown' where there is no git, as in the Docker image, or no repository */
export function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // The function says so by its answer.
    return 'unknown'
  }
}
