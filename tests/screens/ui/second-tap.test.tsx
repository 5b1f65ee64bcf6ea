import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followTouches, ignoreSecondTap } from '@/ui/second-tap'
import { arriveAt } from '../../support/look'
import { renderApp } from '../../support/render-app'

const THUMB = { clientX: 195, clientY: 430 }
const NEARBY = { clientX: 205, clientY: 445 }
const ELSEWHERE = { clientX: 195, clientY: 600 }

/** As a browser reports a tap. */
function tap(element: HTMLElement, place: typeof THUMB): void {
  fireEvent.pointerDown(element, place)
  fireEvent.click(element, place)
}

test('a second tap on Save does not press the row that has taken its place', async () => {
  const { user } = await renderApp({ path: '/Setsex', member: 'siti_m' })
  await user.click(await screen.findByRole('radio', { name: 'Female' }))
  tap(screen.getByRole('button', { name: 'Save' }), THUMB)
  tap(await screen.findByRole('link', { name: /Real name/ }), NEARBY)
  tap(screen.getByRole('link', { name: /Bank account/ }), ELSEWHERE)
  await arriveAt('/Setbank')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await arriveAt('/Infomation')
  expect(screen.getByRole('link', { name: /Gender/ })).toHaveTextContent('Female')
})

describe('the tap after a form has given way', () => {
  const onPress = vi.fn<() => void>()
  let end = () => {}

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    end = followTouches()
    onPress.mockReset()
    const next = document.body.appendChild(document.createElement('button'))
    next.addEventListener('click', onPress)
    fireEvent.pointerDown(document.body, THUMB)
    ignoreSecondTap()
  })

  afterEach(() => {
    end()
    vi.runAllTimers()
    document.body.replaceChildren()
  })

  const next = () => screen.getByRole('button')

  test.each([THUMB, NEARBY])('is ignored at the same place, %j', (place) => {
    tap(next(), place)
    expect(onPress).not.toHaveBeenCalled()
  })

  test('counts elsewhere', () => {
    tap(next(), ELSEWHERE)
    expect(onPress).toHaveBeenCalledOnce()
  })

  test('counts 0.6 s later', () => {
    vi.advanceTimersByTime(600)
    tap(next(), THUMB)
    expect(onPress).toHaveBeenCalledOnce()
  })

  test('counts by keyboard', () => {
    next().click()
    expect(onPress).toHaveBeenCalledOnce()
  })
})
