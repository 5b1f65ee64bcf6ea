import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { firstLoadFile } from './chunks'
import { screenFileOf, DEFERRED_MODULES, startScreens } from './first-load'

/** The static importers of each file. Deferred parts and screens, imported on demand, have none. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  App: ['main'],
  client: ['main', 'games'],
  games: ['HomeScreen', 'DrawScreen'],
  Mark: ['HomeScreen', 'LoginScreen'],
  'domain/city/cover': ['CityCover', 'DrawScreen'],
  Poster: ['VideosAndHosts', 'DrawScreen'],
  Ticker: ['VideosAndHosts'],
  Sheet: ['NoticeSheet', 'VideosAndHosts', 'DrawScreen'],
  Frame: ['VideosAndHosts', 'HomeScreen'],
  TextButton: ['VideosAndHosts', 'LoginScreen'],
  keyboard: ['GlobalOverlays', 'VideosAndHosts'],
  member: ['GlobalOverlays', 'HomeScreen'],
  picks: ['DrawScreen'],
}
const listedFiles = [...DEFERRED_MODULES.map(({ file }) => file), ...startScreens.map(screenFileOf)]
const idOf = (name: string) => listedFiles.find((file) => basename(file, '.tsx') === name) ?? `/src/${name}.tsx`

it.each([
  ['main', 'core'],
  ['client', 'core'],
  ['Mark', 'core'],
  ['games', 'HomeScreen'],
  ['HomeScreen', 'HomeScreen'],
  ['LoginScreen', 'LoginScreen'],
  ['domain/city/cover', 'drawings'],
  ['Poster', 'parts'],
  ['Ticker', 'parts'],
  ['Sheet', 'parts'],
  ['Player', null],
  ['Frame', 'HomeScreen'],
  ['TextButton', 'core'],
  ['keyboard', 'everywhere'],
  ['MemberBackground', 'parts'],
  ['Chances', null],
  ['member', 'core'],
  ['picks', null],
  ['DrawScreen', null],
])('firstLoadFile puts the module %s into the file %s (null: a file of later screens)', (name, file) => {
  const moduleOf = (id: string) => ({
    isEntry: id === idOf('main'),
    importers: (IMPORTERS[basename(id, '.tsx')] ?? IMPORTERS[id.slice('/src/'.length, -'.tsx'.length)] ?? []).map(idOf),
  })
  expect(firstLoadFile(idOf(name), moduleOf)).toBe(file)
})
