import { createStore } from 'zustand/vanilla'

const reload = () => window.location.reload()

/**
 * The offer to load a newer build. `Builds` and `NewerBuildBar` set it, and `NewerBuildBar` shows
 * it.
 */
export const newerBuild = createStore<NewerBuild>(() => ({ offer: null, load: reload }))

interface NewerBuild {
  /** The text of the bar; `typed` warns that unsaved input is lost. Null if nothing is offered. */
  offer: 'text' | 'typed' | null
  /**
   * Reloads the page. If a service worker serves this build, the newer build's worker takes over
   * first.
   */
  load: () => void
}

/**
 * Returns true if the page on the server has another start script. False if that page cannot be
 * read.
 */
export async function isNewerBuildOut(): Promise<boolean> {
  const ownScript = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  if (ownScript === null) return false
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    const page = await answer.text()
    // A network that requires a log-in, such as a hotel's, answers with its own page.
    return answer.ok && page.includes('id="root"') && !page.includes(ownScript)
  } catch {
    // There is no network.
    return false
  }
}
