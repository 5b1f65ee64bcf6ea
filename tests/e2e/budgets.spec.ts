import { states } from './states'
import { expect, test } from './support/app'
import { openState } from './support/checks'
import { readInSight } from './support/words-in-sight'

/**
 * The most words that a screen may show before any scrolling, on a phone of 390×844 and in English.
 * For a dialog only its own words count. `npm run gallery` prints the count of every state.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  Home: 66,
  'Draws hall': 82,
  Draw: 65,
  'Draw, confirm': 55,
  'Top up': 65,
  Withdraw: 50,
  Me: 45,
  Settings: 55,
  'Settings, log out': 20,
  'Check the draws': 80,
  Limits: 70,
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, maxWords] of Object.entries(BUDGETS))
  test(`${name} shows at most ${maxWords} words`, async ({ page, say, world }) => {
    const state = states.find((each) => each.name === name)
    if (state === undefined) throw new Error(`no state “${name}” in tests/e2e/states`)
    await openState({ page, say, world }, state)
    const { text, words } = await readInSight(page)
    expect(words, `${words} words:\n${text}\n`).toBeLessThanOrEqual(maxWords)
  })
