import * as v from 'valibot'
import { useEffect, useRef, useState } from 'react'
import { readText, storedRecord } from '../../lib/storage.ts'
import type { Controls } from './controls.ts'

type Overview = Awaited<ReturnType<Controls['overview']>>

/** The member last seen: one whose account was taken offline is logged out, and must be brought back all the same. */
const lastMember = storedRecord<string | null>('qaMember', v.nullable(v.string()), null)

/** The logged-in member's id, which is their token on this platform; else the last one's. */
function currentMember(): string | null {
  const token = readText('token')
  if (token !== null && token !== '' && token !== lastMember.read()) lastMember.write(token)
  return lastMember.read()
}

/** Lets the app ask anew for all it shows: it does so by itself when a connection comes back. */
function refreshApp(): void {
  window.dispatchEvent(new Event('online'))
}

/** What the open panel shows of the world, and the one way its buttons change it. */
export function usePanel(controls: Controls) {
  const [seen, setSeen] = useState<Overview>({ member: null, faults: [] })
  const [said, setSaid] = useState('')
  const isBusy = useRef(false)

  useEffect(() => {
    controls.overview(currentMember() ?? '').then(setSeen, (error: unknown) => setSaid(String(error)))
  }, [controls])

  /** Does something, says what it did, and lets the app look again. */
  const run = async (work: () => Promise<string>, options = { refreshes: true }) => {
    if (isBusy.current) return
    isBusy.current = true
    setSaid('')
    try {
      setSaid(await work())
      setSeen(await controls.overview(currentMember() ?? ''))
      if (options.refreshes) refreshApp()
    } catch (error) {
      setSaid(String(error))
    } finally {
      isBusy.current = false
    }
  }
  return { ...seen, said, run: (...args: Parameters<typeof run>) => void run(...args) }
}

export type Run = ReturnType<typeof usePanel>['run']
