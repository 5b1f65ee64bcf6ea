import { useEffect, useEffectEvent, useState } from 'react'
import { loadCode } from './load-code'

export function useIdleTask(task: () => void): void {
  const run = useEffectEvent(task)
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => run(), 1500)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => run(), { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }, [])
}

/** Code that no screen waits for: see `useImport`. */
export function useIdleImport<Module>(load: () => Promise<Module>, isNeeded = true): Module | null {
  const [isIdle, setIsIdle] = useState(false)
  useIdleTask(() => setIsIdle(true))
  return useImport(load, isNeeded && isIdle)
}

/**
 * @returns null until it has arrived; what did not arrive is asked for again when the connection is
 * back
 */
export function useImport<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | null {
  const [module, setModule] = useState<{ value: Module } | null>(null)
  const isMissing = isNeeded && module === null
  const fetchModule = useEffectEvent(() => {
    loadCode(load).then(
      (value) => setModule({ value }),
      () => undefined,
    )
  })
  useEffect(() => {
    if (!isMissing) return
    const onOnline = () => fetchModule()
    fetchModule()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isMissing])
  return module?.value ?? null
}
