import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseSync, Visitor } from 'vite'
import { readAmountText } from '@/lib/money/amount-text'

/**
 * Lengths of the hostile texts, in growing order. A pattern whose time doubles with each character
 * is detected at one of the first lengths, and would never finish one of the last.
 */
const LENGTHS = [24, 28, 36, 50, 100, 400, 2000, 20_000]
/** An additional length for the few texts that repeat whole matches. */
const MAX_LENGTH = 60_000
/** Maximum time of a good pattern. A pattern with runaway time takes seconds. */
const LIMIT_MS = 100
/** Maximum number of runs per text. The fastest run counts, because the machine may be busy. */
const MAX_RUNS = 4
/** A pattern whose first run takes longer than this is not run again. */
const RETRY_LIMIT_MS = 1000

const root = join(import.meta.dirname, '../src')
/** Not checked: code of the build, which reads only this repository and its own output. */
const BUILD_FILES =
  /^build\/(?:chunks|finish|first-load|first-needs|first-screens|floor|floor-check|headers|language-packs|licences|page|settings|shipped|start-page|whole)\.ts$/
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !BUILD_FILES.test(file),
)

function patternsOf(code: string): Map<string, RegExp> {
  const patterns = new Map<string, RegExp>()
  const addPattern = (pattern: RegExp) => patterns.set(String(pattern), pattern)
  new Visitor({
    Literal: (node) => void ('regex' in node && addPattern(new RegExp(node.regex.pattern, node.regex.flags))),
  }).visit(parseSync('source.tsx', code).program)
  return patterns
}

/**
 * For each file that builds patterns by `new RegExp`, a call that does so. Some of these currency
 * labels contain special characters of regular expressions, as a label in the settings may.
 */
const BUILDERS: Readonly<Record<string, () => void>> = {
  'lib/money/amount-text.ts': () => {
    for (const currency of ['Rp', '$', 'kr.', '(a+)+', 'Demo credits']) readAmountText('1', currency)
  },
}

function patternsBuiltBy(call: () => void): RegExp[] {
  const patterns: RegExp[] = []
  const construct = (constructor: RegExpConstructor, [source, flags]: [string, string?]) => {
    const pattern = new constructor(source, flags)
    patterns.push(pattern)
    return pattern
  }
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }))
  try {
    call()
  } finally {
    vi.unstubAllGlobals()
  }
  return patterns
}

/** Maximum number and length of the samples of a pattern that hostile texts repeat. */
const MAX_UNITS = 20
const MAX_UNIT_LENGTH = 100

const FILLERS = [' ', '\n', '0', 'a', 'A', '/', '.', '-', ',', '(', '"', '<', '\\', 'é', '每', '\u200b']

/**
 * Returns texts that match the pattern without its lookarounds, word boundaries and back
 * references. Some of them do not match the whole pattern.
 */
function samplesOf({ source, flags }: RegExp, numRuns = 3): string[] {
  const simplifiedSource = source.replaceAll(/\(\?<?[=!](?:[^()\\]|\\.|\([^()]*\))*\)|\\[bB1-9]|\\k<\w+>/g, '')
  const pattern = new RegExp(simplifiedSource, flags.replaceAll(/[^su]/g, ''))
  return fc.sample(fc.stringMatching(pattern, { size: 'small' }), { numRuns, seed: 7 })
}

/**
 * Yields short samples of the pattern, each with and without a blank behind it. In the samples,
 * ".*" and ".+" stand for at most one blank, so that a word boundary beside them still matches.
 */
function* unitsOf({ source, flags }: RegExp): Generator<string> {
  const samples = samplesOf(new RegExp(source.replaceAll(/\.[*+]/g, ' ?'), flags), MAX_UNITS)
  for (const sample of new Set(samples)) if (sample.length <= MAX_UNIT_LENGTH) yield* [`${sample} `, sample || ' ']
}

interface HostileText {
  head: string
  filler: string
  /** Unusual characters at the end, on which a match usually fails. */
  end: string
  lengths: readonly number[]
}

