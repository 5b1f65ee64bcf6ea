import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Device, turn } from '../../../tests/support/money-device'
import { MEMBERS, orders, topUps, withdrawals, type Model } from '../../../tests/support/money-model'
import { ARMING_MS } from './machine'
import type { MoneyRequest } from './request'

/** Any sequence of taps, losses and restarts, against the mock platform's own books. */

type Step<Request extends MoneyRequest> = fc.AsyncCommand<object, Device<Request>>

const tabs = fc.constantFrom(0, 1)

function stepsOf<Request extends MoneyRequest>({ amounts: [often, sometimes, elsewhere] }: Model<Request>) {
  type OneDevice = Device<Request>
  const step = (name: string, run: (device: OneDevice) => void | Promise<void>): Step<Request> => ({
    check: () => true,
    run: async (_model, device) => {
      await run(device)
      await turn()
      device.holds()
    },
    toString: () => name,
  })
  const latest = (device: OneDevice) => device.flights.findLast(({ isOver }) => !isOver)
  const tabOf = (device: OneDevice, index: number) => device.tabs[index] ?? device.newTab()

  /** Given more often, or few sequences would get to an outcome. */
  const common: fc.Arbitrary<Step<Request>>[] = [
    tabs.map((tab) =>
      step(`review and confirm in tab ${tab}`, async (device) => {
        device.review(tabOf(device, tab), often)
        await turn()
        device.wait(ARMING_MS)
        device.confirm(tabOf(device, tab))
      }),
    ),
    fc.constant(
      step('answer', (device) => {
        const flight = latest(device)
        if (flight !== undefined) device.answer(flight)
      }),
    ),
    fc.constant(
      step('arrive, answer late', (device) => {
        const flight = latest(device)
        if (flight !== undefined) device.arrive(flight)
      }),
    ),
    fc.boolean().map((hasArrived) =>
      step(`lose ${hasArrived ? 'the answer' : 'the request'}`, (device) => {
        const flight = latest(device)
        if (flight !== undefined) device.lose(flight, hasArrived)
      }),
    ),
  ]

  const rare: fc.Arbitrary<Step<Request>>[] = [
    fc
      .tuple(tabs, fc.constantFrom(often, sometimes))
      .map(([tab, amount]) =>
        step(`review ${amount} in tab ${tab}`, (device) => device.review(tabOf(device, tab), amount)),
      ),
    fc.tuple(tabs, fc.integer({ min: 0, max: 599 })).map(([tab, ms]) =>
      step(`two taps on Submit in tab ${tab}, ${ms} ms apart`, (device) => {
        device.review(tabOf(device, tab), often)
        device.wait(ms)
        device.confirm(tabOf(device, tab))
      }),
    ),
    tabs.map((tab) => step(`confirm in tab ${tab}`, (device) => device.confirm(tabOf(device, tab)))),
    tabs.map((tab) =>
      step(`two taps on Confirm in tab ${tab}`, (device) => {
        device.confirm(tabOf(device, tab))
        device.confirm(tabOf(device, tab))
      }),
    ),
    fc.constantFrom(1, 600, 5000, 20_000, 70_000).map((ms) => step(`wait ${ms} ms`, (device) => device.wait(ms))),
    tabs.map((tab) => step(`back in tab ${tab}`, (device) => device.leave(tabOf(device, tab)))),
    tabs.map((tab) => step(`to the screen in tab ${tab}`, (device) => device.comeBack(tabOf(device, tab)))),
    tabs.map((tab) => step(`reload tab ${tab}`, (device) => device.restart(tab))),
    tabs.map((tab) => step(`connection back in tab ${tab}`, (device) => device.lookUpAll(tabOf(device, tab)))),
    tabs.map((tab) => step(`check again in tab ${tab}`, (device) => device.checkAgain(tabOf(device, tab)))),
    tabs.map((tab) => step(`"I have checked it myself" in tab ${tab}`, (device) => device.dismiss(tabOf(device, tab)))),
    fc
      .boolean()
      .map((isDown) => step(`record ${isDown ? 'down' : 'up'}`, (device) => void (device.isRecordDown = isDown))),
    fc.constant(step('log out', (device) => device.endSession(true))),
    fc.constant(step('session expires', (device) => device.endSession(false))),
    fc.constantFrom(...MEMBERS).map((member) => step(`${member} logs in`, (device) => device.logIn(member))),
    fc
      .constantFrom(-3_600_000, -10_000, 10_000, 3_600_000)
      .map((ms) => step(`clock moved by ${ms} ms`, (device) => void (device.clockStep += ms))),
    fc
      .boolean()
      .map((isRefusing) =>
        step(`the platform ${isRefusing ? 'refuses' : 'takes'} them`, (device) =>
          device.model.setRefusing(device.state, isRefusing),
        ),
      ),
    fc
      .constantFrom(often, elsewhere)
      .map((amount) => step(`one of ${amount} from another device`, (device) => device.sendElsewhere(amount))),
  ]
  return fc.commands([...rare, ...common, ...common, ...common], { maxCommands: 40, size: 'max' })
}

const runs = Number(process.env['MODEL_RUNS'] ?? 500)

/** @returns the outcomes that were told */
async function expectToHold<Request extends MoneyRequest>(model: Model<Request>): Promise<string[]> {
  const told = new Set<string>()
  const property = fc.asyncProperty(stepsOf(model), async (steps) => {
    const device = new Device(model)
    await fc.asyncModelRun(() => ({ model: {}, real: device }), steps)
    await device.accountFor()
    for (const { news } of device.messages.list()) told.add(news.outcome)
  })
  await fc.assert(property, { numRuns: runs })
  return [...told].sort()
}

describe('no sequence of taps, losses and restarts repeats, loses or misreports', { timeout: 600_000 }, () => {
  // The steps do reach every outcome.
  test('an order', async () => expect(await expectToHold(orders)).toEqual(orders.outcomes))
  test('a withdrawal', async () => expect(await expectToHold(withdrawals)).toEqual(withdrawals.outcomes))
  test('a top-up', async () => expect(await expectToHold(topUps)).toEqual(topUps.outcomes))
})
