import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { describe, expect, it } from 'vitest'
import { screenFileOf as fileOfScreen, DEFERRED_MODULES, startScreens } from '@/build/first-load'
import { languages } from '@/i18n/languages'
import { START_SECTIONS } from '@/i18n/packs'
import { firstScreenPaths } from '@/paths'
import { routes } from '@/routes'

/** Checks the files of the project against rules, for example for imports and style sheets. */

const root = resolve(import.meta.dirname, '..')
const srcFolder = join(root, 'src')

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isCode = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')
const srcFiles = filesUnder(srcFolder)
const sources = srcFiles.filter((file) => isCode(file) && !isTest(file))

interface Import {
  from: string
  name: string
  /** The imported file of this project; null for a package. */
  to: string | null
  isDynamic: boolean
  /** True if only types are imported. A build removes such an import. */
  isType: boolean
}

const STATIC_IMPORT = /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*'([^']+)'/gm
const DYNAMIC_IMPORT = /\bimport\(\s*'([^']+)'\s*\)/g

function importsOf(file: string, code: string): Import[] {
  const text = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const findImports = (pattern: RegExp, isDynamic: boolean) =>
    [...text.matchAll(pattern)].map(([statement, name = '']) => {
      const isType = /^\s*\w+ type\b/.test(statement)
      return { from: file, name, to: resolveName(file, name), isDynamic, isType }
    })
  return [...findImports(STATIC_IMPORT, false), ...findImports(DYNAMIC_IMPORT, true)]
}

