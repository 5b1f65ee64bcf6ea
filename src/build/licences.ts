import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MISSING_TEXTS } from './licence-texts.ts'

/** Licences that let a closed app carry a package, if their texts go with it. */
export const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i
const NOTICE_FILE = /^notice(?:\..*)?$/i

export interface ShippedPackage {
  name: string
  version: string
  licence: string
  /** Its licence as the package has it, and its notice; '' if it has none. */
  text: string
}

/**
 * Folders of the packages that these modules belong to, the innermost where one is in another. What
 * the bundler writes itself is named by no path.
 */
export function packageFolders(moduleIds: readonly string[], root: string): string[] {
  const folders = moduleIds.flatMap((id) => {
    const [, tool] = /^\0(vite|rolldown)\//.exec(id) ?? []
    if (tool !== undefined) return [join(root, 'node_modules', tool)]
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/@]+/.exec(id.replace(/^\0/, '').replace(/\?.*$/, '')) ?? []
    return folder === undefined ? [] : [folder]
  })
  return [...new Set(folders)].sort()
}

export function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: unknown
  }
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const texts = [LICENCE_FILE, NOTICE_FILE].flatMap((pattern) =>
    files.filter((file) => pattern.test(file)).map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  )
  const hasLicence = files.some((file) => LICENCE_FILE.test(file))
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : '',
    text: hasLicence ? texts.join('\n\n').replaceAll('\r\n', '\n') : (MISSING_TEXTS[name] ?? ''),
  }
}

export function licenceProblems(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap(({ name, licence, text }) => [
    ...(ALLOWED.includes(licence)
      ? []
      : [`${name}: the licence ${licence || 'none'} is not one of ${ALLOWED.join(', ')}`]),
    ...(text === '' ? [`${name} carries no text of its licence`] : []),
  ])
}

/** For `licenses.txt`, which the licences ask to go with the code. */
export function licencesFile(packages: readonly ShippedPackage[]): string {
  const intro = 'Tiga carries code of these packages, under their licences.'
  const list = packages.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
  const texts = packages.map(({ name, version, text }) => `${'='.repeat(80)}\n${name} ${version}\n\n${text}`)
  return `${intro}\n\n${list.join('\n')}\n\n${texts.join('\n\n')}\n`
}
