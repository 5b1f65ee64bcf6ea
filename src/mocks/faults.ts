/** `twice`: the browser sends it again by itself, and the page hears the second answer alone. */
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
  /** Relative to the API's base, "/system/base". */
  path: string
  kind: FaultKind
  /** Strikes every request when absent. */
  times?: number
  delayMs?: number
  /** Does the work and loses the answer, so the caller cannot know the outcome. */
  afterwards?: boolean
  message?: string
}

export interface OpenFault extends Fault {
  id: number
}

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
