import { createStore } from 'zustand/vanilla'

const reloadPage = () => window.location.reload()

/** The offer to load a newer build, which `NewerBuildBar` shows. */
export const newerBuild = createStore<NewerBuild>(() => ({ offer: null, load: reloadPage }))

interface NewerBuild {
  /** Key of the offer's text; `typed` warns that unsaved input is lost. Null without an offer. */
  offer: 'text' | 'typed' | null
  /** Reloads the page. With a service worker, the newer build's worker takes over first. */
  load: () => void
}

/**
 * Returns true if the server's page has another start script than this page. False if this page has
 * none, or if the server's page cannot be read or is not Tiga's.
 */
export async function isNewerBuildOut(): Promise<boolean> {
  const ownScript = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  if (ownScript === null) return false
  try {
    const response = await fetch('/', { cache: 'no-store' })
    const pageHtml = await response.text()
    // The log-in page of a network, such as a hotel's, has no `root`.
    return response.ok && pageHtml.includes('id="root"') && !pageHtml.includes(ownScript)
  } catch {
    // There is no network.
    return false
  }
}
