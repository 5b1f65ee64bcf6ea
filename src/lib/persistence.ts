import { createStore } from 'zustand/vanilla'

/** The last request. It may be pending for a while: some browsers ask the member first. */
const persistenceRequest = createStore<{ answer: Promise<void> | null }>(() => ({ answer: null }))

/**
 * Asks the browser to keep the stored data. Without its promise, some browsers erase all records of
 * a site, the ledger too, after a week without a visit or when space is short.
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
    // Plain http and old browsers have no `navigator.storage.persist`.
  }
}

/** Whether the browser may erase the stored data, as it has not promised to keep it. */
export async function mayBeDropped(): Promise<boolean> {
  try {
    await persistenceRequest.getState().answer
    return !(await navigator.storage.persisted())
  } catch {
    // The browser cannot say, so no warning is shown.
    return false
  }
}
