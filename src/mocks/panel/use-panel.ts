import { useEffect, useRef, useState } from 'react'
import { readText } from '../../lib/storage.ts'
import type { Overview } from '../control.ts'
import { refreshApp, simulateOffline } from '../refresh-app.ts'
import { LockedError, type Controls } from './controls.ts'
import { isOffline } from './presets.ts'

const EMPTY_OVERVIEW: Overview = { members: [], member: null, requests: [], faults: [], cheats: [] }
/** The panel polls, because the mock also changes without a tap in the panel: reviews fall due. */
const POLL_MS = 1500

export function usePanel(controls: Controls, isOpen: boolean) {
  const [latestOverview, setLatestOverview] = useState(EMPTY_OVERVIEW)
  const [statusText, setStatusText] = useState('')
  const [isLocked, setIsLocked] = useState(false)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const lastLoggedInId = useRef('')
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    const poll = () => {
      lastLoggedInId.current = loggedInMemberId() ?? lastLoggedInId.current
      controls.overview(chosenId ?? lastLoggedInId.current).then(
        (overview) => {
          if (!isCurrent) return
          setLatestOverview(overview)
          simulateOffline(isOffline(overview))
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
  }, [controls, isOpen, chosenId])

  const perform = async (work: () => Promise<string>, refreshesApp: boolean) => {
    setStatusText('')
    try {
      setStatusText(await work())
      const overview = await controls.overview(chosenId ?? lastLoggedInId.current)
      setLatestOverview(overview)
      simulateOffline(isOffline(overview))
      setIsLocked(false)
      if (refreshesApp) refreshApp()
    } catch (error) {
      setStatusText(messageOf(error))
    }
  }
  // Work waits in a queue until earlier work has ended.
  const run = (work: () => Promise<string>, { refreshesApp = true } = {}) => {
    queue.current = queue.current.then(() => perform(work, refreshesApp))
  }

  return {
    ...latestOverview,
    statusText,
    isLocked,
    loggedIn: loggedInMemberId(),
    /**
     * A choice of the logged-in member is stored as null, so that the panel follows the next
     * log-in.
     */
    choose: (id: string) => setChosenId(id === loggedInMemberId() ? null : id),
    run,
  }
}

export type Run = ReturnType<typeof usePanel>['run']

/** Returns the stored token, which is the logged-in member's id; null for a visitor. */
function loggedInMemberId(): string | null {
  const token = readText('token')
  return token === '' ? null : token
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
