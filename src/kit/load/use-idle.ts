import { useEffect, useEffectEvent, useState } from 'react'
import { onNetworkReturn } from '@/lib/connection'
import { type Load, loadCode } from './load-code'

export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}

export function useIdleTask(task: () => void): void {
  const run = useEffectEvent(task)
  useEffect(() => whenIdle(() => run()), [])
}

/** Whether the browser has been idle since; true at once where nobody waits for it. */
export function useIsIdle(isAwaited = true): boolean {
  const [isIdle, setIsIdle] = useState(!isAwaited)
  useIdleTask(() => setIsIdle(true))
  return isIdle
}

export function useIdleImport<Module>(load: Load<Module>, isNeeded = true): Module | null {
  const isIdle = useIsIdle()
  return useImport(load, isNeeded && isIdle)
}

/** Code that tells of money may be among it: a moment without a network must not silence it. */
const ASK_AGAIN_MS = 5000

/** Null until it has arrived: asked for again every 5 s, and as soon as the connection is back. */
export function useImport<Module>(load: Load<Module>, isNeeded: boolean): Module | null {
  const [module, setModule] = useState<{ value: Module } | null>(null)
  const isMissing = isNeeded && module === null
  const fetchModule = useEffectEvent(async () => {
    const value = await loadCode(load)
    setModule({ value })
  })
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = () => {
      clearTimeout(timer)
      fetchModule().catch(() => {
        if (!isOver) timer = setTimeout(ask, ASK_AGAIN_MS)
      })
    }
    ask()
    const stopListening = onNetworkReturn(ask)
    return () => {
      isOver = true
      clearTimeout(timer)
      stopListening()
    }
  }, [isMissing])
  return module?.value ?? null
}
