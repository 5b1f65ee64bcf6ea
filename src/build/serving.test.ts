import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patterns } from '@/paths'
import { listening } from '../../tests/support/raw-http'
import { headerRules } from './headers'
import { fileFolders, namesFile, refuseMissing, sendHeaders } from './serving'

const PAGE = '<script>go()</script>'
const KEPT = 'public, max-age=31536000, immutable'

const folders = fileFolders(resolve(import.meta.dirname, '../../public'))

it('a path names a file where it has an ending or lies in a folder of files; no address of the app does', () => {
  expect(folders).toEqual(['/assets/', '/avatars/'])
  const files = ['/favicon.ico', '/a/b.c', '/assets/x', '/avatars/x', '/.env', '/x.']
  expect([...files, ...Object.values(patterns)].filter((path) => namesFile(path, folders))).toEqual(files)
})

const folder = mkdtempSync(join(tmpdir(), 'tiga-'))
const rules = headerRules(PAGE, {})
const steps = [sendHeaders(rules), refuseMissing({ folder, folders: ['/assets/', '/avatars/'], rules })]
const server = createServer((request, response) => {
  const step = (at: number): unknown =>
    at < steps.length ? steps[at]?.(request, response, () => step(at + 1)) : response.end('passed on')
  step(0)
})
let origin = ''
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const file of ['assets/a-1.js', 'assets/a-1.js.br', '_nginx.conf', 'robots.txt'])
    writeFileSync(join(folder, file), '')
  origin = `http://127.0.0.1:${await listening(server)}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

it.each([
  ['/assets/a-1.js', 200, 'passed on', KEPT],
  ['/assets/a-2.js', 404, 'Not found', 'no-cache'],
  ['/assets/../assets/a-2.js', 404, 'Not found', 'no-cache'],
  ['/Home', 200, 'passed on', 'no-cache'],
  ['/robots.txt', 200, 'passed on', 'no-cache'],
  ['/avatars/nobody', 404, 'Not found', 'no-cache'],
  ['/assets/a-1.js.br', 404, 'Not found', 'no-cache'],
  ['/_nginx.conf', 404, 'Not found', 'no-cache'],
  ['/api/system/base', 200, 'passed on', 'no-store'],
])('the server of the preview answers %s with %i', async (path, status, body, cache) => {
  const answer = await fetch(origin + path)
  expect([answer.status, await answer.text()]).toEqual([status, body])
  expect(answer.headers.get('cache-control')).toBe(cache)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})
