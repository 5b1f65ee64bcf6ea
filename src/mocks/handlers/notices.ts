import { NOTICES } from '../catalogue/notices.ts'
import { serverTime } from '../clock.ts'

import { type Route, get } from './call.ts'

const HOUR_MS = 3_600_000

export const noticeRoutes: readonly Route[] = [
  get('/notice/getNoticeList', ({ state, lang }) =>
    NOTICES.map(({ name, text, hoursBefore }) => ({
      name: name[lang],
      text: text[lang],
      create_time: serverTime(state.seededAt - hoursBefore * HOUR_MS),
    })),
  ),
]
