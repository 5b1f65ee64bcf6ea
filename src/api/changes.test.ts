import { answerWith, startPlatform } from '../../tests/support/wire'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { API_CALLS } from '@/mocks/handlers'
import { callAs } from '../../tests/support/client'
import { CALLS_OF_TAPS } from '../../tests/support/calls-of-taps'
import { CHANGES, isChange } from './changes'
import { change, get, getTimed, post, upload } from './client'
import { anything } from './fields'

const server = startPlatform()
const UPLOAD = '/system/img_upload'

it('changes are sent without credentials, and so on other connections than reads and uploads', async () => {
  callAs()
  const credentials = answerWith(server)
  const ask = async (call: Promise<unknown>) => {
    await call
    return credentials.at(-1)?.credentials
  }
  for (const path of CHANGES) {
    expect(await ask(post(path, {}, anything))).toBe('omit')
    expect(await ask(change(path, anything, { method: 'GET' }))).toBe('omit')
  }
  expect(await ask(get('/system/base', {}, anything))).toBe('same-origin')
  expect(await ask(getTimed('/Lottery/hotLottery', {}, anything))).toBe('same-origin')
  expect(await ask(upload(UPLOAD, new Blob(['x']), anything))).toBe('same-origin')
})

it('CHANGES and the upload are all calls that a tap sends', () => {
  expect([...CHANGES, UPLOAD].sort()).toEqual([...CALLS_OF_TAPS].sort())
})

it('CHANGES has all POSTs of the platform except the upload, and two GETs', () => {
  const calls = API_CALLS.filter(({ path, method }) => path !== UPLOAD && (method === 'POST' || isChange(path)))
  expect(calls.map(({ path }) => path).sort()).toEqual([...CHANGES].sort())
  expect(calls.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual([
    '/member/setName',
    '/member/setLoginPassword',
  ])
})

it('no file of src/api sends a change as a read', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[^.]+\.ts$/.test(name))
  const code = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n')
  const read = [...code.matchAll(/\b(?:get|getTimed|read|readGames)\('(\/[^']+)'/g)].map(([, path = '']) => path)
  expect(read.length).toBeGreaterThan(15)
  expect(read.filter(isChange)).toEqual([])
})
