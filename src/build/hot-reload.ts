import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { languageOf, type LanguageCode } from '../i18n/languages.ts'

const TEXT_FILE_PATTERN = /\/src\/i18n\/locales\/(\w+)\/(\w+)\.ts$/

/**
 * Lets `npm run dev` show each change without a reload. This plugin passes changed texts to
 * i18next. Vite hands any other change to a component, to the mock (`mocks/browser.ts`), or to
 * `main.tsx`, which renders the app again.
 */
export function hotReload(): Plugin {
  return {
    name: 'hot-reload',
    apply: 'serve',
    // Vite reloads the page when a file changes that its configuration imports. Files of the app
    // are taken off that list, because the page itself accepts their changes.
    configResolved({ root, configFileDependencies }) {
      const keptDependencies = configFileDependencies.filter(
        (file) => !isAppFile(relative(root, file).split(sep).join('/')),
      )
      configFileDependencies.splice(0, configFileDependencies.length, ...keptDependencies)
    },
    transform: {
      filter: { id: TEXT_FILE_PATTERN },
      handler(code, id) {
        const [, language = '', section = ''] = TEXT_FILE_PATTERN.exec(id) ?? []
        return code + hotUpdateCode(languageOf(language as LanguageCode).tag, section)
      },
    },
  }
}

function isAppFile(file: string): boolean {
  return file.startsWith('src/') && !file.startsWith('src/build/')
}

function hotUpdateCode(tag: string, section: string): string {
  return `
import.meta.hot?.accept(async (next) => {
  if (next === undefined) return
  const { default: i18next } = await import('i18next')
  i18next.addResourceBundle('${tag}', '${section}', next.default, true, true)
  await i18next.changeLanguage(i18next.language)
})
`
}
