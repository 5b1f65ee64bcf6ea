import axios, { type AxiosAdapter } from 'axios'
import { config } from '@/config'
import { type Call, type DecodedAnswer, readResponse, prepareRequest } from './interceptors'

/**
 * Sends by `fetch`, which can keep the answer and the secrets in the address out of the browser's
 * cache. `fetch` can also refuse redirects, whose target would receive the token. An upload is sent
 * by XMLHttpRequest, because only that reports progress.
 */
const sendByFetchOrXhr: AxiosAdapter = (request) => {
  const transmit = axios.getAdapter(request.onUploadProgress === undefined ? 'fetch' : ['xhr', 'http'], request)
  request.onSend?.()
  return transmit(request)
}

const axiosInstance = axios.create({
  baseURL: config.apiBaseUrl,
  adapter: sendByFetchOrXhr,
  fetchOptions: { cache: 'no-store', redirect: 'error' },
  // With the header that Axios sets, Firefox and Safari would name Axios instead of themselves.
  headers: { 'User-Agent': false },
  // Decoding as text would hide broken UTF-8 behind replacement characters.
  responseType: 'arraybuffer',
  // No status is an error here: an answer of any status may contain an envelope.
  validateStatus: () => true,
  withXSRFToken: false,
})

// Synchronous, so that the request is sent in the same task in which `sendCall` is called.
axiosInstance.interceptors.request.use(prepareRequest, null, { synchronous: true })
axiosInstance.interceptors.response.use(readResponse)

/**
 * Throws an ApiError if the answer reports a failure or cannot be read, or an error of Axios if no
 * answer arrived.
 */
export async function sendCall(call: Call): Promise<DecodedAnswer> {
  return (await axiosInstance.request<DecodedAnswer>(call)).data
}
