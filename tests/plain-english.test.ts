import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

/** Checks the language of comments, test titles and names. `src/GLOSSARY.md` names the concepts. */

const root = resolve(import.meta.dirname, '..')

const files = ['src', 'tests']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name) && !entry.parentPath.includes('locales'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => file !== 'tests/plain-english.test.ts')

/**
 * Each banned phrase, and the plain words for it. A phrase with a good use does not belong here.
 */
const BANNED_PHRASES: readonly [RegExp, string][] = [
  [/\banew\b/i, 'again'],
  [/(?<!`)\buntold\b/i, 'unknown, or not reported'],
  [/\bwhoever\b/i, 'a noun: the member, the caller'],
  [/\bfor (?:who|what|whom)\b/i, 'a noun: for the member, for the call'],
  [/\bof (?:what|whom)\b/i, 'a noun: of the answer, of the list'],
  [/\bor else\b/i, 'otherwise'],
  [/\bby itself alone\b/i, 'only'],
]

/** Matches a question word or "Of" in place of a subject, as in "What the app needs". */
const HEADLESS = /^(?:What|Who|Whose|Whoever|Of)\b(?!.*\?$)/

/** Names that hid their meaning, each with the name that replaces it. */
const NAMES: Readonly<Record<string, string>> = {
  told: 'known, reported or shown',
  heard: 'latestDates or received',
  wish: 'requestedLimit',
  makeOld: 'invalidate',
  ownNow: 'confirmAndReadLimits',
  mostAt: 'capAt',
  takenIn: 'pendingAcceptances',
  heldBackBy: 'findBlocker',
  heldBack: 'blockedBy',
  anew: 'again',
  Fold: 'Disclosure',
  Facts: 'DescriptionList',
  Eyebrow: 'Caption',
}

/** Matches names of bounds that begin with a superlative, in place of MAX or MIN. */
const SUPERLATIVE = /^(?:MOST|LEAST|LONGEST|SHORTEST|FARTHEST|LARGEST|SMALLEST|DEEPEST)(?:_|$)/

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
  // Lines of `//` that follow each other count as one comment.
  const blocks: { text: string; line: number; end: number }[] = []
  for (const { value, start, end } of comments) {
    const previous = blocks.at(-1)
    if (
      previous !== undefined &&
      /^\s*$/.test(source.slice(previous.end, start)) &&
      source.slice(start, start + 2) === '//'
    ) {
      previous.text += ` ${textOf(value)}`
      previous.end = end
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
  it('are found more than 1000 times each', () => {
    expect(parsed.flatMap(({ comments }) => comments).length).toBeGreaterThan(1000)
    expect(titles.length).toBeGreaterThan(1000)
  })

  it('do not begin with What, Who, Whose, Whoever or Of, except in a question', () => {
    const all = [...parsed.flatMap(({ comments }) => comments), ...titles]
    expect(all.filter(({ text }) => HEADLESS.test(text)).map(({ at, text }) => `${at} ${text}`)).toEqual([])
  })

  it.each(BANNED_PHRASES)('avoid %s in favor of %s', (phrase) => {
    const all = [...parsed.flatMap(({ comments }) => comments), ...titles]
    expect(all.filter(({ text }) => phrase.test(text)).map(({ at, text }) => `${at} ${text}`)).toEqual([])
  })
})

/** Returns the names that declarations and parameters introduce, without names of properties. */
function declaredNames(program: ESTree.Program): { name: string; start: number }[] {
  const names: { name: string; start: number }[] = []
  const addNames = (node: ESTree.Node | null): void => {
    if (node === null) return
    if (node.type === 'Identifier') names.push(node)
    else if (node.type === 'ObjectPattern')
      node.properties.forEach((at) => addNames(at.type === 'Property' ? at.value : at))
    else if (node.type === 'ArrayPattern') node.elements.forEach(addNames)
    else if (node.type === 'AssignmentPattern') addNames(node.left)
    else if (node.type === 'RestElement') addNames(node.argument)
  }
  const addFunction = ({ id, params }: ESTree.Function) => [id, ...params].forEach(addNames)
  new Visitor({
    VariableDeclarator: ({ id }) => addNames(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(addNames),
    TSInterfaceDeclaration: ({ id }) => addNames(id),
    TSTypeAliasDeclaration: ({ id }) => addNames(id),
    ClassDeclaration: ({ id }) => addNames(id),
  }).visit(program)
  return names
}

it('no declared name is on the list of names that hide their meaning', () => {
  const violations = parsed.flatMap(({ file, source, program }) =>
    declaredNames(program).flatMap(({ name, start }) => {
      const replacement = SUPERLATIVE.test(name) ? 'MAX_ or MIN_' : new Map(Object.entries(NAMES)).get(name)
      return replacement === undefined
        ? []
        : [`${file}:${source.slice(0, start).split('\n').length} ${name}: ${replacement}`]
    }),
  )
  expect(violations).toEqual([])
})
