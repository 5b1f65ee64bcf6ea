import { expect } from '@playwright/test'
import { paths, patterns } from '@/paths'
import { WULAN } from '../support/members'
import { empty, failing, FAULT_TEXT, slow, type ScreenState, type Stage } from './state'

const CITY = { id: '3', name: 'Yogyakarta' }
/** The first host of that city, with three pictures. */
const HOST_NAME = 'Prama'
const cities = { path: paths.cities(), token: null }
const city = { path: paths.hosts(CITY), token: WULAN }
const host = { path: paths.host('301', CITY), token: WULAN }

const openSecondPicture = ({ page, say }: Stage) =>
  page.getByRole('button', { name: say('hosts:pictureOf', { name: HOST_NAME, number: 2, total: 3 }) }).tap()

export const hostStates: readonly ScreenState[] = [
  { ...cities, name: 'Cities', ready: /Jakarta|雅加达/ },
  { ...cities, name: 'Cities, empty', faults: empty('/xuanfei/address') },
  {
    ...cities,
    name: 'Cities, prices',
    path: `${paths.cities()}?tab=prices`,
    prepare: ({ page, say }) => expect(page.getByText(say('hosts:prices.languageText'))).toBeVisible(),
  },
  { ...cities, name: 'Cities, pushed', path: paths.allCities(), ready: /Jakarta|雅加达/ },
  { ...city, name: 'City', ready: HOST_NAME },
  { ...city, name: 'City, loading', faults: slow('/xuanfei/xuanfeilist') },
  { ...city, name: 'City, empty', faults: empty('/xuanfei/xuanfeilist') },
  { ...city, name: 'City, failed', faults: failing('/xuanfei/xuanfeilist'), ready: FAULT_TEXT },
  { ...city, name: 'City, not found', path: patterns.hosts },
  { ...host, name: 'Host', ready: HOST_NAME },
  { ...host, name: 'Host, loading', faults: slow('/xuanfei/xuanfeidata') },
  { ...host, name: 'Host, failed', faults: failing('/xuanfei/xuanfeidata'), ready: FAULT_TEXT },
  { ...host, name: 'Host, not found', path: patterns.host },
  {
    ...host,
    name: 'Host, pictures',
    prepare: async (stage) => {
      await openSecondPicture(stage)
      await expect(stage.page.getByRole('dialog', { name: HOST_NAME }).getByRole('img')).toBeVisible()
    },
    ready: HOST_NAME,
  },
  {
    ...host,
    name: 'Host, pictures broken',
    prepare: async (stage) => {
      const { page, say } = stage
      await page.route('**/media/host-*.svg', (route) => route.abort())
      await page.reload()
      await openSecondPicture(stage)
      const shown = page.getByRole('listitem', { includeHidden: false }).filter({ hasText: say('hosts:pictureFailed') })
      await expect(shown).toBeVisible()
    },
    ready: HOST_NAME,
  },
  {
    ...host,
    name: 'Host, customer service',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('common:contact.open') }).tap()
      await expect(page.getByRole('dialog', { name: say('common:contact.title') })).toBeVisible()
    },
    ready: HOST_NAME,
  },
]
