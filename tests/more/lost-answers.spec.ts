import { CONNECTION_STATES, LOST_CHANGES, loseAnswer, expect, SERVERS, test } from '../e2e/support/lost-answers'
import { sliceBySeed } from '../support/slice'

/**
 * Each change whose answer is lost, with its connection, once the platform has done it: how often
 * the page asks, how often the server gets it, and what the member reads. `engines.config.ts` runs
 * it in Firefox too.
 */
const CASES = SERVERS.flatMap((server) =>
  LOST_CHANGES.flatMap((change) => CONNECTION_STATES.map((kept) => ({ server, change, kept }))),
)

/** Firefox sends a GET again on a new connection too, ten times at most. */
const MAX_GET_RETRIES = 10

const chosen = sliceBySeed(CASES, 5)
/** A machine without nginx is told of it once (`tests/run-all.mjs`). */
const servers = process.env['WITHOUT_NGINX'] === undefined ? SERVERS : SERVERS.slice(0, 1)
for (const server of servers)
  test.describe(`by ${server}`, () => {
    test.use({ server })
    for (const { change, kept } of chosen.filter((each) => each.server === server))
      test(`the answer to ${change.name} is lost ${kept}`, async ({ page, world, wire, way, browserName }, info) => {
        const { arrived, said } = await loseAnswer({ page, world, way }, change, kept)
        const asked = wire.filter(({ path }) => path === change.call).length
        info.annotations.push({ type: 'asked, arrived, said', description: `${asked}, ${arrived}, ${said}` })
        expect(asked).toBe(1)
        const most = browserName === 'firefox' && change.isGet === true ? MAX_GET_RETRIES : 1
        expect(arrived).toBeLessThanOrEqual(most)
        expect(arrived).toBeGreaterThan(0)
      })
  })
