/** `twice`: the browser repeats the request, and the page receives only the second answer. */
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

export interface Fault {
  /** Relative to the base of the API, such as "/system/base". */
  path: string
  kind: FaultKind
  /** The number of requests that the fault affects; every request if absent. */
  times?: number
  delayMs?: number
  /** The platform does the work and only the answer is lost, so the outcome is unknown. */
  afterwards?: boolean
  message?: string
}

export interface OpenFault extends Fault {
  id: number
}

/** Returns the first fault for the path, or null, and counts it as used. */
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
