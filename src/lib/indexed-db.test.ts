import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOf, askToKeep, indexedDatabase, isDone } from './indexed-db'

const NAME = 'things'
const make = (database: IDBDatabase) => void database.createObjectStore('rows')

beforeEach(() => answerOf(indexedDB.deleteDatabase(NAME)))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('that a later build has made is opened as it is', async () => {
  const request = indexedDB.open(NAME, 3)
  request.addEventListener('upgradeneeded', () => make(request.result))
  const later = await answerOf(request)
  later.transaction('rows', 'readwrite').objectStore('rows').put('kept', 1)
  later.close()
  const database = await indexedDatabase(NAME, make)()
  expect(database.version).toBe(3)
  expect(await answerOf(database.transaction('rows').objectStore('rows').get(1))).toBe('kept')
  database.close()
})

it('that the browser has closed, or another tab erases, is opened anew by the next call', async () => {
  const opened = indexedDatabase(NAME, make)
  const first = await opened()
  expect(await opened()).toBe(first)
  forceCloseDatabase(first as never)
  await vi.waitFor(async () => expect(await opened()).not.toBe(first))
  const second = await opened()
  await answerOf(indexedDB.deleteDatabase(NAME))
  expect(await opened()).not.toBe(second)
})

it('that the browser refuses is asked for again by the next call', async () => {
  const opened = indexedDatabase(NAME, make)
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new Error('private')
  })
  await expect(opened()).rejects.toThrow('private')
  const database = await opened()
  expect([...database.objectStoreNames]).toEqual(['rows'])
  database.close()
})

describe.each<[string, string, string, (target: EventTarget) => Promise<unknown>]>([
  ['to a request', 'success', 'error', (request) => answerOf(request as IDBRequest)],
  ['at the end of a transaction', 'complete', 'abort', (transaction) => isDone(transaction as IDBTransaction)],
])('a browser %s', (_what, success, failure, wait) => {
  it('that answers is heard', async () => {
    const target = Object.assign(new EventTarget(), { result: undefined })
    const answer = wait(target)
    target.dispatchEvent(new Event(success))
    expect(await answer).toBeUndefined()
  })

  it('that never answers is not waited for', async () => {
    vi.useFakeTimers()
    const answer = wait(new EventTarget()).catch(String)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await answer).toBe('Error: no answer within 5000 ms')
  })

  it.each([
    [new Error('full'), 'full'],
    [null, 'IndexedDB gave no reason'],
  ])('fails with its reason: %s', async (error, reason) => {
    const target = Object.assign(new EventTarget(), { error })
    const answer = wait(target)
    target.dispatchEvent(new Event(failure))
    await expect(answer).rejects.toThrow(reason)
  })
})

it('is asked to keep what is there, where it can be asked', async () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  await askToKeep()
  vi.stubGlobal('navigator', {})
  await askToKeep()
  expect(persist).toHaveBeenCalledOnce()
})
