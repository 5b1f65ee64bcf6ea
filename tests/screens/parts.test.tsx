import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createLazyScreen } from '@/app/lazy-screen'
import { startI18n } from '@/i18n'
import { resetConnection } from '@/lib/connection'
import { money } from '@/lib/money/text'
import { writeText } from '@/lib/storage'
import { ChangedResult } from '@/domain/ledger/LedgerAlarms'
import { isMoneyRequestInFlight } from '@/domain/money-request/in-flight'
import { useIsPageTouched, useWhenUntouched } from '@/kit/load/first-touch'
import { lazyPart } from '@/kit/load/lazy-part'
import { useModule } from '@/kit/load/module'
import { IsReloadHarmfulContext } from '@/kit/load/reload'
import { findHeading, setOnline } from '../support/look'
import { storeRequest } from '../support/open-requests'
import { renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'

/** `isBroken` makes the screen Online service throw while it renders. */
const state = vi.hoisted(() => ({ isBroken: false }))
vi.mock('@/features/service/ServiceScreen', () => ({
  default: () => {
    if (state.isBroken) throw new Error('The screen Online service is broken.')
    return <h1>Online service</h1>
  },
}))

const LOST = 'This part couldn’t be loaded. Check your connection and try again.'
const STILL_LOST = /^Still not loaded\. Reloading the page clears/

beforeEach(async () => {
  state.isBroken = false
  writeText('lang', 'en_us')
  if (!i18next.isInitialized) await startI18n()
})

/** Renders a screen with a lazily loaded part, whose import fails `failures` times at first. */
function renderScreenWithPart(
  failures: number,
  options?: Parameters<typeof lazyPart>[1],
  PartContent: ComponentType = LoadedContent,
) {
  const load = vi.fn<() => Promise<{ default: ComponentType }>>()
  for (let failure = 0; failure < failures; failure += 1) load.mockRejectedValueOnce(new Error('The import failed.'))
  load.mockResolvedValue({ default: PartContent })
  const Part = lazyPart(load, options)
  function Screen() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <label>
          <span>Name </span>
          <input />
        </label>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Toggle
        </button>
        {isOpen && <Part />}
      </>
    )
  }
  // Silences the console, because React logs each error that an error boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<Screen />, { wrapper: AppContext })
  return { user: userEvent.setup(), load }
}

function AppContext({ children }: { children: ReactNode }) {
  return <IsReloadHarmfulContext value={isMoneyRequestInFlight}>{children}</IsReloadHarmfulContext>
}

function LoadedContent() {
  return <p>It is here</p>
}

const tap = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

describe('a screen', () => {
  const NEUTRAL = 'This screen stopped working. Try again or go to Home.'
  const MAY_BE_ACCEPTED = 'An order, withdrawal or top-up may have been accepted.'

  async function openBroken() {
    state.isBroken = true
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const app = await renderApp({ path: '/ServiceOnline', member: 'wulan_r' })
    await findHeading('Something went wrong')
    return app
  }

  const links = () => within(screen.getByRole('main')).getAllByRole('link')

  test('is rendered at once, without a fallback, if its code has loaded', async () => {
    const { Screen, preload } = createLazyScreen(async () => Promise.resolve({ default: LoadedContent }))
    await preload(new QueryClient())
    render(
      <Suspense fallback="waiting">
        <Screen />
      </Suspense>,
    )
    expect(screen.getByText('It is here')).toBeVisible()
  })

  test('shows a neutral message if it throws, and is rendered again on Retry', async () => {
    const { user } = await openBroken()
    expect(screen.getByRole('main')).toHaveTextContent(NEUTRAL)
    expect(screen.getByRole('main')).not.toHaveTextContent(MAY_BE_ACCEPTED)
    expect(links().map(({ textContent }) => textContent)).toEqual(['Go to Home'])
    state.isBroken = false
    await pressRetry(user)
    await findHeading('Online service')
  })

  test('that throws while a money request is open says that the request may have been accepted', async () => {
    storeRequest({ kind: 'withdrawal', amount: money('50000') })
    await openBroken()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(MAY_BE_ACCEPTED))
    expect(screen.getByRole('main')).toHaveTextContent(`${MAY_BE_ACCEPTED} Check your records first.`)
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/Home',
      '/GameRecord',
      '/WithdrawRecord',
      '/Recharge',
    ])
  })
})

