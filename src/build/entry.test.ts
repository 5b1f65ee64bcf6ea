import { expect, it } from 'vitest'
import { canonicalPath, loginExemptPaths } from '@/paths'
import { routes } from '@/routes'
import { ACCESS_LEVELS, predictAddress, type AddressEntry } from './entry'
import { screenFileOf } from './first-load'
import { neededFilesOf } from './first-needs'
import { packFileName } from './language-packs'

const addresses = routes.map(({ path, access }, index): AddressEntry => {
  const isExempt = loginExemptPaths.some((exempt) => path.toLowerCase().startsWith(exempt.toLowerCase()))
  return [path.split('/:')[0] ?? path, ACCESS_LEVELS.indexOf(access) + (isExempt ? 4 : 0), [index]]
})
const openedPath = (pathname: string, isLoggedIn = false, isFirstStart = false) =>
  predictAddress(addresses, { pathname, isLoggedIn, isFirstStart })?.[0]

it('the route table names every *Screen.tsx file of the features, and no other file', () => {
  const files = Object.keys(import.meta.glob('../features/*/*Screen.tsx')).map((file) => file.replace('..', '/src'))
  expect([...new Set(routes.map(screenFileOf))].sort()).toEqual(files.sort())
})

it('predictAddress returns the same path as canonicalPath, in any letter case and with a slash at the end', () => {
  for (const { path } of routes.filter(({ path: pattern }) => !pattern.includes(':')))
    for (const requested of [path, path.toLowerCase(), `${path.toUpperCase()}/`])
      expect(openedPath(requested, path !== '/Login' && path !== '/Register')).toBe(
        canonicalPath(requested) ?? requested,
      )
})

it.each<[requested: string, opened: string | undefined, isFirstStart: boolean]>([
  ['/', '/Home', false],
  ['/index.html', '/Home', false],
  ['/Language/setting', '/Language', false],
  ['/Home/x', undefined, false],
  ['/nowhere', undefined, false],
  ['/GameRecord', '/Login', false],
  ['/information', '/Login', false],
  ['/Login', '/Login', false],
  ['/', '/Login', true],
  ['/Home', '/Login', true],
  ['/nowhere', '/Login', true],
  ['/register', '/Register', true],
  ['/Language/login', '/Language', true],
  ['/ServicePage', '/ServicePage', true],
])(
  'for a visitor who requests %s, predictAddress returns %s (undefined: no screen) if isFirstStart is %j',
  (requested, expected, isFirstStart) => {
    expect(openedPath(requested, false, isFirstStart)).toBe(expected)
  },
)

it('predictAddress returns the requested path for a member, but undefined for /Login, which sends a member back', () => {
  expect(openedPath('/GameRecord', true, true)).toBe('/GameRecord')
  expect(openedPath('/Home', true, true)).toBe('/Home')
  expect(openedPath('/Login', true)).toBeUndefined()
})

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = [], isEntry = false) => ({
  type: 'chunk',
  fileName: `assets/${fileName}`,
  moduleIds,
  imports: imports.map((name) => `assets/${name}`),
  isEntry,
  viteMetadata: { importedCss: new Set(css.map((name) => `assets/${name}`)) },
})

it('neededFilesOf lists the files of a screen without those of the page itself, and throws if the build lacks a screen', () => {
  const files = [
    chunk('index-1.js', ['/r/src/main.tsx'], ['base-1.js'], ['index-1.css'], true),
    chunk('base-1.js', []),
    chunk('Home-1.js', ['/r/src/features/home/HomeScreen.tsx'], ['index-1.js', 'shared-1.js'], ['Home-1.css']),
    chunk('shared-1.js', [], ['base-1.js'], ['shared-1.css']),
  ]
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Parameters<
    typeof neededFilesOf
  >[1]
  const homeRoutes = routes.filter(({ path }) => path === '/Home')
  expect(neededFilesOf(homeRoutes, bundle)).toEqual({
    files: [
      packFileName('*', 'start').replace('assets/', ''),
      'Home-1.js',
      'shared-1.js',
      'Home-1.css',
      'shared-1.css',
    ],
    addresses: [['/Home', 0, [0, 1, 2, 3, 4]]],
  })
  expect(() => neededFilesOf(routes, bundle)).toThrow('/src/features/draws/HallScreen.tsx is in no file of the build')
})
