import { EVERY_CALL, type ActiveFault, type FaultKind } from '../faults.ts'

export const FAULT_NAMES: Readonly<Record<FaultKind, string>> = {
  error: 'refused with words',
  http500: 'HTTP 500',
  timeout: 'no answer',
  garbage: 'unreadable answer',
  empty: 'empty answer',
  offline: 'connection cut',
  unauthorised: 'authentication error',
  delay: 'late answer',
  twice: 'sent twice by the browser',
}

function callName(path: string): string {
  return path === EVERY_CALL ? 'Every call' : path
}

export function describeFault({ path, kind, times, delayMs, afterwards }: Omit<ActiveFault, 'id'>): string {
  const details = [
    kind === 'delay' ? `${FAULT_NAMES.delay} after ${delayMs ?? 0} ms` : FAULT_NAMES[kind],
    ...(afterwards === true ? ['work done'] : []),
    times === undefined ? 'until removed' : times === 1 ? 'once' : `${times} times`,
  ]
  return `${callName(path)}: ${details.join(', ')}`
}
