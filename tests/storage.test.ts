import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Compares the list of stored keys in `src/STORAGE.md` with the keys that the code creates. */

const src = resolve(import.meta.dirname, '../src')
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^mocks\//.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n')

/** Patterns that capture names of stored keys. `keyOf` returns the stored key of a name. */
const KEY_PATTERNS: readonly [pattern: RegExp, keyOf: (name: string) => string][] = [
  [/\b(?:storedRecord|storedPerMember)(?:<[^(]*>)?\(\s*'(\w+)'/g, (name) => `tiga.${name}`],
  [/\bmemberRecord(?:<[^(]*>)?\(\s*'(\w+)'/g, (name) => `tiga.member.${name}`],
  [/\bstoredEntries(?:<[^(]*>)?\(\s*'(\w+)'/g, (name) => `tiga.${name}.<id>`],
  [/\btabRecord(?:<[^(]*>)?\(\s*'(\w+)'/g, (name) => `tiga.tab.${name}`],
  [/\bisFirstTimeInThisTab\('(\w+)'\)/g, (name) => `tiga.${name}`],
  [
    /\b(?:\w+_(?:KEY|DATABASE)|CACHE(?:_NAME|_PREFIX)?|PREFERENCES(?:_PATH)?) = '((?:tiga|\/\.|token|lang)[\w.]*)'/g,
    (name) => name,
  ],
  [/`\$\{KEY_PREFIX\}(probe)`/g, (name) => `tiga.${name}`],
  [/locks\.request\(`(tiga)\.\$\{name\}`/g, (name) => `${name}.<kind>.<member>`],
  [/\bwindow\.(history\.state)\b/g, (name) => name],
]

const createdKeys = new Set(
  KEY_PATTERNS.flatMap(([pattern, keyOf]) => [...code.matchAll(pattern)].map(([, name = '']) => keyOf(name))),
)

const storageDocument = readFileSync(join(src, 'STORAGE.md'), 'utf8')
const rows = [...storageDocument.matchAll(/^\| `([^`]+)` *\|(.*)\| `([^`]+)` *\|(.*)\|$/gm)].map(
  ([, key = '', shape = '', owner = '', erased = '']) => ({ key, shape, owner, erased }),
)

describe('src/STORAGE.md', () => {
  it('has a row for exactly the keys that the code creates', () => {
    const documentedKeys = rows.map(({ key }) => key.replace(/^(tiga\.\w+)\.<member>$/, '$1.<id>'))
    expect(documentedKeys.sort()).toEqual([...createdKeys].sort())
  })

  it('states for each key a shape, the path of an existing file and when the key is erased', () => {
    expect(rows.filter(({ shape, erased }) => shape.trim() === '' || erased.trim() === '')).toEqual([])
    expect(rows.map(({ owner }) => owner).filter((owner) => !existsSync(join(src, owner)))).toEqual([])
  })

  it('names the fields of a history entry in the order of the schema in kit/history.ts', () => {
    const [, fields = ''] =
      /const entryStateSchema = v\.object\(\{\n([^]*?)\n\}\)\n/.exec(
        readFileSync(join(src, 'kit/history.ts'), 'utf8'),
      ) ?? []
    const names = [...fields.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
    const row = rows.find(({ key }) => key === 'history.state')
    expect(names.length).toBeGreaterThan(5)
    expect([...(row?.shape.matchAll(/`(\w+)`/g) ?? [])].map(([, name]) => name)).toEqual(names)
  })
})
