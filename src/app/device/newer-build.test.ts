// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isNewerBuildOut } from './newer-build'

const pageOf = (script: string) => `<div id="root"></div><script type="module" src="${script}"></script>`
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  document.body.innerHTML = pageOf('/assets/index-a1.js')
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

it.each<[string, () => Response | Promise<Response>, boolean]>([
  ['the same start script', () => new Response(pageOf('/assets/index-a1.js')), false],
  ['another start script', () => new Response(pageOf('/assets/index-b2.js')), true],
  ['the log-in page of a network', () => new Response('<form>Log in to the hotel</form>'), false],
  ['an error of the server', () => new Response(pageOf('/assets/index-b2.js'), { status: 502 }), false],
  ['a failed answer', () => Response.error(), false],
  ['a rejected request', () => Promise.reject(new TypeError('offline')), false],
])(
  'isNewerBuildOut, given %s, returns true only if the server’s page has another start script',
  async (_name, answer, expected) => {
    fetchMock.mockImplementation(async () => answer())
    expect(await isNewerBuildOut()).toBe(expected)
    // The page is requested from the server, never from a cache.
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/', { cache: 'no-store' })
  },
)

it.each(['', '<script type="module">start()</script>', '<script src="/other.js"></script>'])(
  'isNewerBuildOut sends no request from a page without a start script: %s',
  async (html) => {
    document.body.innerHTML = html
    expect(await isNewerBuildOut()).toBe(false)
    expect(fetchMock).not.toHaveBeenCalled()
  },
)
