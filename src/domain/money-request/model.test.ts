import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Device, untilPromisesSettle } from '../../../tests/support/money-device'
import {
  MEMBER_IDS,
  orderModel,
  topUpModel,
  withdrawalModel,
  type RequestModel,
} from '../../../tests/support/money-model'
import { ARMING_MS } from './machine'
import type { MoneyRequest } from './request'
import { isDuplicated } from './messages'

/**
 * These tests run random sequences of taps, lost answers and restarts. They compare the reported
 * outcomes with the records of the mock platform.
 */

type Step<Request extends MoneyRequest> = fc.AsyncCommand<object, Device<Request>>

const tabs = fc.constantFrom(0, 1)

function stepsOf<Request extends MoneyRequest>({
  amounts: [frequentAmount, rareAmount, otherDeviceAmount],
}: RequestModel<Request>) {
  type OneDevice = Device<Request>
  const step = (name: string, run: (device: OneDevice) => void | Promise<void>): Step<Request> => ({
    check: () => true,
    run: async (_model, device) => {
      await run(device)
      await untilPromisesSettle()
      device.checkRules()
    },
    toString: () => name,
  })
  const inTab = (name: string, run: (device: OneDevice, tab: OneDevice['tabs'][number]) => void | Promise<void>) =>
    tabs.map((tab) => step(`${name} in tab ${tab}`, (device) => run(device, device.tabs[tab] ?? device.newTab())))
  const onLatest = (name: string, run: (device: OneDevice, flight: OneDevice['flights'][number]) => void) =>
    step(name, (device) => {
      const flight = device.flights.findLast(({ isOver }) => !isOver)
      if (flight !== undefined) run(device, flight)
    })

  /** Generated more often, because otherwise few sequences would reach an outcome. */
  const commonSteps: fc.Arbitrary<Step<Request>>[] = [
    inTab('review and confirm', async (device, tab) => {
      device.review(tab, frequentAmount)
      await untilPromisesSettle()
      device.wait(ARMING_MS)
      device.confirm(tab)
    }),
    fc.constant(onLatest('answer', (device, flight) => device.answer(flight))),
    fc.constant(onLatest('arrive, answer late', (device, flight) => device.arrive(flight))),
    fc.constantFrom(
      onLatest('lose the answer', (device, flight) => device.lose(flight, true)),
      onLatest('lose the request', (device, flight) => device.lose(flight, false)),
    ),
    fc.constantFrom(
      onLatest('answer the second of two', (device, flight) => device.answerTwice(flight)),
      onLatest('accept it, refuse the second of two', (device, flight) => {
        device.arrive(flight)
        device.model.setRefusing(device.state, true)
        device.answerTwice(flight)
      }),
    ),
  ]

  const rareSteps: fc.Arbitrary<Step<Request>>[] = [
    inTab(`review ${frequentAmount}`, (device, tab) => device.review(tab, frequentAmount)),
    inTab(`review ${rareAmount}`, (device, tab) => device.review(tab, rareAmount)),
    fc.integer({ min: 0, max: 599 }).chain((ms) =>
      inTab(`two taps on Submit, ${ms} ms apart,`, (device, tab) => {
        device.review(tab, frequentAmount)
        device.wait(ms)
        device.confirm(tab)
      }),
    ),
    inTab('confirm', (device, tab) => device.confirm(tab)),
    inTab('two taps on Confirm', (device, tab) => {
      device.confirm(tab)
      device.confirm(tab)
    }),
    fc.constantFrom(1, 600, 5000, 20_000, 70_000).map((ms) => step(`wait ${ms} ms`, (device) => device.wait(ms))),
    inTab('back', (device, tab) => device.leave(tab)),
    inTab('to the screen', (device, tab) => device.comeBack(tab)),
    tabs.map((tab) => step(`reload tab ${tab}`, (device) => device.restart(tab))),
    inTab('connection back', (device, tab) => device.lookUpAll(tab)),
    inTab('check again', (device, tab) => device.checkAgain(tab)),
    inTab('"I have checked it myself"', (device, tab) => device.dismiss(tab)),
    fc.boolean().map((isDown) => step(`record down: ${isDown}`, (device) => void (device.isRecordDown = isDown))),
    fc.constant(step('log out', (device) => device.endSession(true))),
    fc.constant(step('session expires', (device) => device.endSession(false))),
    fc.constantFrom(...MEMBER_IDS).map((member) => step(`${member} logs in`, (device) => device.logIn(member))),
    fc
      .constantFrom(-3_600_000, -10_000, 10_000, 3_600_000)
      .map((ms) => step(`clock moved by ${ms} ms`, (device) => void (device.clockStep += ms))),
    fc
      .boolean()
      .map((isRefusing) =>
        step(`the platform ${isRefusing ? 'refuses' : 'accepts'} them`, (device) =>
          device.model.setRefusing(device.state, isRefusing),
        ),
      ),
    fc
      .constantFrom(frequentAmount, otherDeviceAmount)
      .map((amount) => step(`one of ${amount} from another device`, (device) => device.sendElsewhere(amount))),
  ]
  return fc.commands([...rareSteps, ...commonSteps, ...commonSteps, ...commonSteps], { maxCommands: 40, size: 'max' })
}

const runCount = Number(process.env['MODEL_RUNS'] ?? 500)

/** @returns the reported outcomes, sorted; 'twice' for a duplicated request */
async function runSequences<Request extends MoneyRequest>(model: RequestModel<Request>): Promise<string[]> {
  const reported = new Set<string>()
  const property = fc.asyncProperty(stepsOf(model), async (steps) => {
    const device = new Device(model)
    await fc.asyncModelRun(() => ({ model: {}, real: device }), steps)
    await device.checkFinalRules()
    for (const { news } of device.messages.list()) reported.add(isDuplicated(news) ? 'twice' : news.outcome)
  })
  await fc.assert(property, { numRuns: runCount })
  return [...reported].sort()
}

describe('a random sequence of taps, lost answers and restarts', { timeout: 600_000 }, () => {
  // The expected list also proves that the steps reach every outcome.
  test('never repeats, loses or misreports an order', async () =>
    expect(await runSequences(orderModel)).toEqual(orderModel.outcomes))
  test('never repeats, loses or misreports a withdrawal', async () =>
    expect(await runSequences(withdrawalModel)).toEqual(withdrawalModel.outcomes))
  test('never repeats, loses or misreports a top-up', async () =>
    expect(await runSequences(topUpModel)).toEqual(topUpModel.outcomes))
})
