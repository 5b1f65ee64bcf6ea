// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { PlaybackSource } from './play-by-hls'
import type { FailureReason, ProbeResult } from './rules'
import { attachStream } from './stream'

const { classifyAddress } = vi.hoisted(() => ({ classifyAddress: vi.fn<() => Promise<ProbeResult>>() }))

vi.mock('./probe', () => ({ classifyAddress }))
vi.mock('./hls', () => ({ default: { isSupported: () => true } }))
vi.mock('@/kit/load/module', () => ({
  retryableImport: (load: () => Promise<unknown>) => ({ reload: load, countFailures: () => 0 }),
}))
// Simulates an hls.js that finds a plain file and lets the video element play the file.
vi.mock('./play-by-hls', () => ({
  playByHls: (_hls: unknown, _source: PlaybackSource, byElement: (reason: FailureReason) => void) => {
    queueMicrotask(() => byElement('unsupported'))
    return () => undefined
  },
}))

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
})

afterEach(() => vi.restoreAllMocks())

it.each<[position: number, ProbeResult, FailureReason]>([
  [0, 'refused', 'unsupported'],
  [90, 'refused', 'unavailable'],
  [90, 'unreached', 'network'],
])(
  'if a file without an extension fails at %i s and a request to it is %s, the reported reason is %s',
  async (position, probeResult, reason) => {
    classifyAddress.mockResolvedValue(probeResult)
    const video = document.createElement('video')
    const onLoss = vi.fn<(loss: unknown) => void>()
    onTestFinished(attachStream(video, '/film', 0, onLoss))
    await vi.waitFor(() => expect(video.getAttribute('src')).toBe('/film'), { timeout: 5000 })
    video.currentTime = position
    video.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(onLoss).toHaveBeenLastCalledWith(reason), { timeout: 5000 })
  },
)
