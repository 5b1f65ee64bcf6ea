import { expect, type Page } from '@playwright/test'
import { paths } from '@/paths'
import { openAs, PERIOD_START, WULAN, type WireRequest, type World } from './app'

/** Opens the confirm sheet as wulan_r: Rp 2,000 on Big in the game Merapi, 20 s into the period. */
export async function reviewOrder(page: Page, world: World): Promise<void> {
  await world.holdClock(page, PERIOD_START + 20_000)
  await openAs(page, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  await page.getByRole('button', { name: /^Big/ }).tap()
  await page.getByLabel('Amount per pick').fill('2000')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toContainText('20261121-0181')
}

export const sentOrdersIn = (wire: readonly WireRequest[]) => wire.filter(({ path }) => path === '/game/placeOrder')
