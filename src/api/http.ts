import axios, { type AxiosRequestConfig } from 'axios'
import { type Answer, answerOf } from './early'

/** What goes out, without what tells of its way. */
export interface Request extends AxiosRequestConfig {
  url: string
  headers: Record<string, string>
}

/** @param onLeave called as it leaves, and never where the browser has no way to send */
export async function ask(request: Request, onLeave: () => void): Promise<Answer> {
  const sentAt = performance.now()
  const { status, data, headers } = await axios.request<ArrayBuffer>({
    ...request,
    adapter: (config) => {
      // Only `fetch` keeps an answer, and the secrets in its address, out of the browser's cache,
      // and follows no redirect: the token would go along. XMLHttpRequest alone tells what has
      // left, and no page can forbid it to follow one.
      const leave = axios.getAdapter(request.onUploadProgress === undefined ? 'fetch' : ['xhr', 'http'], config)
      onLeave()
      return leave(config)
    },
    fetchOptions: { cache: 'no-store', redirect: 'error' },
    // Else Firefox and Safari would name axios in place of themselves.
    headers: { ...request.headers, 'User-Agent': false },
    // Text would hide broken UTF-8 behind replacement characters.
    responseType: 'arraybuffer',
    validateStatus: () => true,
    withXSRFToken: false,
  })
  return answerOf(status, data, headers, sentAt)
}
