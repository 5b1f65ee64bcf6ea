import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useEvent } from '@/ui/use-event'
import { isAtWork } from './at-work'

/** Looks again whenever the member has done something, and when a request leaves or is answered. */
export function useAtWork(): boolean {
  const [atWork, setAtWork] = useState(true)
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  // What a tap or a key has opened is there a moment later.
  const look = () => void setTimeout(() => setAtWork(isAtWork(pathname, queryClient)), 0)
  useEffect(() => {
    const lookSoon = () => setTimeout(() => setAtWork(isAtWork(pathname, queryClient)), 0)
    const timer = lookSoon()
    const leave = queryClient.getMutationCache().subscribe(lookSoon)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [pathname, queryClient])
  useEvent(document, 'click', look)
  useEvent(document, 'input', look)
  useEvent(document, 'focusout', look)
  return atWork
}
