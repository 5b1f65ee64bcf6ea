import { BANKS } from '../catalogue/banks.ts'
import { TICKER_NOTICE } from '../catalogue/notices.ts'
import { type VideoItem, videosOfAllClasses } from '../catalogue/videos.ts'
import type { LanguageCode } from '../../i18n/languages.ts'
import { textInLanguage } from '../translated.ts'
import { type Route, get, post } from './call.ts'

const BANNERS = [2, 3].map((number) => ({ url: `/media/banner-${number}.svg` }))
const VIDEOS_PER_ROW = 6
const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

export const systemRoutes: readonly Route[] = [
  get('/system/base', ({ lang }) => ({
    ...homePayload(lang),
    name: 'Tiga',
    kefu: 'https://service.tiga.example/chat',
    iskefu: 1,
    isplay: 1,
    demo: 1,
  })),
  get('/system/config', ({ lang }) => homePayload(lang)),
  get('/system/getBankList', () => BANKS),
  post('/system/img_upload', (call) => {
    const member = call.member()
    const { file, state } = call
    if (file === null) return call.refuse('voucherMissing')
    if (!file.type.startsWith('image/') || file.size === 0 || file.size > MAX_UPLOAD_BYTES) {
      return call.refuse('imageInvalid')
    }
    // The picture is not stored, because no screen shows it again.
    const path = `/uploads/voucher-${state.uploads.length + 1}.${extensionOf(file.type)}`
    state.uploads.push({ memberId: member.id, path })
    return { img_path: path }
  }),
]

interface HomePayload {
  banners: { url: string }[]
  notice: string
  movielist_0: VideoItem[]
  movielist_1: VideoItem[]
}

function homePayload(lang: LanguageCode): HomePayload {
  return {
    banners: BANNERS,
    notice: textInLanguage(TICKER_NOTICE, lang),
    movielist_0: videosOfAllClasses(0, VIDEOS_PER_ROW, lang),
    movielist_1: videosOfAllClasses(20, VIDEOS_PER_ROW, lang),
  }
}

function extensionOf(type: string): string {
  return /^image\/(\w+)/.exec(type)?.[1] ?? 'img'
}
