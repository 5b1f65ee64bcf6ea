import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { API_CALLS } from '@/mocks/handlers'
import { routePatterns } from '@/paths'

/** Checks files that have to change together, although no type connects them. */

const root = resolve(import.meta.dirname, '..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8')
const filesOf = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)

function capturesOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readText(join('src', file)) }))

describe('the calls that src/api makes', () => {
  const CALL = /(?<![.\w])(?:get|post|read|submit|upload)\w*(?:<[^>]*>)?\(\s*'(\/[\w/]+)'/g
  const calls = filesOf('src/api').flatMap((file) => capturesOf(CALL, readText(file)).map((path) => ({ file, path })))

  it('each have a handler in the mock (src/mocks/handlers)', () => {
    expect(calls.length).toBeGreaterThan(20)
    const handledPaths = API_CALLS.map(({ path }) => path)
    const unhandledCalls = calls.filter(({ path }) => !handledPaths.includes(path))
    expect(unhandledCalls.map(({ file, path }) => `${file}: ${path}`)).toEqual([])
  })

  it('have handlers only in lists that ROUTES of src/mocks/handlers/index.ts contains', () => {
    const indexSource = readText('src/mocks/handlers/index.ts')
    const lists = filesOf('src/mocks/handlers').flatMap((file) =>
      capturesOf(/export const (\w+Routes)\b/g, readText(file)),
    )
    expect(lists.length).toBeGreaterThan(5)
    expect(lists.filter((name) => !indexSource.includes(`...${name},`))).toEqual([])
  })
})

describe('README.md', () => {
  const readme = readText('README.md')
  const foldersOf = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

  it('lists each VITE_ setting in a table, and gives the right number of addresses of the screens', () => {
    const names = capturesOf(/^ {2}(VITE_\w+):/gm, readText('src/build/settings.ts'))
    expect(names.length).toBeGreaterThan(5)
    const allSettings = [...names, ...capturesOf(/'(VITE_\w+)'/g, readText('src/build/headers.ts'))]
    expect(allSettings.filter((name) => !new RegExp(`^\\|.*\`${name}\``, 'm').test(readme))).toEqual([])
    const { start: _start, languageFrom: _languageFrom, ...countedPatterns } = routePatterns
    expect(/Its screens have (\d+) addresses/.exec(readme)?.[1]).toBe(String(Object.keys(countedPatterns).length))
  })

  it('names each folder of src and each feature in its map of src', () => {
    const mapSection = readme.slice(readme.indexOf('## Map of `src`'), readme.indexOf('## Where a change goes'))
    expect(foldersOf('src').filter((name) => !mapSection.includes(`\`${name}/\``))).toEqual([])
    const [, features = ''] = /`features\/` *\| `([^`]*)`/.exec(mapSection) ?? []
    expect(features.split(' ').sort()).toEqual(foldersOf('src/features').sort())
  })

  it('names only files that exist', () => {
    const filesIn = (folder: string) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    const files = [...readdirSync(root), ...filesIn('src'), ...filesIn('tests')]
    const namedFiles = capturesOf(/`(?:src\/|tests\/)?([\w./-]+\.(?:tsx?|css|yml))`/g, readme)
    expect(namedFiles.length).toBeGreaterThan(20)
    expect(namedFiles.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
  })

  it('in src/i18n has a table that names each section of translations', () => {
    const sections = filesOf('src/i18n/locales/en_us').map((file) => /(\w+)\.ts$/.exec(file)?.[1] ?? file)
    const i18nReadme = readText('src/i18n/README.md')
    expect(sections.filter((name) => !new RegExp(`^\\| \`${name}\` `, 'm').test(i18nReadme))).toEqual([])
  })
})

describe('navigator.onLine', () => {
  it('is read only in lib/connection.ts, where an answer of the platform may disprove it', () => {
    const readers = sources
      .filter(({ code }) => /navigator\.onLine|'o(?:n|ff)line'\]/.test(code))
      .map(({ file }) => file)
    expect(readers).toEqual(['lib/connection.ts'])
  })

  it('is used through useOnline only in the files that this test lists', () => {
    const readers = sources.filter(({ code }) => /\buseOnline\(/.test(code)).map(({ file }) => file)
    expect(readers.sort()).toEqual([
      'app/Boot.tsx',
      'app/GlobalOverlays.tsx',
      // The next two files remove their message “You’re offline” once the device is online again.
      'domain/money-request/use-money-request.ts',
      'kit/forms/use-submit.ts',
      'ui/use-event.ts',
    ])
  })
})

describe('queries with refetchInterval', () => {
  const pollingFiles = sources.filter(({ code }) => /refetchInterval:/.test(code))

  it('take their interval from backoffMs, msUntilNextPoll or pollAtClosings, and do not run in the background', () => {
    expect(pollingFiles.length).toBeGreaterThan(0)
    const unpacedQueries = pollingFiles.filter(
      ({ code }) =>
        /refetchIntervalInBackground/.test(code) ||
        !/refetchInterval: \(.*=>\s*(?:backoffMs|msUntilNextPoll|pollAtClosings)\(/.test(code),
    )
    expect(unpacedQueries.map(({ file }) => file)).toEqual([])
    expect(readText('src/api/games.ts')).toContain('return msUntilNextPoll(')
  })
})
