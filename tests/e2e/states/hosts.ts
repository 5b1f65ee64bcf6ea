import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { WULAN } from '../support/members'
import { orderAndOpenCities } from './draws'
import {
  emptyAnswers,
  refuseCalls,
  FAULT_TEXT_PATTERN,
  storeAsOtherTab,
  delayAnswers,
  type ScreenState,
  type Stage,
} from './state'

const CITY = { id: '3', name: 'Yogyakarta' }
/** The first host of Yogyakarta, who has three pictures. */
const HOST_NAME = 'Prama'
const SAVED_HOSTS = [
  { memberId: WULAN, id: '301', cityId: CITY.id, name: HOST_NAME, imageUrl: '/media/host-5.svg', savedAt: 1 },
  { memberId: WULAN, id: '9999', cityId: CITY.id, name: 'Orin', imageUrl: '/media/host-1.svg', savedAt: 0 },
]
const citiesScreen = { path: paths.cities(), token: null }
const cityScreen = { path: paths.hosts(CITY), token: WULAN }
const hostScreen = { path: paths.host('301', CITY), token: WULAN }

const loadedHostScreen = { ...hostScreen, ready: HOST_NAME }

const openSecondPicture = ({ page, say }: Stage) =>
  page.getByRole('button', { name: say('hosts:pictureOf', { name: HOST_NAME, number: 2, total: 3 }) }).tap()

export const hostStates: readonly ScreenState[] = [
  { ...citiesScreen, name: 'Cities', ready: /[JY]akarta|雅加达/ },
  {
    ...citiesScreen,
    name: 'Cities, with an open round',
    path: paths.draw({ key: 'merapi180', id: '12' }),
    token: WULAN,
    prepare: async (stage) => {
      const { page, say } = stage
      await orderAndOpenCities(stage)
      const roundsRegion = page.getByRole('region', { name: say('messages:rounds.label') })
      await expect(roundsRegion).toContainText('4,000')
      await expect(page.getByRole('banner')).toContainText(say('common:demoCredits'))
    },
    ready: 'Merapi',
  },
  { ...citiesScreen, name: 'Cities, loading', faults: delayAnswers('/xuanfei/address') },
  { ...citiesScreen, name: 'Cities, empty', faults: emptyAnswers('/xuanfei/address') },
  {
    ...citiesScreen,
    name: 'Cities, prices',
    path: `${paths.cities()}?tab=prices`,
    prepare: ({ page, say }) => expect(page.getByText(say('hosts:prices.languageText'))).toBeVisible(),
  },
  { ...citiesScreen, name: 'Cities, pushed', path: paths.allCities(), ready: /[JY]akarta|雅加达/ },
  {
    ...citiesScreen,
    token: WULAN,
    name: 'Cities, saved hosts',
    prepare: async (stage) => {
      await storeAsOtherTab(
        stage,
        SAVED_HOSTS.map((hostScreen) => [`tiga.savedHosts.${WULAN}|${hostScreen.id}`, hostScreen]),
      )
      await expect(stage.page.getByRole('region', { name: stage.say('hosts:savedHosts') })).toBeVisible()
    },
  },
  { ...cityScreen, name: 'City', ready: HOST_NAME },
  { ...cityScreen, name: 'City, loading', faults: delayAnswers('/xuanfei/xuanfeilist') },
  { ...cityScreen, name: 'City, empty', faults: emptyAnswers('/xuanfei/xuanfeilist') },
  { ...cityScreen, name: 'City, not found', path: paths.hosts({ id: '999', name: '' }) },
  { ...cityScreen, name: 'City, failed', faults: refuseCalls('/xuanfei/xuanfeilist'), ready: FAULT_TEXT_PATTERN },
  { ...loadedHostScreen, name: 'Host' },
  { ...hostScreen, name: 'Host, loading', faults: delayAnswers('/xuanfei/xuanfeidata') },
  { ...hostScreen, name: 'Host, failed', faults: refuseCalls('/xuanfei/xuanfeidata'), ready: FAULT_TEXT_PATTERN },
  {
    ...loadedHostScreen,
    name: 'Host, pictures',
    prepare: async (stage) => {
      await openSecondPicture(stage)
      await expect(stage.page.getByRole('dialog', { name: HOST_NAME }).getByRole('img')).toBeVisible()
    },
  },
  {
    ...loadedHostScreen,
    name: 'Host, pictures broken',
    prepare: async (stage) => {
      const { page, say } = stage
      await page.route('**/media/host-*.svg', (route) => route.abort())
      await page.reload()
      await openSecondPicture(stage)
      const entry = page.getByRole('listitem', { includeHidden: false }).filter({ hasText: say('hosts:pictureFailed') })
      await expect(entry).toBeVisible()
    },
  },
  {
    ...loadedHostScreen,
    name: 'Host, report',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('hosts:report') }).tap()
      await expect(page.getByRole('dialog', { name: say('hosts:report') })).toBeVisible()
    },
  },
  {
    ...loadedHostScreen,
    name: 'Host, subscribe',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('hosts:subscribe') }).tap()
      await expect(page.locator('.toast')).toBeVisible()
    },
  },
]
