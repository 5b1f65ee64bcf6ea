import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { countCopies, eraseCopies } from '@/domain/copies/copy-store'
import { api } from './api'
import { chooseOption } from './choices'
import { stopClockAt } from './look'
import { renderApp } from './render-app'

const READ_CALLS = [
  '/member/getUserGameList',
  '/member/getUserWithdrawList',
  '/notice/getNoticeList',
  '/member/getPersonalreport',
  '/Lottery/getLotteryPeilv',
  '/member/getUserInfo',
]

export const COPY_NOTICE = /^Offline copy, as of/

/**
 * Before each test, stops the clock and makes idle tasks run soon. After each test, erases member
 * 1001's copies.
 */
export function setUpCopyTests(): void {
  beforeEach(() => {
    stopClockAt('2026-11-21T14:02:30')
    vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 0))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  })
  afterEach(() => eraseCopies('1001'))
}

export async function failReadsOffline(): Promise<void> {
  for (const path of READ_CALLS) await api.faults.add({ path, kind: 'offline' })
}

/**
 * Turns offline copies on in Settings, waits until at least `count` − 1 copies are stored, and
 * closes the app.
 */
export async function keepCopies(member = 'wulan_r', count = 5): Promise<void> {
  const { user, close } = await renderApp({ path: '/Setting', member })
  expect(await screen.findByRole('button', { name: 'Offline copies Off' })).toBeInTheDocument()
  await chooseOption(user, 'Offline copies', 'On')
  await waitFor(async () => expect(await countCopies()).toBeGreaterThanOrEqual(count - 1))
  close()
}