describe('a lazily loaded part of a screen', () => {
  test('is replaced by Retry if its import fails, and also by a reload button after the second failure', async () => {
    const { user, load } = renderScreenWithPart(2)
    await user.type(screen.getByLabelText('Name'), 'wulan')
    await tap(user, 'Toggle')
    expect(await screen.findByRole('alert')).toHaveTextContent(LOST)
    expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument()
    await tap(user, 'Retry')
    await screen.findByText(STILL_LOST)
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await tap(user, 'Retry')
    await screen.findByText('It is here')
    expect(screen.getByLabelText('Name')).toHaveValue('wulan')
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('offers no reload while a money request is pending', async () => {
    storeRequest({ kind: 'withdrawal', amount: money('50000') })
    const { user, load } = renderScreenWithPart(9)
    await tap(user, 'Toggle')
    await screen.findByText(LOST)
    await tap(user, 'Retry')
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await screen.findByText(LOST)
    expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument()
  })

  test('is requested again when it is mounted again, even if its import failed while it was not mounted', async () => {
    const { user, load } = renderScreenWithPart(1)
    let failImport: (reason: Error) => void = () => undefined
    load.mockReturnValueOnce(new Promise((_resolve, reject) => (failImport = reject)))
    await tap(user, 'Toggle')
    await screen.findByText(LOST)
    await tap(user, 'Toggle')
    await tap(user, 'Toggle')
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await tap(user, 'Toggle')
    failImport(new Error('The import failed.'))
    await tap(user, 'Toggle')
    expect(await screen.findByText('It is here')).toBeVisible()
  })

  test('with a fallback of its own is replaced by this fallback when its import fails', async () => {
    const { user, load } = renderScreenWithPart(1, { failureFallback: () => <p>Without it</p> })
    await tap(user, 'Toggle')
    await screen.findByText('Without it')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('leaves the rest of the screen unchanged if it throws while it renders', async () => {
    const { user } = renderScreenWithPart(0, undefined, () => {
      throw new Error('The part is broken.')
    })
    await tap(user, 'Toggle')
    expect(await screen.findByRole('alert')).toHaveTextContent(LOST)
    expect(screen.getByLabelText('Name')).toBeVisible()
  })
})

describe('lazily loaded parts whose file failed to load', () => {
  const STYLE_ERROR = 'Unable to preload CSS for https://tiga.example/assets/parts.css'
  const lostFile = (file: string) => Object.assign(new TypeError('The import failed.'), { file })

  /** Renders three parts, whose imports fail once. Only the last part has a fallback. */
  async function openWithFailedParts(errors: readonly [Error, Error, Error]) {
    const createPart = (name: string, error: Error, options?: Parameters<typeof lazyPart>[1]) => {
      const load = vi.fn<() => Promise<{ default: ComponentType }>>().mockRejectedValueOnce(error)
      load.mockResolvedValue({ default: () => <p>{name}</p> })
      return lazyPart(load, options)
    }
    const Bell = createPart('Bell', errors[0], { isSmall: true })
    const Films = createPart('Films', errors[1])
    const Notice = createPart('Notice', errors[2], { failureFallback: () => <p>All draws</p> })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const parts = (
      <>
        <header>
          <Bell />
        </header>
        <Films />
        <Notice />
      </>
    )
    await act(async () => {
      render(parts)
      await Promise.resolve()
    })
    return userEvent.setup()
  }

  const retryButtons = () => screen.queryAllByRole('button', { name: 'Retry' })

  test.each([
    ['a script', [lostFile('/assets/parts.js'), lostFile('/assets/parts.js'), lostFile('/assets/parts.js')]],
    ['a style sheet', [new Error(STYLE_ERROR), new Error(STYLE_ERROR), new Error(STYLE_ERROR)]],
  ] as const)('share one Retry, which loads all parts in the file, if the file is %s', async (_name, errors) => {
    const user = await openWithFailedParts(errors)
    await screen.findByText('All draws')
    await waitFor(() => expect(retryButtons()).toHaveLength(1))
    expect(screen.getByRole('alert')).toHaveTextContent(LOST)
    expect(screen.getByRole('banner')).toBeEmptyDOMElement()
    await tap(user, 'Retry')
    for (const name of ['Bell', 'Films', 'Notice']) expect(await screen.findByText(name)).toBeVisible()
    expect(retryButtons()).toEqual([])
  })

  test('do not share Retry with parts of another file', async () => {
    const user = await openWithFailedParts([
      lostFile('/assets/bell.js'),
      lostFile('/assets/films.js'),
      lostFile('/assets/films.js'),
    ])
    await waitFor(() => expect(retryButtons()).toHaveLength(2))
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }))
    for (const name of ['Films', 'Notice']) expect(await screen.findByText(name)).toBeVisible()
    expect(screen.queryByText('Bell')).not.toBeInTheDocument()
    await tap(user, 'Retry')
    expect(await screen.findByText('Bell')).toBeVisible()
  })

  test('offer a reload at once, and no Retry, if this page can never load the file', async () => {
    const error = Object.assign(new SyntaxError('Unexpected end of input'), {
      file: '/assets/parts.js',
      isLasting: true,
    })
    await openWithFailedParts([error, error, error])
    await screen.findByText(STILL_LOST)
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(retryButtons()).toEqual([])
  })
})

describe('a lazily loaded module', () => {
  test('is requested when it is needed, again 5 s after a failure, and again when the network is back', async () => {
    vi.useFakeTimers()
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('The import failed.'))
    load.mockRejectedValueOnce(new Error('The import failed.')).mockResolvedValue('the module')
    const { result, rerender } = renderHook(({ when }) => useModule(load, when), { initialProps: { when: false } })
    const callsAfter = async (ms: number) => {
      await act(async () => vi.advanceTimersByTimeAsync(ms))
      return load.mock.calls.length
    }
    expect(await callsAfter(5000)).toBe(0)
    rerender({ when: true })
    expect([await callsAfter(4999), await callsAfter(1)]).toEqual([1, 2])
    expect(result.current).toBeNull()
    resetConnection()
    setOnline(true)
    expect(await callsAfter(0)).toBe(3)
    expect(result.current).toBe('the module')
    setOnline(true)
    expect(await callsAfter(60_000)).toBe(3)
  })

  test('that waits for a touch is not loaded by a mouse press, and is used 250 ms after the finger was lifted', async () => {
    vi.useFakeTimers()
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('the module')
    const { result } = renderHook(() => useWhenUntouched(useModule(load, useIsPageTouched())))
    const wait = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
    await wait(1000)
    fireEvent.pointerDown(window, { pointerType: 'mouse' })
    await wait(1000)
    expect(load).not.toHaveBeenCalled()
    fireEvent.pointerDown(window, { pointerType: 'touch' })
    await wait(1000)
    expect(load).toHaveBeenCalledTimes(1)
    fireEvent.pointerUp(window, { pointerType: 'touch' })
    await wait(249)
    expect(result.current).toBeNull()
    await wait(1)
    await wait(1)
    expect(result.current).toBe('the module')
  })
})

test('the report of a changed result names the round in an element that page translators leave unchanged', async () => {
  const observation = { period: '3467812', numbers: [4, 6, 5], seenAt: 0, source: 'draw' } as const
  render(
    <Suspense>
      <ChangedResult gameName="Sunda" period="3467812" first={observation} later={observation} />
    </Suspense>,
  )
  expect(await screen.findByText('3467812')).toHaveAttribute('translate', 'no')
})