function resolveName(from: string, name: string): string | null {
  if (!name.startsWith('@/') && !name.startsWith('.')) return null
  const path = name.startsWith('@/') ? `src/${name.slice(2)}` : posix.join(dirname(from), name)
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`]
  return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate))) ?? path
}

const imports = sources.flatMap((file) => importsOf(file, read(file)))

/** A folder of src, one feature, or the mock's panel; for a file at the root of src, its name. */
function folderOf(file: string): string {
  const [topFolder = '', subfolder = ''] = file.replace(/^src\//, '').split('/')
  if (topFolder === 'mocks' && subfolder === 'panel') return PANEL
  return topFolder === 'features' ? `features/${subfolder}` : topFolder
}

/** The only folder of the mock platform that has a user interface. */
const PANEL = 'mocks/panel'
const BASE_FOLDERS = ['api', 'session', 'ui', 'i18n', 'lib', 'config.ts']

/** The folders that each folder may import. Features never import each other. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['app', 'domain', 'kit', ...BASE_FOLDERS, 'paths.ts', 'routes.ts', 'styles'],
  app: ['features', 'domain', 'kit', ...BASE_FOLDERS, 'paths.ts', 'routes.ts'],
  features: ['domain', 'kit', ...BASE_FOLDERS, 'paths.ts'],
  domain: ['kit', ...BASE_FOLDERS, 'paths.ts'],
  // `kit` knows nothing of draws, money or other topics of Tiga. Where its components need such
  // content, `app` passes it to them by props and contexts.
  kit: [...BASE_FOLDERS, 'paths.ts'],
  api: ['lib', 'config.ts'],
  ui: ['lib', 'config.ts'],
  session: ['lib'],
  i18n: ['lib'],
  lib: [],
  styles: [],
  'paths.ts': [],
  'routes.ts': ['paths.ts'],
  'config.ts': [],
  mocks: ['lib'],
  [PANEL]: ['mocks', 'ui', 'lib'],
  // Only vite.config.ts and tests import the folder `build`. Of the folder `api`, `build` uses only
  // `early.ts` and `changes.ts`.
  build: ['api', 'mocks', 'i18n', 'styles', 'paths.ts', 'routes.ts', 'config.ts'],
}

/** React and packages for React. A name also covers the subpaths of its package. */
const REACT = ['react', 'react-dom', 'react-i18next', 'react-router', 'react-router-dom', '@tanstack', 'antd-mobile']
const NEVER_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [...REACT, 'axios', 'i18next', 'swiper'],
  // `api` may import @tanstack for query options, which are plain objects. Hooks belong to screens.
  api: REACT.filter((name) => name !== '@tanstack'),
  ui: ['react-router', 'react-router-dom', '@tanstack', 'axios', 'swiper'],
  session: REACT.filter((name) => name !== 'react'),
  i18n: ['react-router', 'react-router-dom', '@tanstack', 'antd-mobile', 'axios'],
  'paths.ts': REACT,
  'routes.ts': REACT,
  'config.ts': REACT,
  mocks: REACT,
}

/** Returns the rule that an import breaks, as a message; null if it breaks none. */
function objectionTo({ from, name, to, isDynamic }: Import): string | null {
  const folder = folderOf(from)
  const kind = folder.startsWith('features/') ? 'features' : folder
  if (to === null)
    return (NEVER_IMPORT[kind] ?? []).some((forbidden) => name === forbidden || name.startsWith(`${forbidden}/`))
      ? `${from}: ${kind} must not import ${name}`
      : null
  const target = folderOf(to)
  if (target === folder) return null
  // Besides `lib`, the mock platform imports only these files of the app: it answers in the app's
  // languages, and closes the connection after a request that changes something.
  if (kind === 'mocks' && (to === 'src/i18n/languages.ts' || to === 'src/api/changes.ts')) return null
  const allowed = MAY_IMPORT[kind]
  if (allowed === undefined) return `${from}: ${folder} is not a folder of the plan`
  if (target === 'mocks' || target === PANEL)
    return allowed.includes(target) || (kind === 'main.tsx' && isDynamic)
      ? null
      : `${from}: only a mock build contains the mocks`
  const targetKind = target.startsWith('features/') ? 'features' : target
  return allowed.includes(targetKind) ? null : `${from}: ${folder} must not import ${target}`
}

/**
 * The order of the rooms of these folders. A room is a subfolder, or a file beside the subfolders.
 * Within its folder, a room may import only rooms that come earlier in this order.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kit: 'restore-points history PushedScreen links load use-swipe long-list query forms sheets'.split(' '),
  domain:
    'member help ClosingClock GameDrawing GamePicture city spoiler-guard copies records limits ledger money-request inbox erase player'.split(
      ' ',
    ),
  app: 'use-scroll-restoration FocusKeeper TabBar lazy-screen NotFoundScreen screens start device Bar Boot SessionEnd guards Crash feeds money-watch GlobalOverlays MemberBackground Frame App prerendered-screens'.split(
    ' ',
  ),
}

/** Returns the folder and the room (see `ROOMS`) of a file; null for a file of any other folder. */
function roomOf(file: string): { folder: string; room: string } | null {
  const [, folder = '', path = ''] = /^src\/(\w+)\/(.+)$/.exec(file) ?? []
  return folder in ROOMS ? { folder, room: path.replace(/(?:\/.*|\.\w+)$/, '') } : null
}

/** Returns how an import violates the order in `ROOMS`; null if it does not. */
function roomObjectionTo({ from, to }: Pick<Import, 'from' | 'to'>): string | null {
  const importer = roomOf(from)
  const imported = to === null ? null : roomOf(to)
  if (importer === null) return null
  const rooms = ROOMS[importer.folder] ?? []
  if (!rooms.includes(importer.room)) return `${from}: ${importer.room} is not in ROOMS`
  if (imported === null || imported.folder !== importer.folder || to?.endsWith('.css') === true) return null
  return rooms.indexOf(imported.room) <= rooms.indexOf(importer.room)
    ? null
    : `${from}: ${importer.room} must not import ${to}`
}

/**
 * Returns the files in an import cycle, and the files that import these directly or indirectly.
 * Returns [] if there is no cycle.
 */
function cyclesIn(next: ReadonlyMap<string, readonly string[]>): string[] {
  const remaining = new Set(next.keys())
  for (let sizeBefore = 0; sizeBefore !== remaining.size;) {
    sizeBefore = remaining.size
    for (const file of remaining) if (next.get(file)?.some((to) => remaining.has(to)) !== true) remaining.delete(file)
  }
  return [...remaining]
}

describe('imports', () => {
  it('are found in the sources, and name only files that exist', () => {
    expect(imports.length).toBeGreaterThan(200)
    expect(imports.some(({ isDynamic }) => isDynamic)).toBe(true)
    expect(imports.filter(({ to }) => to !== null && !existsSync(join(root, to)))).toEqual([])
  })

  it('lead only to folders and packages that MAY_IMPORT and NEVER_IMPORT allow', () => {
    expect(imports.map(objectionTo).filter((objection) => objection !== null)).toEqual([])
  })

  it.each([
    ['src/features/home/HomeScreen.tsx', "import {\n  x,\n  y,\n} from '@/features/draws/rules'"],
    ['src/ui/layout.tsx', "export { x } from '../kit/sheets/use-sheets'"],
    ['src/ui/layout.tsx', "import { useQuery } from '@tanstack/react-query'"],
    ['src/app/start.ts', "const x = () => import('@/mocks/browser')"],
  ])('are refused in %s: %s', (file, code) => {
    expect(importsOf(file, code).map(objectionTo)).toEqual([expect.any(String)])
  })

  it('within app, domain or kit lead only to subfolders and files that come earlier in ROOMS', () => {
    expect(imports.map(roomObjectionTo).filter((objection) => objection !== null)).toEqual([])
    const rooms = sources.map(roomOf).filter((found) => found !== null)
    for (const [folder, names] of Object.entries(ROOMS))
      expect(names.filter((name) => !rooms.some((found) => found.folder === folder && found.room === name))).toEqual([])
  })

  it.each([
    ['src/kit/load/lost-parts.ts', 'src/kit/query/query-state.ts'],
    ['src/domain/records/orders-of-period.ts', 'src/domain/money-request/request.ts'],
    ['src/kit/new-room/x.ts', 'src/lib/time.ts'],
  ])('from %s to %s violate ROOMS', (from, to) => expect(roomObjectionTo({ from, to })).toEqual(expect.any(String)))

  it('have no cycle', () => {
    const graph = new Map<string, string[]>()
    for (const { from, to } of imports) if (to !== null) graph.set(from, [...(graph.get(from) ?? []), to])
    expect(cyclesIn(graph)).toEqual([])
    expect(cyclesIn(new Map(Object.entries({ a: ['b'], b: ['c'], c: ['b', 'd'] })))).toEqual(['a', 'b', 'c'])
  })
})

describe('the code of every first load', () => {
  const firstLoadFiles = new Set(['src/main.tsx'])
  for (const file of firstLoadFiles)
    for (const { from, to, isDynamic, isType } of imports)
      if (from === file && to !== null && !isDynamic && !isType) firstLoadFiles.add(to)
  const namesOf = (pattern: RegExp) => [...firstLoadFiles].flatMap((file) => pattern.exec(file)?.[1] ?? []).sort()

  it('contains only the modules of src/api that this test lists', () => {
    const expected =
      'account caller client early envelope errors fields interceptors keys listing platform query-client transport video-schema'
    expect(namesOf(/^src\/api\/(.*)\.ts$/).join(' ')).toBe(expected)
  })

  it('contains no screen, and only in-flight.ts of domain/money-request', () => {
    expect(namesOf(/^src\/(features\/.*|domain\/money-request\/.*)/)).toEqual(['domain/money-request/in-flight.ts'])
  })
})

const MAX_LINES = 80

/** A line that contains only a comment, or nothing. */
const WITHOUT_CODE = /^\s*(?:(?:\/\/|\/?\*).*)?$/

/**
 * Returns each function of more than `MAX_LINES` lines as "file:line: lines of code". Comments do
 * not count, so that nobody omits a comment to stay within the limit.
 */
function longFunctionsIn(file: string, code: string): string[] {
  const longFunctions: string[] = []
  const add = ({ start, end }: ESTree.Node) => {
    const count = code
      .slice(start, end)
      .split('\n')
      .filter((line) => !WITHOUT_CODE.test(line)).length
    if (count > MAX_LINES) longFunctions.push(`${file}:${code.slice(0, start).split('\n').length}: ${count}`)
  }
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(
    parseSync(file, code).program,
  )
  return longFunctions
}

describe('a function', () => {
  it(`has ${MAX_LINES} lines of code at most, outside of the mocks`, () => {
    const files = sources.filter((file) => !file.startsWith('src/mocks/'))
    const longFunctions = files.flatMap((file) => longFunctionsIn(file, read(file)))
    expect(longFunctions).toEqual([])
  })

  it.each([
    ['declaration', 'function long() {', '}'],
    ['arrow function', 'const long = () => {', '}'],
    ['method', 'const all = { long() {', '} }'],
    ['method of a class', 'class All { long() {', '} }'],
  ])('with more than 80 lines of code, not counting comments, is reported if it is a %s', (_kind, first, last) => {
    const codeOfLines = (count: number) => [first, ...Array.from({ length: count - 2 }, () => 'go()'), last].join('\n')
    expect(longFunctionsIn('x.ts', codeOfLines(80))).toEqual([])
    expect(longFunctionsIn('x.ts', codeOfLines(81))).toEqual(['x.ts:1: 81'])
    expect(longFunctionsIn('x.ts', codeOfLines(80).replace('go()', '// A reason.\ngo()'))).toEqual([])
  })
})

/** Returns the variables and the changing collections of a module, each with the line above it. */
function stateIn(code: string): { line: string; above: string; isVariable: boolean }[] {
  const lines = code.split('\n')
  const COLLECTION = /^(?:export )?const (\w+)(?:: [^=]+)? = (?:new (?:WeakMap|WeakSet|Map|Set|QueryClient)\b|\[\])/
  return lines.flatMap((line, at) => {
    const name = COLLECTION.exec(line)?.[1]
    const CHANGING_CALL = new RegExp(
      `\\b${name}\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice|set\\w+Data)\\(`,
    )
    const isVariable = /^(?:export )?let /.test(line)
    const isState = isVariable || (name !== undefined && (line.includes('QueryClient') || CHANGING_CALL.test(code)))
    return isState ? [{ line, above: lines[at - 1] ?? '', isVariable }] : []
  })
}

describe('state', () => {
  const files = sources.filter((file) => !/^src\/(?:mocks|build)\//.test(file))
  const states = files.flatMap((file) => stateIn(read(file)).map((state) => ({ file, ...state })))

  it('is in zustand stores, except for at most 8 variables and 8 changing collections of modules', () => {
    expect(states.filter(({ isVariable }) => isVariable).length).toBeLessThanOrEqual(8)
    expect(states.filter(({ isVariable }) => !isVariable).length).toBeLessThanOrEqual(8)
  })

  it('outside of stores has a comment in the line above or at the head of the file', () => {
    const hasComment = ({ file, above }: { file: string; above: string }) =>
      /(?:\*\/|^\/\/.*)$/.test(above) || read(file).startsWith('/**')
    expect(states.filter((state) => !hasComment(state))).toEqual([])
  })

  it.each([
    ['let count = 0', true],
    ['const known = new WeakMap<object, string>()\nknown.set({}, "")', true],
    ['export const seen: string[] = []\nseen.push("")', true],
    ['const second = new QueryClient({})', true],
    ['const NAMES = new Set(["a"])', false],
    ['  let count = 0', false],
  ])('is found in the code %j: %j', (code, isState) => expect(stateIn(code).length > 0).toBe(isState))

  it('is in exactly the stores that the table of src/kit/README.md lists', () => {
    const storeFiles = files.filter((file) => /^(?:export )?const \w+ = create(?:Store|Closings)\b/m.test(read(file)))
    const listedFiles = [...read('src/kit/README.md').matchAll(/^\| `(src\/[^`]+)`/gm)].map(([, file]) => file)
    expect(new Set(listedFiles)).toEqual(new Set(storeFiles))
  })
})

