import { createStore } from 'zustand/vanilla'

const reload = () => window.location.reload()

/** A newer build that can be taken now. `Builds` tells of it, `NewerBuildBar` offers it. */
export const newerBuild = createStore<NewerBuild>(() => ({ offer: null, take: reload }))

interface NewerBuild {
  /** What is said of it: `typed` where something that was typed may be lost. Null: it waits. */
  offer: 'text' | 'typed' | null
  /** Where this build is kept by a worker, the one of the newer build takes over first. */
  take: () => void
}

/** By the server's page: a newer build has another start script. False if that cannot be told. */
export async function isNewerBuildOut(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  if (own === null) return false
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    const page = await answer.text()
    // A network that wants a log-in first answers with a page of its own.
    return answer.ok && page.includes('id="root"') && !page.includes(own)
  } catch {
    // Without a network nobody can tell.
    return false
  }
}
