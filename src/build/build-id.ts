import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'
import type { Settings } from './headers.ts'

/**
 * Returns the plugin that writes the build id into index.html. The id is `VITE_BUILD_ID`, or
 * otherwise the current commit. No other file contains the id. Unchanged code therefore keeps its
 * file names, and devices keep their cached copies.
 */
export function buildIdPlugin(settings: Settings, root: string): Plugin {
  return {
    name: 'build-id',
    transformIndexHtml: (html) => withBuildId(html, settings['VITE_BUILD_ID'] || commitOf(root)),
  }
}

/**
 * Adds the build id to the `<html>` tag of the page.
 * @throws Error if the page has no `<html lang="…">`
 */
export function withBuildId(html: string, id: string): string {
  if (!/<html lang="[\w-]+">/.test(html)) throw new Error('index.html has no <html lang="…"> for the build id')
  return html.replace(/<html lang="[\w-]+"/, `$& data-build="${id}"`)
}

/**
 * Returns the id of the current commit, or 'unknown' if there is no repository or no git, as in the
 * Docker image.
 */
export function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // There is no git or no repository.
    return 'unknown'
  }
}
