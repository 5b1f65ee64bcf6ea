import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetServerDate, recordServerDate } from '@/lib/server-clock'
import type { Controls } from '@/mocks/panel/controls'
import { Panel } from '@/mocks/panel/Panel'

vi.mock('@/app/App', () => ({ App: () => <p>started</p> }))

const WORDS = 'The API hides its Date header: no break can end, and no pending raise can take effect.'

test('the QA panel warns once that the API hides its Date header, until an answer has this header', async () => {
  const emptyOverview = { members: [], member: null, requests: [], faults: [], cheats: [] }
  const controls: Partial<Controls> = { overview: () => Promise.resolve(emptyOverview) }
  forgetServerDate()
  for (let remaining = 3; remaining > 0; remaining -= 1) recordServerDate(null, 1)
  // The control `overview` is enough, because the test only opens the panel.
  const { unmount } = render(<Panel controls={controls as Controls} />)
  screen.getByRole('button', { name: 'QA' }).click()
  const panel = await screen.findByRole('dialog', { name: 'Mock platform' })
  expect(within(panel).getAllByText(WORDS)).toHaveLength(1)
  recordServerDate(new Date().toUTCString(), 1)
  await vi.waitFor(() => expect(within(panel).queryByText(WORDS)).not.toBeInTheDocument())
  unmount()
})

test('in development, the app reports an error after three answers without a Date header, but not after one', async () => {
  const reportErrorMock = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reportErrorMock)
  // Defines `offerRetry` in place of index.html, which defines it in the app.
  vi.stubGlobal('offerRetry', reportErrorMock)
  document.body.innerHTML = '<div id="root"></div>'
  await import('@/main')
  await screen.findByText('started')
  forgetServerDate()
  for (const date of [new Date().toUTCString(), null]) recordServerDate(date, 1)
  expect(reportErrorMock).not.toHaveBeenCalled()
  forgetServerDate()
  for (let remaining = 3; remaining > 0; remaining -= 1) recordServerDate(null, 1)
  expect(reportErrorMock.mock.calls).toEqual([[new Error(WORDS)]])
})
