import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licences of packages that a closed-source app may ship together with their licence texts. */
const ALLOWED_LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']
/** Matches names of files with a licence, or with the notice that Apache-2.0 requires. */
const LICENCE_FILE_PATTERN = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
/** For packages that ship no licence text: the beginning of the licence in their repository. */
const MISSING_LICENCES: Readonly<Record<string, string>> = {
  // https://github.com/alibaba/hooks/blob/master/LICENSE
  ahooks: 'MIT License\n\nCopyright (c) 2024 ahooks',
}
/** A file with the usual terms of the MIT licence. */
const MIT_LICENCE_PATH = join(import.meta.dirname, '../../node_modules/react/LICENSE')

export interface ShippedPackage {
  name: string
  version: string
  /** As in package.json, such as "MIT"; 'none' if package.json names no licence. */
  licence: string
  /** The package's licence text and notice; '' if it has no licence text. */
  text: string
}

/**
 * Returns the innermost package folder of each module. Code that Vite and rolldown generate has no
 * path. It counts as code of the packages `vite` and `rolldown`. Vite's own list of licences misses
 * that code.
 */
export function packageFolders(moduleIds: readonly string[], root: string): string[] {
  const folders = moduleIds.flatMap((id) => {
    const [, tool] = /^\0(vite|rolldown)\//.exec(id) ?? []
    if (tool !== undefined) return join(root, 'node_modules', tool)
    const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@]+)\//.exec(id) ?? []
    return folder ?? []
  })
  return [...new Set(folders)].sort()
}

export function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const files = readdirSync(folder).filter((file) => LICENCE_FILE_PATTERN.test(file))
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const hasLicence = files.some((file) => !/^notice/i.test(file))
  const text = hasLicence ? texts.join('\n\n').replaceAll('\r\n', '\n') : missingLicenceText(name)
  return { name, version, licence: license ?? 'none', text }
}

function missingLicenceText(name: string): string {
  const licenceStart = MISSING_LICENCES[name]
  const [terms = ''] = /Permission is hereby granted[\s\S]*/.exec(readFileSync(MIT_LICENCE_PATH, 'utf8')) ?? []
  return licenceStart === undefined ? '' : `${licenceStart}\n\n${terms.trim()}`
}

export function licenceProblems(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap(({ name, licence, text }) => [
    ...(ALLOWED_LICENCES.includes(licence)
      ? []
      : [`${name}: the licence ${licence} is not one of ${ALLOWED_LICENCES.join(', ')}`]),
    ...(text === '' ? [`${name} carries no text of its licence`] : []),
  ])
}

/** Returns the text of `licenses.txt`, which the licences require beside the code. */
export function licencesFile(packages: readonly ShippedPackage[]): string {
  const intro = 'Tiga carries code of these packages, under their licences.'
  const list = packages.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
  const texts = packages.map(({ name, version, text }) => `${'='.repeat(80)}\n${name} ${version}\n\n${text}`)
  return `${intro}\n\n${list.join('\n')}\n\n${texts.join('\n\n')}\n`
}
