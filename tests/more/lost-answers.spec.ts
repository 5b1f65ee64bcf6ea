import { CONNECTION_STATES, LOST_CHANGES, loseAnswer, expect, SERVERS, test } from '../e2e/support/lost-answers'
import { sliceBySeed } from '../support/slice'

/**
 * Every change whose answer is lost, with its connection, after the platform has carried it out:
 * how often the page asks, how often the server receives it, and what the member reads.
 * `engines.config.ts` runs it in Firefox too.
 */
const CASES = SERVERS.flatMap((server) =>
  LOST_CHANGES.flatMap((change) => CONNECTION_STATES.map((kept) => ({ server, change, kept }))),
)

/** Firefox repeats a GET on a new connection too, at most ten times. */
const MAX_GET_RETRIES = 10

const chosen = sliceBySeed(CASES, 5)
/** `tests/run-all.mjs` reports once that a machine has no nginx. */
const servers = process.env['WITHOUT_NGINX'] === undefined ? SERVERS : SERVERS.slice(0, 1)
for (const server of servers)
  test.describe(`through ${server}`, () => {
    test.use({ server })
    for (const { change, kept } of chosen.filter((each) => each.server === server))
      test(`the page asks once for ${change.name} whose answer is lost, ${kept}`, async ({
        page,
        world,
        wire,
        link,
        browserName,
      }, info) => {
        const { arrived, said } = await loseAnswer({ page, world, link }, change, kept)
        const asked = wire.filter(({ path }) => path === change.call).length
        info.annotations.push({ type: 'asked, arrived, said', description: `${asked}, ${arrived}, ${said}` })
        expect(asked).toBe(1)
        const maxArrived = browserName === 'firefox' && change.isGet === true ? MAX_GET_RETRIES : 1
        expect(arrived).toBeLessThanOrEqual(maxArrived)
        expect(arrived).toBeGreaterThan(0)
      })
  })
