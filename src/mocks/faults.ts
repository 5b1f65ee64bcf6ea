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

/** A failure ordered in advance for one call of the API. */
export interface Fault {
  /** The call under the API's base: "/system/base". */
  path: string
  kind: FaultKind
  /** How many requests it strikes; absent: every one until it is cleared. */
  times?: number
  /** For `delay`: real milliseconds before the normal answer. */
  delayMs?: number
  /** The work is done first and only its answer is lost: the caller cannot know the outcome. */
  afterwards?: boolean
  /** For `error`: the server's words. */
  message?: string
}

/** A fault that a world holds. */
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
