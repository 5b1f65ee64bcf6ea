import axios, { type AxiosAdapter } from 'axios'
import { config } from '@/config'
import { type Call, type ReadAnswer, readResponse, signRequest } from './interceptors'

/**
 * Only `fetch` keeps an answer, and the secrets in its address, out of the browser's cache, and
 * follows no redirect, which would take the token along. Only XMLHttpRequest tells how much of an
 * upload has left; no page can forbid it to follow a redirect.
 */
const send: AxiosAdapter = (request) => {
  const leave = axios.getAdapter(request.onUploadProgress === undefined ? 'fetch' : ['xhr', 'http'], request)
  request.onLeave?.()
  return leave(request)
}

/** The one client of the platform's API. */
const http = axios.create({
  baseURL: config.apiBaseUrl,
  adapter: send,
  fetchOptions: { cache: 'no-store', redirect: 'error' },
  // Else Firefox and Safari would name axios in place of themselves.
  headers: { 'User-Agent': false },
  // Text would hide broken UTF-8 behind replacement characters.
  responseType: 'arraybuffer',
  // An answer of any status may be an envelope, which the response interceptor reads.
  validateStatus: () => true,
  withXSRFToken: false,
})

// Synchronous, so that a request leaves in the task that hands it over.
http.interceptors.request.use(signRequest, null, { synchronous: true })
http.interceptors.response.use(readResponse)

/** @throws ApiError of what the answer says, or Axios's own error where there is none */
export async function ask(call: Call): Promise<ReadAnswer> {
  return (await http.request<ReadAnswer>(call)).data
}
