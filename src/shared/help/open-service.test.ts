// @vitest-environment jsdom
import { applySettings } from '../../../tests/support/settings'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isKnownService, mayBeFramed, openService, serviceAddress } from './open-service'

const chat = { url: 'https://chat.example/a', host: 'chat.example' }

afterEach(() => {
  applySettings({})
  vi.restoreAllMocks()
})

describe('the address of customer service', () => {
  it.each([
    [null, null],
    ['https://chat example', null],
    ['https://app.example/chat', null],
    ['https://chat.example/a', chat],
  ])('%j leads to %j', (url, expected) => {
    expect(serviceAddress(url, 'https://app.example')).toEqual(expected)
  })

  it.each<[string, string, boolean, boolean]>([
    ['no host is named in the settings', '', false, true],
    ['its host is named', 'help.example|chat.example', true, true],
    ['other hosts are named', 'help.example', false, false],
    ['a part of its name is named', 'example', false, false],
  ])('where %s', (_name, hosts, isKnown, isFramed) => {
    applySettings({ VITE_SERVICE_HOSTS: hosts })
    expect([isKnownService(chat), mayBeFramed(chat)]).toEqual([isKnown, isFramed])
  })

  it('opens in a window that knows nothing of this one', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    openService(chat)
    expect(open).toHaveBeenCalledExactlyOnceWith('https://chat.example/a', '_blank', 'noopener,noreferrer')
  })
})
