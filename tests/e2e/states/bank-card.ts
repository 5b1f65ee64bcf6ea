import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, SITI, WULAN } from '../support/members'
import { refuseCalls, FAULT_TEXT_PATTERN, delayAnswers, type ScreenState, type Stage } from './state'

const cardScreen = { path: paths.bankCard(), token: BUDI }
const bindScreen = { path: paths.bindCard(), token: WULAN }
const CARD_CALL = '/member/getUserBankInfo'

const submit = ({ page, say }: Stage) => page.getByRole('button', { name: say('shared:submit'), exact: true }).tap()

export const bankCardStates: readonly ScreenState[] = [
  { ...cardScreen, name: 'Bank card', ready: '1111' },
  {
    ...cardScreen,
    name: 'Bank card, whole number',
    prepare: ({ page, say }) => page.getByRole('button', { name: say('bank:showNumber') }).tap(),
    ready: '1111',
  },
  { ...cardScreen, name: 'Bank card, none', token: SITI },
  {
    ...cardScreen,
    name: 'Bank card, first step',
    token: SITI,
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('bank:linkBankAccount') }).tap()
      await expect(page.getByText(say('bank:linkStep', { step: '1', steps: '3' }))).toBeVisible()
    },
  },
  { ...cardScreen, name: 'Bank card, loading', faults: delayAnswers(CARD_CALL) },
  { ...cardScreen, name: 'Bank card, failed', faults: refuseCalls(CARD_CALL), ready: FAULT_TEXT_PATTERN },
  { ...bindScreen, name: 'Bind a card, incomplete', prepare: submit },
  { ...bindScreen, name: 'Bind a card, closed', token: BUDI },
  {
    ...bindScreen,
    name: 'Bind a card, review',
    prepare: async (stage) => {
      const { page, say } = stage
      await page.getByLabel(say('bank:bank'), { exact: true }).selectOption('Bank Demo Melati')
      await page.getByLabel(say('bank:number'), { exact: true }).fill('000011112222')
      await page.getByLabel(say('bank:mobile'), { exact: true }).fill('0000123456')
      await submit(stage)
      await expect(page.getByRole('dialog', { name: say('bank:reviewTitle') })).toBeVisible()
    },
  },
]
