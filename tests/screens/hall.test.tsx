import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '@/domain/limits/limit'
import { moneyStore } from '@/domain/money-request/money-store'
import { answerGetsWith, api, callsTo, holdBack } from '../support/api'
import { currentAddress, untilIdle, findHeading, moveClock, stopClockAt, plainTextOf } from '../support/look'
import { writeLimits } from '../support/own-limits'
import { renderApp } from '../support/render-app'

const ALL_GAMES = ['Sunda', 'Merapi', 'Toba', 'Rinjani', 'Komodo', 'Bromo', 'Krakatau', 'Kelimutu']

function games(): string[] {
  return within(screen.getByRole('main'))
    .queryAllByRole('link')
    .flatMap((link) => link.querySelector('b')?.textContent ?? [])
}

function classButton(name: string): HTMLElement {
  return within(screen.getByRole('group', { name: 'Categories' })).getByRole('button', { name })
}

// With a running clock, a game may close during a test, and the hall requests the games again.
beforeEach(() => stopClockAt('2026-11-20T10:00:10Z'))

test('the draws hall shows all games with countdown, length and last result once the games have loaded', async () => {
  const release = holdBack('/Lottery/lotteryList')
  await renderApp({ path: '/game' })
  await findHeading('Draws')
  expect(await screen.findAllByRole('status', { name: 'Loading' })).not.toHaveLength(0)
  release()
  await waitFor(() => expect(games()).toEqual(ALL_GAMES))
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
  expect(classButton('All')).toHaveAttribute('aria-pressed', 'true')
  expect(callsTo('/Lottery/lotteryList').map(({ query }) => query)).toEqual([{}])
  const sundaLink = screen.getByRole('link', { name: /Sunda/ })
  expect(plainTextOf(sundaLink)).toMatch(/^Sunda 1 min closes in 00:50 last/)
  for (const words of ['closes in', 'last']) expect(within(sundaLink).getByText(words)).toBeVisible()
  expect(within(sundaLink).getByRole('img', { name: /^[1-6], [1-6], [1-6]$/ })).toBeInTheDocument()
  expect(sundaLink).not.toHaveTextContent('balance')
})

