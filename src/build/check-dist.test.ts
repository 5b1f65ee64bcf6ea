import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { distProblems } from './check-dist'

/** The key is split in two, so that a scanner for secrets does not report this file. */
const KEY = ['AKIA', 'ABCDEFGHIJKLMNOP'].join('')

function problemsOf(file: string, content: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tiga-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, file), content)
  return Object.values(distProblems(folder, '/r')).flat()
}

it.each([
  ['a.js', 'list.toReversed()', '.toReversed() is newer than the oldest supported browsers'],
  ['a.js', "createImageBitmap(file, { imageOrientation: 'none' })", "createImageBitmap({ imageOrientation: 'none' })"],
  ['a.css', '.a { height: 100dvh }', 'dvh is newer than the oldest supported browsers'],
  ['a.js', KEY, 'a.js holds a key of AWS'],
  ['licenses.txt', KEY, 'licenses.txt holds a key of AWS'],
  ['mockServiceWorker.js', '', 'mockServiceWorker.js holds the mock\'s text "mockServiceWorker"'],
  ['a.js', '"/r/src/main.tsx"', 'a.js holds the path /r/src/ of this machine'],
  ['a.js', '"https://ads.example/x"', 'a.js names the host ads.example, which no setting names'],
])('distProblems reports a problem in %s with the content %s', (file, content, problem) => {
  expect(problemsOf(file, content).join('\n')).toContain(problem)
})

it.each([
  ['a.png', 'https://ads.example/x'],
  ['_headers', 'https://ads.example/x'],
  ['licenses.txt', 'https://ads.example/x'],
  ['a.js', 'list.slice().reverse()'],
])('distProblems reports no problem in %s with the content %s', (file, content) => {
  expect(problemsOf(file, content).filter((problem) => !/is accepted, but|is accepted but/.test(problem))).toEqual([])
})
