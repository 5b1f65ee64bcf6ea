import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '..')

/** Imports of types alone leave nothing behind. */
function staticImports(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([@.][^']*)'/gm,
  )
  return [...names].flatMap(([, name = '']) => {
    if (name.startsWith('@') && !name.startsWith('@/')) return []
    const path = name.startsWith('@/') ? join(src, name.slice(2)) : join(dirname(file), name)
    return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].filter(
      (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
    )
  })
}

/** Of the first load of any screen, by path in `src`. */
function coreFiles(): string[] {
  const files = new Set([join(src, 'main.tsx')])
  for (const file of files) for (const imported of staticImports(file)) files.add(imported)
  return [...files].map((file) => relative(src, file).split(sep).join('/')).sort()
}

it('the core calls these resources alone: each further one makes every first load larger', () => {
  const called = coreFiles().flatMap((file) => /^api\/(.*)\.ts$/.exec(file)?.[1] ?? [])
  const own = 'account client envelope errors fields keys listing platform query-client transport video-schema'
  expect(called.join(' ')).toBe(own)
})

it('the core holds no screen, and of requests that move money how they are read, which a reload asks', () => {
  const held = coreFiles().filter((file) => /^features\/|^shared\/money-request\//.test(file))
  expect(held).toEqual(['shared/money-request/request.ts'])
})
