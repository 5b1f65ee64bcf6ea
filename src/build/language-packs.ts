import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '../i18n/languages.ts'
import { PACK_NAMES, PACKS, type PackName } from '../i18n/packs.ts'

const LOCALES = resolve(import.meta.dirname, '../i18n/locales')
/** All packs, each fetched when it is asked for; and one pack. */
const ALL = 'virtual:language-packs'
const ONE = /^\0?virtual:language-packs\/(\w+)\/(\w+)$/

/** Writes the files of `PACKS` for each language; in the source each section has its own. */
export function languagePacks(): Plugin {
  return {
    name: 'language-packs',
    resolveId: (id) => (id === ALL || ONE.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return allPacks()
      const pack = packOfModule(id)
      return pack === null ? null : onePack(pack)
    },
  }
}

interface Pack {
  code: string
  name: PackName
}

/** @returns null for a module that is no pack */
export function packOfModule(id: string): Pack | null {
  const [, code, name] = ONE.exec(id) ?? []
  const known = PACK_NAMES.find((each) => each === name)
  return code === undefined || known === undefined ? null : { code, name: known }
}

function allPacks(): string {
  const entries = languages.flatMap(({ code }) =>
    PACK_NAMES.map((name) => `'${code}/${name}': () => import('${ALL}/${code}/${name}'),`),
  )
  return `export default {\n${entries.join('\n')}\n}`
}

function onePack({ code, name }: Pack): string {
  return PACKS[name]
    .map((section) => `export { default as ${section} } from '${LOCALES}/${code}/${section}.ts'`)
    .join('\n')
}
