import { noteAccepted } from '@/shared/limits/store'
import { awaitedPeriods, awaitPeriod, type AwaitedPeriods } from './awaited'
import { createBusySet, type BusySet } from './busy-set'
import { addMessage, storedMessages, type Message, type Messages, type News } from './messages'
import { requestNotes, type Notes, type RequestNote } from './notes'
import { withLock } from './with-lock'

/** What the requests of one tab share with each other and with the other tabs. */
export interface Desk {
  notes: Notes
  messages: Messages
  awaited: AwaitedPeriods
  /** Ids of the notes that this tab waits for or looks up. */
  busy: BusySet
  /** Epoch ms. */
  now: () => number
  /** Ms that no change of the clock touches. */
  elapsed: () => number
  lock: typeof withLock
  /** Once the page was visible at the end of so many ms. */
  later: (task: () => void, ms: number) => void
}

function later(task: () => void, ms: number): void {
  const wait = () =>
    void setTimeout(() => {
      if (document.hidden) document.addEventListener('visibilitychange', wait, { once: true })
      else task()
    }, ms)
  wait()
}

export const desk: Desk = {
  notes: requestNotes,
  messages: storedMessages,
  awaited: awaitedPeriods,
  busy: createBusySet(),
  now: () => Date.now(),
  elapsed: () => performance.now(),
  lock: withLock,
  later,
}

/** A screen that is to tell an outcome has its code and stands by then; else a toast tells it. */
export const SHOWN_BY_MS = 4000

/**
 * How the member hears of an outcome at once; every outcome is kept as a message too, which is read
 * once a screen has shown it. `sheet`: the screen that they look at is to. `nobody`: somebody else
 * is logged in.
 */
export interface Telling {
  way: () => 'sheet' | 'toast' | 'nobody'
  toast: (message: Message) => void
  /** The member is still the one who is logged in, so that the record is theirs. */
  canLookUp: () => boolean
}

export function report(desk: Desk, note: RequestNote, news: News, { way, toast }: Telling): void {
  const chosen = way()
  const message = { id: note.id, memberId: note.memberId, at: desk.now(), isRead: false, news }
  addMessage(desk.messages, message)
  if (chosen === 'toast') toast(message)
  if (chosen !== 'sheet') return
  desk.later(() => {
    const kept = desk.messages.get(note.id)
    if (kept?.isRead === false && kept.news.outcome === news.outcome && way() !== 'nobody') toast(kept)
  }, SHOWN_BY_MS)
}

/**
 * Ends a note with its outcome, once: a note that is gone was ended by another tab, or by a log-out
 * that named it.
 */
export function settle(desk: Desk, note: RequestNote, news: News, telling: Telling): void {
  if (desk.notes.get(note.id) === null) return
  desk.notes.remove(note.id)
  const isTaken = news.outcome === 'accepted' || news.outcome === 'found'
  if (isTaken && note.request.kind === 'order') {
    awaitPeriod(desk.awaited, note.memberId, note.request, note.sentAt)
    noteAccepted(note.memberId, note.request)
  }
  report(desk, note, news, telling)
}

/** Says once that no answer told the outcome. */
export function reportLost(desk: Desk, note: RequestNote, telling: Telling): void {
  if (desk.notes.get(note.id) === null) return
  desk.notes.put(note.id, { ...note, isLost: true })
  if (desk.messages.get(note.id) !== null) return
  report(desk, note, { outcome: 'unknown', request: note.request }, telling)
}
