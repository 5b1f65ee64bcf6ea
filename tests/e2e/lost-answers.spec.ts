import { expect, LOST_CHANGES, loseAnswer, test } from './support/lost-answers'

/**
 * What the server gets of a change whose answer is lost, counted behind the browser, which sends
 * some requests again by itself. All of them, by nginx and in Firefox, are in
 * `tests/more/lost-answers.spec.ts`.
 */
for (const [call, kept] of [
  ['/game/placeOrder', 'beside kept connections'],
  ['/member/setUserWirhdraw', 'right after another change'],
  ['/member/setName', 'right after another change'],
] as const)
  for (const change of LOST_CHANGES.filter((each) => each.call === call))
    test(`${change.name} arrives once, ${kept}, and its outcome is told`, async ({ page, world, wire, way }) => {
      expect(await loseAnswer({ page, world, way }, change, kept)).toMatchObject({ arrived: 1 })
      expect(wire.filter(({ path }) => path === call)).toHaveLength(1)
    })
