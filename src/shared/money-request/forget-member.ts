import type { Desk } from './desk'

/** For a log-out by the member, who has been told what is still open. */
export function forgetMember(
  { notes, messages, awaited }: Pick<Desk, 'notes' | 'messages' | 'awaited'>,
  memberId: string,
): void {
  for (const store of [notes, messages, awaited]) store.removeOf(memberId)
}
