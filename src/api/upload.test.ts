import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { upload } from './client'
import type { ApiError } from './errors'
import { anything } from './fields'
import { prepareToSend } from './transport'

/** An XMLHttpRequest that the test controls. */
const { FakeRequest } = vi.hoisted(() => {
  class FakeRequest {
    static last: FakeRequest
    readonly upload = new EventTarget()
    readonly abort = vi.fn<() => void>()
    readonly open = () => undefined
    readonly setRequestHeader = () => undefined
    readonly getAllResponseHeaders = () => ''
    status = 0
    response = new ArrayBuffer(0)
    timeout = 0
    ontimeout: () => void = () => undefined
    onloadend: (event: object) => void = () => undefined
    send(): void {
      FakeRequest.last = this
      // As in a browser, this time-out covers the whole request, even if the upload makes progress.
      if (this.timeout > 0) setTimeout(() => this.ontimeout(), this.timeout)
    }
    progress(loaded: number, total: number): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 }))
    }
    answer(body: object): void {
      this.status = 200
      this.response = new TextEncoder().encode(JSON.stringify(body)).buffer
      this.onloadend({ loaded: 0 })
    }
  }
  // Axios looks for XMLHttpRequest when it is imported, so the fake is installed before that.
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return { FakeRequest }
})

beforeEach(async () => {
  await prepareToSend()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/**
 * Starts an upload that makes progress after each pause (in s). The result's `failure` is null
 * until the upload fails.
 */
async function uploadWith(pauses: readonly number[], total = 1000): Promise<{ failure: ApiError | null }> {
  const outcome: { failure: ApiError | null } = { failure: null }
  upload('/system/img_upload', new Blob(['x']), anything).catch((error: unknown) => {
    outcome.failure = error as ApiError
  })
  await vi.advanceTimersByTimeAsync(0)
  for (const [index, seconds] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    FakeRequest.last.progress(index + 1, total)
  }
  return outcome
}

it.each([1000, 0])(
  'an upload of %i bytes (0: unknown size) does not time out as long as it makes progress',
  async (total) => {
    const outcome = await uploadWith([15, 15, 15, 15, 15], total)
    await vi.advanceTimersByTimeAsync(15_000)
    FakeRequest.last.answer({ code: 200, msg: '', data: '' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(outcome.failure).toBeNull()
    expect(FakeRequest.last.abort).not.toHaveBeenCalled()
  },
)

it('an upload times out after 20 s without progress, not earlier', async () => {
  const outcome = await uploadWith([15, 15])
  await vi.advanceTimersByTimeAsync(19_000)
  expect(outcome.failure).toBeNull()
  await vi.advanceTimersByTimeAsync(1001)
  expect(outcome.failure).toMatchObject({ kind: 'timeout' })
  expect(FakeRequest.last.abort).toHaveBeenCalledOnce()
})
