import { NOTICES } from '../catalogue/notices.ts'
import { HOUR_MS, formatServerTime } from '../clock.ts'
import { inLanguage } from '../translated.ts'
import { type Route, get } from './call.ts'

export const noticeRoutes: readonly Route[] = [
  get('/notice/getNoticeList', ({ state, lang }) =>
    NOTICES.map(({ name, text, hoursBefore }) => ({
      name: inLanguage(name, lang),
      text: inLanguage(text, lang),
      create_time: formatServerTime(state.seededAt - hoursBefore * HOUR_MS),
    })),
  ),
]
