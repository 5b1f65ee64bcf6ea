/**
 * Without it some browsers erase all records of a site, the ledger among them, that was not opened
 * for a week, or where space is short.
 */
export function askToKeep(): Promise<void> {
  asked = persist()
  return asked
}

/** `mayBeDropped` waits for it: a browser may ask the member first, who takes a while to answer. */
let asked: Promise<void> | null = null

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
    await asked
    return !(await navigator.storage.persisted())
  } catch {
    // Nobody can tell.
    return false
  }
}
