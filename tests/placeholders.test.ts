import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, it } from 'vitest'

/** The values that components give to the placeholders of texts, such as `{{amount}}`. */

const root = resolve(import.meta.dirname, '..')
const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** The placeholders of each key in English, in every section that has a text of this key. */
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

/** The names in an object literal; null if it spreads another object, or is no literal. */
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

/** The calls of `t` in a source whose values leave a placeholder of the text empty. */
function emptyPlaceholders(file: string, source: string): { calls: number; found: string[] } {
  const found: string[] = []
  let calls = 0
  new Visitor({
    CallExpression: ({ callee, arguments: [key, values], start, end }) => {
      if (callee.type !== 'Identifier' || !/^t$|T$/.test(callee.name)) return
      if (key?.type !== 'Literal' || typeof key.value !== 'string') return
      const texts = placeholdersByKey.get(key.value.replace(/^\w+:/, ''))
      const names = namesIn(values)
      if (texts === undefined || names === null) return
      calls += 1
      if (texts.some((placeholders) => [...placeholders].every((name) => names.has(name)))) return
      found.push(`${file}:${source.slice(0, start).split('\n').length} ${source.slice(start, end)}`)
    },
  }).visit(parseSync(file, source).program)
  return { calls, found }
}

it('every placeholder of a text gets its value', () => {
  const all = files.map((file) => emptyPlaceholders(file, readFileSync(join(root, file), 'utf8')))
  expect(all.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(800)
  expect(all.flatMap(({ found }) => found)).toEqual([])
})

it('a value of another name is found', () => {
  const source = "t('confirm.balanceDiffers', { change: a, total: b })"
  expect(emptyPlaceholders('src/x.ts', source).found).toEqual([`src/x.ts:1 ${source}`])
})
