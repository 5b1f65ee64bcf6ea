import { describe, expect, it } from 'vitest'
import { colourOf, readTokens } from '../../tests/support/tokens'

const themes = readTokens()

/** Relative luminance of "#rrggbb" by WCAG 2.2. */
function luminance(colour: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (channels === null) throw new Error(`not an opaque colour: ${colour}`)
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => {
    const share = Number.parseInt(hex, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return (light + 0.05) / (dark + 0.05)
}

function token(theme: keyof typeof themes, name: string): string {
  return colourOf(themes[theme], name)
}

const GROUNDS = ['bg', 'surface', 'sunken']

/** Text and its grounds: 4.5 to 1. */
const texts: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', GROUNDS],
  ['ink-2', [...GROUNDS, 'brand-soft']],
  ['ink-3', GROUNDS],
  ['brand-ink', [...GROUNDS, 'brand-soft']],
  ['good', GROUNDS],
  ['bad', [...GROUNDS, 'bad-soft']],
  ['draw-ink', [...GROUNDS, 'draw-soft']],
  ['on-brand', ['brand']],
  ['on-draw', ['draw']],
  // A toast has the page's colours swapped.
  ['bg', ['ink']],
]

/** Borders of fields, marks of controls and the focus ring: 3 to 1. */
const marks: readonly (readonly [mark: string, grounds: readonly string[]])[] = [
  ['edge', ['bg', 'surface']],
  ['brand', ['bg', 'surface']],
]

const pairs = (['light', 'dark'] as const).flatMap((theme) => [
  ...texts.flatMap(([text, grounds]) => grounds.map((ground) => ({ theme, front: text, ground, least: 4.5 }))),
  ...marks.flatMap(([mark, grounds]) => grounds.map((ground) => ({ theme, front: mark, ground, least: 3 }))),
])

describe('contrast', () => {
  it.each(pairs)('$theme: $front on $ground is at least $least to 1', ({ theme, front, ground, least }) => {
    expect(contrast(token(theme, front), token(theme, ground))).toBeGreaterThanOrEqual(least)
  })

  it('text on the banner has at least 4.5 to 1 on each colour of its gradient', () => {
    const stops = token('light', 'hero').match(/#[0-9a-f]{6}/gi) ?? []
    expect(stops.length).toBeGreaterThan(1)
    for (const stop of stops) expect(contrast(token('light', 'on-hero'), stop)).toBeGreaterThanOrEqual(4.5)
  })
})

it('the dark theme has its own values for more than 20 tokens, the main colours among them', () => {
  const { light, dark } = themes
  const differing = Object.keys(light).filter((name) => light[name] !== dark[name])
  expect(differing.length).toBeGreaterThan(20)
  expect(differing).toEqual(expect.arrayContaining(['bg', 'ink', 'line', 'brand', 'draw', 'good', 'bad', 'shadow']))
  for (const value of [...Object.values(light), ...Object.values(dark)]) expect(value).not.toContain('light-dark')
})
