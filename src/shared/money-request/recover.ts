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
  const tasks = openNotes(desk.notes, memberId).map(async (note) => {
    const readAlike = evidenceOf(note.request)
    if (readAlike !== null) await lookUp(desk, note, readAlike, telling)
    const open = desk.notes.get(note.id)
    if (open !== null && !desk.busy.has(note.id) && !isUnderWay(open, desk.now())) reportLost(desk, open, telling)
  })
  await Promise.all(tasks)
}
