import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { finish } from './finish'
import { policyOf } from './headers'
import { openLines } from './report'

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