describe('a button with onConfirm', () => {
  it('is always an ArmedButton', () => {
    const CONFIRM_TAG = /<(\w+)[^<>]*\bonClick=\{onConfirm\}/g
    const tags = sources.flatMap((file) => [...read(file).matchAll(CONFIRM_TAG)].map(([, tag]) => tag))
    expect(tags.length).toBeGreaterThan(2)
    expect(new Set(tags)).toEqual(new Set(['ArmedButton']))
  })
})

/**
 * The calls that load code and survive a failure (src/kit/README.md). The test below exempts files
 * that need no such call: for example `transport.ts`, which reports unsent requests, and the mock,
 * which is only for trying Tiga out.
 */
const ON_DEMAND = /\b(?:lazyPart|useModule|retryableImport|createLazyScreen)\([^;]*?$/
const isMockOnly = (file: string) => file === 'src/main.tsx' || file.startsWith('src/mocks/')

/**
 * Returns imports on demand that no call of `ON_DEMAND` contains, and imports of React's `lazy`.
 */
function bareImports(file: string, code: string): string[] {
  const text = code.replace(/\/\*[\s\S]*?\*\//g, '')
  const codeBefore = [...text.matchAll(/(?<!typeof )\bimport\(/g)].map(({ index }) =>
    text.slice(Math.max(0, index - 90), index),
  )
  const reactLazy = [...text.matchAll(/\blazy\b[^'\n]*\} from 'react'/g)].map(([found]) => found)
  return [...codeBefore.filter((text) => !ON_DEMAND.test(text)), ...reactLazy].map((text) => `${file}: ${text.trim()}`)
}

describe('an import on demand', () => {
  it('goes through a helper that survives a failure, except in build, transport, reports and mock', () => {
    const files = sources.filter(
      (file) => !isMockOnly(file) && !/^src\/(?:build\/|api\/transport|lib\/report)/.test(file),
    )
    expect(files.flatMap((file) => bareImports(file, read(file)))).toEqual([])
    expect(imports.filter(({ isDynamic, from }) => isDynamic && !isMockOnly(from)).length).toBeGreaterThan(30)
  })

  it.each(["void import('./toast')", "import { lazy, Suspense } from 'react'"])(
    'is reported if it does not go through such a helper: %s',
    (code) => {
      expect(bareImports('x.ts', code)).toHaveLength(1)
    },
  )
})

/** Returns the given files and all files that they import statically, directly or indirectly. */
function withStaticImports(files: readonly string[]): Set<string> {
  const reachedFiles = new Set(files)
  for (const file of reachedFiles)
    for (const { from, to, isDynamic, isType } of imports)
      if (from === file && to !== null && !isDynamic && !isType) reachedFiles.add(to)
  return reachedFiles
}

describe('first screens', () => {
  const firstScreenFiles = withStaticImports([
    'src/main.tsx',
    ...startScreens.map((screen) => fileOfScreen(screen).slice(1)),
  ])
  const deferredFiles = withStaticImports(DEFERRED_MODULES.map(({ file }) => file.slice(1)))
  const onDemandFiles = imports
    .filter(({ isDynamic, from }) => isDynamic && (firstScreenFiles.has(from) || deferredFiles.has(from)))
    .map(({ to }) => to)

  it.each(DEFERRED_MODULES)('load $file on demand, as DEFERRED_MODULES says', ({ file }) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(onDemandFiles).toContain(file.slice(1))
    expect(firstScreenFiles).not.toContain(file.slice(1))
  })

  const screens = routes
    .filter(({ path }) => firstScreenPaths.includes(path))
    .map((screen) => fileOfScreen(screen).slice(1))
  const parts = sources.flatMap((file) =>
    [...read(file).matchAll(/\bmarkFirstScreen\(\s*\(\) => import\('([^']+)'\)/g)].map(
      ([, name = '']) => resolveName(file, name) ?? name,
    ),
  )

  it.each([...screens, ...parts])(
    'show only texts of START_SECTIONS, because they do not wait for other texts: %s',
    (file) => {
      const uses = [...withStaticImports([file])].flatMap((module) => [
        ...read(module).matchAll(/\buseTranslation\(([^)]*)\)/g),
      ])
      const sections = uses.flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, section]) => section))
      // A screen has texts of its own, but a part of a screen may have none.
      expect(sections.length).toBeGreaterThanOrEqual(Number(screens.includes(file)))
      expect(START_SECTIONS).toEqual(expect.arrayContaining([...new Set(sections)]))
    },
  )

  it('have three files, and load at least five parts on demand', () => {
    expect(screens).toHaveLength(3)
    expect(parts.length).toBeGreaterThan(4)
  })
})

/** Returns all lines that match a pattern, as "file:line: text". */
function placesOf(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )
}

