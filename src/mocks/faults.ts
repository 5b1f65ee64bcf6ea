export const FAULT_KINDS = [
  'error',
  'http500',
  'timeout',
  'garbage',
  'empty',
  'offline',
  'unauthorised',
  'delay',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  /** Relative to the API: "/system/base". */
  path: string
  kind: FaultKind
  /** How many requests it strikes; absent: every one. */
  times?: number
  /** For `delay`: real milliseconds. */
  delayMs?: number
  /** Does the work and loses the answer: the caller cannot know the outcome. */
  afterwards?: boolean
  /** For `error`: the server's words. */
  message?: string
}

export interface OpenFault extends Fault {
  id: number
}

/**
 * The fault that strikes the next request to a call: the first in the list with its path. It is
 * counted down, and dropped from the list once it is used up.
 */
export function takeFault(faults: OpenFault[], path: string): OpenFault | null {
  const index = faults.findIndex((fault) => fault.path === path)
  const fault = faults[index]
  if (fault === undefined) return null
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times <= 0) faults.splice(index, 1)
  }
  return { ...fault }
}
