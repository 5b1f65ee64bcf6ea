import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { firstLoadFile } from './chunks'

const graph: Record<string, { isEntry: boolean; importers: string[] }> = {
  '/src/main.tsx': { isEntry: true, importers: [] },
  '/src/client.ts': { isEntry: false, importers: ['/src/main.tsx', '/src/games.ts'] },
  '/src/HomeScreen.tsx': { isEntry: false, importers: [] },
  '/src/LoginScreen.tsx': { isEntry: false, importers: [] },
  '/src/DrawScreen.tsx': { isEntry: false, importers: [] },
  '/src/games.ts': { isEntry: false, importers: ['/src/HomeScreen.tsx', '/src/DrawScreen.tsx'] },
  '/src/Mark.tsx': { isEntry: false, importers: ['/src/HomeScreen.tsx', '/src/LoginScreen.tsx'] },
  '/src/VideosAndHosts.tsx': { isEntry: false, importers: [] },
  '/src/BalanceLine.tsx': { isEntry: false, importers: [] },
  '/src/Poster.tsx': { isEntry: false, importers: ['/src/VideosAndHosts.tsx', '/src/BalanceLine.tsx'] },
  '/src/Eye.tsx': { isEntry: false, importers: ['/src/BalanceLine.tsx', '/src/DrawScreen.tsx'] },
  '/src/Frame.tsx': { isEntry: false, importers: ['/src/VideosAndHosts.tsx', '/src/HomeScreen.tsx'] },
  '/src/TextButton.tsx': { isEntry: false, importers: ['/src/VideosAndHosts.tsx', '/src/LoginScreen.tsx'] },
  '/src/OnEveryScreen.tsx': { isEntry: false, importers: [] },
  '/src/keyboard.ts': { isEntry: false, importers: ['/src/OnEveryScreen.tsx', '/src/VideosAndHosts.tsx'] },
  '/src/member.ts': { isEntry: false, importers: ['/src/OnEveryScreen.tsx', '/src/HomeScreen.tsx'] },
  '/src/picks.ts': { isEntry: false, importers: ['/src/DrawScreen.tsx'] },
}

it.each([
  ['/src/main.tsx', 'core'],
  ['/src/client.ts', 'core'],
  ['/src/Mark.tsx', 'core'],
  ['/src/games.ts', 'HomeScreen'],
  ['/src/HomeScreen.tsx', 'HomeScreen'],
  ['/src/LoginScreen.tsx', 'LoginScreen'],
  ['/src/Poster.tsx', 'idle'],
  ['/src/Eye.tsx', 'mine'],
  ['/src/Frame.tsx', 'HomeScreen'],
  ['/src/TextButton.tsx', 'core'],
  ['/src/keyboard.ts', 'everywhere'],
  ['/src/member.ts', 'core'],
  ['/src/picks.ts', null],
  ['/src/DrawScreen.tsx', null],
])('%s comes in %s', (id, file) => {
  expect(firstLoadFile(id, (module) => graph[module] ?? null)).toBe(file)
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
