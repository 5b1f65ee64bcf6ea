import { expect, LOST_CHANGES, loseAnswer, test } from './support/lost-answers'

/**
 * Counts arrivals at the server, because a browser repeats some requests by itself.
 * `tests/more/lost-answers.spec.ts` tests more of these cases, also with nginx and in Firefox.
 */
for (const [call, connectionState] of [
  ['/game/placeOrder', 'over kept-alive connections'],
  ['/member/setUserWirhdraw', 'right after another change'],
  ['/member/setName', 'right after another change'],
] as const)
  for (const change of LOST_CHANGES.filter((each) => each.call === call))
    test(`${change.name} with a lost answer arrives once ${connectionState}, and its outcome is shown`, async ({
      page,
      world,
      wire,
      link,
    }) => {
      expect(await loseAnswer({ page, world, link }, change, connectionState)).toMatchObject({ arrived: 1 })
      expect(wire.filter(({ path }) => path === call)).toHaveLength(1)
    })
