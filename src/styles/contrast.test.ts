import { describe, expect, it } from 'vitest'
import { colourOf, readTokens } from '../../tests/support/tokens'

const themes = readTokens()

/** Returns the relative luminance of a colour "#rrggbb", as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (channels === null) throw new Error(`The colour ${colour} does not have the form #rrggbb.`)
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => {
    const fraction = Number.parseInt(hex, 16) / 255
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return (light + 0.05) / (dark + 0.05)
}

function colourOfToken(theme: keyof typeof themes, name: string): string {
  return colourOf(themes[theme], name)
}

const BACKGROUNDS = ['bg', 'surface', 'sunken', 'raised']

/** Text colours and their backgrounds. The contrast must be at least 4.5 to 1. */
const textColours: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', [...BACKGROUNDS, 'line']],
  ['ink-2', [...BACKGROUNDS, 'line', 'brand-soft']],
  ['brand-ink', [...BACKGROUNDS, 'brand-soft']],
  ['good', BACKGROUNDS],
  ['bad', [...BACKGROUNDS, 'bad-soft']],
  ['draw-ink', [...BACKGROUNDS, 'draw-soft']],
  ['on-brand', ['brand']],
  ['on-draw', ['draw']],
  // A toast shows text in the page's background colour on the page's text colour.
  ['bg', ['ink']],
]

/**
 * Borders of fields, marks of controls and the focus ring. The contrast must be at least 3 to 1.
 */
const markColours: readonly (readonly [mark: string, grounds: readonly string[]])[] = [
  ['edge', ['bg', 'surface']],
  ['brand', ['bg', 'surface']],
]

const pairs = (['light', 'dark'] as const).flatMap((theme) => [
  ...textColours.flatMap(([text, grounds]) => grounds.map((ground) => ({ theme, front: text, ground, least: 4.5 }))),
  ...markColours.flatMap(([mark, grounds]) => grounds.map((ground) => ({ theme, front: mark, ground, least: 3 }))),
])

describe('contrast', () => {
  it.each(pairs)('of $front on $ground is at least $least to 1 ($theme theme)', ({ theme, front, ground, least }) => {
    expect(contrast(colourOfToken(theme, front), colourOfToken(theme, ground))).toBeGreaterThanOrEqual(least)
  })

  it('of text on the banner is at least 4.5 to 1 on each colour of its gradient', () => {
    const gradientColours = colourOfToken('light', 'hero').match(/#[0-9a-f]{6}/gi) ?? []
    expect(gradientColours.length).toBeGreaterThan(1)
    for (const stop of gradientColours)
      expect(contrast(colourOfToken('light', 'on-hero'), stop)).toBeGreaterThanOrEqual(4.5)
  })
})

it('the dark theme differs from the light theme in more than 20 tokens, including the main colours', () => {
  const { light, dark } = themes
  const differingNames = Object.keys(light).filter((name) => light[name] !== dark[name])
  expect(differingNames.length).toBeGreaterThan(20)
  expect(differingNames).toEqual(
    expect.arrayContaining(['bg', 'ink', 'line', 'brand', 'draw', 'good', 'bad', 'shadow']),
  )
  for (const value of [...Object.values(light), ...Object.values(dark)]) expect(value).not.toContain('light-dark')
})
