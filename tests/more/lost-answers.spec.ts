import { CONNECTION_STATES, LOST_CHANGES, loseAnswer, expect, SERVERS, test } from '../e2e/support/lost-answers'
import { sliceBySeed } from '../support/slice'

/**
 * Combines every change of `LOST_CHANGES` with each server and each state of the connections. A run
 * tests five of these cases, which its seed chooses, or all with `WHOLE=1`. The platform carries
 * out the change, but the answer is lost. `loseAnswer` checks the text that the member reads.
 * `engines.config.ts` runs this file in Firefox too.
 */
const CASES = SERVERS.flatMap((server) =>
  LOST_CHANGES.flatMap((change) => CONNECTION_STATES.map((connectionState) => ({ server, change, connectionState }))),
)

/** Firefox repeats a GET even on a new connection, at most ten times. */
const MAX_GET_RETRIES = 10

const chosenCases = sliceBySeed(CASES, 5)
/**
 * If nginx is missing, only the server of the build is tested. `tests/run-all.mjs` reports this.
 */
const servers = process.env['WITHOUT_NGINX'] === undefined ? SERVERS : SERVERS.slice(0, 1)
for (const server of servers)
  test.describe(`through ${server},`, () => {
    test.use({ server })
    for (const { change, connectionState } of chosenCases.filter((testCase) => testCase.server === server))
      test(`the page sends ${change.name} only once if its answer is lost ${connectionState}`, async ({
        page,
        world,
        wire,
        link,
        browserName,
      }, info) => {
        const { arrived, said } = await loseAnswer({ page, world, link }, change, connectionState)
        const sentCount = wire.filter(({ path }) => path === change.call).length
        info.annotations.push({ type: 'asked, arrived, said', description: `${sentCount}, ${arrived}, ${said}` })
        expect(sentCount).toBe(1)
        const maxArrived = browserName === 'firefox' && change.isGet === true ? MAX_GET_RETRIES : 1
        expect(arrived).toBeLessThanOrEqual(maxArrived)
        expect(arrived).toBeGreaterThan(0)
      })
  })
