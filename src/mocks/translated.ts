import type { LanguageCode } from '../i18n/languages.ts'

export type Translated = Readonly<Record<LanguageCode, string>>

export function townName(name: string, chinese: string): Translated {
  return { id_id: name, vi_vi: name, zh_cn: chinese, en_us: name, es_spa: name, ms_my: name }
}
