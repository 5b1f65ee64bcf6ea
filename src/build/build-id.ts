import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'
import type { Settings } from './headers.ts'

/**
 * Writes the build id into index.html: `VITE_BUILD_ID`, or the commit. No other file holds it, so
 * that unchanged code keeps its file names and devices keep their cached copies.
 */
export function buildId(settings: Settings, root: string): Plugin {
  return {
    name: 'build-id',
    transformIndexHtml: (html) => withBuildId(html, settings['VITE_BUILD_ID'] || commitOf(root)),
  }
}

/** @throws Error if the page does not begin as expected */
export function withBuildId(html: string, id: string): string {
  if (!/<html lang="[\w-]+">/.test(html)) throw new Error('index.html has no <html lang="…"> for the build id')
  return html.replace(/<html lang="[\w-]+"/, `$& data-build="${id}"`)
}

/** @returns 'unknown' without git, as in the Docker image, or outside a repository */
export function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // There is no git or no repository: the return value says so.
    return 'unknown'
  }
}
