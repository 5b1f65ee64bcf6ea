import { loadEnv } from 'vite'
import { oldBrowserProblems } from './floor-check.ts'
import { PICTURE_OR_FONT_PATTERN, readServedFiles } from './serving.ts'
import {
  hostProblems,
  hostsOfSettings,
  mockTextProblems,
  secretProblems,
  findSecrets,
  sourceProblems,
} from './shipped.ts'

/**
 * Looks for content that must not be published in a live build. Returns the problems by their kind.
 * `folder` contains the build. `root` is the repository, which contains the settings of the build.
 */
export function distProblems(folder: string, root: string): Readonly<Record<string, readonly string[]>> {
  const texts = readServedFiles(folder)
    .filter(({ name }) => !PICTURE_OR_FONT_PATTERN.test(name))
    .map(({ name, content }) => ({ name, text: content.toString('utf8') }))
  // Licence texts name the sites of their authors, so two checks leave them out.
  const textsWithoutLicences = texts.filter(({ name }) => name !== 'licenses.txt')
  const textsOfType = (end: string) => texts.filter(({ name }) => name.endsWith(end)).map(({ text }) => text)
  const environment = loadEnv('production', root, '')
  return {
    'code newer than the oldest browsers': oldBrowserProblems(textsOfType('.js'), textsOfType('.css')),
    'a secret': secretProblems(texts, findSecrets(environment, process.env)),
    'the mock': mockTextProblems(textsWithoutLicences),
    'the source or a path of this machine': sourceProblems(texts, root),
    'a host that no setting names': hostProblems(textsWithoutLicences, hostsOfSettings(environment)),
  }
}
