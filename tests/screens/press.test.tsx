import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
// Compiled ahead: a press that waits for it too long asks for nothing.
import '@/app/ask-ahead'
import { chooseDataSaver } from '@/lib/data-saver'
import { api, callsTo, holdBack } from '../support/api'
import { NOON } from '../support/draw'
import { atRest, heading, stopClockAt } from '../support/look'
import { renderApp, type AppOptions, type RunningApp } from '../support/render-app'

/** The time between a press and its screen is the machine's. */
beforeEach(() => stopClockAt(NOON))

/** What listens to presses comes when the browser is idle. */
async function open(path: string, options: AppOptions): Promise<RunningApp> {
  const listened = vi.spyOn(document, 'addEventListener')
  const app = await renderApp({ path, ...options })
  await waitFor(() => expect(listened).toHaveBeenCalledWith('pointercancel', expect.anything()))
  return app
}

async function openAt(path: string, title: string, options: AppOptions = {}) {
  const app = await open(path, options)
  await heading(title)
  await atRest(app)
  return app
}

const link = (name: string | RegExp) => screen.findByRole('link', { name })
const press = async (name: string | RegExp) => fireEvent.pointerDown(await link(name))
const endTap = async (name: string | RegExp) => fireEvent.click(await link(name))

/** By path, since the start of the app. */
const asked = (...paths: string[]) => paths.map((path) => callsTo(path).length)

const LIST = '/Lottery/lotteryList'
const CLASSES = '/Lottery/itemlist'
const GAME = '/Lottery/getLotteryInfo'
const ODDS = '/Lottery/getLotteryPeilv'
const ORDERS = '/member/getUserGameList'
const WITHDRAWALS = '/member/getUserWithdrawList'
const REPORT = '/member/getPersonalreport'

describe('a finger on a link', () => {
  test.each([
    ['whose answers come before the tap ends', false],
    ['whose answers come after the tap', true],
  ])('asks for what the screen shows, each call once, %s', async (_name, isSlow) => {
    const app = await openAt('/Home', 'Home')
    const release = isSlow ? holdBack(LIST) : () => {}
    await press('Draws')
    await waitFor(() => expect(asked(CLASSES, LIST)).toEqual([1, 1]))
    if (!isSlow) await atRest(app)
    await endTap('Draws')
    await heading('Draws')
    release()
    await link(/Merapi/)
    await atRest(app)
    expect(asked(CLASSES, LIST)).toEqual([1, 1])
    expect(api.requests().filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('asks for the list of the first class as soon as the classes are known', async () => {
    await openAt('/Home', 'Home')
    await press('Videos')
    await waitFor(() => expect(asked('/video/itemlist', '/video/getVideoList')).toEqual([1, 1]))
  })

  test('asks for a draw, which lets in by these answers', async () => {
    const app = await openAt('/Home', 'Home', { member: 'wulan_r' })
    await press(/Sunda/)
    await waitFor(() => expect(asked(GAME, ODDS)).toEqual([1, 1]))
    await atRest(app)
    await endTap(/Sunda/)
    await screen.findByRole('button', { name: /^Submit/ })
    expect(asked(GAME, ODDS)).toEqual([1, 1])
  })

  test('shares its answers with a link that looks before it opens', async () => {
    const app = await openAt('/Mine', 'Me', { member: 'wulan_r' })
    await press('Account detail')
    await waitFor(() => expect(asked(ORDERS, WITHDRAWALS)).toEqual([1, 1]))
    await endTap('Account detail')
    await heading('Account detail')
    await atRest(app)
    expect(asked(ORDERS, WITHDRAWALS)).toEqual([1, 1])
  })

  test('asks for nothing where it is already, nor for what only a member may see', async () => {
    await openAt('/choose', 'Cities')
    await link(/Yogyakarta/)
    const before = api.requests().length
    await press('Cities')
    await press(/Yogyakarta/)
    await press('Draws')
    await waitFor(() => expect(api.requests()).toHaveLength(before + 2))
    expect(asked('/xuanfei/xuanfeilist', CLASSES, LIST)).toEqual([0, 1, 1])
  })

  test('asks for nothing where data is saved', async () => {
    await openAt('/Home', 'Home')
    chooseDataSaver('on')
    await press('Videos')
    chooseDataSaver('off')
    await press('Draws')
    await waitFor(() => expect(asked(CLASSES, LIST)).toEqual([1, 1]))
    expect(asked('/video/itemlist')).toEqual([0])
  })
})

describe('a press that becomes a scroll', () => {
  test('ends what it asked for', async () => {
    const { queryClient } = await openAt('/Home', 'Home')
    const ended: string[] = []
    queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (type === 'updated' && query.state.fetchStatus === 'idle') ended.push(query.queryKey.join(' '))
    })
    holdBack(CLASSES)
    holdBack(LIST)
    await press('Draws')
    await waitFor(() => expect(asked(CLASSES, LIST)).toEqual([1, 1]))
    fireEvent.pointerCancel(document.body)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(ended.sort()).toEqual(['public games classes', 'public games list '])
  })

  test('leaves what a screen waits for', async () => {
    const release = holdBack(REPORT)
    const app = await open('/Mine', { member: 'wulan_r' })
    await waitFor(() => expect(asked(REPORT)).toEqual([1]))
    await press('Personal report')
    await waitFor(() => expect(asked(ORDERS)).toEqual([1]))
    fireEvent.pointerCancel(document.body)
    release()
    await atRest(app)
    expect(asked(REPORT)).toEqual([1])
    expect(
      app.queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[2] === 'report' })[0]?.state,
    ).toMatchObject({ status: 'success', errorUpdateCount: 0 })
  })
})
