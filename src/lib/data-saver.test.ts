import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseDataSaver, readDataSaver, shouldSaveData } from './data-saver'
import { removeText } from './storage'

beforeEach(() => removeText('tiga.dataSaver'))
afterEach(() => vi.unstubAllGlobals())

const setConnection = (connection: object | undefined) => vi.stubGlobal('navigator', { connection })

it.each([
  ['system', undefined, false],
  ['system', {}, false],
  ['system', { saveData: true }, true],
  ['system', { saveData: false }, false],
  ['on', { saveData: false }, true],
  ['on', undefined, true],
  ['off', { saveData: true }, false],
] as const)(
  'with the choice %s and the navigator.connection %o, shouldSaveData returns %s',
  (choice, connection, expected) => {
    setConnection(connection)
    // The default choice is 'system', which follows the browser.
    expect(readDataSaver()).toBe('system')
    chooseDataSaver(choice)
    expect(shouldSaveData()).toBe(expected)
  },
)
