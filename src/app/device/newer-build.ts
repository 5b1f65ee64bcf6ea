import { createStore } from 'zustand/vanilla'

const reload = () => window.location.reload()

/** The offer to load a newer build. `Builds` sets it, `NewerBuildBar` shows it. */
export const newerBuild = createStore<NewerBuild>(() => ({ offer: null, load: reload }))

interface NewerBuild {
  /** The text of the bar: `typed` warns that unsaved input is lost. Null: nothing is offered. */
  offer: 'text' | 'typed' | null
  /** Reloads the page. If a worker serves this build, the newer build's worker takes over first. */
  load: () => void
}

/** Whether the server's page has another start script. False if the page could not be read. */
export async function isNewerBuildOut(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  if (own === null) return false
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    const page = await answer.text()
    // A network with a log-in page answers with that page.
    return answer.ok && page.includes('id="root"') && !page.includes(own)
  } catch {
    // There is no network.
    return false
  }
}
