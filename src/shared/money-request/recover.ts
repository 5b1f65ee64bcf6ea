import { reportLost, type Desk, type Telling } from './desk'
import type { ReadAlike } from './evidence'
import { lookUp } from './look-up'
import { isUnderWay, openNotes } from './notes'
import type { MoneyRequest } from './request'

/**
 * Looks for what became of the requests that no screen waits for: after a restart, a returned
 * connection or a log-in.
 */
export async function recover(
  desk: Desk,
  memberId: string,
  evidenceOf: (request: MoneyRequest) => ReadAlike<MoneyRequest> | null,
  telling: Telling,
): Promise<void> {
  const tasks = openNotes(desk.notes, memberId).map(async ({ id, request }) => {
    const readAlike = evidenceOf(request)
    const note = desk.notes.get(id)
    if (note === null || desk.busy.has(id)) return
    if (readAlike !== null) await lookUp(desk, note, readAlike, telling)
    const open = desk.notes.get(id)
    if (open !== null && !desk.busy.has(id) && !isUnderWay(open, desk.now())) reportLost(desk, open, telling)
  })
  await Promise.all(tasks)
}
