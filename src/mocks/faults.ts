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
  delayMs?: number
  /** Does the work and loses the answer: the caller cannot know the outcome. */
  afterwards?: boolean
  message?: string
}

export interface OpenFault extends Fault {
  id: number
}

/** The first fault of a call wins; it leaves the list once it is used up. */
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
