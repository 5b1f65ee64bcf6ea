import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useEvent } from '@/ui/use-event'
import { isAtWork } from './at-work'

/** Looks again whenever the member has done something. */
export function useAtWork(): boolean {
  const [atWork, setAtWork] = useState(true)
  const { pathname } = useLocation()
  // What a tap or a key has opened is there a moment later.
  const look = () => void setTimeout(() => setAtWork(isAtWork(pathname)), 0)
  useEffect(() => {
    const timer = setTimeout(() => setAtWork(isAtWork(pathname)), 0)
    return () => clearTimeout(timer)
  }, [pathname])
  useEvent(document, 'click', look)
  useEvent(document, 'input', look)
  useEvent(document, 'focusout', look)
  return atWork
}
