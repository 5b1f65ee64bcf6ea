import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { firstLoadFile } from './chunks'

/** Who imports a file, where anybody does. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  client: ['main', 'games'],
  games: ['HomeScreen', 'DrawScreen'],
  Mark: ['HomeScreen', 'LoginScreen'],
  Poster: ['VideosAndHosts', 'BalanceLine'],
  Eye: ['BalanceLine', 'DrawScreen'],
  Frame: ['VideosAndHosts', 'HomeScreen'],
  TextButton: ['VideosAndHosts', 'LoginScreen'],
  keyboard: ['OnEveryScreen', 'VideosAndHosts'],
  member: ['OnEveryScreen', 'HomeScreen'],
  picks: ['DrawScreen'],
}
const idOf = (name: string) => `/src/${name}.tsx`

it.each([
  ['main', 'core'],
  ['client', 'core'],
  ['Mark', 'core'],
  ['games', 'HomeScreen'],
  ['HomeScreen', 'HomeScreen'],
  ['LoginScreen', 'LoginScreen'],
  ['Poster', 'idle'],
  ['Eye', 'mine'],
  ['Frame', 'HomeScreen'],
  ['TextButton', 'core'],
  ['keyboard', 'everywhere'],
  ['member', 'core'],
  ['picks', null],
  ['DrawScreen', null],
])('%s comes in %s', (name, file) => {
  const module = (id: string) => ({
    isEntry: id === idOf('main'),
    importers: (IMPORTERS[basename(id, '.tsx')] ?? []).map(idOf),
  })
  expect(firstLoadFile(idOf(name), module)).toBe(file)
})
