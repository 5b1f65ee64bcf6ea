import { createStore } from 'zustand/vanilla'

/** A browser may ask the member first, who takes a while to answer. */
const persistenceRequest = createStore<{ answer: Promise<void> | null }>(() => ({ answer: null }))

/**
 * Without it some browsers erase all records of a site, the ledger among them, that was not opened
 * for a week, or where space is short.
 */
export function requestPersistence(): Promise<void> {
  const answer = persist()
  persistenceRequest.setState({ answer })
  return answer
}

async function persist(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // On plain http, and in old browsers, there is nobody to ask.
  }
}

/** Whether the browser has not promised to keep what is kept here, once it was asked. */
export async function mayBeDropped(): Promise<boolean> {
  try {
    await persistenceRequest.getState().answer
    return !(await navigator.storage.persisted())
  } catch {
    // Nobody can tell.
    return false
  }
}
