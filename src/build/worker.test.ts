import { describe, expect, it } from 'vitest'
import { bundleWorker } from './worker'
import {
  filesAhead,
  isOfAnotherBuild,
  isOwnFile,
  isScreen,
  isSound,
  keyOf,
  keysOf,
  type WorkerTable,
} from './worker-rules'

const ORIGIN = 'https://tiga.example'
const table: WorkerTable = {
  entry: '/assets/index-a1.js',
  page: 'p1',
  revisions: { '/favicon.svg': 'f1' },
  start: ['/assets/index-a1.js', '/assets/index-a1.css'],
  screens: ['/assets/HallScreen-b2.js', '/favicon.svg'],
  words: { en_us: ['/assets/en_us-start.js', '/assets/en_us-draws.js'], id_id: ['/assets/id_id-start.js'] },
  onUse: ['/assets/hls-c3.js'],
  api: ['/api'],
}
const asked = (url: string, { method = 'GET', mode = 'cors' } = {}) => ({
  url: new URL(url, ORIGIN).href,
  method,
  mode,
})

describe('the worker answers', () => {
  it.each([
    ['a file of this build', asked('/assets/HallScreen-b2.js'), true],
    ['what is kept when it is used', asked('/assets/hls-c3.js'), true],
    ['a file whose name stays', asked('/favicon.svg'), true],
    ['the same address of another host', asked('https://cdn.example/assets/HallScreen-b2.js'), false],
    ['a POST to it', asked('/assets/HallScreen-b2.js', { method: 'POST' }), false],
    ['the API', asked('/api/member/getUserInfo'), false],
    ['the API of another host', asked('https://api.example/v1/system/base'), false],
    ['a stream', asked('/media/film.m3u8'), false],
    ['a picture of the platform', asked('https://cdn.example/host.jpg'), false],
    ['the question for a newer build', asked('/'), false],
  ])('%s: %s', (_name, request, expected) => {
    expect(isOwnFile(table, request, ORIGIN)).toBe(expected)
  })

  it.each([
    ['/Home', 'navigate', true],
    ['/Lottery?key=sunda60&id=11', 'navigate', true],
    ['/', 'navigate', true],
    ['/nowhere', 'navigate', true],
    ['/Home', 'cors', false],
    ['/api/member/export', 'navigate', false],
    ['/robots.txt', 'navigate', false],
    ['https://service.example/chat', 'navigate', false],
  ])('an address as a screen: %s, %s: %s', (url, mode, expected) => {
    expect(isScreen(table, asked(url, { mode }), ORIGIN)).toBe(expected)
  })

  it('for a tab of another build, what is kept of that build', () => {
    expect(isOfAnotherBuild(table, asked('/assets/HallScreen-old.js'), ORIGIN)).toBe(true)
    expect(isOfAnotherBuild(table, asked('/assets/HallScreen-b2.js'), ORIGIN)).toBe(false)
    expect(isOfAnotherBuild(table, asked('https://cdn.example/assets/x.js'), ORIGIN)).toBe(false)
  })
})

describe('the worker keeps', () => {
  it('all screens and the words of one language ahead, and nothing heavy', () => {
    expect(filesAhead(table, { language: 'en_us', isSparing: false })).toEqual([
      '/',
      ...table.start,
      '/assets/en_us-start.js',
      '/assets/en_us-draws.js',
      ...table.screens,
    ])
  })

  it('with the data saver, only what every visit begins with', () => {
    expect(filesAhead(table, { language: 'en_us', isSparing: true })).toEqual([
      '/',
      ...table.start,
      '/assets/en_us-start.js',
    ])
    expect(filesAhead(table, { language: '', isSparing: true })).toEqual(['/', ...table.start])
  })

  it('one page and one favicon for each build', () => {
    expect(keyOf(table, '/')).toBe('/?v=p1')
    expect(keyOf(table, '/favicon.svg')).toBe('/favicon.svg?v=f1')
    expect(keyOf(table, '/assets/index-a1.js')).toBe('/assets/index-a1.js')
    expect(keysOf(table).size).toBe(9)
  })

  it.each<[string, string, BodyInit, ResponseInit, boolean]>([
    ['its own page', '/', 'src="/assets/index-a1.js"', {}, true],
    ['the page of another build', '/', 'src="/assets/index-z9.js"', {}, false],
    ['a page of the network', '/', '<form>Log in to the hotel</form>', {}, false],
    ['a script', '/assets/a.js', '', { headers: { 'content-type': 'text/javascript' } }, true],
    ['a page under the name of a script', '/assets/a.js', '', { headers: { 'content-type': 'text/html' } }, false],
    ['a fault', '/assets/a.css', '', { status: 502, headers: { 'content-type': 'text/css' } }, false],
  ])('%s only if it is sound', async (_name, path, body, init, expected) => {
    expect(await isSound(table, path, new Response(body, init))).toBe(expected)
  })
})

it('the worker is one script with its table, and changes with it', async () => {
  const { code: script, modules } = await bundleWorker(table)
  expect(modules.some((id) => id.includes('/node_modules/workbox-routing/'))).toBe(true)
  expect(script).toContain('/assets/HallScreen-b2.js')
  expect(script).not.toMatch(/__FILES__|process\.env/)
  expect((await bundleWorker({ ...table, page: 'p2' })).code).not.toBe(script)
})
