import * as v from 'valibot'
import { buildId } from './build-id'
import { storedRecord } from './storage'

/** A device with a lasting fault must not flood the operator. */
const MAX_REPORTS_PER_DAY = 20
const MAX_FRAMES = 10

const dailyCount = storedRecord('reports', v.object({ day: v.string(), count: v.number() }), { day: '', count: 0 })

/** Kinds that this page has sent: an error of every render is one report. */
const seen = new Set<string>()

/** Nothing else leaves the device. Messages stay here: they may quote a text of the member. */
interface Report {
  build: string
  place: string
  kind: string
  stack: readonly string[]
}

/** Sends each kind once a page, and at most 20 a day. */
export function sendReport(error: unknown, place: string): void {
  if (isExpected(error)) return
  const kind = kindOf(error)
  const stack = framesOf(error)
  const key = [kind, ...stack].join('\n')
  const day = new Date().toISOString().slice(0, 10)
  const before = dailyCount.read()
  const count = before.day === day ? before.count : 0
  if (seen.has(key) || count >= MAX_REPORTS_PER_DAY) return
  seen.add(key)
  dailyCount.write({ day, count: count + 1 })
  const body: Report = { build: buildId(), place, kind, stack }
  void post(body)
}

async function post(body: Report): Promise<void> {
  try {
    await fetch(__REPORT_URL__, {
      method: 'POST',
      // Plain text needs no permission of the host by CORS; its answer is not read.
      mode: 'no-cors',
      body: JSON.stringify(body),
      credentials: 'omit',
    })
  } catch {
    // A report that does not arrive is lost: nothing is left to tell the operator.
  }
}

/** A lost connection and a refusal of the platform are no faults that an operator can mend here. */
function isExpected(error: unknown): boolean {
  return isOfCall(error) && error.kind !== 'schema' && error.kind !== 'decode'
}

/** Whether it is an `ApiError`, which this folder may not import. */
function isOfCall(error: unknown): error is Error & { kind: string } {
  return error instanceof Error && 'kind' in error && typeof error.kind === 'string'
}

/** "TypeError", or "ApiError schema data.list.*.money" with the field that misses its schema. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error'
  if (!isOfCall(error)) return name
  // The message names the field first and quotes its value then: only the field is sent.
  const [path = ''] = error.kind === 'schema' ? error.message.split(':') : []
  const field = /^[\w.]{1,100}$/.test(path) ? path.replace(/\b\d+\b/g, '*') : ''
  return [name, error.kind, field].filter((part) => part !== '').join(' ')
}

/**
 * File, line and column of each call: "core-1a2b3c.js:1:2345". Chromium's stack begins with the
 * message, which may hold any text: it is cut off, and only files of ours are named.
 */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const stack = error.stack ?? ''
  // "TypeError: its message": other browsers begin with the first call.
  const [header = ''] = /^\w*(?:: )?/.exec(stack) ?? []
  const calls = stack.startsWith(error.message, header.length)
    ? stack.slice(header.length + error.message.length)
    : stack
  return calls
    .split('\n')
    .flatMap((line) => {
      const start = line.indexOf(`${window.location.origin}/`)
      const [place = ''] = /:\d{1,9}:\d{1,9}(?=\)?$)/.exec(line) ?? []
      if (start === -1 || place === '') return []
      const address = line.slice(start, line.lastIndexOf(place))
      const [, file = 'page'] = /\/assets\/([\w.-]+)(?:\?|$)/.exec(address) ?? []
      return [file + place]
    })
    .slice(0, MAX_FRAMES)
}
