import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { useEntryState } from './history-entry'
import { useBack } from './use-back'

/**
 * Closes an open sheet first: it has its own history entry, and two steps back at once could leave
 * the app.
 */
export function useLeaveScreen(sheets: { current: string | null; close: () => void }, leave: () => void): () => void {
  const { current, close } = sheets
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    if (current === null) leave()
    else close()
  }, [isLeaving, current, leave, close])
  return () => setIsLeaving(true)
}

/**
 * Where a form leads once its work is done: back, or as a step of linking a bank account (reading
 * 88) to `/BindCard`, which knows what is still missing. It takes this step's place in the history,
 * so that one step back is where the way began.
 */
export function useLinkStep(fallback: string): { isLinkStep: boolean; leave: () => void } {
  const navigate = useNavigate()
  const back = useBack(fallback)
  const isLinkStep = useEntryState().isLinkStep === true
  const leave = useCallback(
    () => (isLinkStep ? void navigate(paths.bindCard(), { replace: true, state: { isLinkStep } }) : back()),
    [isLinkStep, navigate, back],
  )
  return { isLinkStep, leave }
}
