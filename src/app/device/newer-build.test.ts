// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isNewerBuildOut } from './newer-build'

const pageOf = (script: string) => `<div id="root"></div><script type="module" src="${script}"></script>`
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  document.body.innerHTML = pageOf('/assets/index-a1.js')
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

it.each<[string, () => Response | Promise<Response>, boolean]>([
  ['the same start script', () => new Response(pageOf('/assets/index-a1.js')), false],
  ['another start script', () => new Response(pageOf('/assets/index-b2.js')), true],
  ['a page of the network, which wants a log-in', () => new Response('<form>Log in to the hotel</form>'), false],
  ['a fault', () => new Response(pageOf('/assets/index-b2.js'), { status: 502 }), false],
  ['no answer', () => Response.error(), false],
  ['nothing, for it cannot be asked', () => Promise.reject(new TypeError('offline')), false],
])('is told by another start script in the server’s page alone: %s', async (_name, answer, expected) => {
  fetched.mockImplementation(async () => answer())
  expect(await isNewerBuildOut()).toBe(expected)
  // Of the server itself, whatever a cache holds.
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/', { cache: 'no-store' })
})

it.each(['', '<script type="module">start()</script>', '<script src="/other.js"></script>'])(
  'asks nothing in a page that has no start script of its own: %s',
  async (html) => {
    document.body.innerHTML = html
    expect(await isNewerBuildOut()).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  },
)