/** A dropped error. A comment must give its reason, at most two lines above or one line below. */
const DROPS_ERROR = /\bcatch \{|\.catch\(\(\) =>/

function silentCatches(file: string, code: string): string[] {
  const lines = code.split('\n')
  const isReason = (line = '') => /^\s*(?:\/\/|\/\*\*|\*)|\s\/\/ /.test(line)
  return lines.flatMap((line, at) =>
    DROPS_ERROR.test(line) && !lines.slice(Math.max(0, at - 2), at + 2).some(isReason)
      ? [`${file}:${at + 1}: ${line.trim()}`]
      : [],
  )
}

describe('errors', () => {
  it('are handled where they are caught, or a comment says why not', () => {
    const files = sources.filter((file) => !file.startsWith('src/mocks/'))
    expect(files.flatMap((file) => silentCatches(file, read(file)))).toEqual([])
  })

  it.each([
    ['work().catch(() => undefined)', 1],
    ['try {\n  work()\n} catch {\n  return null\n}', 1],
    ['// Nobody waits for it.\nwork().catch(() => undefined)', 0],
    ["work().catch((error: unknown) => report(error, 'work'))", 0],
  ])('are reported as ignored without a reason in %j: %i times', (code, count) =>
    expect(silentCatches('x.ts', code)).toHaveLength(count),
  )
})

describe('package-lock.json', () => {
  it('has a checksum of each package, and names no registry', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; resolved?: string }>
    }
    const installed = Object.entries(packages).filter(([path]) => path !== '')
    expect(installed.length).toBeGreaterThan(200)
    expect(
      installed.filter(([, { integrity, resolved }]) => integrity?.startsWith('sha512-') !== true || resolved),
    ).toEqual([])
  })
})

