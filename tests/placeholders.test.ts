import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, it } from 'vitest'

/** Each call of `t` must give a value to each placeholder of its text, such as `{{amount}}`. */

const root = resolve(import.meta.dirname, '..')
const PLURAL = /_(?:zero|one|two|few|many|other)$/

/**
 * By key: the names of the placeholders, as one set for each text of the key. A key has several
 * texts if it has plural forms or occurs in several sections.
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

/** Null if the names are not certain, as with a spread or a key that is not a plain name. */
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
 * Checks calls of `t` and of functions whose name ends in "T". A call is incomplete if its values
 * leave a placeholder empty in every text of the key.
 */
function checkPlaceholders(file: string, source: string): { callCount: number; incompleteCalls: string[] } {
  const incompleteCalls: string[] = []
  let callCount = 0
  new Visitor({
    CallExpression: ({ callee, arguments: [key, values], start, end }) => {
      if (callee.type !== 'Identifier' || !/^t$|T$/.test(callee.name)) return
      if (key?.type !== 'Literal' || typeof key.value !== 'string') return
      const placeholderSets = placeholdersByKey.get(key.value.replace(/^\w+:/, ''))
      const names = namesIn(values)
      if (placeholderSets === undefined || names === null) return
      callCount += 1
      if (placeholderSets.some((placeholders) => [...placeholders].every((name) => names.has(name)))) return
      incompleteCalls.push(`${file}:${source.slice(0, start).split('\n').length} ${source.slice(start, end)}`)
    },
  }).visit(parseSync(file, source).program)
  return { callCount, incompleteCalls }
}

it('more than 800 calls of t can be checked, and each gives a value to each placeholder of its text', () => {
  const results = files.map((file) => checkPlaceholders(file, readFileSync(join(root, file), 'utf8')))
  expect(results.reduce((sum, { callCount }) => sum + callCount, 0)).toBeGreaterThan(800)
  expect(results.flatMap(({ incompleteCalls }) => incompleteCalls)).toEqual([])
})

it('a call of t is reported if its values have other names than the placeholders', () => {
  const source = "t('confirm.balanceDiffers', { change: a, total: b })"
  expect(checkPlaceholders('src/x.ts', source).incompleteCalls).toEqual([`src/x.ts:1 ${source}`])
})
