import { useEffect, useState } from 'react'
import { loadRestPack } from '@/i18n'
import { onReconnect } from '@/lib/connection'
import { fetchLostStyles } from './lost-styles'

/** An `import()`, or a function that ends in one. */
export interface Load<Code> {
  (): Promise<Code>
  isOfFirstScreen?: boolean
}

/**
 * Marks code of a first screen, which does not wait for the rest of the words: all of its words are
 * in the start file of a language (`START_SECTIONS`).
 */
export function ofFirstScreen<Code>(load: () => Promise<Code>): Load<Code> {
  return Object.assign(load, { isOfFirstScreen: true })
}

/**
 * Every import of later code passes here, and its words come with it.
 * @param lastFailure of the same import
 * @throws if the code, its words, or a stylesheet for which it failed before, does not arrive
 */
async function loadCode<Code>(load: Load<Code>, lastFailure: unknown): Promise<Code> {
  await fetchLostStyles(lastFailure)
  const [code] = await Promise.all([load(), load.isOfFirstScreen === true || loadRestPack()])
  return code
}

export type RetryableImport<Code> = ReturnType<typeof retryableImport<Code>>

/** Code that is asked for once, and again only after it was lost. Its caller says what is lost. */
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
        // React reads these fields, and does not wait for code that is here. For any other promise,
        // however old, it would show the fallback, and for at least 300 ms.
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
  /** The same promise until `clearFailure`, so that React can wait for it and show how it failed. */
  const loadOnce = () => (pending ??= start())
  /** A failure, so that the code is asked for again. @returns whether there was one */
  const clearFailure = () => {
    const wasLost = isLost
    // A try that is under way is kept.
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
    /** In a row. */
    failures: () => failures,
  }
}

/** Code that tells of money may be among it: a moment without a network must not silence it. */
const ASK_AGAIN_MS = 5000

/**
 * For code without which a screen is whole. If it is lost, it is asked for again every 5 s, and as
 * soon as the network is back.
 * @param when it is needed, or may be asked for
 * @returns null until it has arrived
 */
export function useModule<Module>(load: Load<Module>, when = true): Module | null {
  const [code] = useState(() => retryableImport(load))
  const [module, setModule] = useState<Module | null>(null)
  const isMissing = when && module === null
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const askLater = () => {
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(ask, ASK_AGAIN_MS)
    }
    const ask = () => void code.reload().then((arrived) => setModule(() => arrived), askLater)
    ask()
    const stopListening = onReconnect(ask)
    return () => {
      isOver = true
      clearTimeout(timer)
      stopListening()
    }
  }, [code, isMissing])
  return module
}