const testFiles = filesUnder(join(root, 'tests'))
const sourcesIn = (folders: RegExp) => sources.filter((file) => folders.test(file))
const withEnding = (endings: RegExp, files: readonly string[]) => files.filter((file) => endings.test(file))
const THIS_FILE = 'tests/architecture.test.ts'
const textFiles = withEnding(/\.(?:tsx?|mts|mjs|css|md)$/, [...srcFiles, ...testFiles, 'README.md'])
const shippedFiles = [...sources, ...withEnding(/\.css$/, srcFiles), 'index.html']

/** A rule has a forbidden pattern, an example, files to search, and files that are exempt. */
it.each<[rule: string, pattern: RegExp, example: string, files: readonly string[], allowed?: readonly string[]]>([
  [
    'a staleTime is a constant of src/api/keys.ts, which gives its reason',
    /\bstaleTime:(?! [A-Z])/,
    'staleTime: 5',
    sources,
  ],
  [
    'only server-clock.ts casts a value to the types ProvenTime and ConfirmedStart',
    /\bas (?:ProvenTime|ConfirmedStart)\b/,
    'at as ProvenTime',
    sources,
    ['src/lib/server-clock.ts'],
  ],
  [
    'own limits never decide by the time of this device',
    /\bDate\.now\(|\bnew Date\(\)|\bdisplayNow\(/,
    'Date.now()',
    sourcesIn(/^src\/(?:domain|features)\/limits\//),
    ['src/features/limits/LimitsScreen.tsx', 'src/domain/limits/use-own-limits.ts'],
  ],
  [
    'data of one member in a history entry are written by withCurrentMemberId, because the app reads no other data of a member there',
    /\bstate(?:=\{|: )\{.*\b(?:about|order|sentWithdrawal)\b/,
    'state={{ about: 1 }}',
    sources,
  ],
  [
    'wire names occur only in src/api and src/mocks',
    /xuanfei|paypassword|setUserWirhdraw|peilv|opencode|vod_/i,
    'vod_name',
    // paths.ts is exempt: the platform's own address /SetPayPassword matches.
    sources.filter((file) => !/^src\/(?:(?:api|mocks)\/|paths\.ts)/.test(file)),
  ],
  [
    'one degrading word occurs nowhere',
    // The word is split in two, so that this file does not match.
    new RegExp(['concu', 'bine'].join(''), 'i'),
    ['concu', 'bine'].join(''),
    withEnding(/\.(?:tsx?|mts|mjs|css|html|svg|json|webmanifest|txt)$/, [
      ...srcFiles,
      ...testFiles,
      ...filesUnder(join(root, 'public')),
      'index.html',
    ]),
  ],
  [
    'texts are not joined by a space, which Chinese does not write between sentences',
    /\.join\(' '\)/,
    "texts.join(' ')",
    sourcesIn(/^src\/(?:app|features|domain|kit|ui)\//),
  ],
  [
    'comments are wrapped at 100 columns',
    /^(?= *(?:\/\/|\/?\*))(?!.*https?:).{101,}$/u,
    `// ${'x'.repeat(98)}`,
    withEnding(/\.(?:tsx?|mjs)$/, [...srcFiles, ...testFiles]),
  ],
  [
    'amounts are shown by `Money` or `moneyText`, which add the currency',
    /\bformat(?:Amount|Signed)\(/,
    'formatAmount(money)',
    sources.filter((file) => file !== 'src/lib/money/text.ts'),
    // The ticker adds the currency when its list is rendered.
    ['src/features/home/Ticker.tsx', 'src/ui/Money.tsx'],
  ],
  [
    'addresses are parsed only in src/api/fields.ts, by a function that does not throw',
    /\bnew URL\((?!.*import\.meta\.url)|\bURL\.(?:canParse|parse)\(/,
    'new URL(text)',
    sources.filter((file) => !/^src\/(?:build|mocks)\//.test(file)),
    ['src/api/fields.ts'],
  ],
  [
    'no document outside the repository is cited',
    /[Oo]riginal section|\(its section \d|\bPRODUCT\b|API\.md|ARCHITECTURE|\bstance\b|(?<![\w.])spec(?![\w.])/,
    '(stance 1, reading 26)',
    textFiles.filter((file) => file !== THIS_FILE),
  ],
  [
    'colours are defined only in the tokens',
    /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(\s*[\d.]/i,
    'color: #fff;',
    shippedFiles.filter((file) => !file.startsWith('src/mocks/')),
    // index.html has colours of its own: the page is painted before any style sheet is loaded.
    ['index.html', 'src/styles/tokens.css'],
  ],
])('%s', (_rule, pattern, example, files, allowed = []) => {
  const fileOf = (place: string) => place.replace(/:.*$/, '')
  const places = placesOf(pattern, files)
  expect(places.filter((place) => !allowed.includes(fileOf(place)))).toEqual([])
  expect(allowed.filter((file) => !places.map(fileOf).includes(file))).toEqual([])
  expect(example).toMatch(pattern)
})

describe('translated texts in JSX', () => {
  /** Matches a call of `t`. `SPACED` matches such a call beside a space. */
  const CALL = String.raw`\bt\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
  const SPACE = String.raw`(?:\{' '\}\s*| (?=[{$](?!\.)|<(?!Icon)\w))`
  const SPACED = new RegExp(`${CALL}\\}${SPACE}|\\}${SPACE}\\$?\\{t\\(|<> \\{t\\(`, 'g')
  const spacedIn = (source: string) => source.match(SPACED) ?? []

  it('are not joined by a space, which Chinese does not write between sentences', () => {
    expect(sources.flatMap((file) => spacedIn(read(file)).map((text) => `${file}: ${text}`))).toEqual([])
  })

  it.each(["{t('a')} {t('b')}", "{t('a')}{' '}\n<TextButton>", "`${t('a')} ${words}`", "<> {t('b')}</>"])(
    'are found if a space joins them: %s',
    (code) => expect(spacedIn(code)).toHaveLength(1),
  )
})

const READINGS = 'src/READINGS.md'

/** Reads "reading 24", "readings 10, 11 and 12" and "readings 1-5", also across two lines. */
function citedReadings(text: string): number[] {
  const unwrappedText = text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
  const citations = unwrappedText.matchAll(/\breadings?\s(\d+(?:\s?(?:-|,|, and|and)\s?\d+)*)/gi)
  return [...citations].flatMap(([, numbers = '']) =>
    numbers.split(/,|and/).flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, step) => first + step)
    }),
  )
}

describe('READINGS.md', () => {
  const entries = [...read(READINGS).matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))

  it('numbers its entries from 1 without a gap', () => {
    expect(entries).toEqual(Array.from({ length: entries.length }, (_, index) => index + 1))
    expect(entries.length).toBeGreaterThan(80)
  })

  it('has an entry for every reading that is cited', () => {
    const citations = textFiles.flatMap((file) => citedReadings(read(file)).map((number) => ({ file, number })))
    expect(citations.length).toBeGreaterThan(50)
    expect(citations.filter(({ number }) => !entries.includes(number))).toEqual([])
  })
})

/** Classes in :global() are left out, because they belong to other style sheets. */
function definedClasses(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))
}

/**
 * If a component computes a class name (`styles[tone]`), each string of that component counts as a
 * `possible` class.
 */
function usesOf(component: string) {
  const code = read(component)
  const namesOf = (pattern: string) => [...code.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name)
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', path = '']) => {
    const named = namesOf(`\\b${name}\\['(\\w+)'\\]`)
    const isComputed = new RegExp(`\\b${name}\\[[^']`).test(code)
    return { sheet: resolveName(component, path), component, named, possible: isComputed ? namesOf("'(\\w+)'") : named }
  })
}

/** Files whose lists are no LongList, each with the reason why its lists stay short. */
const SHORT_LISTS: Readonly<Record<string, string>> = {
  'src/features/draws/RulesSheet.tsx': 'the options of a game',
  'src/features/home/HotGames.tsx': 'cut to `MAX_SHOWN_GAMES`',
  'src/features/home/Ticker.tsx': 'three at a time',
  'src/features/home/LocalHosts.tsx': 'cut to `TILE_COUNT`',
  'src/features/home/VideosAndHosts.tsx': 'videos cut to `MAX_UNVIRTUALISED_ROWS`; partners are a setting of the build',
  'src/features/hosts/CitiesScreen.tsx': 'saved hosts, whose number no answer determines',
  'src/features/hosts/Gallery.tsx': 'the pictures of one host',
  'src/features/hosts/HostScreen.tsx': 'the reasons of a report',
  'src/features/settings/AvatarSheet.tsx': 'our own pictures',
  'src/features/settings/LogOut.tsx': 'requests that are open',
  'src/domain/help/AgreementText.tsx': 'two lists of our own',
  'src/domain/help/HelpLinkList.tsx': 'a setting of the build',
}

describe('lists', () => {
  it('are a LongList, unless SHORT_LISTS says why they stay short', () => {
    const drawsRows = (file: string) => /<(?:li|tr|label)[\s>]/.test(read(file)) && /\.map\(/.test(read(file))
    const screens = sources.filter((file) => /^src\/(?:app|features|domain|kit)\/.*\.tsx$/.test(file))
    const screensWithRows = screens.filter((file) => !file.startsWith('src/kit/long-list/') && drawsRows(file))
    expect(screensWithRows.sort()).toEqual(Object.keys(SHORT_LISTS).sort())
  })
})

describe('style sheets', () => {
  const uses = sources.flatMap(usesOf)
  const sheets = srcFiles.filter((file) => file.endsWith('.module.css') && !file.startsWith('src/mocks/'))

  it('name each animation only once, because the last of two would be played for both', () => {
    const sheetsWithRepeats = sheets.filter((sheet) => {
      const names = [...read(sheet).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name)
      return new Set(names).size < names.length
    })
    expect(sheetsWithRepeats).toEqual([])
  })

  it('are imported only by the component of their name, or in the folder of their name', () => {
    const wronglyImported = sheets.filter((sheet) => {
      const importers = uses.filter((use) => use.sheet === sheet).map(({ component }) => component)
      const folder = dirname(sheet)
      if (sheet === `${folder}/${basename(folder)}.module.css`)
        return importers.some((file) => dirname(file) !== folder)
      return importers.join() !== sheet.replace('.module.css', '.tsx')
    })
    expect(wronglyImported).toEqual([])
  })

  it('define exactly the classes that components use', () => {
    const problems = sheets.flatMap((sheet) => {
      const defined = definedClasses(read(sheet))
      const used = uses.filter((use) => use.sheet === sheet)
      const missingClasses = used.flatMap(({ named }) => named).filter((name) => !defined.has(name))
      const unusedClasses = [...defined].filter((name) => !used.some(({ possible }) => possible.includes(name)))
      return [
        ...missingClasses.map((name) => `${sheet} lacks .${name}`),
        ...unusedClasses.map((name) => `${sheet}: .${name} is not used`),
      ]
    })
    expect(problems).toEqual([])
  })
})

type Pack = Readonly<Record<string, unknown>>

const packs = import.meta.glob<Pack>('../src/i18n/locales/*/*.ts', { eager: true, import: 'default' })

function textsOf(pack: Pack, prefix: string): [key: string, text: unknown][] {
  return Object.entries(pack).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? textsOf(value as Pack, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value] as [string, unknown]],
  )
}

const textsIn = (code: string) =>
  Object.entries(packs).flatMap(([path, pack]) =>
    path.includes(`/${code}/`) ? textsOf(pack, `${basename(path, '.ts')}:`) : [],
  )

/** Returns the names between double braces in a translation, sorted and without repeats. */
function placeholdersOf(text: unknown): string[] {
  return [...new Set([...String(text).matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name))].sort()
}

describe('language packs', () => {
  it.each(languages)(
    'for $code have the keys and placeholders of English in each section, and no empty text',
    (language) => {
      const hasSingular = new Intl.PluralRules(language.tag).resolvedOptions().pluralCategories.includes('one')
      const placeholdersByKey = (code: string) =>
        Object.fromEntries(
          textsIn(code)
            .filter(([key]) => hasSingular || !key.endsWith('_one'))
            .map(([key, text]) => [key, placeholdersOf(text)]),
        )
      expect(Object.keys(placeholdersByKey('en_us')).length).toBeGreaterThan(500)
      expect(Object.values(placeholdersByKey('en_us')).flat().length).toBeGreaterThan(100)
      expect(placeholdersByKey(language.code)).toEqual(placeholdersByKey('en_us'))
      const emptyTexts = textsIn(language.code).filter(([, text]) => typeof text !== 'string' || text.trim() === '')
      expect(emptyTexts).toEqual([])
    },
  )
})
