import * as v from 'valibot'
import { buildId } from './build-id'
import { storedRecord } from './storage'

/** Limits the reports of a device, so that a permanent fault does not flood the operator. */
const MAX_REPORTS_PER_DAY = 20
const MAX_FRAMES = 10

const dailyCountRecord = storedRecord('reports', v.object({ day: v.string(), count: v.number() }), {
  day: '',
  count: 0,
})

/** Keys of the reports that this page has sent, so that it sends each only once. */
const sentKeys = new Set<string>()

/** The content of a report. It has no error message, which may quote a text of the member. */
interface Report {
  build: string
  place: string
  kind: string
  stack: readonly string[]
}

/**
 * Sends a report of the error, unless the app is not at fault (`isExpected`), the page has already
 * reported this kind and stack, or the device has sent 20 reports today.
 */
export function sendReport(error: unknown, place: string): void {
  if (isExpected(error)) return
  const kind = kindOf(error)
  const stack = framesOf(error)
  const key = [kind, ...stack].join('\n')
  const day = new Date().toISOString().slice(0, 10)
  const storedCount = dailyCountRecord.read()
  const count = storedCount.day === day ? storedCount.count : 0
  if (sentKeys.has(key) || count >= MAX_REPORTS_PER_DAY) return
  sentKeys.add(key)
  dailyCountRecord.write({ day, count: count + 1 })
  const body: Report = { build: buildId(), place, kind, stack }
  void postReport(body)
}

async function postReport(body: Report): Promise<void> {
  try {
    await fetch(__REPORT_URL__, {
      method: 'POST',
      // In this mode, the server that receives reports need not permit CORS. The page cannot read
      // the server's answer, but needs none.
      mode: 'no-cors',
      body: JSON.stringify(body),
      credentials: 'omit',
    })
  } catch {
    // A report that does not arrive is lost: there is no other way to reach the operator.
  }
}

/** The app is not at fault for an `ApiError`, unless the answer was unreadable. */
function isExpected(error: unknown): boolean {
  return isApiError(error) && error.kind !== 'schema' && error.kind !== 'decode'
}

/** Recognises an `ApiError` by its fields, because this folder may not import the class. */
function isApiError(error: unknown): error is Error & { kind: string } {
  return error instanceof Error && 'kind' in error && typeof error.kind === 'string'
}

/** Returns for example "TypeError", or "ApiError schema list.*.money" with the unreadable field. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error'
  if (!isApiError(error)) return name
  // The message of a schema error is the field and a quote of its value. Only the field is sent.
  const [path = ''] = error.kind === 'schema' ? error.message.split(':') : []
  const field = /^[\w.]{1,100}$/.test(path) ? path.replace(/\b\d+\b/g, '*') : ''
  return [name, error.kind, field].filter((part) => part !== '').join(' ')
}

/**
 * Returns file, line and column of the innermost calls, at most 10: "core-1a2b3c.js:1:2345". Calls
 * in files of other sites are left out.
 */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const stack = error.stack ?? ''
  // Chromium's stack begins with "TypeError: " and the message. They are cut off, because the
  // message may contain any text. Other browsers' stacks begin with the first call.
  const [header = ''] = /^\w*(?:: )?/.exec(stack) ?? []
  const callLines = stack.startsWith(error.message, header.length)
    ? stack.slice(header.length + error.message.length)
    : stack
  return callLines
    .split('\n')
    .flatMap((callLine) => {
      const addressStart = callLine.indexOf(`${window.location.origin}/`)
      const [place = ''] = /:\d{1,9}:\d{1,9}(?=\)?$)/.exec(callLine) ?? []
      if (addressStart === -1 || place === '') return []
      const address = callLine.slice(addressStart, callLine.lastIndexOf(place))
      const [, file = 'page'] = /\/assets\/([\w.-]+)(?:\?|$)/.exec(address) ?? []
      return [file + place]
    })
    .slice(0, MAX_FRAMES)
}
