import { paths } from '@/paths'
import { START } from '../../e2e/support/app'
import { BUDI, WULAN } from '../../e2e/support/members'
import { places } from '../../support/places'
import { expect, test, type WebKitWindow } from './webkit'
import type { What } from './watched-site'

const button = (name: string | RegExp, within?: What): What => role('button', name, within)
const link = (name: string | RegExp, within?: What): What => role('link', name, within)
const dialog = (name: string): What => role('dialog', name)
const heading = (name: string): What => ({ role: 'heading', level: 1, name })

function role(kind: string, name: string | RegExp, within?: What): What {
  return { role: kind, name: words(name), ...(within !== undefined && { within }) }
}

function words(text: string | RegExp): string | { source: string } {
  return typeof text === 'string' ? text : { source: text.source }
}

test('what goes wrong in a page is heard', async ({ app, world }) => {
  await world.holdClock(app)
  await app.openAs(null, paths.language())
  await app.driver.run(() => {
    const script = document.createElement('script')
    script.append('1')
    try {
      document.body.append(script)
    } catch {
      // Where the engine knows Trusted Types.
    }
    setTimeout(() => {
      throw new Error('thrown later')
    })
    void Promise.reject(new Error('rejected'))
    console.error('said')
  })
  await expect
    .poll(async () =>
      (await app.wrong()).map((line) => line.split(' ')[0]).toSorted((a = '', b = '') => a.localeCompare(b)),
    )
    .toEqual(['policy:', 'rejected:', 'said', 'thrown:'])
})

test('from the first start to a settled order and log-out', async ({ app, world }) => {
  await world.holdClock(app, START + 20_000)

  await test.step('the first start leads to Login, and a game back there', async () => {
    await app.openAs(null, paths.start(), null)
    await app.sees(heading('Log in'))
    expect(await app.address()).toBe('/Login')
    await app.tap(button('Look around first'))
    await app.tap(link(/Merapi/))
    await app.sees(heading('Log in'))
  })

  await test.step('registration leads to the game', async () => {
    await app.tap(link('Register'))
    await app.sees(heading('Register'))
    await app.type({ label: 'Username' }, 'rani_s')
    await app.type({ label: 'Password' }, 'secret-7')
    await app.type({ label: 'Invite code' }, 'HELLO-11')
    await app.tap(button('Register'))
    await app.sees(heading('Merapi'))
    await app.reads({ role: 'timer' }, '02:40')
  })

  await test.step('two tiles and an amount, confirmed', async () => {
    await app.tap(button(/^Big/))
    await app.tap(button(/^Even/))
    await app.type({ label: 'Amount per pick' }, '2000')
    await app.tap(button(/^Submit/))
    await app.reads(dialog('Confirm your order'), /20261121-0181.*Rp 96,000/)
    await app.tapArmed(button(/^Confirm Rp\s4,000$/, dialog('Confirm your order')))
    await app.reads(dialog('Order accepted'), '20261121-0181')
    await app.tapArmed(button('Done'))
    await app.reads({ role: 'main' }, 'Balance Rp 96,000')
  })

  let hits = 0
  await test.step('the period ends and the order is settled by its numbers', async () => {
    await world.advance(app, 161_000)
    const rounds = role('region', 'Your rounds')
    await app.reads(rounds, /Staked Rp 4,000 · returned Rp \d/)
    const numbers = await app.labels({ role: 'img', name: words(/^\d, \d, \d$/), within: { role: 'main' } })
    const sum = (numbers[0] ?? '').split(', ').reduce((total, number) => total + Number(number), 0)
    hits = (sum >= 11 ? 1 : 0) + (sum % 2 === 0 ? 1 : 0)
    await app.openAgain(paths.orderRecord())
    await app.reads({ role: 'main' }, ['−Rp 4,000', '−Rp 100', '+Rp 3,800'][hits] ?? '')
    await app.reads({ role: 'main' }, 'Tiga’s check: 1 of 1 matched.')
  })

  await test.step('the wallet agrees, and log-out forgets the member', async () => {
    await app.openAgain(paths.mine())
    await app.reads({ role: 'main' }, `Rp ${(96_000 + hits * 3_900).toLocaleString('en-US')}`)
    await app.tapUntil(button('Settings'), heading('Settings'))
    await app.tapUntil(button('Log out'), dialog('Log out?'))
    await app.tapArmed(button('Log out', dialog('Log out?')))
    await app.sees(link('Log in or register', { role: 'main' }))
    expect(await app.driver.run(() => localStorage.getItem('token'))).toBeNull()
  })
  expect(await app.wrong()).toEqual([])
})

