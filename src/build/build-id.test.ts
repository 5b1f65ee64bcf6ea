import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { commitOf, withBuildId } from './build-id'
import { readConfig } from './settings'

const root = resolve(import.meta.dirname, '../..')
const html = readFileSync(join(root, 'index.html'), 'utf8')

it('withBuildId writes the build id into the <html> tag, and throws if the tag has no language', () => {
  expect(withBuildId(html, 'v1.2-rc')).toContain('<html lang="id-ID" data-build="v1.2-rc">')
  expect(() => withBuildId('<html>', 'v1')).toThrow('index.html has no')
})

it('commitOf returns "unknown" for a folder outside a Git repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-id-'))
  try {
    expect(commitOf(folder)).toBe('unknown')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('readConfig throws for a build id that could end an HTML attribute, and leaves a valid id out of its result', () => {
  expect(() => readConfig({ VITE_BUILD_ID: '"><script>' })).toThrow('VITE_BUILD_ID must be at most 40 letters')
  expect(readConfig({ VITE_BUILD_ID: '2026-11-30.1' })).toEqual(readConfig({}))
})
