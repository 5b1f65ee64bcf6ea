// @vitest-environment jsdom
import { applySettings } from '../../../tests/support/settings'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { helpLinksFor, isKnownService, mayBeFramed, openService } from './service'
import { config } from '@/config'
import { languages } from '@/i18n/languages'

const chat = { url: 'https://chat.example/a', host: 'chat.example' }

afterEach(() => {
  applySettings({})
  vi.restoreAllMocks()
})

describe('customer service', () => {
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

const OWN = 'https://app.example'

it.each(languages.map(({ code }) => code))('there is help in %s, whatever is set', (code) => {
  expect(helpLinksFor(config.helpLinks, code, OWN).map(({ host }) => host)).toEqual(['www.gamblingtherapy.org'])
})

it('that of the language stands first, no other language sees it, and an address of our own is none', () => {
  const own = 'id_id=https://bantuan.example | vi_vi=https://giupdo.example | https://app.example/help'
  applySettings({ VITE_HELP_LINKS: `https://help.example | ${own}` })
  const hosts = (code: string) => helpLinksFor(config.helpLinks, code, OWN).map(({ host }) => host)
  expect(hosts('id_id')).toEqual(['bantuan.example', 'help.example'])
  expect(hosts('en_us')).toEqual(['help.example'])
})
