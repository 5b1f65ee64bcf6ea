import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  OLDEST_BROWSERS,
  findNewerInOptions,
  findNewerInScripts,
  findNewerInStyles,
  readBuiltins,
  readCompatData,
  readOptions,
} from './floor'

const compatData = readCompatData()
const builtins = readBuiltins(compatData)

it('BROWSERS.md names the browsers of OLDEST_BROWSERS', () => {
  const page = readFileSync(resolve(import.meta.dirname, 'BROWSERS.md'), 'utf8')
  const { chrome, safari, firefox } = OLDEST_BROWSERS
  expect(page).toContain(`Chrome and Android WebView ${chrome}, Safari ${safari}, Firefox ${firefox}`)
})

describe('findNewerInScripts', () => {
  it.each([
    ['const days = list.toReversed()', ['.toReversed()']],
    ['list.slice().reverse().at(-1); structuredClone(list)', []],
    ['URL.parse(address); JSON.parse(text)', ['URL.parse']],
    ['Object.groupBy(list, nameOf); Promise.withResolvers()', ['Object.groupBy', 'Promise.withResolvers']],
    ['requestIdleCallback(run)', ['requestIdleCallback']],
    ["if (typeof requestIdleCallback === 'function') run()", []],
    ['const requestIdleCallback = mine; requestIdleCallback(run)', []],
    ['document.startViewTransition?.(change)', ['document.startViewTransition']],
    ['class List { toReversed() {} } new List().toReversed()', []],
    ['new OffscreenCanvas(1, 1)', ['OffscreenCanvas']],
    ['const { OffscreenCanvas } = mine; new OffscreenCanvas(1, 1)', []],
    ['({ OffscreenCanvas: 1 }).OffscreenCanvas', []],
    ['const draw = (URL) => URL.parse(); URL.parse(address)', ['URL.parse']],
    ['typeof URL.parse; self.OffscreenCanvas', ['self.OffscreenCanvas']],
    ['performance.measureUserAgentSpecificMemory', ['performance.measureUserAgentSpecificMemory']],
    ['class Store { static { init() } }', ['static {}']],
    ['text.replace(/(?<=a)b/, "")', ['/(?<=)/']],
    ['text.replace(/(?<name>a)b/, "")', []],
    ['/[a--b]/v.test(text)', ['/v']],
  ])('reports the built-ins that are newer than the oldest supported browsers in: %s', (code, expected) => {
    expect([...findNewerInScripts([code], builtins)].sort()).toEqual([...expected].sort())
  })

  it('accepts a call of a method that another script defines', () => {
    expect(
      findNewerInScripts(['player.requestFullscreen()', 'export const player = { requestFullscreen() {} }'], builtins),
    ).toEqual(new Set())
  })
})

const options = readOptions(compatData)

it.each([
  [
    "createImageBitmap(file, { imageOrientation: 'from-image' })",
    ["createImageBitmap({ imageOrientation: 'from-image' })"],
  ],
  ["createImageBitmap(file, { imageOrientation: 'flipY', resizeWidth: 1 })", []],
  [
    "const turn = { imageOrientation: 'from-image' }; createImageBitmap(file, turn)",
    ["createImageBitmap({ imageOrientation: 'from-image' })"],
  ],
  [
    'const turn = { imageOrientation: `from-image` }; createImageBitmap(file, { ...turn })',
    ["createImageBitmap({ imageOrientation: 'from-image' })"],
  ],
  [
    "createImageBitmap(file, { imageOrientation: old ? 'none' : 'flipY' })",
    ["createImageBitmap({ imageOrientation: 'none' })"],
  ],
  ["fetch(url, { method: 'GET', priority: 'low', signal })", ['fetch({ priority })']],
  ["new Request(url, { priority: 'low' })", ['Request({ priority })']],
  ["self.fetch(url, lean ? { priority: 'low' } : {})", ['fetch({ priority })']],
  ["scrollTo({ behavior: 'smooth', top: 0 })", []],
  ["new Intl.NumberFormat(language, { style: 'currency', currency: 'IDR' })", []],
  ["new Intl.NumberFormat(language, { signDisplay: 'negative' })", ["NumberFormat({ signDisplay: 'negative' })"]],
  [
    "new Intl.NumberFormat(language, { signDisplay: 'never', roundingMode: 'floor' })",
    ['NumberFormat({ roundingMode })'],
  ],
  ["canvas.getContext('2d', { colorSpace: 'display-p3' })", ['getContext({ colorSpace })']],
  ['element.animate(frames, { duration: 1, rangeStart: 0 })', ['animate({ rangeStart })']],
  ['element.addEventListener(name, run, { once: true, signal })', []],
  ['document.startViewTransition({ update })', ['startViewTransition({ update })']],
  ['new URLSearchParams(text).has({ value: 1 })', []],
  ['draw({ priority: 1 }); const fetch = { priority: 1 }', []],
])(
  'findNewerInOptions reports the options that are newer than the oldest supported browsers in: %s',
  (code, expected) => {
    expect([...findNewerInOptions([code], options)]).toEqual(expected)
  },
)

it.each([
  ['.a { color: light-dark(red, blue) }', ['light-dark()']],
  ['.a { color: rgb(1 2 3 / 0.5); inset: 0; aspect-ratio: 1 }', []],
  ['.a { height: 100dvh }', ['dvh']],
  ['.a { height: 100vh; height: 100dvh }', []],
  ['.a { overflow: clip }', ['overflow: clip']],
  ['.a { translate: 0 1px; transform: none }', ['translate']],
  ['.a:has(:checked), .b { color: red }', [':has(:checked)']],
  ['.a:not(:first-child)::before { content: "{ height: 100dvh }" }', []],
  ['@container (width > 1px) { .a { color: red } }', ['@container']],
  ['@media (prefers-reduced-motion: reduce) { .a { color: red } }', []],
  ['@media (width > 400px) { .a { color: red } }', ['@media (<)']],
  ['@supports (overflow: clip) { .a { overflow: clip } }', []],
  ['/* .a { overflow: clip } */ .b { --x: clip }', []],
])(
  'findNewerInStyles reports the features that are newer than the oldest supported browsers in: %s',
  (css, expected) => {
    expect([...findNewerInStyles(css, compatData)]).toEqual(expected)
  },
)
