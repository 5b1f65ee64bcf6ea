import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

export function hasHistory(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** @param fallback where it leads from a link from outside or in a new tab */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (hasHistory()) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [navigate, fallback])
}
