/** The wire's language codes, in the order in which every `Six` lists its texts. */
export const LANGS = ['id_id', 'vi_vi', 'zh_cn', 'en_us', 'es_spa', 'ms_my'] as const

export type Lang = (typeof LANGS)[number]

/** One text in the six languages: Indonesian, Vietnamese, Chinese, English, Spanish, Malay. */
export type Six = readonly [id: string, vi: string, zh: string, en: string, es: string, ms: string]

/** The language a request asks for; English for none or one we do not speak. */
export function langOf(header: string | null): Lang {
  const wanted = header?.trim().toLowerCase()
  return LANGS.find((lang) => lang === wanted) ?? 'en_us'
}

/** The text in one language. */
export function pick(text: Six, lang: Lang): string {
  return text[LANGS.indexOf(lang)] ?? text[3]
}
