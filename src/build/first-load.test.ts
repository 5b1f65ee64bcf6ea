import { expect, it } from 'vitest'
import { firstLoadFile } from './chunks'
import { sectionsOf } from './first-load'

const graph: Record<string, { isEntry: boolean; importers: string[] }> = {
  '/src/main.tsx': { isEntry: true, importers: [] },
  '/src/client.ts': { isEntry: false, importers: ['/src/main.tsx', '/src/games.ts'] },
  '/src/HomeScreen.tsx': { isEntry: false, importers: [] },
  '/src/LoginScreen.tsx': { isEntry: false, importers: [] },
  '/src/DrawScreen.tsx': { isEntry: false, importers: [] },
  '/src/games.ts': { isEntry: false, importers: ['/src/HomeScreen.tsx', '/src/DrawScreen.tsx'] },
  '/src/Mark.tsx': { isEntry: false, importers: ['/src/HomeScreen.tsx', '/src/LoginScreen.tsx'] },
  '/src/picks.ts': { isEntry: false, importers: ['/src/DrawScreen.tsx'] },
}

it.each([
  ['/src/main.tsx', 'core'],
  ['/src/client.ts', 'core'],
  ['/src/Mark.tsx', 'core'],
  ['/src/games.ts', 'HomeScreen'],
  ['/src/HomeScreen.tsx', 'HomeScreen'],
  ['/src/LoginScreen.tsx', 'LoginScreen'],
  ['/src/picks.ts', null],
  ['/src/DrawScreen.tsx', null],
])('%s comes in %s', (id, file) => {
  expect(firstLoadFile(id, (module) => graph[module] ?? null)).toBe(file)
})

it('the words of a screen are those of the route table', () => {
  const table = "tab(patterns.home, () => import('@/features/home/HomeScreen'), ['index', 'legal']),"
  expect(sectionsOf('HomeScreen', table)).toEqual(['index', 'legal'])
})
