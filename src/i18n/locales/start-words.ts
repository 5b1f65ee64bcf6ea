import type { LanguageCode } from '../languages.ts'
import en_us from './en_us/common.ts'
import es_spa from './es_spa/common.ts'
import id_id from './id_id/common.ts'
import ms_my from './ms_my/common.ts'
import vi_vi from './vi_vi/common.ts'
import zh_cn from './zh_cn/common.ts'

const packs = { en_us, es_spa, id_id, ms_my, vi_vi, zh_cn }

/** Stand in the page itself, for when not even a pack arrives. */
export function startWordsOf(code: LanguageCode): { notStarted: string; retry: string } {
  const { boot, retry } = packs[code]
  return { notStarted: boot.title, retry }
}
