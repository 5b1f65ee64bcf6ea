import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTokens } from '../../tests/support/tokens'

const src = resolve(import.meta.dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).sort()
const styleSheets = files.filter((file) => file.endsWith('.css'))

/** Values off the scale, as "file selector property", each with its reason. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['features/top-up/VoucherField.module.css .row input font-size', 'No text is shown.'],
  ['features/draws/ReturnDistribution.module.css .dots gap', 'The 216 dots are a drawing.'],
  ['features/home/HomeScreen.module.css .promo > :first-child padding-top', 'The padding is a height.'],
  ['ui/Screen.module.css .wide margin-inline', 'The number is half of a width.'],
  ['ui/text.module.css .heading a, .heading button padding', 'The margin takes the hit area back.'],
  ['ui/text.module.css .heading a, .heading button margin', 'The margin takes the hit area back.'],
  ['styles/global.css .visually-hidden margin', 'The margin takes one pixel back.'],
])

interface Declaration {
  /** The file, the selector and the property. */
  place: string
  property: string
  value: string
}

/** Returns the declarations of a style sheet, except those of custom properties in `:root`. */
function declarationsOf(file: string): Declaration[] {
  const css = readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const openSelectors: string[] = []
  const found: Declaration[] = []
  for (const [, selector, property, value, end] of css.matchAll(/([^{};]+)\{|([\w-]+)\s*:\s*([^;{}]+);|(\})/g)) {
    if (selector !== undefined) openSelectors.push(selector.trim().replace(/\s+/g, ' '))
    else if (end !== undefined) openSelectors.pop()
    else if (property !== undefined && value !== undefined)
      found.push({ place: `${file} ${openSelectors.at(-1)} ${property}`, property, value: value.trim() })
  }
  return found
}

const declarations = styleSheets.flatMap(declarationsOf)

/** Returns "place: value" of the declarations of `properties` that `isOnScale` refuses. */
function offScale(properties: RegExp, isOnScale: (value: string) => boolean): string[] {
  return declarations
    .filter(({ place, property, value }) => properties.test(property) && !isOnScale(value) && !EXCEPTIONS.has(place))
    .map(({ place, value }) => `${place}: ${value}`)
}

/** Returns true if each length in px of a value is a multiple of 4. */
function isOnGrid(value: string): boolean {
  return (value.match(/(?<![\w.])\d*\.?\d+(?=px)/g) ?? []).every((length) => Number(length) % 4 === 0)
}

const SPACING = /^(margin|padding|(row-|column-)?gap)(-|$)|^--.*(gap|padding)$/

describe('the scale', () => {
  it('has nine text sizes, five radii and six spaces', () => {
    const tokens = readTokens().light
    const valuesOf = (prefix: string) =>
      Object.entries(tokens).flatMap(([name, value]) => (name.startsWith(prefix) ? [value] : []))
    const remOf = (value: string) => Number(/[\d.]+(?=rem)/.exec(value)?.[0])
    expect(valuesOf('text-').map((value) => remOf(value) * 16)).toEqual([12, 13, 15, 16, 17, 20, 24, 34, 44])
    expect(valuesOf('radius-')).toEqual(['10px', '14px', '20px', '28px', '99px'])
    expect(valuesOf('space-')).toEqual(['4px', '8px', '12px', '16px', '20px', '24px'])
    expect(Object.keys(tokens).filter((name) => name.startsWith('ink'))).toEqual(['ink', 'ink-2'])
  })

  it('is in all style sheets', () => {
    expect(styleSheets.length).toBeGreaterThan(50)
    expect(declarations.length).toBeGreaterThan(1500)
  })

  it('holds the weight of each text', () => {
    expect(offScale(/^font-weight$/, (value) => /^(400|700|var\(--medium\)|inherit)$/.test(value))).toEqual([])
  })

  it('holds the size of each text', () => {
    expect(offScale(/^font-size$/, (value) => /var\(--text-\d+\)|^inherit$/.test(value))).toEqual([])
  })

  it('holds each radius', () => {
    const isOnScale = (value: string) =>
      value.split(' ').every((part) => /^(var\(--radius-\w+\)|0|inherit)$/.test(part))
    expect(offScale(/radius$/, isOnScale)).toEqual([])
  })

  it('holds each margin, padding and gap to a grid of 4 px', () => {
    expect(offScale(SPACING, isOnGrid)).toEqual([])
  })

  it('holds the gaps that components set', () => {
    const components = files.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    const gaps = components.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/\bgap="([^"]*)"/g)].map(([, gap = '']) => ({ file, gap })),
    )
    expect(gaps.length).toBeGreaterThan(0)
    expect(gaps.filter(({ gap }) => !isOnGrid(gap))).toEqual([])
  })

  it('has no exception without a use', () => {
    const places = new Set(declarations.map(({ place }) => place))
    expect([...EXCEPTIONS.keys()].filter((place) => !places.has(place))).toEqual([])
  })

  it('defines each size, radius and space that a style sheet uses', () => {
    const defined = new Set(declarations.map(({ property }) => property))
    const used = declarations.flatMap(({ place, value }) =>
      [...value.matchAll(/var\((--(?:text|radius|space|ink)-?[\w-]*)\)/g)].map(([, name = '']) => ({ place, name })),
    )
    expect(used.length).toBeGreaterThan(300)
    expect(used.filter(({ name }) => !defined.has(name))).toEqual([])
  })
})

describe('one look of a state', () => {
  it('is teal on each chosen control', () => {
    const isChosen = /\[aria-(selected|pressed|checked)='true'\]/
    const grounds = declarations.filter(
      ({ place, property }) => isChosen.test(place) && property.startsWith('background') && !place.startsWith('mocks/'),
    )
    expect(grounds.length).toBeGreaterThan(3)
    expect(new Set(grounds.map(({ value }) => value))).toEqual(new Set(['var(--brand-soft)']))
  })

  it('is set for a press in global.css, and elsewhere only as the ground of a row or an exception', () => {
    const pressed = declarations.filter(
      ({ place }) => place.includes(':active') && !place.startsWith('styles/global.css'),
    )
    expect(
      pressed.filter(({ value }) => !/^var\(--(raised|pressed-margins)\)$/.test(value)).map(({ place }) => place),
    ).toEqual([
      // The whole banner answers, not its link.
      'features/home/Banners.module.css .ownTitle:active opacity',
      'features/home/Banners.module.css .ownTitle:active transform',
      'features/home/Banners.module.css .own:active transform',
      // A press must not show the last digit of a fund password.
      'features/withdraw/Keypad.module.css .key:active opacity',
      'features/withdraw/Keypad.module.css .key:active transform',
    ])
  })
})
