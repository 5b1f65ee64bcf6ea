import type { LanguageCode } from '../i18n/languages.ts'
import type { Sections } from '../i18n/sections.ts'

/** Words of the packs that stand outside of an installed Tiga. Run by Vite: see manifest.ts. */
export interface ManifestWords {
  description: string
  draws: string
  videos: string
  taskRecord: string
}

const packs = import.meta.glob<object>('../i18n/locales/*/{auth,common,footer}.ts', {
  eager: true,
  import: 'default',
})

export function wordsOf(code: LanguageCode): ManifestWords {
  const read = <Name extends 'auth' | 'common' | 'footer'>(section: Name) => {
    const pack = packs[`../i18n/locales/${code}/${section}.ts`]
    if (pack === undefined) throw new Error(`${code} has no section ${section}`)
    return pack as Sections[Name]
  }
  const { draws, videos } = read('footer')
  return { description: read('auth').firstText, draws, videos, taskRecord: read('common').taskRecord }
}
