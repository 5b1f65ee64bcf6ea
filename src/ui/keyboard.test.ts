// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeyboard } from './keyboard'

const WINDOW = 800
let end = () => {}
let seen: EventTarget & { height: number; offsetTop: number; scale: number }
const scrolled = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  seen = Object.assign(new EventTarget(), { height: WINDOW, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', seen)
  vi.stubGlobal('innerHeight', WINDOW)
  vi.stubGlobal('scrollBy', scrolled.mockReset())
  end = renderHook(useKeyboard).unmount
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function see(part: Partial<typeof seen>): void {
  Object.assign(seen, part)
  seen.dispatchEvent(new Event('resize'))
}

const covered = () => document.documentElement.style.getPropertyValue('--keyboard')

function typeIn(html: string, bottom: number): HTMLElement {
  document.body.innerHTML = html
  const field = document.querySelector('input')
  if (field === null) throw new Error('no field')
  field.getBoundingClientRect = () => new DOMRect(0, bottom - 48, 300, 48)
  field.focus()
  return field
}

it.each([
  ['a keyboard that opens', { height: 460 }, '340px'],
  ['one that is scrolled past a part of it', { height: 460, offsetTop: 100 }, '240px'],
  ['one that is scrolled to its end', { height: 460, offsetTop: 340 }, '0px'],
  ['two fingers, which are none', { height: 400, scale: 2 }, '0px'],
  ['a bar of the browser, which is none', { height: 740 }, '0px'],
])('says what is covered by %s', (_what, part, height) => {
  see({ height: 500 })
  see(part)
  expect(covered()).toBe(height)
})

it.each([
  ['scrolls a field of the page above it', '<main><input></main>', 600, [[0, 152]]],
  ['leaves one that is above it', '<main><input></main>', 400, []],
  ['leaves one of a bar, which moves as a whole', '<main></main><footer><input></footer>', 790, []],
])('%s', (_name, html, bottom, moves) => {
  typeIn(html, bottom)
  see({ height: 460 })
  expect(scrolled.mock.calls).toEqual(moves)
  see({ height: WINDOW })
  expect(scrolled.mock.calls).toEqual(moves)
})

it('scrolls a field of a sheet within the sheet', () => {
  const field = typeIn('<section role="dialog"><input></section>', 600)
  const show = vi.fn<() => void>()
  field.scrollIntoView = show
  see({ height: 460 })
  expect(show).toHaveBeenCalledOnce()
  expect(scrolled).not.toHaveBeenCalled()
})

it('forgets it at its end', () => {
  see({ height: 460 })
  end()
  expect(covered()).toBe('')
  see({ height: 500 })
  expect(covered()).toBe('')
})
