import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { deleteDB, type IDBPDatabase, openDB, unwrap } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withDatabaseTimeout, indexedDatabase } from './indexed-db'

const NAME = 'things'
const make = (database: IDBPDatabase) => void database.createObjectStore('rows')

beforeEach(() => deleteDB(NAME))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a database of a later build opens in its own version', async () => {
  const later = await openDB(NAME, 3, { upgrade: make })
  await later.put('rows', 'kept', 1)
  later.close()
  const database = await indexedDatabase(NAME, make)()
  expect([database.version, await database.get('rows', 1)]).toEqual([3, 'kept'])
  database.close()
})

it('the next call opens a database again that the browser has closed or another tab has deleted', async () => {
  const opened = indexedDatabase(NAME, make)
  const first = await opened()
  expect(await opened()).toBe(first)
  forceCloseDatabase(unwrap(first) as never)
  await vi.waitFor(async () => expect(await opened()).not.toBe(first))
  const second = await opened()
  await deleteDB(NAME)
  expect(await opened()).not.toBe(second)
})

it('the next call tries again to open a database that the browser has refused', async () => {
  const opened = indexedDatabase(NAME, make)
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new Error('private')
  })
  await expect(opened()).rejects.toThrow('private')
  const database = await opened()
  expect([...database.objectStoreNames]).toEqual(['rows'])
  database.close()
})

it('a browser without IndexedDB rejects the promise', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await expect(indexedDatabase(NAME, make)()).rejects.toBeInstanceOf(Error)
})

it('a browser that never answers is given up after 5 s', async () => {
  vi.useFakeTimers()
  const answer = withDatabaseTimeout(new Promise(() => undefined)).catch(String)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toBe('Error: no answer within 5000 ms')
})
