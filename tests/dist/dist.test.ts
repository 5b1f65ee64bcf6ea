import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { distProblems } from '@/build/check-dist'

/** The live build that `npm run build` has left. */

const root = resolve(import.meta.dirname, '../..')
const dist = resolve(root, 'dist')
if (!existsSync(dist)) throw new Error('There is no dist: run `npm run build` first.')

it.each(Object.entries(distProblems(dist, root)))('dist holds none of: %s', (_kind, problems) => {
  expect(problems).toEqual([])
})
