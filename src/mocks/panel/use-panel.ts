import { useEffect, useRef, useState } from 'react'
import { readText } from '../../lib/storage.ts'
import type { Overview } from '../control.ts'
import { refreshApp } from '../refresh-app.ts'
import { LockedError, type Controls } from './controls.ts'

const EMPTY_OVERVIEW: Overview = { members: [], member: null, requests: [], faults: [], cheats: [] }
/** Polls, because the world also changes by itself: reviews fall due and faults are used up. */
const POLL_MS = 1500

export function usePanel(controls: Controls, isOpen: boolean) {
  const [latest, setLatest] = useState(EMPTY_OVERVIEW)
  const [statusText, setStatusText] = useState('')
  const [isLocked, setIsLocked] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const lastLoggedIn = useRef('')
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    const poll = () => {
      lastLoggedIn.current = loggedInMember() ?? lastLoggedIn.current
      controls.overview(chosen ?? lastLoggedIn.current).then(
        (overview) => {
          if (!isCurrent) return
          setLatest(overview)
          setIsLocked(false)
        },
        (error: unknown) => {
          if (!isCurrent) return
          if (error instanceof LockedError) setIsLocked(true)
          else setStatusText(messageOf(error))
        },
      )
    }
    poll()
    const timer = setInterval(poll, POLL_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [controls, isOpen, chosen])

  const perform = async (work: () => Promise<string>, refreshesApp: boolean) => {
    setStatusText('')
    try {
      setStatusText(await work())
      setLatest(await controls.overview(chosen ?? lastLoggedIn.current))
      setIsLocked(false)
      if (refreshesApp) refreshApp()
    } catch (error) {
      setStatusText(messageOf(error))
    }
  }
  // A tap while earlier work is running is queued, not dropped.
  const run = (work: () => Promise<string>, { refreshesApp = true } = {}) => {
    queue.current = queue.current.then(() => perform(work, refreshesApp))
  }

  return {
    ...latest,
    statusText,
    isLocked,
    loggedIn: loggedInMember(),
    /** The logged-in member is stored as null, so that the panel follows the next log-in. */
    choose: (id: string) => setChosen(id === loggedInMember() ? null : id),
    run,
  }
}

export type Run = ReturnType<typeof usePanel>['run']

/** The id of the logged-in member, which is the token on this platform; null for a visitor. */
function loggedInMember(): string | null {
  const token = readText('token')
  return token === '' ? null : token
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
