import { useEffect, useEffectEvent, useState } from 'react'

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

/** Null until it has arrived, and for good if it does not. */
export function useIdleImport<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<{ value: Module } | null>(null)
  useIdleTask(() => {
    load().then(
      (value) => setModule({ value }),
      () => undefined,
    )
  })
  return module?.value ?? null
}