/**
 * Yields texts on which a regular expression may backtrack for long. First: whole matches,
 * repeated, then a line break, which "." does not match. Then: the beginning of a match, followed
 * by many repeats of one or two of its characters, or of another common character.
 */
function* hostileTexts(pattern: RegExp): Generator<HostileText> {
  for (const filler of unitsOf(pattern)) yield { head: '', filler, end: '\n\u0001', lengths: [...LENGTHS, MAX_LENGTH] }
  const heads = new Map<string, Set<string>>([['', new Set(FILLERS)]])
  for (const sample of samplesOf(pattern)) {
    const characters = Array.from(sample).slice(0, 24)
    for (let headLength = 0; headLength <= characters.length; headLength += 1) {
      const head = characters.slice(0, headLength).join('')
      const fillers = heads.get(head) ?? new Set([' ', '0', 'a', '/'])
      for (const length of [1, 2]) fillers.add(characters.slice(headLength, headLength + length).join('') || ' ')
      if (headLength > 0) fillers.add(characters[headLength - 1] ?? ' ')
      heads.set(head, fillers)
    }
  }
  for (const [head, fillers] of heads)
    for (const filler of fillers) yield { head, filler, end: '\u0001', lengths: LENGTHS }
}

/** Processor time in ms, which excludes other work of the machine. */
function timeOf(pattern: RegExp, text: string): number {
  let fastestMs = Infinity
  for (let run = 0; run < MAX_RUNS && fastestMs > LIMIT_MS && (run === 0 || fastestMs < RETRY_LIMIT_MS); run += 1) {
    const usageBefore = process.cpuUsage()
    // With a global pattern, finds all matches, as code that replaces them does.
    if (pattern.global) text.replaceAll(pattern, '')
    else pattern.test(text)
    fastestMs = Math.min(fastestMs, process.cpuUsage(usageBefore).user / 1000)
  }
  return fastestMs
}

function slowestOf(pattern: RegExp): { ms: number; text: string } {
  let slowest = { ms: 0, text: '' }
  for (const { head, filler, end, lengths } of hostileTexts(pattern))
    for (const length of lengths) {
      pattern.lastIndex = 0
      const ms = timeOf(pattern, `${head}${filler.repeat(length / filler.length)}${end}`)
      if (ms > slowest.ms) slowest = { ms, text: `${head}, then ${length} of ${filler}` }
      if (ms > LIMIT_MS) return slowest
    }
  return slowest
}

describe('regular expressions', () => {
  const literals = sources.flatMap((file) =>
    [...patternsOf(readFileSync(join(root, file), 'utf8')).values()].map((pattern) => ({ file, pattern })),
  )
  const built = Object.entries(BUILDERS).flatMap(([file, call]) =>
    patternsBuiltBy(call).map((pattern) => ({ file, pattern })),
  )
  const cases = [...literals, ...built]

  it('are found more than 100 times in src', () => expect(cases.length).toBeGreaterThan(100))

  it('are built by `new RegExp` only in files with an entry in BUILDERS', () => {
    const callsRegExp = (file: string) => /\bRegExp\(/.test(readFileSync(join(root, file), 'utf8'))
    expect(sources.filter(callsRegExp)).toEqual(Object.keys(BUILDERS))
    for (const call of Object.values(BUILDERS)) expect(patternsBuiltBy(call)).not.toEqual([])
  })

  it.each(cases)('take less than 100 ms on hostile texts, in $file: $pattern', ({ pattern }) => {
    const { ms, text } = slowestOf(pattern)
    expect(ms < LIMIT_MS ? null : { ms, text }).toBeNull()
  })

  it.each([/^(?:every|each)\s*(\d{1,3})?\s*minutes?$/i, /\/+$/, /\s+$/, /^(?:a|a)*$/, /^(?:-|.*\b1970\b.*)$/])(
    'are detected if their time grows without limit: %s',
    (pattern) => expect(slowestOf(pattern).ms).toBeGreaterThan(LIMIT_MS),
  )
})
