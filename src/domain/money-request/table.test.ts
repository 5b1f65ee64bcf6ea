import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TRANSITIONS, handlesEvent } from './table'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

/** Every transition of `TRANSITIONS` as a text: "state, event, next state". */
const transitions = Object.entries(TRANSITIONS).flatMap(([state, events]) =>
  Object.entries(events).map(([event, next]) => `${state}, ${event}, ${next}`),
)

/** Reads a Markdown table: one column per state, one row per event. */
function transitionsOfRows(text: string): string[] {
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

/** Reads a Mermaid diagram. */
function transitionsOfArrows(text: string): string[] {
  return [...text.matchAll(/^ *(\w+) --> (\w+): (\w+)$/gm)].map(
    ([, state, next, event]) => `${state}, ${event}, ${next}`,
  )
}

describe('the README of money-request', () => {
  it('lists exactly the transitions of TRANSITIONS in its table', () => {
    expect(transitionsOfRows(readme).sort()).toEqual([...transitions].sort())
  })

  it('draws all transitions, except every "close", and except "review" and "follow" from states other than "idle"', () => {
    const isDrawn = (transition: string) =>
      /^idle, (?!close)/.test(transition) || !/, (?:review|follow|close), /.test(transition)
    expect(transitionsOfArrows(readme).sort()).toEqual(transitions.filter(isDrawn).sort())
  })

  it.each(Object.keys(TRANSITIONS))('explains the state %s', (state) => expect(readme).toContain(`\n- ${state}: `))
})

it('handlesEvent returns true in the state "checking" for the event "found", but not for "accepted"', () => {
  const request = {}
  expect(handlesEvent({ status: 'sending', request, isChecking: false }, 'accepted')).toBe(true)
  expect(handlesEvent({ status: 'sending', request, isChecking: true }, 'accepted')).toBe(false)
  expect(handlesEvent({ status: 'sending', request, isChecking: true }, 'found')).toBe(true)
})
