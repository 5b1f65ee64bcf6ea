/** Of `window`: whether a newer build can be taken now. `app/device` tells. */
export const NEWER_BUILD = 'newerbuild'
/** What is said of it: `typed` where something that was typed may be lost. Null: it waits. */
export type NewerBuild = 'text' | 'typed' | null
/** Of `window`, before a reload: whoever prevents it reloads by itself. */
export const TAKE_BUILD = 'takebuild'

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
