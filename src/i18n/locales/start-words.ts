import type { LanguageCode } from '../languages.ts'
import en_us from './en_us/common.ts'
import es_spa from './es_spa/common.ts'
import id_id from './id_id/common.ts'
import ms_my from './ms_my/common.ts'
import vi_vi from './vi_vi/common.ts'
import zh_cn from './zh_cn/common.ts'

const packs = { en_us, es_spa, id_id, ms_my, vi_vi, zh_cn }

/** Only the page itself has these: a start that takes long, and a browser without scripts. */
const ofPage: Readonly<Record<LanguageCode, { stillLoading: string; needsScripts: string }>> = {
  en_us: {
    stillLoading: 'Tiga is still loading.',
    needsScripts: 'Tiga needs JavaScript. Turn it on, then reload this page.',
  },
  es_spa: {
    stillLoading: 'Tiga sigue cargando.',
    needsScripts: 'Tiga necesita JavaScript. Actívalo y vuelve a cargar esta página.',
  },
  id_id: {
    stillLoading: 'Tiga masih dimuat.',
    needsScripts: 'Tiga memerlukan JavaScript. Aktifkan, lalu muat ulang halaman ini.',
  },
  ms_my: {
    stillLoading: 'Tiga masih dimuatkan.',
    needsScripts: 'Tiga memerlukan JavaScript. Hidupkannya, kemudian muat semula halaman ini.',
  },
  vi_vi: {
    stillLoading: 'Tiga vẫn đang tải.',
    needsScripts: 'Tiga cần JavaScript. Hãy bật JavaScript rồi tải lại trang này.',
  },
  zh_cn: { stillLoading: 'Tiga 仍在加载。', needsScripts: 'Tiga 需要 JavaScript。请启用后重新加载本页。' },
}

export interface StartWords {
  notStarted: string
  stillLoading: string
  retry: string
}

/** Stand in the page itself, for when not even a pack arrives. */
export function startWordsOf(code: LanguageCode): StartWords {
  const { boot, retry } = packs[code]
  return { notStarted: boot.title, stillLoading: ofPage[code].stillLoading, retry }
}

export function needsScriptsText(code: LanguageCode): string {
  return ofPage[code].needsScripts
}
