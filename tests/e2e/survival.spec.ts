import type { Page } from '@playwright/test'
import { BUDI, expect, openAs, START, test, WULAN, type World } from './support/app'

const screens = [
  { path: '/Home', token: null },
  { path: '/game', token: null },
  { path: '/choose', token: null },
  { path: '/video', token: null },
  { path: '/Mine', token: WULAN },
  { path: '/Lottery?key=merapi180&id=12', token: WULAN },
  { path: '/GameRecord', token: WULAN },
  { path: '/Choose', token: null },
  { path: '/list?id=3&name=Yogyakarta', token: WULAN },
  { path: '/PlayVideo?id=1001', token: WULAN },
  { path: '/profile?id=301&name=Yogyakarta&adsid=3', token: WULAN },
  { path: '/withdraw', token: BUDI },
  { path: '/WithdrawRecord', token: BUDI },
  { path: '/Personalreport', token: WULAN },
  { path: '/AccountDetail', token: WULAN },
  { path: '/Notice', token: WULAN },
  { path: '/Recharge?balance=86500', token: WULAN },
  { path: '/Infomation', token: WULAN },
  { path: '/Setname', token: WULAN },
  { path: '/Setsex', token: WULAN },
  { path: '/SetPayPassword', token: WULAN },
  { path: '/Setting', token: WULAN },
  { path: '/Setbank', token: WULAN },
  { path: '/BindCard', token: WULAN },
] as const

const calls = [
  '/system/config',
  '/Lottery/hotLottery',
  '/Lottery/lotteryList',
  '/Lottery/itemlist',
  '/Lottery/getLotteryInfo',
  '/Lottery/getLotteryOneList',
  '/Lottery/getLotteryPeilv',
  '/member/getUserInfo',
  '/member/getUserGameList',
  '/xuanfei/address',
  '/xuanfei/xuanfeilist',
  '/xuanfei/xuanfeidata',
  '/video/itemlist',
  '/video/getVideoList',
  '/video/getVideoInfo',
  '/video/getVideoInfoItem',
  '/member/getUserBankInfo',
  '/member/getUserWithdrawRole',
  '/member/getUserWithdrawList',
  '/member/getPersonalreport',
  '/notice/getNoticeList',
  '/system/getBankList',
]

const kinds = ['error', 'http500', 'garbage', 'offline'] as const

for (const { path, token } of screens)
  test(`${path} says so and recovers, whatever every call ends in`, async ({ page, world }) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await world.holdClock(page, START + 20_000)
    for (const kind of kinds)
      await test.step(kind, async () => {
        await world.faults(calls.map((call) => ({ path: call, kind, message: 'Demo fault' })))
        // Opened once, and then anew in the same page: the answers of the step before are gone with the document.
        if (kind === kinds[0]) await openAs(page, token, path)
        else await page.reload()
        await expectToRecover(page, world)
      })
    expect(thrown).toEqual([])
  })

async function expectToRecover(page: Page, world: World): Promise<void> {
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('alert').first()).not.toBeEmpty()
  await world.faults([])
  // One block may be drawn again while the next is asked: each is asked until none is left.
  await expect(async () => {
    if (await retry.first().isVisible()) await retry.first().tap({ timeout: 1000 })
    await expect(retry).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

for (const { path, token } of screens)
  test(`${path} stands when every call answers with nothing`, async ({ page, world }) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await world.holdClock(page, START + 20_000)
    await world.faults(calls.map((call) => ({ path: call, kind: 'empty' })))
    await openAs(page, token, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    expect(thrown).toEqual([])
  })
