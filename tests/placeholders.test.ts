import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, it } from 'vitest'

/** Checks that components give a value to each placeholder of a text, such as `{{amount}}`. */

const root = resolve(import.meta.dirname, '..')
const PLURAL = /_(?:zero|one|two|few|many|other)$/

/**
 * The placeholders of the English texts by key. A key has a set for each of its texts: plural
 * forms, and texts with the same key in several sections.
 */
const placeholdersByKey = new Map<string, Set<string>[]>()
function addTexts(texts: object, path: readonly string[]): void {
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== 'string') {
      addTexts(text as object, [...path, name])
      continue
    }
    const key = [...path, name].join('.').replace(PLURAL, '')
    const names = [...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map(([, placeholder = '']) => placeholder)
    placeholdersByKey.set(key, [...(placeholdersByKey.get(key) ?? []), new Set(names)])
  }
}
const sections = import.meta.glob<object>('../src/i18n/locales/en_us/*.ts', { eager: true, import: 'default' })
for (const texts of Object.values(sections)) addTexts(texts, [])

const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => !/^src\/(?:i18n\/locales|mocks)\//.test(file))

/**
 * Returns the property names of an object literal, or no names if there is no argument. Null if the
 * names are not certain: the argument is no literal, or it spreads another object.
 */
function namesIn(values: ESTree.Node | undefined): Set<string> | null {
  if (values === undefined) return new Set()
  if (values.type !== 'ObjectExpression') return null
  const names = new Set<string>()
  for (const property of values.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return null
    names.add(property.key.name)
  }
  return names
}

/**
 * Counts the calls of `t` that can be checked. Lists the calls whose values leave a placeholder
 * empty in every text of the key.
 */
function emptyPlaceholders(file: string, source: string): { calls: number; found: string[] } {
  const found: string[] = []
  let calls = 0
  new Visitor({
    CallExpression: ({ callee, arguments: [key, values], start, end }) => {
      if (callee.type !== 'Identifier' || !/^t$|T$/.test(callee.name)) return
      if (key?.type !== 'Literal' || typeof key.value !== 'string') return
      const placeholderSets = placeholdersByKey.get(key.value.replace(/^\w+:/, ''))
      const names = namesIn(values)
      if (placeholderSets === undefined || names === null) return
      calls += 1
      if (placeholderSets.some((placeholders) => [...placeholders].every((name) => names.has(name)))) return
      found.push(`${file}:${source.slice(0, start).split('\n').length} ${source.slice(start, end)}`)
    },
  }).visit(parseSync(file, source).program)
  return { calls, found }
}

it('every placeholder of a text gets its value', () => {
  const results = files.map((file) => emptyPlaceholders(file, readFileSync(join(root, file), 'utf8')))
  expect(results.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(800)
  expect(results.flatMap(({ found }) => found)).toEqual([])
})

it('a call is found if its value has another name than the placeholder', () => {
  const source = "t('confirm.balanceDiffers', { change: a, total: b })"
  expect(emptyPlaceholders('src/x.ts', source).found).toEqual([`src/x.ts:1 ${source}`])
})
