import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { finish } from './finish'
import { policyOf } from './headers'
import { licenceLine, loadLine, openLines } from './report'

it.each([
  [[1000, 500], 'Home: 1,500 of 2,000 in 2 files, 500 to spare', false],
  [[2000], 'Home: 2,000 of 2,000 in 1 file, 0 to spare', false],
  [[2001], 'Home: 2,001 of 2,000 in 1 file, 1 too many', true],
  // A file that was not found is no file that weighs nothing.
  [[], 'Home: 0 of 2,000 in 0 files, 2,000 to spare', true],
])('a budget of 2,000 and %j', (bytes, text, isOver) => {
  const files = bytes.map((brotli) => ({ name: 'a.js', raw: 0, gzip: 0, brotli }))
  expect(loadLine({ name: 'Home', files, budget: 2000 })).toEqual({ text, isOver })
})

const OPEN = ['connect-src', 'frame-src']
it.each([
  [{}, OPEN],
  [{ VITE_MEDIA_HOSTS: 'cdn.example' }, ['frame-src']],
  [{ VITE_SERVICE_HOSTS: 'chat.example' }, ['connect-src']],
  [{ VITE_MEDIA_HOSTS: 'cdn.example', VITE_SERVICE_HOSTS: 'chat.example' }, []],
])('what the policy of %j leaves open is told', (settings, open) => {
  const lines = openLines(policyOf('', settings))
  expect(lines.map((line) => /^open: without VITE_.* \((\S+) https:\)$/.exec(line)?.[1])).toEqual(open)
})

it('licences are counted, the most frequent first', () => {
  const packages = ['MIT', 'Apache-2.0', 'MIT'].map((licence) => ({ licence }))
  expect(licenceLine(packages)).toBe('3 packages (2 MIT, 1 Apache-2.0), their texts in licenses.txt')
})

const root = mkdtempSync(join(tmpdir(), 'tiga-finish-'))
afterAll(() => rmSync(root, { recursive: true }))

const FILES = { 'index.html': '<div id="root"></div>', 'assets/index.js': 'export {}' }

/** What a build says at its end: one of two files, which Vite has written. */
async function reportOf(settings: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, 'dist', name)), { recursive: true })
    writeFileSync(join(root, 'dist', name), text)
  }
  const said: string[] = []
  const bundle = { index: { type: 'chunk', isEntry: true, fileName: 'assets/index.js', moduleIds: [], imports: [] } }
  const plugin = finish(settings)
  // So small a build lacks much that a whole one has: it is told, and goes on.
  const context = { error: (problem: string) => said.push(problem) }
  const config = {
    root,
    mode: 'production',
    build: { outDir: 'dist' },
    logger: { info: (text: string) => said.push(text) },
  }
  for (const [hook, ...given] of [
    [plugin.configResolved, config],
    [plugin.writeBundle, {}, bundle],
    [plugin.closeBundle],
  ] as const) {
    const run = typeof hook === 'object' ? hook.handler : hook
    await Reflect.apply(run as (...given: unknown[]) => unknown, context, given)
  }
  return said.join('\n').split('\n')
}

it.each([{}, { VITE_MEDIA_HOSTS: 'cdn.example', VITE_SERVICE_HOSTS: 'chat.example' }])(
  'the report of a build with %j says what its policy leaves open',
  async (settings) => {
    const report = await reportOf(settings)
    expect(report.filter((line) => line.includes('open:')).map((line) => line.trim())).toEqual(
      openLines(policyOf('', settings)),
    )
    expect(report.join('\n')).toContain('first load of HomeScreen: ')
  },
)
