import { afterEach, expect, it } from 'vitest'
import { config } from '@/config'
import { languages } from '@/i18n/languages'
import { applySettings } from '../../../tests/support/settings'
import { helpLinksFor } from './help-links'

const OWN = 'https://app.example'

afterEach(() => applySettings({}))

it.each(languages.map(({ code }) => code))('there is help in %s, whatever is set', (code) => {
  expect(helpLinksFor(config.helpLinks, code, OWN).map(({ host }) => host)).toEqual(['www.gamblingtherapy.org'])
})

it('that of the language stands first, and no other language sees it', () => {
  applySettings({
    VITE_HELP_LINKS: 'https://help.example | id_id=https://bantuan.example | vi_vi=https://giupdo.example',
  })
  const hosts = (code: string) => helpLinksFor(config.helpLinks, code, OWN).map(({ host }) => host)
  expect(hosts('id_id')).toEqual(['bantuan.example', 'help.example'])
  expect(hosts('en_us')).toEqual(['help.example'])
})

it('an address of our own is no way out', () => {
  applySettings({ VITE_HELP_LINKS: 'https://app.example/help' })
  expect(helpLinksFor(config.helpLinks, 'en_us', OWN)).toEqual([])
})
