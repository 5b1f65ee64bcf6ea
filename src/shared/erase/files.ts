import { stopKeeping } from './stop-keeping'

async function workers(): Promise<readonly ServiceWorkerRegistration[]> {
  // A mock build has one alone, the platform's: without it, a demo could not go on.
  if (__IS_MOCK__ || !('serviceWorker' in navigator)) return []
  return await navigator.serviceWorker.getRegistrations()
}

/** Whether files of the app are kept for offline use. */
export async function hasFiles(): Promise<boolean> {
  return 'caches' in globalThis && (await caches.keys()).length > 0
}

/** @returns whether all of them are gone, with the worker that keeps them */
export async function deleteFiles(): Promise<boolean> {
  stopKeeping()
  const ended = await Promise.all((await workers()).map((worker) => worker.unregister()))
  if (!('caches' in globalThis)) return ended.every(Boolean)
  const deleted = await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return [...ended, ...deleted].every(Boolean)
}
