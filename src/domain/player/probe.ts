import { contentOf, type ProbeResult } from './rules'

const PROBE_TIMEOUT_MS = 2000

/** Classifies what the address answers: a video element gives no reason for its error. */
export async function probe(url: string): Promise<ProbeResult> {
  try {
    return await withDeadline(PROBE_TIMEOUT_MS, async (signal) => {
      const answer = await fetch(url, { signal, cache: 'no-store' })
      if (answer.status >= 400) return 'refused'
      const chunk = await answer.body?.getReader().read()
      return contentOf(new TextDecoder().decode(chunk?.value), true) ?? 'text'
    })
  } catch {
    // `fetch` fails alike for forbidden reads and unreachable servers; an opaque request does not.
    return (await isReachable(url)) ? 'unreadable' : 'unreached'
  }
}

/** Whether the server answers an opaque request, and so can be reached. */
async function isReachable(url: string): Promise<boolean> {
  const request = (signal: AbortSignal) => fetch(url, { signal, method: 'HEAD', mode: 'no-cors', cache: 'no-store' })
  return withDeadline(PROBE_TIMEOUT_MS, request).then(
    () => true,
    () => false,
  )
}

/** Aborts the request after `ms`, and once `request` has settled: the rest is not downloaded. */
async function withDeadline<T>(ms: number, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), ms)
  try {
    return await request(abort.signal)
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}
