import { describe, expect, test, vi } from 'vitest'
import { isFaultChosen, faultsByName, faultsInTurn } from './faults'
import { testedScreens, type TestedScreen } from './places'
import { runsAllCases } from './slice'
import { expectToSurvive, resetApp, openBaseline } from './survive'

/** Returns the beginning of an error's text, without the dump of the page that follows. */
const shortTextOf = (error: unknown) => String(error).split('Ignored nodes')[0]?.slice(0, 900)

/** Runs every case even if earlier cases fail, and reports all failures together. */
export async function expectEach<Case>(
  cases: readonly Case[],
  name: (testCase: Case) => string,
  run: (testCase: Case) => Promise<void>,
): Promise<void> {
  const failures: string[] = []
  for (const testCase of cases) {
    await run(testCase).catch((error: unknown) => void failures.push(`${name(testCase)}: ${shortTextOf(error)}`))
    await resetApp()
    vi.unstubAllGlobals()
  }
  expect(failures).toEqual([])
}

/**
 * Returns pairs of a call and a fault for one screen. The call null means all calls at once, and is
 * paired with the faults of `faultsInTurn`. If the screen sends several calls, each is also paired
 * with one fault, or with every fault if `WHOLE=1`.
 */
function casesOf(place: TestedScreen, calls: readonly string[]): [call: string | null, name: string][] {
  const jointCases = faultsInTurn(testedScreens.indexOf(place)).map((name): [null, string] => [null, name])
  const faultNames = Object.keys(faultsByName).filter(isFaultChosen)
  const singleCases = (calls.length > 1 ? calls : []).flatMap((call) => {
    const faultIndex = (testedScreens.indexOf(place) + call.length) % faultNames.length
    return faultNames
      .filter((_name, index) => runsAllCases || index === faultIndex)
      .map((name): [string, string] => [call, name])
  })
  return [...jointCases, ...singleCases]
}

/** Declares a test for every second screen from `first`, so that two files can run in parallel. */
export function declareFaultTests(first: 0 | 1): void {
  describe.each(testedScreens.filter((_place, index) => index % 2 === first))('$path', (place) => {
    test(
      'shows a screen while its answers are faulty, and all its texts or Log-in once the fault has ended',
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
