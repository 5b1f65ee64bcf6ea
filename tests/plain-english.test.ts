import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

/** The language of comments, test titles and names. `src/GLOSSARY.md` has the names of concepts. */

const root = resolve(import.meta.dirname, '..')

const files = ['src', 'tests']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name) && !entry.parentPath.includes('locales'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => file !== 'tests/plain-english.test.ts')

/** Each turn with the plain words that replace it. A turn that has a good use does not belong here. */
const TURNS: readonly [RegExp, string][] = [
  [/\banew\b/i, 'again'],
  [/\buntold\b/i, 'unknown, or not reported'],
  [/\bwhoever\b/i, 'a noun: the member, the caller'],
  [/\bfor (?:who|what|whom)\b/i, 'a noun: for the member, for the call'],
  [/\bof (?:what|whom)\b/i, 'a noun: of the answer, of the list'],
  [/\bor else\b/i, 'otherwise'],
  [/\bby itself alone\b/i, 'only'],
]

/** A description that begins so has no subject. */
const HEADLESS = /^(?:What|Who|Whose|Whoever|Of)\b(?!.*\?$)/

/** Names that hid their meaning, each with the name that replaces it. */
const NAMES: Readonly<Record<string, string>> = {
  told: 'known, reported or shown',
  heard: 'latestDates or received',
  wish: 'requestedLimit',
  heldBack: 'blockedBy',
  anew: 'again',
  Fold: 'Disclosure',
  Facts: 'DescriptionList',
  Eyebrow: 'Caption',
}

/** A bound is called MAX or MIN. */
const SUPERLATIVE = /^(?:MOST|LEAST|LONGEST|SHORTEST|FARTHEST|LARGEST|SMALLEST|OLDEST|DEEPEST)(?:_|$)/

/** The text of a comment without its stars. */
function textOf(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const parsed = files.map((file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const { comments, program } = parseSync(file, source)
  // Lines of `//` that follow each other are one comment.
  const blocks: { text: string; line: number; end: number }[] = []
  for (const { value, start, end } of comments) {
    const before = blocks.at(-1)
    if (
      before !== undefined &&
      /^\s*$/.test(source.slice(before.end, start)) &&
      source.slice(start, start + 2) === '//'
    ) {
      before.text += ` ${textOf(value)}`
      before.end = end
    } else blocks.push({ text: textOf(value), line: source.slice(0, start).split('\n').length, end })
  }
  return { file, source, program, comments: blocks.map(({ text, line }) => ({ text, at: `${file}:${line}` })) }
})

const titles = parsed.flatMap(({ file, source }) =>
  [...source.matchAll(/\b(?:describe|it|test)(?:\.\w+)*(?:\([^\n]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    ({ 2: text = '', index }) => ({ text, at: `${file}:${source.slice(0, index).split('\n').length}` }),
  ),
)

describe('comments and test titles', () => {
  it('are found', () => {
    expect(parsed.flatMap(({ comments }) => comments).length).toBeGreaterThan(1000)
    expect(titles.length).toBeGreaterThan(1000)
  })

  it('begin with a subject', () => {
    const all = [...parsed.flatMap(({ comments }) => comments), ...titles]
    expect(all.filter(({ text }) => HEADLESS.test(text)).map(({ at, text }) => `${at} ${text}`)).toEqual([])
  })

  it.each(TURNS)('say it without %s: %s', (turn) => {
    const all = [...parsed.flatMap(({ comments }) => comments), ...titles]
    expect(all.filter(({ text }) => turn.test(text)).map(({ at, text }) => `${at} ${text}`)).toEqual([])
  })
})

it('no name hides its meaning', () => {
  const found: string[] = []
  for (const { file, source, program } of parsed) {
    const check = ({ name, start }: { name: string; start: number }) => {
      const line = source.slice(0, start).split('\n').length
      if (SUPERLATIVE.test(name)) found.push(`${file}:${line} ${name}: MAX_ or MIN_`)
      const better = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined
      if (better !== undefined) found.push(`${file}:${line} ${name}: ${better}`)
    }
    new Visitor({ Identifier: (node) => check(node), JSXIdentifier: (node) => check(node) }).visit(program)
  }
  expect(found).toEqual([])
})
