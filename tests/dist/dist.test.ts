import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { distProblems } from '@/build/check-dist'

/** Checks the live build that `npm run build` has left in `dist`. */

const root = resolve(import.meta.dirname, '../..')
const dist = resolve(root, 'dist')
if (!existsSync(dist)) throw new Error('There is no dist: run `npm run build` first.')

it.each(Object.entries(distProblems(dist, root)))('dist contains no problem of the kind: %s', (_kind, problems) => {
  expect(problems).toEqual([])
})
