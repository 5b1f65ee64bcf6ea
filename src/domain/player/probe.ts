import { classifyContent, type ProbeResult } from './rules'

const PROBE_TIMEOUT_MS = 2000

/** Requests and classifies an address: the error of a video element says little about the cause. */
export async function classifyAddress(url: string): Promise<ProbeResult> {
  try {
    return await withDeadline(PROBE_TIMEOUT_MS, async (signal) => {
      const response = await fetch(url, { signal, cache: 'no-store' })
      if (response.status >= 400) return 'refused'
      const chunk = await response.body?.getReader().read()
      return classifyContent(new TextDecoder().decode(chunk?.value), true) ?? 'text'
    })
  } catch {
    // `fetch` fails in the same way if the server forbids reading and if the server is unreachable.
    // An opaque request (`no-cors`) fails only if the server is unreachable.
    return (await isReachable(url)) ? 'unreadable' : 'unreached'
  }
}

/** True if the server answers an opaque request. */
async function isReachable(url: string): Promise<boolean> {
  const sendHeadRequest = (signal: AbortSignal) =>
    fetch(url, { signal, method: 'HEAD', mode: 'no-cors', cache: 'no-store' })
  return withDeadline(PROBE_TIMEOUT_MS, sendHeadRequest).then(
    () => true,
    () => false,
  )
}

/**
 * Aborts the signal after `ms`, and once `request` settles, so that the rest of a file is not
 * loaded.
 */
async function withDeadline<T>(ms: number, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abortController = new AbortController()
  const timer = setTimeout(() => abortController.abort(), ms)
  try {
    return await request(abortController.signal)
  } finally {
    clearTimeout(timer)
    abortController.abort()
  }
}
