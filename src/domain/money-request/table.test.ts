import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TABLE, handlesEvent } from './table'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

/** Every transition as "state, event, next state". */
const steps = Object.entries(TABLE).flatMap(([state, events]) =>
  Object.entries(events).map(([event, next]) => `${state}, ${event}, ${next}`),
)

/** The transitions in the rows of a table whose head names the states. */
function stepsOfRows(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  const [[, ...states] = [], , ...events] = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  )
  return events.flatMap(([event, ...cells]) =>
    cells.flatMap((next, column) => (next === '' ? [] : [`${states[column]}, ${event}, ${next}`])),
  )
}

/** The transitions drawn by the arrows of a diagram. */
function stepsOfArrows(text: string): string[] {
  return [...text.matchAll(/^ *(\w+) --> (\w+): (\w+)$/gm)].map(
    ([, state, next, event]) => `${state}, ${event}, ${next}`,
  )
}

describe('the README of money-request', () => {
  it('lists exactly the transitions of TABLE', () => {
    expect(stepsOfRows(readme).sort()).toEqual([...steps].sort())
  })

  it('draws exactly the transitions of TABLE, except close, and review and follow outside idle', () => {
    const isDrawn = (step: string) => /^idle, (?!close)/.test(step) || !/, (?:review|follow|close), /.test(step)
    expect(stepsOfArrows(readme).sort()).toEqual(steps.filter(isDrawn).sort())
  })

  it.each(Object.keys(TABLE))('explains the state %s', (state) => expect(readme).toContain(`\n- ${state}: `))
})

it('the state checking handles found, and not accepted', () => {
  const request = {}
  expect(handlesEvent({ status: 'sending', request, isChecking: false }, 'accepted')).toBe(true)
  expect(handlesEvent({ status: 'sending', request, isChecking: true }, 'accepted')).toBe(false)
  expect(handlesEvent({ status: 'sending', request, isChecking: true }, 'found')).toBe(true)
})
