import { useEffect, useState } from 'react'
import { loadRestPack } from '@/i18n'
import { onReconnect } from '@/lib/connection'
import { fetchLostStyles } from './lost-styles'

export interface CodeLoader<Code> {
  (): Promise<Code>
  isOfFirstScreen?: boolean
}

/**
 * Marks `load` as a loader of code of a first screen (Home, Log-in or Register). This code does not
 * wait for the second file of translations, because its texts are in the first (`START_SECTIONS`).
 */
export function markFirstScreen<Code>(load: () => Promise<Code>): CodeLoader<Code> {
  return Object.assign(load, { isOfFirstScreen: true })
}

/**
 * Loads code and, unless it is code of a first screen, the second file of translations.
 * @param lastFailure last error of the same import; null if the import has not failed yet
 * @throws if the code, the translations, or a style sheet named in `lastFailure` does not load
 */
async function loadCode<Code>(load: CodeLoader<Code>, lastFailure: unknown): Promise<Code> {
  await fetchLostStyles(lastFailure)
  const [code] = await Promise.all([load(), load.isOfFirstScreen === true || loadRestPack()])
  return code
}

export type RetryableImport<Code> = ReturnType<typeof retryableImport<Code>>

/** Loads code once, and again only after a failure. The caller must report a failure. */
export function retryableImport<Code>(load: CodeLoader<Code>) {
  let pendingLoad: Promise<Code> | null = null
  let hasLoadFailed = false
  let failureCount = 0
  let lastFailure: unknown = null
  const startLoad = () => {
    const promise = loadCode(load, lastFailure)
    promise.then(
      (value) => {
        failureCount = 0
        // React's `use` reads these two fields and does not suspend. For a promise without these
        // fields, even one fulfilled long ago, React would show the fallback for at least 300 ms.
        void Object.assign(promise, { status: 'fulfilled', value })
      },
      (error: unknown) => {
        hasLoadFailed = true
        failureCount += 1
        lastFailure = error
      },
    )
    return promise
  }
  /**
   * Returns the promise of the first call. If this promise is rejected, it is returned until
   * `clearFailure` is called.
   */
  const loadOnce = () => (pendingLoad ??= startLoad())
  /** Lets `loadOnce` load again after a failure. Returns whether there was a failure. */
  const clearFailure = () => {
    const wasLost = hasLoadFailed
    // A load that is in progress or has succeeded is kept.
    if (wasLost) pendingLoad = null
    hasLoadFailed = false
    return wasLost
  }
  return {
    loadOnce,
    clearFailure,
    /** Loads the code, also after a failed attempt. @throws if the code does not load */
    reload: () => {
      clearFailure()
      return loadOnce()
    },
    /** Returns the number of failures since the last success. */
    countFailures: () => failureCount,
  }
}

/** A short wait, because some code that `useModule` loads reports outcomes of money requests. */
const RETRY_MS = 5000

/**
 * Loads code that a screen can do without. After a failure it tries again every 5 s, and as soon as
 * the network is back.
 * @param mayLoad true as soon as the code may be requested
 * @returns the module; null until it has loaded
 */
export function useModule<Module>(load: CodeLoader<Module>, mayLoad = true): Module | null {
  const [moduleImport] = useState(() => retryableImport(load))
  const [module, setModule] = useState<Module | null>(null)
  const isMissing = mayLoad && module === null
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const retryLater = () => {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(request, RETRY_MS)
    }
    const request = () => void moduleImport.reload().then((loaded) => setModule(() => loaded), retryLater)
    request()
    const stopListening = onReconnect(request)
    return () => {
      isStopped = true
      clearTimeout(timer)
      stopListening()
    }
  }, [moduleImport, isMissing])
  return module
}
