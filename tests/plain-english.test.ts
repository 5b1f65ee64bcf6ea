import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

/** The language of comments, test titles and names. `src/GLOSSARY.md` has the names of concepts. */

const root = resolve(import.meta.dirname, '..')

const files = ['src', 'tests']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name) && !entry.parentPath.includes('locales'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => file !== 'tests/plain-english.test.ts')

/**
 * Each banned turn with the plain words that replace it. A turn that has a good use does not belong
 * here.
 */
const TURNS: readonly [RegExp, string][] = [
  [/\banew\b/i, 'again'],
  [/(?<!`)\buntold\b/i, 'unknown, or not reported'],
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
  makeOld: 'invalidate',
  ownNow: 'limitsNow',
  mostAt: 'capAt',
  takenIn: 'pendingAcceptances',
  heldBackBy: 'findBlocker',
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

/** The names that a declaration or a parameter introduces; names of properties are left out. */
function declaredNames(program: ESTree.Program): { name: string; start: number }[] {
  const names: { name: string; start: number }[] = []
  const add = (node: ESTree.Node | null): void => {
    if (node === null) return
    if (node.type === 'Identifier') names.push(node)
    else if (node.type === 'ObjectPattern') node.properties.forEach((at) => add(at.type === 'Property' ? at.value : at))
    else if (node.type === 'ArrayPattern') node.elements.forEach(add)
    else if (node.type === 'AssignmentPattern') add(node.left)
    else if (node.type === 'RestElement') add(node.argument)
  }
  const addFunction = ({ id, params }: ESTree.Function) => [id, ...params].forEach(add)
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    ClassDeclaration: ({ id }) => add(id),
  }).visit(program)
  return names
}

it('no declared name is on the list of names that hide their meaning', () => {
  const found = parsed.flatMap(({ file, source, program }) =>
    declaredNames(program).flatMap(({ name, start }) => {
      const better = SUPERLATIVE.test(name) ? 'MAX_ or MIN_' : new Map(Object.entries(NAMES)).get(name)
      return better === undefined ? [] : [`${file}:${source.slice(0, start).split('\n').length} ${name}: ${better}`]
    }),
  )
  expect(found).toEqual([])
})
