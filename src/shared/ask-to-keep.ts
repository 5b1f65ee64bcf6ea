/**
 * Asks the browser to keep this device's records even if space is short. Without it some browsers
 * erase all records, this ledger among them, of a site that was not opened for a week.
 * @returns null where the browser cannot be asked
 */
export async function askToKeep(): Promise<boolean | null> {
  try {
    return await navigator.storage.persist()
  } catch {
    return null
  }
}
