import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useMediaSession } from '@/shared/player/use-presence'

const refuse = (): never => {
  throw new DOMException('The request was denied.', 'SecurityError')
}

test.each([
  [
    'refuses what is played',
    {
      set metadata(_value: unknown) {
        refuse()
      },
    },
    vi.fn<() => void>(),
  ],
  ['know no such words', { metadata: null }, refuse],
])('a browser whose media buttons %s shows the video all the same', (_name, mediaSession, words) => {
  vi.stubGlobal('navigator', { mediaSession })
  vi.stubGlobal('MediaMetadata', words)
  const { unmount } = renderHook(() => useMediaSession(true, 'Rimba Sumatra', ''))
  expect(unmount).not.toThrow()
})
