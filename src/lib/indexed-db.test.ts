import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerOf, indexedDatabase, isDone } from './indexed-db'

const NAME = 'things'
const make = (database: IDBDatabase) => void database.createObjectStore('rows')

beforeEach(() => answerOf(indexedDB.deleteDatabase(NAME)))
afterEach(() => vi.useRealTimers())

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

it.each<[string, (target: EventTarget) => Promise<unknown>]>([
  ['to a request', (request) => answerOf(request as IDBRequest)],
  ['at the end of a transaction', (transaction) => isDone(transaction as IDBTransaction)],
])('a browser that never answers is not waited for: %s', async (_what, wait) => {
  vi.useFakeTimers()
  const answer = wait(new EventTarget()).catch(String)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toBe('Error: no answer within 5000 ms')
})
