import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { WULAN } from '../support/members'
import { keepMessages } from './messages'
import { failing, FAULT_TEXT, keeping, type ScreenState } from './state'

const mine = { path: paths.mine(), token: WULAN }

export const meStates: readonly ScreenState[] = [
  { ...mine, name: 'Me', ready: '86,500' },
  {
    ...mine,
    name: 'Me, unread messages',
    prepare: async (stage) => {
      await keepMessages(stage, 3)
      const name = new RegExp(stage.say('shared:unread', { number: 3 }))
      await expect(stage.page.getByRole('link', { name })).toBeVisible()
    },
    ready: '86,500',
  },
  {
    ...mine,
    name: 'Me, just registered',
    prepare: async (stage) => {
      await keeping('member.isNew', true)(stage)
      await expect(stage.page.getByRole('region', { name: stage.say('my:welcome.title') })).toBeVisible()
    },
    ready: '86,500',
  },
  {
    ...mine,
    name: 'Me, what the balance is made of',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: /86[.,]500/ }).tap()
      await expect(page.getByRole('dialog', { name: say('my:trail.title') })).toContainText(say('record:trail.rest'))
    },
    ready: '86,500',
  },
  { ...mine, name: 'Me, nobody logged in', token: null },
  { ...mine, name: 'Me, balance failed', faults: failing('/member/getUserInfo'), ready: FAULT_TEXT },
]
