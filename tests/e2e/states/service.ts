import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { changeAnswers } from '../support/hold-back'
import { hurryTimer } from '../support/hurry'
import { answerAsService, keepServiceSilent, SERVICE_HOST } from '../support/service'
import { openDialog, type ScreenState, type Stage } from './state'

const serviceScreen = { path: paths.service(), token: null }
const servicePage = { path: paths.servicePage(), token: null, ready: SERVICE_HOST }

const loadingStatus = ({ page, say }: Stage) =>
  page.getByRole('status', { name: say('service:loadingPage', { host: SERVICE_HOST }) })

export const serviceStates: readonly ScreenState[] = [
  { ...serviceScreen, name: 'Service', ready: /Tiga/ },
  { ...serviceScreen, name: 'Service, details', prepare: openDialog('service:caseTitle'), ready: /Tiga/ },
  {
    ...serviceScreen,
    name: 'Service, disabled',
    prepare: async ({ page, say }) => {
      await changeAnswers(page, '/system/base', (base) => ({ ...Object(base), iskefu: 0 }))
      await page.reload()
      await expect(page.getByText(say('service:disabled'))).toBeVisible()
    },
  },
  {
    ...servicePage,
    name: 'Service page',
    prepare: async (stage) => {
      const { page, say } = stage
      await answerAsService(page)
      await page.reload()
      await expect(page.getByTitle(say('service:frameName', { host: SERVICE_HOST }))).toBeVisible()
      await expect(loadingStatus(stage)).toHaveCount(0)
    },
  },
  {
    ...servicePage,
    name: 'Service page, loading',
    prepare: async (stage) => {
      await keepServiceSilent(stage.page)
      await stage.page.reload({ waitUntil: 'domcontentloaded' })
      await expect(loadingStatus(stage)).toBeVisible()
    },
  },
  {
    ...servicePage,
    name: 'Service page, blocked',
    prepare: async ({ page }) => {
      await keepServiceSilent(page)
      await hurryTimer(page, 8000)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
]
