import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { money } from '@/lib/money/text'
import { api, holdBack } from '../support/api'
import { atRest, deviceListens, heading, moveClock, stopClockAt } from '../support/look'
import { keepRequest } from '../support/open-requests'
import { renderApp } from '../support/render-app'

const OWN = '/assets/index-own.js'
const HALF_AN_HOUR = 30 * 60_000
/** Where nothing is typed, and where something may be. */
const OFFER = 'A new version of Tiga is ready.'
const OFFER_OF_LOST_CODE = 'A new version is ready. Updating clears what you have typed here.'

/** The pages the server was asked for. */
const asked: Request[] = []
const page = (script: string) => `<script type="module" src="${script}"></script><div id="root"></div>`
/** When a request has been made and its answer has been read. */
const settled = () =>
  waitFor(() => expect(asked.length).toBeGreaterThan(0)).then(() => new Promise((r) => setTimeout(r, 0)))

function serve(answer: () => HttpResponse<string>): void {
  api.server.use(
    http.get('http://localhost:3000/', ({ request }) => {
      asked.push(request)
      return answer()
    }),
  )
}

/** Effects run after the screen is there. */
const listening = () => new Promise((resolve) => setTimeout(resolve, 0))

const loseCode = () => window.dispatchEvent(new Event('vite:preloadError'))

/** The page's own, which jsdom does not run. */
const script = document.createElement('script')

beforeEach(() => {
  asked.length = 0
  script.type = 'module'
  script.setAttribute('src', OWN)
  document.head.append(script)
})
afterEach(() => script.remove())

describe('a newer build on the server', () => {
  test('is offered when code did not arrive, and loaded only at a tap', async () => {
    serve(() => HttpResponse.html(page('/assets/index-newer.js')))
    await renderApp({ path: '/choose' })
    await heading('Cities')
    await listening()
    loseCode()
    expect(await screen.findByText(OFFER_OF_LOST_CODE)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible()
    expect(asked.map(({ cache }) => cache)).toEqual(['no-store'])
  })

  test('is looked for when the page is seen again after half an hour', async () => {
    stopClockAt('2026-11-20T10:00:00Z')
    serve(() => HttpResponse.html(page('/assets/index-newer.js')))
    const app = await renderApp({ path: '/choose' })
    await heading('Cities')
    await deviceListens()
    await atRest(app)
    moveClock(HALF_AN_HOUR - 1)
    expect(asked).toEqual([])
    moveClock(1)
    expect(await screen.findByText(OFFER)).toBeVisible()
  })

  test('that has arrived is offered until something is typed, and again when it is not', async () => {
    const { user } = await renderApp({ path: '/choose' })
    await heading('Cities')
    await deviceListens()
    serve(() => HttpResponse.html(page('/assets/index-newer.js')))
    stopClockAt(new Date(Date.now() + HALF_AN_HOUR).toISOString())
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(OFFER)).toBeVisible()
    const search = screen.getByRole('searchbox')
    await user.type(search, 'Bandung')
    await waitFor(() => expect(screen.queryByText(OFFER)).not.toBeInTheDocument())
    await user.clear(search)
    expect(await screen.findByText(OFFER)).toBeVisible()
  })

  test('that has arrived waits for a request that changes something', async () => {
    const release = holdBack('/member/uploadHeaderImg')
    const { user } = await renderApp({ path: '/Infomation', member: 'wulan_r' })
    await heading('Basic information')
    await deviceListens()
    await user.click(await screen.findByRole('button', { name: /Avatar/ }))
    await user.click(await screen.findByRole('radio', { name: 'Kite' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    serve(() => HttpResponse.html(page('/assets/index-newer.js')))
    stopClockAt(new Date(Date.now() + HALF_AN_HOUR).toISOString())
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
    release()
    expect(await screen.findByText(OFFER)).toBeVisible()
  })

  test('is not offered while a request that moves money may still be answered', async () => {
    keepRequest({ kind: 'withdrawal', amount: money('50000') })
    serve(() => HttpResponse.html(page('/assets/index-newer.js')))
    const { user } = await renderApp({ path: '/choose' })
    await heading('Cities')
    await listening()
    loseCode()
    await settled()
    expect(screen.queryByText(OFFER_OF_LOST_CODE)).not.toBeInTheDocument()
    localStorage.removeItem('tiga.requests.kept')
    await user.click(screen.getByRole('link', { name: 'Me' }))
    expect(await screen.findByText(OFFER_OF_LOST_CODE)).toBeVisible()
    keepRequest({ kind: 'withdrawal', amount: money('50000') })
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(screen.queryByText(OFFER_OF_LOST_CODE)).not.toBeInTheDocument()
  })

  test.each([
    ['the same build', () => HttpResponse.html(page(OWN))],
    ['a page of the network’s own', () => HttpResponse.html('<h1>Log in to the hotel</h1>')],
    ['a fault', () => HttpResponse.html(page('/assets/index-newer.js'), { status: 503 })],
    ['nothing', () => HttpResponse.error() as HttpResponse<string>],
  ])('is not told by %s', async (_name, answer) => {
    serve(answer)
    await renderApp({ path: '/choose' })
    await heading('Cities')
    await listening()
    loseCode()
    await settled()
    expect(screen.queryByText(OFFER_OF_LOST_CODE)).not.toBeInTheDocument()
  })
})
