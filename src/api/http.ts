import axios, { type AxiosAdapter } from 'axios'
import { config } from '@/config'
import { type Call, type ReadAnswer, readResponse, signRequest } from './interceptors'

/**
 * Uses `fetch`, and XMLHttpRequest only for uploads. Only `fetch` can keep an answer and the
 * secrets in its address out of the browser's cache, and refuse redirects, which would receive the
 * token. Only XMLHttpRequest reports the progress of an upload, but it always follows redirects.
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
  // Otherwise Firefox and Safari would name axios instead of themselves.
  headers: { 'User-Agent': false },
  // Decoding as text would hide broken UTF-8 behind replacement characters.
  responseType: 'arraybuffer',
  // An answer of any status may contain an envelope. The response interceptor reads it.
  validateStatus: () => true,
  withXSRFToken: false,
})

// Synchronous, so that the request is sent in the task of the call.
http.interceptors.request.use(signRequest, null, { synchronous: true })
http.interceptors.response.use(readResponse)

/** @throws ApiError if the answer is a failure, or Axios's own error if none arrived */
export async function ask(call: Call): Promise<ReadAnswer> {
  return (await http.request<ReadAnswer>(call)).data
}
