import { expect, it } from 'vitest'
import { canonicalPath, loginExemptPaths } from '@/paths'
import { routes } from '@/routes'
import { ACCESS, entryOf, type Address } from './entry'
import { fileOf } from './first-load'
import { needsOf } from './first-needs'
import { packFile } from './language-packs'

const addresses = routes.map(({ path, access }, index): Address => {
  const isExempt = loginExemptPaths.some((exempt) => path.toLowerCase().startsWith(exempt.toLowerCase()))
  return [path.split('/:')[0] ?? path, ACCESS.indexOf(access) + (isExempt ? 4 : 0), [index]]
})
const opens = (pathname: string, isLoggedIn = false, isFirstStart = false) =>
  entryOf(addresses, { pathname, isLoggedIn, isFirstStart })?.[0]

it('the route table names exactly the files of the screens', () => {
  const files = Object.keys(import.meta.glob('../features/*/*Screen.tsx')).map((file) => file.replace('..', '/src'))
  expect([...new Set(routes.map(fileOf))].sort()).toEqual(files.sort())
})

it('entryOf opens the same path as canonicalPath, whatever the case', () => {
  for (const { path } of routes.filter(({ path: pattern }) => !pattern.includes(':')))
    for (const requested of [path, path.toLowerCase(), `${path.toUpperCase()}/`])
      expect(opens(requested, path !== '/Login' && path !== '/Register')).toBe(canonicalPath(requested) ?? requested)
})

it.each<[requested: string, opened: string | undefined, isFirstStart?: boolean]>([
  ['/', '/Home'],
  ['/index.html', '/Home'],
  ['/Language/setting', '/Language'],
  ['/Home/x', undefined],
  ['/nowhere', undefined],
  ['/GameRecord', '/Login'],
  ['/information', '/Login'],
  ['/Login', '/Login'],
  ['/', '/Login', true],
  ['/Home', '/Login', true],
  ['/nowhere', '/Login', true],
  ['/register', '/Register', true],
  ['/Language/login', '/Language', true],
  ['/ServicePage', '/ServicePage', true],
])('entryOf: the path %s of a visitor opens %s, at a first start: %j', (requested, expected, isFirstStart = false) => {
  expect(opens(requested, false, isFirstStart)).toBe(expected)
})

it('entryOf opens the requested path for a member, and nothing for Log-in, which goes back in the history', () => {
  expect(opens('/GameRecord', true, true)).toBe('/GameRecord')
  expect(opens('/Home', true, true)).toBe('/Home')
  expect(opens('/Login', true)).toBeUndefined()
})

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = [], isEntry = false) => ({
  type: 'chunk',
  fileName: `assets/${fileName}`,
  moduleIds,
  imports: imports.map((name) => `assets/${name}`),
  isEntry,
  viteMetadata: { importedCss: new Set(css.map((name) => `assets/${name}`)) },
})

it('needsOf lists a screen’s packs, scripts and style sheets, without the files of the page itself', () => {
  const files = [
    chunk('index-1.js', ['/r/src/main.tsx'], ['base-1.js'], ['index-1.css'], true),
    chunk('base-1.js', []),
    chunk('Home-1.js', ['/r/src/features/home/HomeScreen.tsx'], ['index-1.js', 'shared-1.js'], ['Home-1.css']),
    chunk('shared-1.js', [], ['base-1.js'], ['shared-1.css']),
  ]
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Parameters<
    typeof needsOf
  >[1]
  const home = routes.filter(({ path }) => path === '/Home')
  expect(needsOf(home, bundle)).toEqual({
    files: [packFile('*', 'start').replace('assets/', ''), 'Home-1.js', 'shared-1.js', 'Home-1.css', 'shared-1.css'],
    addresses: [['/Home', 0, [0, 1, 2, 3, 4]]],
  })
  expect(() => needsOf(routes, bundle)).toThrow('/src/features/draws/HallScreen.tsx is in no file of the build')
})
