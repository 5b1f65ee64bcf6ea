// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeyboard } from './keyboard'

const WINDOW_HEIGHT = 800
let unmount = () => {}
let viewport: EventTarget & { height: number; offsetTop: number; scale: number }
const scrollByMock = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  viewport = Object.assign(new EventTarget(), { height: WINDOW_HEIGHT, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerHeight', WINDOW_HEIGHT)
  vi.stubGlobal('scrollBy', scrollByMock.mockReset())
  unmount = renderHook(useKeyboard).unmount
})

afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function resizeViewport(part: Partial<typeof viewport>): void {
  Object.assign(viewport, part)
  viewport.dispatchEvent(new Event('resize'))
}

const keyboardHeight = () => document.documentElement.style.getPropertyValue('--keyboard')

function focusFieldIn(html: string, bottom: number): HTMLElement {
  document.body.innerHTML = html
  const field = document.querySelector('input')
  if (field === null) throw new Error('The HTML of the test has no input.')
  field.getBoundingClientRect = () => new DOMRect(0, bottom - 48, 300, 48)
  field.focus()
  return field
}

it.each([
  ['a keyboard that opens', { height: 460 }, '340px'],
  ['a keyboard after a scroll by a part of its height', { height: 460, offsetTop: 100 }, '240px'],
  ['a keyboard after a scroll by its whole height', { height: 460, offsetTop: 340 }, '0px'],
  ['a page enlarged by two fingers', { height: 400, scale: 2 }, '0px'],
  ['a bar of the browser', { height: 740 }, '0px'],
])('useKeyboard, with %s (viewport %j), sets --keyboard to %s', (_name, part, height) => {
  resizeViewport({ height: 500 })
  resizeViewport(part)
  expect(keyboardHeight()).toBe(height)
})

it.each([
  ['scrolls a field of the page above the keyboard', '<main><input></main>', 600, [[0, 152]]],
  ['does not scroll a field that is above the keyboard', '<main><input></main>', 400, []],
  ['does not scroll a field in a bar, because the bar moves up', '<main></main><footer><input></footer>', 790, []],
])('useKeyboard %s', (_name, html, bottom, moves) => {
  focusFieldIn(html, bottom)
  resizeViewport({ height: 460 })
  expect(scrollByMock.mock.calls).toEqual(moves)
  resizeViewport({ height: WINDOW_HEIGHT })
  expect(scrollByMock.mock.calls).toEqual(moves)
})

it('useKeyboard scrolls a field of a sheet only within the sheet', () => {
  const field = focusFieldIn('<section role="dialog"><input></section>', 600)
  const scrollIntoView = vi.fn<() => void>()
  field.scrollIntoView = scrollIntoView
  resizeViewport({ height: 460 })
  expect(scrollIntoView).toHaveBeenCalledOnce()
  expect(scrollByMock).not.toHaveBeenCalled()
})

it('useKeyboard removes --keyboard when it is unmounted, and does not set it again', () => {
  resizeViewport({ height: 460 })
  unmount()
  expect(keyboardHeight()).toBe('')
  resizeViewport({ height: 500 })
  expect(keyboardHeight()).toBe('')
})
