import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { pendingOf } from '@/domain/money-request/testing/requests'
import { anOrder, aTopUp, messageOf } from '../../support/messages'
import { storeAsOtherTab, openDialog, type ScreenState, type Stage } from './state'

const login = { path: paths.login(), token: null, ready: 'tiga' }
const register = { path: paths.register(), token: null, ready: 'tiga' }

/** Shows Login after a session with two money requests: one accepted, one without an outcome. */
async function endSession(stage: Stage): Promise<void> {
  const { page, say } = stage
  const accepted = messageOf({ outcome: 'accepted', request: anOrder })
  const { memberId, at } = accepted
  await storeAsOtherTab(stage, [
    ['tiga.messages.1', accepted],
    ['tiga.requests.2', pendingOf('2', { memberId, request: aTopUp, sentAt: at, answerBy: at, isLost: true })],
  ])
  await page.evaluate((ended) => history.replaceState({ usr: { ended }, key: 'ended', idx: 0 }, ''), memberId)
  await page.reload()
  await expect(page.getByText(say('messages:beforeEnd'))).toBeVisible()
}

export const authStates: readonly ScreenState[] = [
  { ...login, name: 'Login' },
  {
    ...login,
    name: 'Login, fields missing',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('auth:logIn'), exact: true }).tap()
      await expect(page.getByText(say('auth:enterPassword'))).toBeVisible()
    },
  },
  { ...login, name: 'Login, after a session ended', prepare: endSession },
  { ...login, name: 'Login, customer service', prepare: openDialog('auth:forgot', 'auth:forgot') },
  { ...register, name: 'Register', path: `${paths.register()}?code=TIGA-2026` },
  {
    ...register,
    name: 'Register, agreement',
    prepare: openDialog('auth:agreement', 'shared:legalTitle', 'legal:agreementTitle'),
  },
]
