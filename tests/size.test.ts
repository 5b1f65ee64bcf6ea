import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/**
 * How big the house is. Each figure is what was reached: a change that needs more raises it in a
 * commit of its own, which says why. `words.test.ts` counts the words of the languages.
 */
const MOST = {
  'lines of the app': 27_495,
  'files of the app': 316,
  'files under 15 lines': 6,
  'style sheets': 105,
  'files loose in shared': 6,
  'useEffect and useLayoutEffect': 54,
  'lines of tests': 35_500,
  'lines of the build': 2_390,
  'words of README.md': 1_800,
}

const root = resolve(import.meta.dirname, '..')
const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (file: string) => read(file).split('\n').length - 1
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const tests = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && /\.test\.tsx?$|^tests\/|\/testing\//.test(file))
const app = files.filter(
  (file) =>
    /^src\/.*\.tsx?$/.test(file) && !tests.includes(file) && !/^src\/(?:mocks|build)\/|\/locales\/|\.d\.ts$/.test(file),
)

const figures: Record<keyof typeof MOST, number> = {
  'lines of the app': sum(app.map(linesOf)),
  'files of the app': app.length,
  'files under 15 lines': app.filter((file) => linesOf(file) < 15).length,
  'style sheets': files.filter((file) => /^src\/.*\.css$/.test(file)).length,
  'files loose in shared': app.filter((file) => /^src\/shared\/[^/]+$/.test(file)).length,
  'useEffect and useLayoutEffect': sum(app.map((file) => read(file).match(/\buse(?:Layout)?Effect\(/g)?.length ?? 0)),
  'lines of tests': sum(tests.map(linesOf)),
  'lines of the build': sum(
    files.filter((file) => /^src\/build\/.*\.(?:ts|sh|conf)$/.test(file) && !tests.includes(file)).map(linesOf),
  ),
  'words of README.md': read('README.md').split(/\s+/).filter(Boolean).length,
}

it.each(Object.entries(MOST))('%s: at most %i', (name, most) => {
  expect(figures[name as keyof typeof MOST]).toBeGreaterThan(0)
  expect(figures[name as keyof typeof MOST]).toBeLessThanOrEqual(most)
})
