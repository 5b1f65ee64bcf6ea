import { inTime } from '@/lib/time'
import { stopKeeping } from './stop-keeping'

const LONGEST_MS = 3000

async function workers(): Promise<readonly ServiceWorkerRegistration[]> {
  // A mock build has one alone, the platform's: without it, a demo could not go on.
  if (__IS_MOCK__ || !('serviceWorker' in navigator)) return []
  return await navigator.serviceWorker.getRegistrations()
}

/** @returns whether all of them are gone, with the worker that keeps them */
export async function deleteFiles(): Promise<boolean> {
  stopKeeping()
  // Neither waits for the other, which the browser may refuse or leave without an answer.
  const parts = [endWorkers(), deleteCaches()].map((part) => inTime(part, LONGEST_MS).catch(() => false))
  return (await Promise.all(parts)).every(Boolean)
}

async function endWorkers(): Promise<boolean> {
  const registrations = await workers()
  // One that waits, or is being installed, would keep files too.
  for (const { installing, waiting } of registrations)
    for (const worker of [installing, waiting]) worker?.postMessage({ kind: 'forget' }, [])
  const ended = await Promise.all(registrations.map((registration) => registration.unregister()))
  return ended.every(Boolean)
}

async function deleteCaches(): Promise<boolean> {
  if (!('caches' in globalThis)) return true
  const deleted = await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return deleted.every(Boolean)
}
