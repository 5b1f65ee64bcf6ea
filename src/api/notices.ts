import * as v from 'valibot'
import { get } from './client'
import { listOf, longText, text } from './fields'
import type { Listing } from './listing'
import { RECENT, memberQuery } from './keys'

const noticeSchema = v.pipe(
  v.object({ name: text, text: longText, create_time: text }),
  // The text is plain: markup in it is shown as is.
  v.transform((wire) => ({ title: wire.name, body: wire.text, publishedAt: wire.create_time })),
)

export type Notice = v.InferOutput<typeof noticeSchema>

export const noticeList = listOf(noticeSchema)

export function fetchNotices(signal?: AbortSignal): Promise<Listing<Notice>> {
  return get('/notice/getNoticeList', {}, noticeList, { signal })
}

export const noticeQueries = {
  list: () => memberQuery(['notices'], fetchNotices, RECENT),
}
