import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REVEAL_MS } from '@/ui/DrawnNumbers'
import { CALM_MS } from '@/ui/motion'

const src = resolve(import.meta.dirname, '..')
const TOKENS = 'styles/tokens.css'
const read = (file: string) => readFileSync(join(src, file), 'utf8')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** Times written out in a style sheet, as "220ms". */
function timesIn(css: string): string[] {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').match(/(?<![\w#.-])\d*\.?\d+m?s\b/g) ?? []
}

describe('the scale of time', () => {
  it('has four steps, of which those that move things are nothing under a wish for less motion', () => {
    expect(timesIn(read(TOKENS))).toEqual(['160ms', '220ms', '300ms', '900ms', '0ms', '0ms'])
  })

  it('is the one source of every duration', () => {
    expect(sheets.length).toBeGreaterThan(50)
    const others = sheets.filter((file) => file !== TOKENS)
    expect(others.flatMap((file) => timesIn(read(file)).map((time) => `${file}: ${time}`))).toEqual([])
  })

  it('is the same in code', () => {
    const step = (name: string) => Number(new RegExp(`--${name}: (\\d+)ms`).exec(read(TOKENS))?.[1])
    expect(CALM_MS).toBe(step('calm'))
    // Three tiles, one after the other.
    expect(REVEAL_MS).toBe(3 * step('slow'))
  })
})
