import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { firstLoadFile } from './chunks'

/** Who imports a file, where anybody does; and who imports it on demand. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  App: ['main'],
  client: ['main', 'games'],
  games: ['HomeScreen', 'DrawScreen'],
  Mark: ['HomeScreen', 'LoginScreen'],
  Poster: ['VideosAndHosts', 'DrawScreen'],
  Frame: ['VideosAndHosts', 'HomeScreen'],
  TextButton: ['VideosAndHosts', 'LoginScreen'],
  keyboard: ['OnEveryScreen', 'VideosAndHosts'],
  member: ['OnEveryScreen', 'HomeScreen'],
  picks: ['DrawScreen'],
}
const ON_DEMAND: Readonly<Record<string, readonly string[]>> = {
  OnEveryScreen: ['App'],
  IdleParts: ['App'],
  VideosAndHosts: ['HomeScreen'],
  Player: ['VideosAndHosts'],
  Chances: ['DrawScreen'],
  DrawScreen: ['screens'],
}
/** How they ask for it. */
const SOURCES: Readonly<Record<string, string>> = {
  App: "useIdleImport(() => import('./OnEveryScreen'))\nuseIdleImport(() => import('./IdleParts'), isMember)",
  HomeScreen: "lazyPart(() => import('./VideosAndHosts'), { isLater: true })",
  VideosAndHosts: "lazyPart(() => import('./Player'))",
  DrawScreen: "lazyPart(() => import('./Chances'), { isLater: true })",
}
const FOLDERS: Readonly<Record<string, string>> = { HomeScreen: '/features/home', LoginScreen: '/features/auth' }
const idOf = (name: string) => `/src${FOLDERS[name] ?? ''}/${name}.tsx`

it.each([
  ['main', 'core'],
  ['client', 'core'],
  ['Mark', 'core'],
  ['games', 'HomeScreen'],
  ['HomeScreen', 'HomeScreen'],
  ['LoginScreen', 'LoginScreen'],
  ['Poster', 'parts'],
  ['Player', null],
  ['Frame', 'HomeScreen'],
  ['TextButton', 'core'],
  ['keyboard', 'everywhere'],
  ['IdleParts', 'parts'],
  ['Chances', null],
  ['member', 'core'],
  ['picks', null],
  ['DrawScreen', null],
])('%s comes in %s', (name, file) => {
  const module = (id: string) => ({
    isEntry: id === idOf('main'),
    importers: (IMPORTERS[basename(id, '.tsx')] ?? []).map(idOf),
    dynamicImporters: (ON_DEMAND[basename(id, '.tsx')] ?? []).map(idOf),
  })
  expect(firstLoadFile(idOf(name), module, (id) => SOURCES[basename(id, '.tsx')] ?? '')).toBe(file)
})
