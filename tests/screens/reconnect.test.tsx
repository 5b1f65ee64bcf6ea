import { waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { onReconnect, RECONNECT_THROTTLE_MS } from '@/lib/connection'
import { api } from '../support/api'
import { findHeading, setOnline, untilDeviceListens } from '../support/look'
import { renderApp } from '../support/render-app'
import { untilIdle } from '../support/look'
import { hurryTimers, restoreTimers } from '../support/survive'

afterEach(restoreTimers)

function countByPath(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { path } of api.requests()) counts[path] = (counts[path] ?? 0) + 1
  return counts
}

test.each([
  ['/Home', 'Home', '/api/Lottery/hotLottery'],
  ['/Mine', 'Me', '/api/member/getUserInfo'],
  ['/choose', 'Cities', '/api/xuanfei/address'],
])(
  'after ten drops of the network within ten seconds, the screen %s repeats each call at most once',
  async (path, title, call) => {
    const app = await renderApp({ path, member: 'wulan_r' })
    await findHeading(title)
    await untilDeviceListens()
    await untilIdle(app)
    const countsBefore = countByPath()
    const onReturn = vi.fn<() => void>()
    onTestFinished(onReconnect(onReturn))
    hurryTimers(RECONNECT_THROTTLE_MS)
    for (let drop = 0; drop < 10; drop += 1) {
      setOnline(false)
      setOnline(true)
    }
    await waitFor(() => expect(countByPath()[call]).toBe((countsBefore[call] ?? 0) + 1))
    // The app calls the listener at once for the first return of the network, and only once more,
    // after RECONNECT_THROTTLE_MS, for the nine later returns.
    await waitFor(() => expect(onReturn).toHaveBeenCalledTimes(2))
    await untilIdle(app)
    const repeats = Object.entries(countByPath()).map(([name, count]) => [name, count - (countsBefore[name] ?? 0)])
    expect(repeats.filter(([, repeated]) => Number(repeated) > 1)).toEqual([])
  },
)
