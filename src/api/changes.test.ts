import { answerWith, startPlatform } from '../../tests/support/wire'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { API_CALLS } from '@/mocks/handlers'
import { callAsTestMember } from '../../tests/support/client'
import { CALLS_OF_TAPS } from '../../tests/support/calls-of-taps'
import { CHANGES, isChange } from './changes'
import { change, get, getTimed, post, upload } from './client'
import { anything } from './fields'

const server = startPlatform()
const UPLOAD = '/system/img_upload'

it('changes are sent without credentials; reads and uploads are sent with same-origin credentials', async () => {
  callAsTestMember()
  const sentRequests = answerWith(server)
  const credentialsOf = async (call: Promise<unknown>) => {
    await call
    return sentRequests.at(-1)?.credentials
  }
  for (const path of CHANGES) {
    expect(await credentialsOf(post(path, {}, anything))).toBe('omit')
    expect(await credentialsOf(change(path, anything, { method: 'GET' }))).toBe('omit')
  }
  expect(await credentialsOf(get('/system/base', {}, anything))).toBe('same-origin')
  expect(await credentialsOf(getTimed('/Lottery/hotLottery', {}, anything))).toBe('same-origin')
  expect(await credentialsOf(upload(UPLOAD, new Blob(['x']), anything))).toBe('same-origin')
})

it('CALLS_OF_TAPS, the calls that taps of the member send, has exactly the calls of CHANGES and the upload', () => {
  expect([...CHANGES, UPLOAD].sort()).toEqual([...CALLS_OF_TAPS].sort())
})

it('CHANGES lists every POST of the platform except the upload, and two GETs', () => {
  const calls = API_CALLS.filter(({ path, method }) => path !== UPLOAD && (method === 'POST' || isChange(path)))
  expect(calls.map(({ path }) => path).sort()).toEqual([...CHANGES].sort())
  expect(calls.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual([
    '/member/setName',
    '/member/setLoginPassword',
  ])
})

it('no file of src/api passes a path of CHANGES to a function that reads', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[^.]+\.ts$/.test(name))
  const code = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n')
  const readPaths = [...code.matchAll(/\b(?:get|getTimed|read|readGames)\('(\/[^']+)'/g)].map(([, path = '']) => path)
  expect(readPaths.length).toBeGreaterThan(15)
  expect(readPaths.filter(isChange)).toEqual([])
})
