import { useEffect, useRef, useState } from 'react'
import { readText } from '../../lib/storage.ts'
import type { Overview } from '../control.ts'
import { refreshApp } from '../refresh-app.ts'
import { LockedError, type Controls } from './controls.ts'

const NOTHING: Overview = { members: [], member: null, requests: [], faults: [], cheats: [] }
/** The world also changes by itself: reviews fall due, faults strike. */
const LOOK_EVERY_MS = 1500

export function usePanel(controls: Controls, isOpen: boolean) {
  const [seen, setSeen] = useState(NOTHING)
  const [said, setSaid] = useState('')
  const [isLocked, setIsLocked] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const lastLoggedIn = useRef('')
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    const look = () => {
      lastLoggedIn.current = loggedInMember() ?? lastLoggedIn.current
      controls.overview(chosen ?? lastLoggedIn.current).then(
        (overview) => {
          if (!isCurrent) return
          setSeen(overview)
          setIsLocked(false)
        },
        (error: unknown) => {
          if (!isCurrent) return
          if (error instanceof LockedError) setIsLocked(true)
          else setSaid(wordsOf(error))
        },
      )
    }
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [controls, isOpen, chosen])

  const perform = async (work: () => Promise<string>, refreshesApp: boolean) => {
    setSaid('')
    try {
      setSaid(await work())
      setSeen(await controls.overview(chosen ?? lastLoggedIn.current))
      setIsLocked(false)
      if (refreshesApp) refreshApp()
    } catch (error) {
      setSaid(wordsOf(error))
    }
  }
  // A tap during the last one's work waits its turn; none is dropped.
  const run = (work: () => Promise<string>, { refreshesApp = true } = {}) => {
    queue.current = queue.current.then(() => perform(work, refreshesApp))
  }

  return {
    ...seen,
    said,
    isLocked,
    loggedIn: loggedInMember(),
    /** Null follows whoever is logged in. */
    choose: (id: string) => setChosen(id === loggedInMember() ? null : id),
    run,
  }
}

export type Run = ReturnType<typeof usePanel>['run']

/** On this platform the token is the member's id. */
function loggedInMember(): string | null {
  const token = readText('token')
  return token === '' ? null : token
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
