import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { deleteDB, type IDBPDatabase, openDB, unwrap } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withDatabaseTimeout, createDatabaseOpener } from './indexed-db'

const NAME = 'things'
const createStores = (database: IDBPDatabase) => void database.createObjectStore('rows')

beforeEach(() => deleteDB(NAME))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('createDatabaseOpener opens a database that a later build has upgraded, without changing its version', async () => {
  const laterDatabase = await openDB(NAME, 3, { upgrade: createStores })
  await laterDatabase.put('rows', 'kept', 1)
  laterDatabase.close()
  const database = await createDatabaseOpener(NAME, createStores)()
  expect([database.version, await database.get('rows', 1)]).toEqual([3, 'kept'])
  database.close()
})

it('createDatabaseOpener opens the database again after the browser has closed it, or another tab has deleted it', async () => {
  const openDatabase = createDatabaseOpener(NAME, createStores)
  const firstDatabase = await openDatabase()
  expect(await openDatabase()).toBe(firstDatabase)
  forceCloseDatabase(unwrap(firstDatabase) as never)
  await vi.waitFor(async () => expect(await openDatabase()).not.toBe(firstDatabase), { timeout: 5000 })
  const secondDatabase = await openDatabase()
  await deleteDB(NAME)
  expect(await openDatabase()).not.toBe(secondDatabase)
})

it('createDatabaseOpener tries again at the next call if the browser has refused to open the database', async () => {
  const openDatabase = createDatabaseOpener(NAME, createStores)
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new Error('private')
  })
  await expect(openDatabase()).rejects.toThrow('private')
  const database = await openDatabase()
  expect([...database.objectStoreNames]).toEqual(['rows'])
  database.close()
})

it('createDatabaseOpener rejects in a browser without IndexedDB', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await expect(createDatabaseOpener(NAME, createStores)()).rejects.toBeInstanceOf(Error)
})

it('withDatabaseTimeout rejects after 5 s if the browser does not answer', async () => {
  vi.useFakeTimers()
  const answer = withDatabaseTimeout(new Promise(() => undefined)).catch(String)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toBe('Error: there was no answer within 5000 ms')
})