test('a withdrawal is confirmed by the fund password, reviewed and paid', async ({ app, world }) => {
  await world.holdClock(app, START)
  await app.openAs(BUDI, paths.withdraw())
  await app.type({ label: 'Amount' }, '40000')
  await app.tap(button(/^Withdraw/))
  const keypad = dialog('Fund password')
  for (const digit of '1357') await app.tap(button(digit, keypad))
  await app.reads(keypad, '4 of 4 digits')
  await app.tapArmed(button('Confirm', keypad))
  await app.sees(heading('Withdrawal record'))
  await app.reads({ role: 'region', name: words(/^Rp\s40,000$/) }, 'Waiting for review')
  await world.advance(app, 300_000)
  // Where there is no mouse it has no place on the screen.
  await app.driver.run(() => document.querySelector<HTMLElement>('[aria-label="Refresh"]')?.click())
  await expect.poll(async () => (await app.texts({ role: 'button', name: words(/Rp\s40,000$/) }))[0]).toContain('Paid')
  expect(await app.wrong()).toEqual([])
})

test('a stream plays, the preview holds, and neither may be cast', async ({ app, world }) => {
  const casting = () =>
    app.driver.run(() => {
      const video = document.querySelector('video')
      return {
        airPlay: video?.getAttribute('x-webkit-airplay'),
        isOff: (video as unknown as { disableRemotePlayback?: boolean } | null)?.disableRemotePlayback,
      }
    })
  // As an iPhone, which has the managed one alone.
  const play = async (token: string) => {
    await app.openAs(token, paths.video('1001'))
    await app.driver.run(() => void Object.defineProperty(window, 'MediaSource', { value: undefined }))
    // A second tap would pause what the first one has started.
    await app.tapUntil(button('Play'), role('status', 'Loading video'), button('Pause'))
    await app.sees(button('Pause'))
  }
  await world.holdClock(app)
  await play(BUDI)
  const video = () => app.driver.run(() => document.querySelector('video')?.currentTime ?? 0)
  await expect.poll(video, { timeout: 20_000 }).toBeGreaterThan(0.2)
  expect(await casting()).toEqual({ airPlay: 'deny', isOff: true })
  await play(WULAN)
  await expect.poll(video, { timeout: 20_000 }).toBeGreaterThan(0.2)
  const pull = () =>
    app.driver.run(() => {
      for (const each of document.querySelectorAll('video')) each.currentTime = each.currentTime === 179 ? 178.9 : 179
    })
  expect(await casting()).toEqual({ airPlay: 'deny', isOff: true })
  // The engine may take long, or stay where it was sent; the app may not let it pass.
  const moved = async () => (await video()) > 179.2 || pull().then(() => false)
  await expect.poll(moved, { timeout: 40_000, intervals: [1000, 8000] }).toBe(true)
  await app.sees(dialog('The preview ended at 3:00'))
  expect(await video()).toBeLessThanOrEqual(180.1)
})

/** Every address of the app, as the member who has something there and as a visitor. */
for (const { path, title, member } of places)
  test(`opens ${path}`, async ({ app, world }) => {
    await world.holdClock(app, START + 20_000)
    await app.openAs(null, path)
    await expectContent(app, member === undefined ? title : undefined)
    await app.openAs(member === 'budi_k' ? BUDI : WULAN, path)
    await expectContent(app, member === undefined ? undefined : title)
  })

/** Neither loading nor failed, and nothing went wrong on the way. */
async function expectContent(app: WebKitWindow, title?: string): Promise<void> {
  await app.sees({ role: 'heading', level: 1, ...(title !== undefined && { name: title }) })
  await expect.poll(async () => (await app.texts({ role: 'main' })).join('')).not.toBe('')
  await app.misses({ role: 'status', name: 'Loading' })
  await app.misses({ role: 'button', name: 'Retry' })
  expect(await app.wrong()).toEqual([])
}
