import { useEffect, useState } from 'react'

/** Imports a heavy part once the browser has nothing better to do; null until it is here, and for good when it does not come. */
export function useIdleImport<Module>(load: () => Promise<Module>): Module | null {
  const [start] = useState(() => load)
  const [module, setModule] = useState<{ value: Module } | null>(null)
  useEffect(() => {
    let isGone = false
    const run = () =>
      void start().then(
        (value) => {
          if (!isGone) setModule({ value })
        },
        () => undefined,
      )
    // Safari has no requestIdleCallback.
    const idle = typeof requestIdleCallback === 'function'
    const handle = idle ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 1500)
    return () => {
      isGone = true
      if (idle) cancelIdleCallback(handle as number)
      else clearTimeout(handle)
    }
  }, [start])
  return module?.value ?? null
}
