import { createStore } from 'zustand/vanilla'

/** The last request to keep stored data. It may be pending while the browser asks the member. */
const persistenceRequest = createStore<{ answer: Promise<void> | null }>(() => ({ answer: null }))

/**
 * Asks the browser to promise that it keeps the stored data. Without the promise, some browsers
 * erase a site's data after a week without a visit, or when space is short.
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

/** Returns true if the browser has not promised to keep the stored data, and so may erase it. */
export async function mayBrowserEraseData(): Promise<boolean> {
  try {
    await persistenceRequest.getState().answer
    return !(await navigator.storage.persisted())
  } catch {
    // The browser cannot say whether it keeps the data, so no warning is shown.
    return false
  }
}
