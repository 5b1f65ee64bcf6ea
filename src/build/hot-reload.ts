import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { languageOf, type LanguageCode } from '../i18n/languages.ts'

const TEXT_FILE = /\/src\/i18n\/locales\/(\w+)\/(\w+)\.ts$/

/**
 * Returns the plugin with which `npm run dev` shows each change without a reload. Components accept
 * their own changes, changed texts are passed to i18next, and the mock platform replaces its
 * handlers (`mocks/browser.ts`). Changes of other modules reach `main.tsx`, which renders the app
 * again. A build contains no code of this plugin.
 */
export function hotReload(): Plugin {
  return {
    name: 'hot-reload',
    apply: 'serve',
    // Vite restarts and reloads the page when a file changes that Vite's configuration imports.
    // Files of the app are removed from Vite's list of these files. The page accepts their changes,
    // and the dev server reads the files at its next start.
    configResolved({ root, configFileDependencies }) {
      const keptDependencies = configFileDependencies.filter(
        (file) => !isOfApp(relative(root, file).split(sep).join('/')),
      )
      configFileDependencies.splice(0, configFileDependencies.length, ...keptDependencies)
    },
    transform: {
      filter: { id: TEXT_FILE },
      handler(code, id) {
        const [, language = '', section = ''] = TEXT_FILE.exec(id) ?? []
        return code + hotUpdateCode(languageOf(language as LanguageCode).tag, section)
      },
    },
  }
}

function isOfApp(file: string): boolean {
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
