import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TABLE, handlesEvent } from './table'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

/** Every step as "state, event, state that follows". */
const steps = Object.entries(TABLE).flatMap(([state, events]) =>
  Object.entries(events).map(([event, next]) => `${state}, ${event}, ${next}`),
)

/** The steps in the rows of a table whose head names the states. */
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

/** The steps that the arrows of a diagram draw. */
function stepsOfArrows(text: string): string[] {
  return [...text.matchAll(/^ *(\w+) --> (\w+): (\w+)$/gm)].map(
    ([, state, next, event]) => `${state}, ${event}, ${next}`,
  )
}

describe('the README of this folder', () => {
  it('names every step of the table, and no other', () => {
    expect(stepsOfRows(readme).sort()).toEqual([...steps].sort())
  })

  it('draws every step, but from other states than idle none that idle takes', () => {
    const isDrawn = (step: string) => /^idle, (?!close)/.test(step) || !/, (?:review|follow|close), /.test(step)
    expect(stepsOfArrows(readme).sort()).toEqual(steps.filter(isDrawn).sort())
  })

  it.each(Object.keys(TABLE))('explains the state %s', (state) => expect(readme).toContain(`\n- ${state}: `))
})

it('a request that is checked takes no other event than its outcomes', () => {
  const request = {}
  expect(handlesEvent({ status: 'sending', request, isChecking: false }, 'accepted')).toBe(true)
  expect(handlesEvent({ status: 'sending', request, isChecking: true }, 'accepted')).toBe(false)
  expect(handlesEvent({ status: 'sending', request, isChecking: true }, 'found')).toBe(true)
})
