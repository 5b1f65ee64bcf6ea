// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { money } from '@/lib/money/text'
import { requestNotes, type RequestNote } from './notes'
import { isMoneyRequestOpen, isMoneyRequestUnderWay } from './open-money-requests'

const NOW = 1_763_715_600_000

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** As the money requests themselves write it down. */
function send(fields: Partial<RequestNote> = {}): void {
  const request = { kind: 'withdrawal', amount: money('50000') } as const
  const note = { id: 'a', memberId: '1001', request, sentAt: NOW, answerBy: NOW + 25_000, isLost: false }
  requestNotes.put('a', { ...note, lostAnswer: 'none', before: null, lookUp: null, ...fields })
}

describe('a request whose outcome is not known', () => {
  it('is open for its member alone', () => {
    send()
    expect([isMoneyRequestOpen('1001'), isMoneyRequestOpen('1002')]).toEqual([true, false])
  })

  it('is open also when no answer will come, and no more once it is gone', () => {
    send({ isLost: true })
    expect(isMoneyRequestOpen('1001')).toBe(true)
    requestNotes.remove('a')
    expect(isMoneyRequestOpen('1001')).toBe(false)
  })

  it.each<[string, Partial<RequestNote>, boolean]>([
    ['just sent', {}, true],
    ['sent a while ago', { sentAt: NOW - 24_999, answerBy: NOW + 1 }, true],
    ['past its time', { sentAt: NOW - 25_000, answerBy: NOW }, false],
    ['known to have no answer', { isLost: true }, false],
    ['sent in the future, by a clock that was set back', { sentAt: NOW + 1 }, false],
  ])('may still be answered until its time is over: one %s', (_name, fields, expected) => {
    send(fields)
    expect(isMoneyRequestUnderWay()).toBe(expected)
  })

  it('is found among others, whoever sent it', () => {
    localStorage.setItem('tiga.messages.1', JSON.stringify({ memberId: '1003', sentAt: 0, answerBy: NOW * 2 }))
    localStorage.setItem('lang', 'vi_vi')
    expect([isMoneyRequestUnderWay(), isMoneyRequestOpen('1003')]).toEqual([false, false])
    send({ memberId: '1002' })
    expect([isMoneyRequestUnderWay(), isMoneyRequestOpen('1002')]).toEqual([true, true])
  })

  it.each(['', '{"memberId":', 'null', '5', '[]', '{"request":{"kind":"order"}}', '{"memberId":1001}'])(
    'may be anybody’s where its note is %j, which hides no other and keeps no page from a reload',
    (text) => {
      localStorage.setItem('tiga.requests.0', text)
      expect([isMoneyRequestOpen('1001'), isMoneyRequestUnderWay()]).toEqual([true, false])
      send()
      expect(isMoneyRequestUnderWay()).toBe(true)
    },
  )

  it('is seen also where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', undefined)
    send()
    expect([isMoneyRequestOpen('1001'), isMoneyRequestOpen('1002'), isMoneyRequestUnderWay()]).toEqual([
      true,
      false,
      true,
    ])
    requestNotes.remove('a')
    expect([isMoneyRequestOpen('1001'), isMoneyRequestUnderWay()]).toEqual([false, false])
  })
})
