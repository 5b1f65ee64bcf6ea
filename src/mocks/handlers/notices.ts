import { NOTICES } from '../catalogue/notices.ts'
import { HOUR_MS, formatMockTime } from '../clock.ts'
import { inLanguage } from '../translated.ts'
import { type Route, get } from './call.ts'

export const noticeRoutes: readonly Route[] = [
  get('/notice/getNoticeList', ({ state, lang }) =>
    NOTICES.map(({ name, text, hoursBefore }) => ({
      name: inLanguage(name, lang),
      text: inLanguage(text, lang),
      create_time: formatMockTime(state.seededAt - hoursBefore * HOUR_MS),
    })),
  ),
]
