import { createStore } from 'zustand/vanilla'

const reloadPage = () => window.location.reload()

/**
 * The offer to load a newer build. `Builds` and `NewerBuildBar` set it, and `NewerBuildBar` shows
 * it.
 */
export const newerBuild = createStore<NewerBuild>(() => ({ offer: null, load: reloadPage }))

interface NewerBuild {
  /**
   * Key of the text that `NewerBuildBar` shows. The text with the key `typed` warns that unsaved
   * input is lost. Null if no newer build is offered.
   */
  offer: 'text' | 'typed' | null
  /**
   * Reloads the page. If a service worker serves this build, the newer build's worker takes over
   * first.
   */
  load: () => void
}

/**
 * Returns true if the page on the server has another start script than this page. False if the
 * server's page cannot be read or is not Tiga's, and if this page has no start script.
 */
export async function isNewerBuildOut(): Promise<boolean> {
  const ownScript = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  if (ownScript === null) return false
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    const page = await answer.text()
    // The answer may be the log-in page of a network, such as a hotel's. That page has no `root`.
    return answer.ok && page.includes('id="root"') && !page.includes(ownScript)
  } catch {
    // There is no network.
    return false
  }
}
