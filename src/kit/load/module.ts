import { useEffect, useState } from 'react'
import { loadRestPack } from '@/i18n'
import { onReconnect } from '@/lib/connection'
import { fetchLostStyles } from './lost-styles'

/** A function that calls `import()`. */
export interface Load<Code> {
  (): Promise<Code>
  isOfFirstScreen?: boolean
}

/**
 * Marks code of a first screen. It does not wait for the second file of the language pack: all its
 * texts are in the first (`START_SECTIONS`).
 */
export function ofFirstScreen<Code>(load: () => Promise<Code>): Load<Code> {
  return Object.assign(load, { isOfFirstScreen: true })
}

/**
 * Loads code and the rest of the language pack. All imports of later code call it.
 * @param lastFailure last error of the same import; null if it has not failed
 * @throws if the code, the pack, or a style sheet named in `lastFailure` does not load
 */
async function loadCode<Code>(load: Load<Code>, lastFailure: unknown): Promise<Code> {
  await fetchLostStyles(lastFailure)
  const [code] = await Promise.all([load(), load.isOfFirstScreen === true || loadRestPack()])
  return code
}

export type RetryableImport<Code> = ReturnType<typeof retryableImport<Code>>

/** Loads code once, and again only after a failure. The caller says what is missing then. */
export function retryableImport<Code>(load: Load<Code>) {
  let pending: Promise<Code> | null = null
  let isLost = false
  let failures = 0
  let lastFailure: unknown = null
  const start = () => {
    const promise = loadCode(load, lastFailure)
    promise.then(
      (value) => {
        failures = 0
        // React's `use` reads these fields and does not suspend. For any other promise, even one
        // fulfilled long ago, it would show the fallback for at least 300 ms.
        void Object.assign(promise, { status: 'fulfilled', value })
      },
      (error: unknown) => {
        isLost = true
        failures += 1
        lastFailure = error
      },
    )
    return promise
  }
  /** Returns the same promise until `clearFailure`: React waits for it and shows its error. */
  const loadOnce = () => (pending ??= start())
  /** Forgets a failure, so that the next call loads again. @returns whether there was a failure */
  const clearFailure = () => {
    const wasLost = isLost
    // A load in progress is kept.
    if (wasLost) pending = null
    isLost = false
    return wasLost
  }
  return {
    loadOnce,
    clearFailure,
    /** Tries again after a failure. @throws if the code does not arrive */
    reload: () => {
      clearFailure()
      return loadOnce()
    },
    /** Number of failures in a row. */
    failures: () => failures,
  }
}

/** Short, because such code also reports outcomes of money requests. */
const RETRY_MS = 5000

/**
 * Loads code that a screen can do without. After a failure it tries again every 5 s, and as soon as
 * the network is back.
 * @param when false until the code is needed, or may be requested
 * @returns null until it has loaded
 */
export function useModule<Module>(load: Load<Module>, when = true): Module | null {
  const [code] = useState(() => retryableImport(load))
  const [module, setModule] = useState<Module | null>(null)
  const isMissing = when && module === null
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const retryLater = () => {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(request, RETRY_MS)
    }
    const request = () => void code.reload().then((loaded) => setModule(() => loaded), retryLater)
    request()
    const stopListening = onReconnect(request)
    return () => {
      isStopped = true
      clearTimeout(timer)
      stopListening()
    }
  }, [code, isMissing])
  return module
}
