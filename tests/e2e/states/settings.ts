import { expect } from '@playwright/test'
import { paths, routePatterns } from '@/paths'
import { SITI, WULAN } from '../support/members'
import { tapArmed } from '../support/tap-armed'
import {
  refuseCalls,
  storeAndReload,
  loseAnswers,
  openDialog,
  waitForRetry,
  delayAnswers,
  fireUntilShown,
  type ScreenState,
  type Stage,
} from './state'

const settingsScreen = { path: paths.settings(), token: WULAN, ready: '0.1.0' }
const profileScreen = { path: paths.profile(), token: WULAN }
const realNameScreen = { path: paths.realName(), token: SITI }
const loginPasswordScreen = { path: paths.loginPassword(), token: WULAN }
const languageScreen = { path: paths.language(), token: null, ready: 'Tiếng Việt' }
const MEMBER_CALL = '/member/getUserInfo'
const WULAN_NAME = 'Wulan Rahayu'

const tapSave = ({ page, say }: Stage) => page.getByRole('button', { name: say('setting:save'), exact: true }).tap()
const findField = ({ page }: Stage, label: string) => page.getByRole('textbox', { name: label, exact: true })

const SAFARI_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** Fires the event `beforeinstallprompt`, at which the app checks again how it can be installed. */
const offerInstalling = fireUntilShown(
  () => void window.dispatchEvent(new Event('beforeinstallprompt')),
  'setting:install',
)
const showInstallingInSafari = async (stage: Stage) => {
  const { page, say } = stage
  await page.evaluate(
    (userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent }),
    SAFARI_USER_AGENT,
  )
  await fireUntilShown(() => void window.dispatchEvent(new Event('appinstalled')), 'setting:install')(stage)
  await page.getByRole('button', { name: say('setting:install') }).tap()
  await expect(page.getByText(say('setting:installShare'))).toBeVisible()
}

/**
 * Opens the sheet that asks before an erasure. Stores a limit first, because the sheet then also
 * says that limits stay.
 */
async function askToErase(stage: Stage): Promise<void> {
  const limits = [{ kind: 'perOrder', limit: { most: '5000', waiting: null } }]
  await storeAndReload(`limits.${WULAN}`, { memberId: WULAN, limits, breakUntil: null })(stage)
  await openDialog('setting:erase', 'setting:eraseTitle')(stage)
}

export const settingsStates: readonly ScreenState[] = [
  { ...settingsScreen, name: 'Settings' },
  { ...settingsScreen, name: 'Settings, log out', prepare: openDialog('setting:logOut', 'setting:logOutTitle') },
  {
    ...settingsScreen,
    name: 'Settings, data kept after a log-out',
    prepare: async (stage) => {
      const { page, say } = stage
      await openDialog('setting:logOut', 'setting:logOutTitle')(stage)
      await page.getByRole('button', { name: say('setting:whatStays') }).tap()
      await expect(page.getByRole('dialog').getByRole('list').first()).toBeInViewport()
    },
  },
  { ...settingsScreen, name: 'Settings, data saver', prepare: openDialog('setting:dataSaver') },
  { ...settingsScreen, name: 'Settings, installing offered', prepare: offerInstalling },
  { ...settingsScreen, name: 'Settings, installing in Safari', prepare: showInstallingInSafari },
  { ...settingsScreen, name: 'Settings, erase', prepare: askToErase },
  {
    ...settingsScreen,
    name: 'Settings, device erased',
    prepare: async (stage) => {
      await askToErase(stage)
      const { page, say } = stage
      await tapArmed(page.getByRole('dialog').getByRole('button', { name: say('setting:eraseConfirm'), exact: true }))
      await expect(page.locator('.toast').filter({ hasText: say('setting:erased') })).toBeVisible()
    },
  },
  { ...settingsScreen, name: 'Settings, failed', faults: refuseCalls(MEMBER_CALL), prepare: waitForRetry },
  { ...profileScreen, name: 'Basic information', ready: WULAN_NAME },
  { ...profileScreen, name: 'Basic information, loading', faults: delayAnswers(MEMBER_CALL) },
  {
    ...profileScreen,
    name: 'Basic information, card failed',
    faults: refuseCalls('/member/getUserBankInfo'),
    prepare: waitForRetry,
  },
  {
    ...profileScreen,
    name: 'Basic information, avatars',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('setting:avatar') }).tap()
      const sheet = page.getByRole('dialog', { name: say('setting:avatarTitle') })
      await expect(sheet.getByRole('radio')).toHaveCount(20)
      await sheet.getByRole('radio', { name: say('setting:avatars.kite') }).check()
    },
    ready: WULAN_NAME,
  },
  { ...realNameScreen, name: 'Real name', prepare: tapSave },
  {
    ...realNameScreen,
    name: 'Real name, confirmation',
    prepare: async (stage) => {
      const { page, say } = stage
      await findField(stage, say('setting:realName')).fill('Siti Maimunah')
      await tapSave(stage)
      await expect(page.getByRole('dialog', { name: say('setting:nameConfirmTitle') })).toBeVisible()
    },
  },
  { ...realNameScreen, name: 'Real name, set', token: WULAN, ready: WULAN_NAME },
  { path: paths.sex(), token: SITI, name: 'Gender', prepare: tapSave },
  { path: paths.sex(), token: SITI, name: 'Gender, loading', faults: delayAnswers(MEMBER_CALL) },
  {
    ...loginPasswordScreen,
    name: 'Login password, incomplete',
    prepare: async (stage) => {
      await findField(stage, stage.say('setting:newPassword')).fill('perahu-77')
      await tapSave(stage)
    },
  },
  {
    ...loginPasswordScreen,
    name: 'Login password, answer lost',
    faults: loseAnswers('/member/setLoginPassword'),
    prepare: async (stage) => {
      const { page, say } = stage
      for (const key of ['currentPassword', 'newPassword', 'repeatPassword'] as const)
        await findField(stage, say(`setting:${key}`)).fill('perahu-77')
      await tapSave(stage)
      await expect(page.getByRole('alert')).toContainText(say('setting:passwordUnknown'))
    },
  },
  {
    path: paths.fundPassword(),
    token: SITI,
    name: 'Fund password, easy to guess',
    prepare: async (stage) => {
      await findField(stage, stage.say('shared:fundPassword')).fill('1234')
      await tapSave(stage)
    },
  },
  { path: paths.fundPassword(), token: WULAN, name: 'Fund password, set' },
  { ...languageScreen, name: 'Language' },
  { ...languageScreen, name: 'Language, from Settings', path: routePatterns.languageFrom.replace(':type', 'setting') },
]
