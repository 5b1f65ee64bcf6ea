import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '../support/api'
import { findHeading } from '../support/look'
import { renderApp } from '../support/render-app'
import { COPY_NOTICE, failReadsOffline, setUpCopyTests, keepCopies } from '../support/keep-copies'

/** Other screens with offline copies are tested in `tests/screens/copies.test.tsx`. */

setUpCopyTests()

test('withdrawals, notices, statement and report are shown from offline copies without a network', async () => {
  await keepCopies()
  await failReadsOffline()
  await api.faults.add({ path: '/system/base', kind: 'offline' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (const [path, title] of [
    ['/WithdrawRecord', 'Withdrawal record'],
    ['/Notice', 'Notices'],
    ['/AccountDetail', 'Account detail'],
    ['/Personalreport', 'Personal report'],
  ] as const) {
    const { close } = await renderApp({ path, member: 'wulan_r' })
    await findHeading(title)
    const copyNote = await screen.findByText(COPY_NOTICE)
    expect(copyNote).toBeVisible()
    // Before the loss of the network, the platform reported demo credits, and the app stored this.
    expect(within(copyNote.parentElement ?? document.body).getByText('Demo credits')).toBeVisible()
    expect(screen.queryAllByRole('alert').map(({ textContent }) => `${path}: ${textContent}`)).toEqual([])
    close()
  }
})
