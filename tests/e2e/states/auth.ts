import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { opening, type ScreenState } from './state'

const login = { path: paths.login(), token: null, ready: 'tiga' }
const register = { path: paths.register(), token: null, ready: 'tiga' }

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
  { ...login, name: 'Login, customer service', prepare: opening('auth:forgot', 'auth:forgot') },
  { ...register, name: 'Register', path: `${paths.register()}?code=TIGA-2026` },
  {
    ...register,
    name: 'Register, agreement',
    prepare: opening('auth:agreement', 'shared:legalTitle', 'legal:agreementTitle'),
  },
]
