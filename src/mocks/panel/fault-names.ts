import type { FaultKind } from '../faults.ts'

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
