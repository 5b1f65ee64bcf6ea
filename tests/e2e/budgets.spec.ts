import { states } from './states'
import { expect, test } from './support/app'
import { openState } from './support/checks'
import { readContentInSight } from './support/words-in-sight'

/**
 * Maximum number of words in view before any scrolling, in English at 390×844, by state. If a
 * dialog is open, only the words of the dialog count.
 */
const WORD_BUDGETS: Readonly<Record<string, number>> = {
  Home: 70,
  'Draws hall': 100,
  Draw: 65,
  'Draw, confirm': 55,
  'Top up': 50,
  Withdraw: 50,
  Me: 45,
  Settings: 55,
  'Settings, log out': 20,
  'Check the draws': 80,
  Limits: 70,
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, maxWords] of Object.entries(WORD_BUDGETS))
  test(`${name} shows at most ${maxWords} words before any scrolling`, async ({ page, say, world }) => {
    const state = states.find((each) => each.name === name)
    if (state === undefined) throw new Error(`tests/e2e/states has no state “${name}”.`)
    await openState({ page, say, world }, state)
    const { text, words } = await readContentInSight(page)
    expect(words, `${words} words:\n${text}\n`).toBeLessThanOrEqual(maxWords)
  })
