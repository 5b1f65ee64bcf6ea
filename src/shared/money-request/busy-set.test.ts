import { expect, it, vi } from 'vitest'
import { createBusySet } from './busy-set'

it('a request is busy while its task runs, and others are not', async () => {
  const busy = createBusySet()
  let finish = (_result: string) => {}
  const task = busy.hold('a', () => new Promise<string>((resolve) => (finish = resolve)))
  expect([busy.has('a'), busy.has('b')]).toEqual([true, false])
  finish('answer')
  expect(await task).toBe('answer')
  expect(busy.has('a')).toBe(false)
})

it('a request is free again also when its task fails', async () => {
  const busy = createBusySet()
  await expect(busy.hold('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(busy.has('a')).toBe(false)
})

it('who listens hears of the beginning and the end, when it is true already, until they leave', async () => {
  const busy = createBusySet()
  const seen: boolean[] = []
  const other = vi.fn<() => void>()
  const leave = busy.subscribe(() => seen.push(busy.has('a')))
  busy.subscribe(other)
  await busy.hold('a', () => Promise.resolve())
  expect(seen).toEqual([true, false])
  leave()
  await busy.hold('a', () => Promise.resolve())
  expect(seen).toEqual([true, false])
  expect(other).toHaveBeenCalledTimes(4)
})

it('a closed tab waits for nothing', () => {
  const busy = createBusySet()
  void busy.hold('a', () => new Promise(() => undefined))
  busy.clear()
  expect(busy.has('a')).toBe(false)
})
