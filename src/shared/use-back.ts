import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** True when the entry before this one in the browser's history is ours, so that going back stays in the app. */
export function hasHistory(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** Goes back within the app, or to `fallback` where this app has no history (a link from outside, a reload in a new tab). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (hasHistory()) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [navigate, fallback])
}
