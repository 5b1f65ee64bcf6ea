import * as v from 'valibot'
import { listOf, longText, text, time } from './fields'
import { queryWithRaw, readKept } from './with-raw'
import { RECENT } from './keys'

const noticeSchema = v.pipe(
  v.object({ name: text, text: longText, create_time: time }),
  // The text is plain: markup in it is shown as is. The time is as `readTime` gives it.
  v.transform((wire) => ({ title: wire.name, body: wire.text, publishedAt: wire.create_time })),
)

export type Notice = v.InferOutput<typeof noticeSchema>

export const noticeList = listOf(noticeSchema)

export const noticeQueries = {
  list: () => queryWithRaw(['notices'], readKept('/notice/getNoticeList', {}, noticeList), RECENT),
}
