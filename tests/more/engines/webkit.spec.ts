import { paths } from '@/paths'
import { PERIOD_START } from '../../e2e/support/app'
import { BUDI, WULAN } from '../../e2e/support/members'
import { testedScreens } from '../../support/places'
import { expect, test, type WebKitWindow } from './webkit'
import type { Query } from './watched-site'

const button = (name: string | RegExp, within?: Query): Query => role('button', name, within)
const dialog = (name: string): Query => role('dialog', name)

function role(kind: string, name: string | RegExp, within?: Query): Query {
  return { role: kind, name: toNameMatcher(name), ...(within !== undefined && { within }) }
}

function toNameMatcher(text: string | RegExp): string | { source: string } {
  return typeof text === 'string' ? text : { source: text.source }
}

test('the script that watches the page reports exceptions, rejections and console errors', async ({ app, world }) => {
  await world.holdClock(app)
  await app.openAs(null, paths.language())
  await app.driver.run(() => {
    setTimeout(() => {
      throw new Error('thrown later')
    })
    void Promise.reject(new Error('rejected'))
    console.error('said')
  })
  const readErrorKinds = async () => (await app.errors()).map((line) => line.split(' ')[0])
  await expect.poll(async () => new Set(await readErrorKinds())).toEqual(new Set(['rejected:', 'said', 'thrown:']))
})

test('a confirmed order is settled, and the balance contains its return', async ({ app, world }) => {
  await world.holdClock(app, PERIOD_START + 20_000)
  await app.openAs(WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  await app.expectText({ role: 'timer' }, '02:40')
  await app.tap(button(/^Big/))
  await app.tap(button(/^Small/))
  await app.type({ label: 'Amount per pick' }, '2000')
  await app.tap(button(/^Submit/))
  await app.expectText(dialog('Confirm your order'), /20261121-0181.*Rp 82,500/)
  await app.tapArmed(button(/^Confirm Rp\s4,000$/, dialog('Confirm your order')))
  await app.expectText(dialog('Order accepted'), '20261121-0181')
  // The sheet closes by itself.
  await app.expectText({ role: 'main' }, 'Balance Rp 82,500')
  await app.expectText(role('region', 'Your round'), 'Big and Small · Rp 4,000')
  await world.advance(app, 161_000)
  await app.expectText(role('region', 'Your round'), 'returned Rp 3,900')
  await app.openAgain(paths.mine())
  await app.expectText({ role: 'main' }, 'Rp 86,400')
  expect(await app.errors()).toEqual([])
})

test('a withdrawal that is confirmed on the keypad is shown as paid five minutes later', async ({ app, world }) => {
  await world.holdClock(app, PERIOD_START)
  await app.openAs(BUDI, paths.withdraw())
  await app.type({ label: 'Amount' }, '40000')
  await app.tap(button(/^Withdraw/))
  const keypad = dialog('Fund password')
  for (const digit of '1357') await app.tap(button(digit, keypad))
  await app.tapArmed(button('Confirm', keypad))
  await app.expectText({ role: 'main' }, /Waiting for review \d\d:\d\d −Rp\s40,000/)
  await world.advance(app, 300_000)
  await app.openAgain(paths.withdrawals())
  await app.expectText({ role: 'main' }, /Paid \d\d:\d\d → \d\d:\d\d −Rp\s40,000/)
  expect(await app.errors()).toEqual([])
})

test('a video plays with casting disabled, and its preview ends at 3:00', async ({ app, world }) => {
  const readCasting = () =>
    app.driver.run(() => {
      const video = document.querySelector('video')
      return {
        airPlay: video?.getAttribute('x-webkit-airplay'),
        isOff: (video as unknown as { disableRemotePlayback?: boolean } | null)?.disableRemotePlayback,
      }
    })
  const readPosition = () => app.driver.run(() => document.querySelector('video')?.currentTime ?? 0)
  await world.holdClock(app)
  const playAs = async (token: string) => {
    await app.openAs(token, paths.video('1001'))
    // Removes `MediaSource`, because an iPhone has only `ManagedMediaSource`.
    await app.driver.run(() => void Object.defineProperty(window, 'MediaSource', { value: undefined }))
    // Stops tapping once the film loads or plays, because a further tap would pause the film.
    await app.tapUntil(button('Play'), role('status', 'Loading video'), button('Pause'))
    await expect.poll(readPosition, { timeout: 20_000 }).toBeGreaterThan(0.2)
    expect(await readCasting()).toEqual({ airPlay: 'deny', isOff: true })
  }
  const seekNearEnd = () =>
    app.driver.run(() => {
      for (const element of document.querySelectorAll('video')) element.currentTime = 179
    })
  await playAs(BUDI)
  // The engine sometimes ignores the new position. The test then opens the page again.
  await expect(async () => {
    await playAs(WULAN)
    await seekNearEnd()
    await expect.poll(readPosition, { timeout: 12_000 }).toBeGreaterThan(179.2)
  }).toPass({ timeout: 75_000 })
  await app.expectShown(dialog('The preview ended at 3:00'))
  expect(await readPosition()).toBeLessThanOrEqual(180.1)
})

/** The member is Budi if the screen needs content that only he has, otherwise Wulan. */
for (const { path, title, member } of testedScreens)
  test(`${path} opens without errors for a visitor and a member`, async ({ app, world }) => {
    await world.holdClock(app, PERIOD_START + 20_000)
    await app.openAs(null, path)
    await expectContent(app, member === undefined ? title : undefined)
    await app.openAs(member === 'budi_k' ? BUDI : WULAN, path)
    await expectContent(app, member === undefined ? undefined : title)
  })

async function expectContent(app: WebKitWindow, title?: string): Promise<void> {
  await app.expectShown({ role: 'heading', level: 1, ...(title !== undefined && { name: title }) })
  await expect.poll(async () => (await app.texts({ role: 'main' })).join('')).not.toBe('')
  await app.expectAbsent({ role: 'status', name: 'Loading' })
  await app.expectAbsent({ role: 'button', name: 'Retry' })
  expect(await app.errors()).toEqual([])
}
