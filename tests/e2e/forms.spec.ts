import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, expect, openAs, PERIOD_START, test, WULAN } from './support/app'

/** Composes digits like a keyboard that predicts words. Each step is the whole text so far. */
async function compose(page: Page, ...steps: readonly string[]): Promise<{ end: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page)
  for (const text of steps)
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  return { end: async () => void (await devtools.send('Input.insertText', { text: steps.at(-1) ?? '' })) }
}

for (const { name, member, path, label, grouped, longer } of [
  { name: 'a top-up', member: WULAN, path: paths.topUp('86500'), label: 'Amount', grouped: '5,000', longer: '50,000' },
  { name: 'a withdrawal', member: BUDI, path: paths.withdraw(), label: 'Amount', grouped: '5.000', longer: '50.000' },
  {
    name: 'an order',
    member: WULAN,
    path: '/Lottery?key=merapi180&id=12',
    label: 'Amount per pick',
    grouped: '5,000',
    longer: '50,000',
  },
])
  test(`the amount of ${name} stays as typed while a keyboard composes its digits, and is grouped afterwards`, async ({
    page,
    world,
  }) => {
    await world.holdClock(page, PERIOD_START + 20_000)
    await openAs(page, member, path)
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    const composition = await compose(page, '5', '50', '500', '5000')
    await expect(field).toHaveValue('5000')
    await composition.end()
    await expect(field).toHaveValue(grouped)
    await page.keyboard.press('0')
    await expect(field).toHaveValue(longer)
    await page.reload()
    await expect(field).toHaveValue(longer)
    // The member leaves the field while the keyboard still composes.
    await field.fill('')
    await field.focus()
    await compose(page, '５', '５０００')
    await field.blur()
    await expect(field).toHaveValue(grouped)
  })
