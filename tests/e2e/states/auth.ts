import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { pendingOf } from '@/domain/money-request/testing/requests'
import { sampleOrderRequest, sampleTopUpRequest, messageOf } from '../../support/messages'
import { storeAsOtherTab, openDialog, type ScreenState, type Stage } from './state'

const loginScreen = { path: paths.login(), token: null, ready: 'tiga' }
const registerScreen = { path: paths.register(), token: null, ready: 'tiga' }

/** Shows Login after a session with two money requests: one accepted, one without an outcome. */
async function endSession(stage: Stage): Promise<void> {
  const { page, say } = stage
  const acceptedMessage = messageOf({ outcome: 'accepted', request: sampleOrderRequest })
  const { memberId, at } = acceptedMessage
  await storeAsOtherTab(stage, [
    ['tiga.messages.1', acceptedMessage],
    [
      'tiga.requests.2',
      pendingOf('2', { memberId, request: sampleTopUpRequest, sentAt: at, answerBy: at, isLost: true }),
    ],
  ])
  await page.evaluate((ended) => history.replaceState({ usr: { ended }, key: 'ended', idx: 0 }, ''), memberId)
  await page.reload()
  await expect(page.getByText(say('messages:beforeEnd'))).toBeVisible()
}

export const authStates: readonly ScreenState[] = [
  { ...loginScreen, name: 'Login' },
  {
    ...loginScreen,
    name: 'Login, fields missing',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('auth:logIn'), exact: true }).tap()
      await expect(page.getByText(say('auth:enterPassword'))).toBeVisible()
    },
  },
  { ...loginScreen, name: 'Login, after a session ended', prepare: endSession },
  { ...loginScreen, name: 'Login, customer service', prepare: openDialog('auth:forgot', 'auth:forgot') },
  { ...registerScreen, name: 'Register', path: `${paths.register()}?code=TIGA-2026` },
  {
    ...registerScreen,
    name: 'Register, agreement',
    prepare: openDialog('auth:agreement', 'shared:legalTitle', 'legal:agreementTitle'),
  },
]
