import { describe, expect, test, vi } from 'vitest'
import { chosen, faults, faultsInTurn } from './faults'
import { places as all, type Place } from './places'
import { isWhole } from './slice'
import { expectToSurvive, leave, openBaseline } from './survive'

/** The beginning of an error, without the dump of the page that follows. */
const firstLines = (error: unknown) => String(error).split('Ignored nodes')[0]?.slice(0, 900)

/** Tries each case, and reports all failures together. */
export async function expectEach<Case>(
  cases: readonly Case[],
  name: (of: Case) => string,
  run: (of: Case) => Promise<void>,
): Promise<void> {
  const failures: string[] = []
  for (const of of cases) {
    await run(of).catch((error: unknown) => void failures.push(`${name(of)}: ${firstLines(error)}`))
    await leave()
    vi.unstubAllGlobals()
  }
  expect(failures).toEqual([])
}

/**
 * All calls at once with every fault, but of similar faults with only one; and each call alone with
 * one fault, which depends on the screen and the call. With `WHOLE=1` both with every fault.
 */
function casesOf(place: Place, calls: readonly string[]): [call: string | null, name: string][] {
  const together = faultsInTurn(all.indexOf(place)).map((name): [null, string] => [null, name])
  const names = Object.keys(faults).filter(chosen)
  const alone = (calls.length > 1 ? calls : []).flatMap((call) => {
    const turn = (all.indexOf(place) + call.length) % names.length
    return names.filter((_name, index) => isWhole || index === turn).map((name): [string, string] => [call, name])
  })
  return [...together, ...alone]
}

/**
 * Opens every second screen with the faults of `casesOf`. The calls are found by opening the screen
 * without a fault, so new screens and calls are tried without an entry here. Two files run it in
 * parallel.
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
