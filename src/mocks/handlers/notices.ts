import { NOTICES } from '../catalogue/notices.ts'
import { HOUR_MS, formatMockTime } from '../clock.ts'
import { textInLanguage } from '../translated.ts'
import { type Route, get } from './call.ts'

export const noticeRoutes: readonly Route[] = [
  get('/notice/getNoticeList', ({ state, lang }) =>
    NOTICES.map(({ name, text, hoursBefore }) => ({
      name: textInLanguage(name, lang),
      text: textInLanguage(text, lang),
      create_time: formatMockTime(state.seededAt - hoursBefore * HOUR_MS),
    })),
  ),
]
