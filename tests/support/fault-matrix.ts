import { describe, expect, test, vi } from 'vitest'
import { isChosen, faults, faultsInTurn } from './faults'
import { places as all, type Place } from './places'
import { isWhole } from './slice'
import { expectToSurvive, resetApp, openBaseline } from './survive'

/** Returns the beginning of an error's text, without the dump of the page after it. */
const firstLines = (error: unknown) => String(error).split('Ignored nodes')[0]?.slice(0, 900)

/** Runs every case even if earlier cases fail, and reports all failures together. */
export async function expectEach<Case>(
  cases: readonly Case[],
  name: (testCase: Case) => string,
  run: (testCase: Case) => Promise<void>,
): Promise<void> {
  const failures: string[] = []
  for (const testCase of cases) {
    await run(testCase).catch((error: unknown) => void failures.push(`${name(testCase)}: ${firstLines(error)}`))
    await resetApp()
    vi.unstubAllGlobals()
  }
  expect(failures).toEqual([])
}

/**
 * Returns pairs of a call and a fault for one screen. The call null means all calls at once. It is
 * paired with every fault, but with only one of similar faults. If the screen sends several calls,
 * each call is also paired with one fault, which depends on the screen and the call. With
 * `WHOLE=1`, all these calls are paired with every fault.
 */
function casesOf(place: Place, calls: readonly string[]): [call: string | null, name: string][] {
  const together = faultsInTurn(all.indexOf(place)).map((name): [null, string] => [null, name])
  const names = Object.keys(faults).filter(isChosen)
  const alone = (calls.length > 1 ? calls : []).flatMap((call) => {
    const turn = (all.indexOf(place) + call.length) % names.length
    return names.filter((_name, index) => isWhole || index === turn).map((name): [string, string] => [call, name])
  })
  return [...together, ...alone]
}

/**
 * Declares a test for every second screen, which tries the cases of `casesOf`. The test finds the
 * calls by opening the screen without a fault, so new screens and calls need no entry here. Two
 * test files run the two halves in parallel.
 */
export function tryFaultsFrom(first: 0 | 1): void {
  describe.each(all.filter((_place, index) => index % 2 === first))('$path', (place) => {
    test(
      'still shows a screen, keeps its session and recovers after every fault of its answers',
      { timeout: 600_000 },
      async () => {
        const { well, calls } = await openBaseline(place)
        await expectEach(
          casesOf(place, calls),
          ([call, name]) => `${name} of ${call ?? 'every call'}`,
          ([call, name]) => expectToSurvive(place, call, name, well),
        )
      },
    )
  })
}