test.each([
  ['/game', ['https://cdn.example/sunda.png', '/media/game-toba.svg', undefined, undefined, undefined]],
  ['/Home', ['https://cdn.example/sunda.png', '/media/game-toba.svg', undefined]],
])(
  '%s shows the platform’s picture of a game if the picture loads and its address is an https URL or a path',
  async (path, expectedAddresses) => {
    class IntersectsAtOnce {
      constructor(private readonly report: (seen: { isIntersecting: boolean }[]) => void) {}
      observe(): void {
        queueMicrotask(() => this.report([{ isIntersecting: true }]))
      }
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', IntersectsAtOnce)
    const pictures = ['https://cdn.example/sunda.png', '/media/game-toba.svg', 'http://cdn.example/b.png', '', 7]
    const rows = pictures.map((ico, at) => ({ id: `${at + 11}`, key: `k${at}`, name: `Game ${at}`, ico }))
    for (const call of ['/Lottery/lotteryList', '/Lottery/hotLottery']) answerGetsWith(call, rows)
    await renderApp({ path })
    const links = () => screen.findAllByRole('link', { name: /^Game/ })
    const addresses = async () =>
      (await links()).map((link) => link.querySelector('img')?.getAttribute('src') ?? undefined)
    await waitFor(async () => expect(await addresses()).toEqual(expectedAddresses))
    const [firstLink] = await links()
    fireEvent.error(firstLink?.querySelector('img') ?? document.body)
    await waitFor(async () => expect((await addresses())[0]).toBeUndefined())
    expect(firstLink).toHaveTextContent('Game 0')
  },
)

test('the draws hall shows a game’s minimum balance only to a member whose balance is known to be lower', async () => {
  const findKelimutu = () => screen.findByRole('link', { name: /Kelimutu/ })
  const { close } = await renderApp({ path: '/game', member: 'wulan_r' })
  await waitFor(async () => expect(await findKelimutu()).toHaveAccessibleName(/^Kelimutu minimum balance Rp\s500,000/))
  expect(within(await findKelimutu()).getByText(/^from Rp\s500,000$/)).toBeVisible()
  close()
  for (const member of ['budi_k', undefined] as const) {
    const app = await renderApp({ path: '/game', ...(member && { member }) })
    await findKelimutu()
    await untilIdle(app)
    expect(await findKelimutu()).not.toHaveTextContent('500,000')
    app.close()
  }
})

test('the draws hall puts a game with an open order of the member first, and marks it', async () => {
  const period = { gameId: '15', gameName: 'Komodo', period: '20261120-0201', closesAt: null, sentAt: Date.now() }
  moneyStore.awaited.put('own', { ...period, memberId: '1001' })
  moneyStore.awaited.put('other', { ...period, gameId: '13', gameName: 'Toba', memberId: '1002' })
  await renderApp({ path: '/game', member: 'wulan_r' })
  await waitFor(() => expect(games().slice(0, 3)).toEqual(['Komodo', 'Sunda', 'Merapi']))
  expect(within(screen.getByRole('link', { name: /^Komodo Your order/ })).getByText('Your order')).toBeVisible()
  expect(screen.getAllByText('Your order')).toHaveLength(1)
  act(() => moneyStore.awaited.remove('own'))
  await waitFor(() => expect(games().slice(0, 2)).toEqual(['Sunda', 'Merapi']))
})

test('the draws hall mutes the clocks while the member is on a break', async () => {
  await renderApp({ path: '/game', member: 'wulan_r' })
  const sundaLink = await screen.findByRole('link', { name: /^Sunda/ })
  expect(sundaLink.closest('[class*="resting"]')).toBeNull()
  act(() => writeLimits({}, { breakUntil: Date.now() + DAY_MS }, '1001'))
  await waitFor(() => expect(sundaLink.closest('[class*="resting"]')).not.toBeNull())
})

test('the draws hall requests the games again when a round has closed, and shows the next round', async () => {
  stopClockAt('2026-11-20T10:00:59.500Z')
  await renderApp({ path: '/game' })
  const sundaLink = await screen.findByRole('link', { name: /Sunda/ })
  expect(sundaLink).toHaveTextContent('closes in 00:01')
  moveClock(1500)
  await waitFor(() => expect(sundaLink).toHaveTextContent('closes in 00:59'))
  expect(plainTextOf(sundaLink)).toMatch(/^Sunda 1 min closes in 00:59 last/)
  expect(callsTo('/Lottery/lotteryList')).toHaveLength(2)
})

test('the draws hall shows no countdown for a game if its closing time is missing, unreadable or past', async () => {
  const rows = [
    { id: 1, key: 'a', name: 'Untold', next_expect: '7' },
    { id: 2, key: 'b', name: 'Garbled', next_expect: '7', second: 'soon' },
    { id: 3, key: 'c', name: 'Closed', next_expect: '7', second: 0, desc: 'Three dice' },
    { id: 4, key: 'd', name: 'Same', next_expect: '7', second: 0, desc: 'Every 1 minute' },
  ]
  answerGetsWith('/Lottery/lotteryList', rows)
  await renderApp({ path: '/game' })
  expect(await screen.findByRole('link', { name: /Untold/ })).toHaveTextContent(/^Untold$/)
  expect(screen.getByRole('link', { name: /Garbled/ })).toHaveTextContent(/^Garbled$/)
  expect(screen.getByRole('link', { name: /Closed/ })).toHaveTextContent(/^Closed drawing Three dice$/)
  expect(screen.getByRole('link', { name: /Same/ })).toHaveTextContent(/^Same 1 min drawing$/)
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test('the draws hall still shows the chosen category after the member returns from a game', async () => {
  const { user } = await renderApp({ path: '/game', member: 'wulan_r' })
  await screen.findByRole('link', { name: /Sunda/ })
  await screen.findByRole('group', { name: 'Categories' })
  await user.click(classButton('Quick'))
  await waitFor(() => expect(games()).toEqual(['Sunda', 'Rinjani', 'Komodo', 'Krakatau']))
  expect(callsTo('/Lottery/lotteryList').map(({ query }) => query)).toEqual([{}, { class: 'quick' }])
  expect(currentAddress()).toBe('/game?class=quick')
  await user.click(screen.getByRole('link', { name: /Rinjani/ }))
  await findHeading('Rinjani')
  expect(currentAddress()).toBe('/Lottery?key=rinjani60&id=14')
  await screen.findByRole('button', { name: /^Submit/ })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await findHeading('Draws')
  await screen.findByRole('group', { name: 'Categories' })
  expect(classButton('Quick')).toHaveAttribute('aria-pressed', 'true')
  expect(classButton('All')).toHaveAttribute('aria-pressed', 'false')
  await user.click(classButton('All'))
  await waitFor(() => expect(games()).toEqual(ALL_GAMES))
  expect(currentAddress()).toBe('/game')
})

test('the draws hall says “Nothing yet” if a category is empty', async () => {
  await api.faults.add({ path: '/Lottery/lotteryList', kind: 'empty' })
  await renderApp({ path: '/game?class=classic' })
  await screen.findByText('Nothing yet')
  await screen.findByRole('group', { name: 'Categories' })
  expect(classButton('Classic')).toHaveAttribute('aria-pressed', 'true')
})

test('the draws hall still shows the games if the categories cannot be loaded', async () => {
  await api.faults.add({ path: '/Lottery/itemlist', kind: 'error', message: 'No classes.' })
  await renderApp({ path: '/game' })
  expect(await screen.findByRole('alert')).toHaveTextContent('No classes.')
  await waitFor(() => expect(games()).toEqual(ALL_GAMES))
})
