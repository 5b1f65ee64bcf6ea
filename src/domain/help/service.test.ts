// @vitest-environment jsdom
import { applySettings } from '../../../tests/support/settings'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { helpLinksFor, isKnownService, mayBeFramed, openService } from './service'
import { config } from '@/config'
import { languages } from '@/i18n/languages'

const chatAddress = { url: 'https://chat.example/a', host: 'chat.example' }

afterEach(() => {
  applySettings({})
  vi.restoreAllMocks()
})

describe('customer service', () => {
  it.each<[string, string, boolean, boolean]>([
    ['if the settings name no host', '', false, true],
    ['if the settings name its host', 'help.example|chat.example', true, true],
    ['if the settings name other hosts only', 'help.example', false, false],
    ['if the settings name a part of its host', 'example', false, false],
  ])('%s (%j) has a known host: %s, and may be shown in a frame: %s', (_name, hosts, isKnown, isFramed) => {
    applySettings({ VITE_SERVICE_HOSTS: hosts })
    expect([isKnownService(chatAddress), mayBeFramed(chatAddress)]).toEqual([isKnown, isFramed])
  })

  it('opens in a new window without an opener and a referrer', () => {
    const openSpy = vi.spyOn(window, 'open').mockReturnValue(null)
    openService(chatAddress)
    expect(openSpy).toHaveBeenCalledExactlyOnceWith('https://chat.example/a', '_blank', 'noopener,noreferrer')
  })
})

const OWN_ORIGIN = 'https://app.example'

it.each(languages.map(({ code }) => code))('the default settings have a link to help in %s', (code) => {
  expect(helpLinksFor(config.helpLinks, code, OWN_ORIGIN).map(({ host }) => host)).toEqual(['www.gamblingtherapy.org'])
})

it('helpLinksFor lists links for the language first, and no links for other languages or to our own origin', () => {
  const otherLinks = 'id_id=https://bantuan.example | vi_vi=https://giupdo.example | https://app.example/help'
  applySettings({ VITE_HELP_LINKS: `https://help.example | ${otherLinks}` })
  const hosts = (code: string) => helpLinksFor(config.helpLinks, code, OWN_ORIGIN).map(({ host }) => host)
  expect(hosts('id_id')).toEqual(['bantuan.example', 'help.example'])
  expect(hosts('en_us')).toEqual(['help.example'])
})
