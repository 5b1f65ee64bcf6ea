import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { languageOf, type LanguageCode } from '../i18n/languages.ts'

const WORDS = /\/src\/i18n\/locales\/(\w+)\/(\w+)\.ts$/

/**
 * Lets `npm run dev` show each change without a reload. A component accepts its own changes, texts
 * are passed to i18next, and the mock replaces its handlers (`mocks/browser.ts`). Changes of other
 * modules reach `main.tsx`, which renders the app again. A build contains none of it.
 */
export function hotReload(): Plugin {
  return {
    name: 'hot-reload',
    apply: 'serve',
    // Vite restarts and reloads the page when a file changes that its configuration imports. It
    // must not do so for files of the app: the page accepts their changes, and the dev server reads
    // them at its next start.
    configResolved({ root, configFileDependencies }) {
      const kept = configFileDependencies.filter((file) => !isOfApp(relative(root, file).split(sep).join('/')))
      configFileDependencies.splice(0, configFileDependencies.length, ...kept)
    },
    transform: {
      filter: { id: WORDS },
      handler(code, id) {
        const [, language = '', section = ''] = WORDS.exec(id) ?? []
        return code + takeWords(languageOf(language as LanguageCode).tag, section)
      },
    },
  }
}

function isOfApp(file: string): boolean {
  return file.startsWith('src/') && !file.startsWith('src/build/')
}

function takeWords(tag: string, section: string): string {
  return `
import.meta.hot?.accept(async (next) => {
  if (next === undefined) return
  const { default: i18next } = await import('i18next')
  i18next.addResourceBundle('${tag}', '${section}', next.default, true, true)
  await i18next.changeLanguage(i18next.language)
})
`
}
