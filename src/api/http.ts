import axios, { type AxiosAdapter } from 'axios'
import { config } from '@/config'
import { type Call, type ReadAnswer, readResponse, signRequest } from './interceptors'

/**
 * Sends a request by `fetch`, or by XMLHttpRequest if its progress is wanted (an upload). `fetch`
 * can keep an answer, and the secrets in the request's address, out of the browser's cache. `fetch`
 * can also refuse redirects, whose target would receive the token. XMLHttpRequest always follows
 * redirects, but it is the only way to learn the progress of an upload.
 */
const send: AxiosAdapter = (request) => {
  const transmit = axios.getAdapter(request.onUploadProgress === undefined ? 'fetch' : ['xhr', 'http'], request)
  request.onSend?.()
  return transmit(request)
}

const http = axios.create({
  baseURL: config.apiBaseUrl,
  adapter: send,
  fetchOptions: { cache: 'no-store', redirect: 'error' },
  // Removes a header that Axios sets. With this header, Firefox and Safari would name Axios instead
  // of themselves.
  headers: { 'User-Agent': false },
  // Decoding as text would hide broken UTF-8 behind replacement characters.
  responseType: 'arraybuffer',
  // No status is an error here, because an answer of any status may contain an envelope.
  // `readResponse` reads the envelope and decides.
  validateStatus: () => true,
  withXSRFToken: false,
})

// The interceptor is synchronous, so the request is sent in the same task in which `sendCall` is
// called.
http.interceptors.request.use(signRequest, null, { synchronous: true })
http.interceptors.response.use(readResponse)

/**
 * Sends a call and returns its parsed answer.
 * @throws ApiError if the answer reports a failure, or an error of Axios if no answer arrived
 */
export async function sendCall(call: Call): Promise<ReadAnswer> {
  return (await http.request<ReadAnswer>(call)).data
}
