/**
 * Asks the browser to keep this device's records even if space is short. Without it some browsers
 * erase all records, this ledger among them, of a site that was not opened for a week.
 * @returns false also where the browser cannot be asked
 */
export const askToKeep = () => answerTo('persist')

/** What it has agreed to so far. @returns false also where the browser cannot be asked */
export const agreesToKeep = () => answerTo('persisted')

async function answerTo(question: 'persist' | 'persisted'): Promise<boolean> {
  try {
    return await navigator.storage[question]()
  } catch {
    return false
  }
}
