import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
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

const TANSTACK = 'node_modules/@tanstack'

it.each([
  ['react-query/build/modern/useMutation.js', 'LoginScreen'],
  ['query-core/build/modern/mutationObserver.js', 'LoginScreen'],
  ['react-query/build/modern/useQueries.js', null],
  ['query-core/build/modern/queriesObserver.js', null],
  ['react-query/build/modern/useInfiniteQuery.js', null],
  ['query-core/build/modern/infiniteQueryObserver.js', null],
  ['react-query/build/modern/useQuery.js', 'core'],
  ['query-core/build/modern/mutation.js', 'core'],
  ['query-core/build/modern/infiniteQueryBehavior.js', 'core'],
])('%s of TanStack Query, whose index the core imports, comes in %s', (part, file) => {
  expect(existsSync(resolve(import.meta.dirname, '../..', TANSTACK, part))).toBe(true)
  expect(firstLoadFile(`/${TANSTACK}/${part}`, () => ({ isEntry: true, importers: [] }))).toBe(file)
})
