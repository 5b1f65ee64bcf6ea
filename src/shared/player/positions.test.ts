import { beforeEach, expect, it, vi } from 'vitest'
import { savedPosition, savePosition } from './positions'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

it('is 0 for a video that was never watched', () => {
  expect(savedPosition('1001')).toBe(0)
})

it('is where each video was left, in whole seconds', () => {
  savePosition('1001', 65.8)
  savePosition('2001', 12)
  savePosition('1001', 70.2)
  expect([savedPosition('1001'), savedPosition('2001')]).toEqual([70, 12])
})

it('is kept for the last fifty', () => {
  for (let id = 1; id <= 60; id += 1) savePosition(String(id), id)
  expect(savedPosition('10')).toBe(0)
  expect(savedPosition('11')).toBe(11)
  expect(savedPosition('60')).toBe(60)
})

it('is 0 where the record is broken', () => {
  localStorage.setItem('tiga.member.watchPositions', '{"1001":5}')
  expect(savedPosition('1001')).toBe(0)
})
