import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Video, VideoPage } from './videos'
import { distinctVideos, nextPage } from './videos.queries'

function video(id: number): Video {
  return { id: String(id), name: `v${id}`, posterUrl: '', streamUrl: '', plays: 0, durationSeconds: null, date: '' }
}

function page(ids: readonly number[], total: number): VideoPage {
  return { videos: ids.map(video), total }
}

describe('the next page', () => {
  it.each<[string, VideoPage[], number | undefined]>([
    ['is the second after the first', [page([1, 2], 5)], 1],
    ['is the third after the second', [page([1, 2], 5), page([3, 4], 5)], 2],
    ['is none once all are loaded', [page([1, 2], 3), page([3], 3)], undefined],
    ['is none once more than all are loaded', [page([1, 2, 3], 2)], undefined],
    ['is none after an empty page', [page([1, 2], 5), page([], 5)], undefined],
    ['is none after a page with nothing new', [page([1, 2], 5), page([1, 2], 5)], undefined],
    ['comes after a page with something new', [page([1, 2], 5), page([2, 3], 5)], 2],
    ['follows the newest count', [page([1, 2], 4), page([3, 4], 6)], 2],
    ['is none for an empty class', [page([], 0)], undefined],
    ['is none without a page', [], undefined],
  ])('%s', (_name, pages, expected) => {
    expect(nextPage(pages)).toBe(expected)
  })

  it('comes to an end on any server', () => {
    const answers = fc.array(fc.record({ ids: fc.array(fc.nat(20), { maxLength: 5 }), total: fc.nat(1000) }), {
      minLength: 60,
      maxLength: 60,
    })
    fc.assert(
      fc.property(answers, (answers) => {
        const pages: VideoPage[] = []
        for (const { ids, total } of answers) {
          pages.push(page(ids, total))
          if (nextPage(pages) === undefined) break
        }
        // Twenty-one ids there are, so no more than that many pages can bring something new.
        expect(pages.length).toBeLessThanOrEqual(22)
      }),
    )
  })
})

describe('distinct videos', () => {
  it('are each id once, in order, the first seen kept', () => {
    const late = { ...video(2), name: 'later' }
    expect(distinctVideos([page([2, 1], 3), { videos: [late, video(3)], total: 3 }])).toEqual([
      video(2),
      video(1),
      video(3),
    ])
  })

  it('hold every id of the pages exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(9))), (lists) => {
        const ids = distinctVideos(lists.map((list) => page(list, 0))).map(({ id }) => id)
        expect(ids).toEqual([...new Set(lists.flat().map(String))])
      }),
    )
  })
})
