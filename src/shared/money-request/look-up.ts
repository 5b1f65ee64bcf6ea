import { settle, type Desk, type Telling } from './desk'
import { compareEntries, type ReadAlike } from './evidence'
import { lockName, type NoteOf } from './notes'
import type { MoneyRequest } from './request'

/**
 * Looks in the record for a request whose answer is missing. Not while some tab still waits for it.
 * Never rejects: a record that breaks counts as one that cannot be read.
 */
export async function lookUp<Request extends MoneyRequest>(
  desk: Desk,
  note: NoteOf<Request>,
  readAlike: ReadAlike<Request>,
  telling: Telling,
): Promise<void> {
  if (desk.busy.has(note.id) || !telling.canLookUp()) return
  await desk.busy.hold(note.id, () =>
    desk.lock(lockName(note), async () => {
      const result = await evidenceFor(note, readAlike).catch(() => 'failed' as const)
      const current = desk.notes.get(note.id)
      if (current === null || !telling.canLookUp()) return
      if (result === 'found') settle(desk, current, { outcome: 'found', request: current.request }, telling)
      else desk.notes.put(note.id, { ...current, lookUp: result })
    }),
  )
}

async function evidenceFor<Request extends MoneyRequest>(note: NoteOf<Request>, readAlike: ReadAlike<Request>) {
  return compareEntries(note.before, await readAlike(note.request))
}
