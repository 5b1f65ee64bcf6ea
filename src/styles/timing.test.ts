import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REVEAL_MS } from '@/ui/DrawnNumbers'
import { CALM_MS } from '@/ui/motion'

const src = resolve(import.meta.dirname, '..')
const TOKENS = 'styles/tokens.css'
const read = (file: string) => readFileSync(join(src, file), 'utf8')
const styleSheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** Returns the durations that a style sheet writes as numbers, such as "220ms". */
function timesIn(css: string): string[] {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').match(/(?<![\w#.-])\d*\.?\d+m?s\b/g) ?? []
}

describe('durations', () => {
  it('have four values in tokens.css, of which the two shortest are 0 if the member prefers reduced motion', () => {
    expect(timesIn(read(TOKENS))).toEqual(['160ms', '220ms', '300ms', '900ms', '0ms', '0ms'])
  })

  it('are written only in tokens.css', () => {
    expect(styleSheets.length).toBeGreaterThan(50)
    const otherSheets = styleSheets.filter((file) => file !== TOKENS)
    expect(otherSheets.flatMap((file) => timesIn(read(file)).map((time) => `${file}: ${time}`))).toEqual([])
  })

  it('have the same values in the code as in tokens.css', () => {
    const stepMs = (name: string) => Number(new RegExp(`--${name}: (\\d+)ms`).exec(read(TOKENS))?.[1])
    expect(CALM_MS).toBe(stepMs('calm'))
    // A reveal takes three times `--slow`, because three tiles turn one after another.
    expect(REVEAL_MS).toBe(3 * stepMs('slow'))
  })
})
