import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetServerDate, recordServerDate } from '@/lib/server-clock'
import type { Controls } from '@/mocks/panel/controls'
import { Panel } from '@/mocks/panel/Panel'

vi.mock('@/app/App', () => ({ App: () => <p>started</p> }))

const WORDS = 'The API hides its Date header: no break can end, and no pending raise can take effect.'

test('the QA panel says once that the API hides its date, until a date arrives', async () => {
  const nothing = { members: [], member: null, requests: [], faults: [], cheats: [] }
  const controls: Partial<Controls> = { overview: () => Promise.resolve(nothing) }
  forgetServerDate()
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(null, 1)
  // The panel is only opened; none of its controls is used.
  const { unmount } = render(<Panel controls={controls as Controls} />)
  screen.getByRole('button', { name: 'QA' }).click()
  const panel = await screen.findByRole('dialog', { name: 'Mock platform' })
  expect(within(panel).getAllByText(WORDS)).toHaveLength(1)
  recordServerDate(new Date().toUTCString(), 1)
  await vi.waitFor(() => expect(within(panel).queryByText(WORDS)).not.toBeInTheDocument())
  unmount()
})

test('in development the console reports once that the API hides its date', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  // Defined by index.html.
  vi.stubGlobal('offerRetry', reported)
  document.body.innerHTML = '<div id="root"></div>'
  await import('@/main')
  await screen.findByText('started')
  forgetServerDate()
  for (const date of [new Date().toUTCString(), null]) recordServerDate(date, 1)
  expect(reported).not.toHaveBeenCalled()
  forgetServerDate()
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(null, 1)
  expect(reported.mock.calls).toEqual([[new Error(WORDS)]])
})
