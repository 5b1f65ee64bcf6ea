import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSync, Visitor } from 'vite'

/** Growing lengths: a pattern that doubles its time per character finishes only the first ones. */
const LENGTHS = [24, 28, 36, 50, 100, 400, 2000, 20_000]
/** For repeated whole texts, of which there are fewer. */
const MAX_LENGTH = 60_000
/** A pattern with runaway time takes seconds; a good one takes less than this. */
const LIMIT_MS = 100
/** The best of several runs counts, unless the first took too long: the machine may be busy. */
const RUNS = 4
const SOON_MS = 1000

const root = join(import.meta.dirname, '../src')
/** Files of the build that read only this repository and the files of a build. */
const OF_THE_BUILD =
  /^build\/(?:chunks|finish|first-load|first-needs|first-screens|floor|floor-check|headers|language-packs|licences|page|settings|shipped|start-page|whole)\.ts$/
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !OF_THE_BUILD.test(file),
)

/** The literals of a file by their source, without repeats. */
function patternsOf(code: string): Map<string, RegExp> {
  const found = new Map<string, RegExp>()
  const add = (pattern: RegExp) => found.set(String(pattern), pattern)
  new Visitor({
    Literal: (node) => void ('regex' in node && add(new RegExp(node.regex.pattern, node.regex.flags))),
  }).visit(parseSync('source.tsx', code).program)
  return found
}

/** Limits for whole texts that are repeated. */
const MAX_UNITS = 20
const MAX_UNIT_LENGTH = 100

/** Fillers that are tried with every pattern. */
const FILLERS = [' ', '\n', '0', 'a', 'A', '/', '.', '-', ',', '(', '"', '<', '\\', 'é', '每', '\u200b']

/** Texts that match the pattern, except for lookarounds and back references, which are removed. */
function samplesOf({ source, flags }: RegExp, numRuns = 3): string[] {
  const plain = source.replaceAll(/\(\?<?[=!](?:[^()\\]|\\.|\([^()]*\))*\)|\\[bB1-9]|\\k<\w+>/g, '')
  const pattern = new RegExp(plain, flags.replaceAll(/[^su]/g, ''))
  return fc.sample(fc.stringMatching(pattern, { size: 'small' }), { numRuns, seed: 7 })
}

/** Short matching texts, with at most a blank for ".*", so that word boundaries are around it. */
function* unitsOf({ source, flags }: RegExp): Generator<string> {
  const samples = samplesOf(new RegExp(source.replaceAll(/\.[*+]/g, ' ?'), flags), MAX_UNITS)
  for (const sample of new Set(samples)) if (sample.length <= MAX_UNIT_LENGTH) yield* [`${sample} `, sample || ' ']
}

interface Hostile {
  head: string
  filler: string
  /** An end that no pattern expects. */
  end: string
  lengths: readonly number[]
}

/**
 * Texts that begin like a match and then repeat one or two of its characters, or a filler. Also
 * whole matches that are repeated, up to an end that "." does not match.
 */
function* hostileTexts(pattern: RegExp): Generator<Hostile> {
  for (const filler of unitsOf(pattern)) yield { head: '', filler, end: '\n\u0001', lengths: [...LENGTHS, MAX_LENGTH] }
  const heads = new Map<string, Set<string>>([['', new Set(FILLERS)]])
  for (const sample of samplesOf(pattern)) {
    const characters = Array.from(sample).slice(0, 24)
    for (let at = 0; at <= characters.length; at += 1) {
      const head = characters.slice(0, at).join('')
      const fillers = heads.get(head) ?? new Set([' ', '0', 'a', '/'])
      for (const length of [1, 2]) fillers.add(characters.slice(at, at + length).join('') || ' ')
      if (at > 0) fillers.add(characters[at - 1] ?? ' ')
      heads.set(head, fillers)
    }
  }
  for (const [head, fillers] of heads)
    for (const filler of fillers) yield { head, filler, end: '\u0001', lengths: LENGTHS }
}

/**
 * The processor time of the best run in ms. It is run again only if the first run was too slow;
 * other work of the machine does not count.
 */
function timeOf(pattern: RegExp, text: string): number {
  let best = Infinity
  for (let run = 0; run < RUNS && best > LIMIT_MS && (run === 0 || best < SOON_MS); run += 1) {
    const from = process.cpuUsage()
    // A global pattern finds all matches, as in code that replaces.
    if (pattern.global) text.replaceAll(pattern, '')
    else pattern.test(text)
    best = Math.min(best, process.cpuUsage(from).user / 1000)
  }
  return best
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

describe('regular expressions of src', () => {
  const all = sources.flatMap((file) =>
    [...patternsOf(readFileSync(join(root, file), 'utf8')).values()].map((pattern) => ({ file, pattern })),
  )

  it('are more than 100', () => expect(all.length).toBeGreaterThan(100))

  it.each(all)('end within 100 ms on hostile texts, in $file: $pattern', ({ pattern }) => {
    const { ms, text } = slowestOf(pattern)
    expect(ms < LIMIT_MS ? null : { ms, text }).toBeNull()
  })

  it.each([/^(?:every|each)\s*(\d{1,3})?\s*minutes?$/i, /\/+$/, /\s+$/, /^(?:a|a)*$/, /^(?:-|.*\b1970\b.*)$/])(
    'with runaway time are detected: %s',
    (pattern) => expect(slowestOf(pattern).ms).toBeGreaterThan(LIMIT_MS),
  )
})
