import * as v from 'valibot'
import { listOf, longText, text, time } from './fields'
import { queryWithRaw, readWithRaw } from './with-raw'
import { RECENT_STALE_MS } from './keys'

const noticeSchema = v.pipe(
  v.object({ name: text, text: longText, create_time: time }),
  // Markup in the body stays plain text. `publishedAt` is in the format of `readTime`.
  v.transform((wire) => ({ title: wire.name, body: wire.text, publishedAt: wire.create_time })),
)

export type Notice = v.InferOutput<typeof noticeSchema>

export const noticeListSchema = listOf(noticeSchema)

export const noticeQueries = {
  list: () => queryWithRaw(['notices'], readWithRaw('/notice/getNoticeList', {}, noticeListSchema), RECENT_STALE_MS),
}
