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

it('each screen has a row of the route table, and each row a screen', () => {
  const files = Object.keys(import.meta.glob('../features/*/*Screen.tsx')).map((file) => file.replace('..', '/src'))
  expect([...new Set(routes.map(fileOf))].sort()).toEqual(files.sort())
})

it('each address of the app, however it is cased, is that of the app itself', () => {
  for (const { path } of routes.filter(({ path: pattern }) => !pattern.includes(':')))
    for (const asked of [path, path.toLowerCase(), `${path.toUpperCase()}/`])
      expect(opens(asked, path !== '/Login' && path !== '/Register')).toBe(canonicalPath(asked) ?? asked)
})

it.each<[asked: string, opened: string | undefined, isFirstStart?: boolean]>([
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
])('%s of a visitor opens %s; at a first start: %j', (asked, expected, isFirstStart = false) => {
  expect(opens(asked, false, isFirstStart)).toBe(expected)
})

it('who is logged in opens what is asked for; where Log-in leads back to, only the history knows', () => {
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

it('an address needs its screen with imports and style sheets, and its words; the page’s own are there', () => {
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
