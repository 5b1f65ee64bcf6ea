/**
 * With `twice`, the mock carries out the request twice, as if a browser had repeated it. The page
 * gets the second answer.
 */
export const FAULT_KINDS = [
  'error',
  'http500',
  'timeout',
  'garbage',
  'empty',
  'offline',
  'unauthorised',
  'delay',
  'twice',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

/** As the path of a fault: the fault affects every call of the API. */
export const EVERY_CALL = '*'

export interface Fault {
  /** Path of the call, relative to the base of the API, such as "/system/base"; or `EVERY_CALL`. */
  path: string
  kind: FaultKind
  /** Number of requests that the fault affects; undefined: every request. */
  times?: number
  delayMs?: number
  /** True if the mock carries out the request, so that only the answer fails. */
  afterwards?: boolean
  message?: string
}

export interface ActiveFault extends Fault {
  id: number
}

/**
 * Returns the first fault of the path, otherwise the first fault of every call, or null. Counts
 * `times` down; removes a used-up fault.
 */
export function takeFault(faults: ActiveFault[], path: string): ActiveFault | null {
  const indexOf = (faultPath: string) => faults.findIndex((fault) => fault.path === faultPath)
  const index = indexOf(path) >= 0 ? indexOf(path) : indexOf(EVERY_CALL)
  const fault = faults[index]
  if (fault === undefined) return null
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times <= 0) faults.splice(index, 1)
  }
  return { ...fault }
}
