import { contentOf, type ProbeResult } from './rules'

const PROBE_TIMEOUT_MS = 2000

/** What a video's address answers by now, by its first bytes: a video element tells no reason. */
export async function probe(url: string): Promise<ProbeResult> {
  try {
    return await within(PROBE_TIMEOUT_MS, async (signal) => {
      const answer = await fetch(url, { signal, cache: 'no-store' })
      if (answer.status >= 400) return 'refused'
      const chunk = await answer.body?.getReader().read()
      return contentOf(new TextDecoder().decode(chunk?.value), true) ?? 'text'
    })
  } catch {
    // The browser does not tell a forbidden answer from none; an opaque request does.
    return (await answers(url)) ? 'unreadable' : 'unreached'
  }
}

/** An opaque answer tells a server that forbids to be read from one that cannot be reached. */
async function answers(url: string): Promise<boolean> {
  const ask = (signal: AbortSignal) => fetch(url, { signal, method: 'HEAD', mode: 'no-cors', cache: 'no-store' })
  return within(PROBE_TIMEOUT_MS, ask).then(
    () => true,
    () => false,
  )
}

/** What still comes then is not fetched any more. */
async function within<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), ms)
  try {
    return await ask(abort.signal)
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}
