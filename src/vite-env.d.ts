/// <reference types="vite/client" />

/** From index.html, which needs it where no script arrives. */
declare var offerRetry: () => void

/** Both of index.html: shows a screen that needs no code, and makes room for the app's own. */
declare var showPrerendered: (() => void) | undefined
declare var replacePrerendered: (() => void) | undefined

/**
 * Of index.html in a build (`src/build/load-script.ts`): whether a cut copy of a file was replaced
 * by a whole one.
 */
declare var renewFile: ((path: string) => Promise<boolean>) | undefined

/** What it has asked for; none in a build of the mock. */
declare var early: import('./api/early').EarlyAnswers | undefined

/** Not in every browser of the floor. */
declare var trustedTypes:
  { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | undefined }) => void } | undefined

/** Written by `languagePacks` (src/build): "en_us/start" → its sections by name. */
declare module 'virtual:language-packs' {
  const packs: Readonly<Record<string, () => Promise<Readonly<Record<string, Record<string, unknown>>>>>>
  export default packs
}

// Constants of the build, set in vite.config.ts.
declare const __APP_VERSION__: string
/** VITE_REPORT_URL; '' where errors are reported nowhere. */
declare const __REPORT_URL__: string
declare const __CONFIG__: import('./config').Config
/** This build talks to the mock API and carries it. */
declare const __IS_MOCK__: boolean

/** Of Chromium alone, which offers to install a page once. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

/** From index.html: it may come before any code is there. */
declare var installPrompt: InstallPrompt | undefined

interface WindowEventMap {
  beforeinstallprompt: InstallPrompt
  appinstalled: Event
}
