import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'
import type { BuildSettings } from './headers.ts'

/**
 * Writes the build id (`VITE_BUILD_ID`, or the commit) only into index.html. Unchanged code
 * therefore keeps its file names, and devices keep their cached copies.
 */
export function buildIdPlugin(settings: BuildSettings, root: string): Plugin {
  return {
    name: 'build-id',
    transformIndexHtml: (html) => withBuildId(html, settings['VITE_BUILD_ID'] || commitOf(root)),
  }
}

/** Throws if the page has no `<html lang="…">`. */
export function withBuildId(html: string, id: string): string {
  if (!/<html lang="[\w-]+">/.test(html)) throw new Error('index.html has no <html lang="…"> for the build id')
  return html.replace(/<html lang="[\w-]+"/, `$& data-build="${id}"`)
}

/** Returns 'unknown' if there is no repository or no git, as in the Docker image. */
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
