import { expect, it } from 'vitest'
import type { VideoPage } from '@/api/videos'
import { keptList } from './use-chosen-class'

it('a list is found again by its first page, and a reloaded one begins at its top', () => {
  const first: VideoPage = { videos: [], total: 0 }
  expect(keptList(first)).toEqual({ top: 0, rows: [] })
  keptList(first).top = 1200
  expect(keptList(first).top).toBe(1200)
  expect(keptList({ ...first })).toEqual({ top: 0, rows: [] })
})
