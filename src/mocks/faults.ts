export type FaultKind = 'error' | 'http500' | 'timeout' | 'garbage' | 'empty' | 'offline' | 'unauthorised' | 'delay'

/** A failure ordered in advance for the calls whose path ends in `path`. */
export interface Fault {
  path: string
  kind: FaultKind
  /** How many calls it strikes; absent: every one until it is cleared. */
  times?: number
  /** For `delay`: real milliseconds before the normal answer. */
  delayMs?: number
  /** The work is done first and only its answer is lost: an unknown outcome for the caller. */
  afterwards?: boolean
  /** For `error`: the server's words. */
  message?: string
}

/** The first fault that strikes this path, counted down and dropped from the list once it is used up. */
export function takeFault(faults: Fault[], pathname: string): Fault | null {
  const index = faults.findIndex((fault) => pathname.endsWith(fault.path))
  const fault = faults[index]
  if (fault === undefined) return null
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times <= 0) faults.splice(index, 1)
  }
  return { ...fault }
}
