/**
 * The inline script of index.html. Before the first paint it sets the language and the theme, and
 * requests the files that the address needs. In a live build it also requests answers of the API.
 */
import { sendEarlyRequests, earlyPaths } from '../api/early.ts'
import { ACCESS_LEVELS, predictAddress, type NeededFiles } from './entry.ts'
import { insertPrerendered, replacePrerendered, type PrerenderedTexts } from './first-screen-script.ts'
import { loadFile, loadOnce, renewFile, renewPage, renewScripts } from './load-script.ts'
import type { StartWords } from '../i18n/locales/start-words.ts'

declare const __PAGE__: PageTable

export interface PageTable {
  languages: Readonly<Record<string, StartWords & { tag: string }>>
  defaultCode: string
  /** The root of the API. '' in a mock build and in development: no API request is then sent. */
  apiBaseUrl: string
  startsAtLogin: boolean
  needs: NeededFiles
  /**
   * The hashes of `needs.files` in the same order, separated by commas. A hash is empty if no other
   * file imports the file statically.
   */
  hashes: string
  /** The texts of the prerendered screens, by language code. */
  words: Readonly<Record<string, PrerenderedTexts>>
}

const { languages, defaultCode, apiBaseUrl, startsAtLogin, needs, hashes, words } = __PAGE__

function readStoredText(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    // A browser that refuses access to its storage is treated like one with empty storage.
    return null
  }
}

const storedLanguage = (readStoredText('localStorage', 'lang') ?? '').toLowerCase()
const isKnownCode = Object.hasOwn(languages, storedLanguage)
const code = isKnownCode ? storedLanguage : defaultCode
const language = languages[code]
const root = document.documentElement
root.lang = language?.tag ?? ''
const [, theme] = /^"(light|dark)"$/.exec(readStoredText('localStorage', 'tiga.theme') ?? '') ?? []
if (theme !== undefined) {
  root.dataset['theme'] = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = meta.media.includes(theme) ? '' : 'not all'
}

const token = readStoredText('localStorage', 'token') ?? ''
const isLoggedIn = token !== ''
const predictedAddress = predictAddress(needs.addresses, {
  pathname: location.pathname,
  isLoggedIn,
  isFirstStart: startsAtLogin && readStoredText('sessionStorage', 'tiga.started') === null,
})

const fileHashes = hashes.split(',')

/** Returns the `integrity` value for a file; '' if this page has no hash of that file. */
function integrityOf(path: string): string {
  const hash = fileHashes[needs.files.findIndex((file) => path === `/assets/${file}`)] ?? ''
  return hash === '' ? '' : `sha256-${hash}=`
}

function addLink(rel: string, href: string, as = ''): void {
  const link = document.createElement('link')
  link.rel = rel
  if (as !== '') link.as = as
  if (rel === 'modulepreload') link.integrity = integrityOf(href)
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}

if (apiBaseUrl !== '') {
  const { origin } = new URL(apiBaseUrl, location.href)
  if (origin !== location.origin) addLink('preconnect', origin)
  // `btoa` may throw for a token with characters other than ASCII. For such a token, only the app
  // itself sends these requests, a little later.
  if (predictedAddress !== undefined && /^[ -~]*$/.test(token)) {
    // The app uses these answers only if its own requests have the same headers (readings 7, 16,
    // 18).
    const headers = {
      lang: storedLanguage === '' || isKnownCode ? code : 'en_us',
      ...(isLoggedIn && { token: btoa(token) }),
    }
    const sendFirstRequests = () => sendEarlyRequests(apiBaseUrl, earlyPaths(predictedAddress[0], isLoggedIn), headers)
    // Log-in and Register show no answer of the API. So the requests wait, and the code of these
    // screens gets the bandwidth first.
    if (ACCESS_LEVELS[predictedAddress[1] & 3] === 'anonymous')
      document.addEventListener('DOMContentLoaded', sendFirstRequests)
    else sendFirstRequests()
  }
}
const canPreloadModules = document.createElement('link').relList.supports('modulepreload')
for (const index of predictedAddress?.[2] ?? []) {
  const file = `/assets/${needs.files[index]?.replace('*', code) ?? ''}`
  // Style sheets are only preloaded. The app adds them later, behind the page's own sheets.
  if (file.endsWith('.css')) addLink('preload', file, 'style')
  else if (canPreloadModules) addLink('modulepreload', file)
  else addLink('preload', file, 'script')
}

// A script in index.html calls this function as soon as the templates above that script are parsed.
window.showPrerendered = () => {
  const path = predictedAddress?.[0] ?? ''
  const name = path === '/Home' && isLoggedIn ? '/Home member' : path
  insertPrerendered(name, words[code]?.[name])
}
let hasStarted = false
window.replacePrerendered = () => {
  hasStarted = true
  replacePrerendered()
}

Object.assign(window, { integrityOf, loadFile, loadOnce, renewFile })

function createRetryButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.className = 'button-link'
  button.textContent = language?.retry ?? ''
  button.addEventListener('click', () => {
    button.disabled = true
    void renewPage().then(() => location.reload())
  })
  return button
}

/**
 * Says in the shell (the placeholder before the first screen) that Tiga is still loading. The shell
 * stays hidden behind a prerendered screen, because the member can already read that screen.
 */
function sayStillLoading(): void {
  const shell = document.querySelector('.shell')
  if (hasStarted || shell?.querySelector('button') !== null) return
  const message = document.createElement('p')
  message.setAttribute('role', 'status')
  message.textContent = language?.stillLoading ?? ''
  shell.append(message, createRetryButton())
}
setTimeout(sayStillLoading, 8000)

// If the app's start script or one of its imports fails to load, only this inline script can say
// so.
window.offerRetry = () => {
  document.getElementById('first')?.remove()
  document.getElementById('root')?.removeAttribute('hidden')
  let shell = document.querySelector('.shell')
  if (shell === null) {
    shell = document.createElement('div')
    shell.className = 'shell'
    document.body.append(shell)
  }
  shell.replaceChildren(language?.notStarted ?? '', createRetryButton())
}

/**
 * True after one retry. A second retry would be useless, because Firefox keeps the failure of a
 * script until a reload.
 */
let hasRetried = false
async function retryScript(failedScript: HTMLScriptElement): Promise<void> {
  const isRenewed = !hasRetried && (await renewScripts())
  hasRetried = true
  if (!isRenewed) return window.offerRetry()
  const script = document.createElement('script')
  for (const { name, value } of failedScript.attributes) if (name !== 'src') script.setAttribute(name, value)
  script.src = failedScript.src
  failedScript.replaceWith(script)
}
window.addEventListener(
  'error',
  (event) => {
    const { target } = event
    if (target instanceof HTMLScriptElement) void retryScript(target)
    // A script of the app has thrown before the app had a screen that could show the error.
    else if (event instanceof ErrorEvent && event.filename.includes('/assets/') && !hasStarted) window.offerRetry()
  },
  true,
)

// Style sheets are linked at the end of the page. So a page without any has arrived incomplete.
// This listener must run before deferred scripts and DOMContentLoaded listeners, because these may
// add style sheets.
document.addEventListener('readystatechange', () => {
  const isPageIncomplete = needs.files.length > 0 && document.querySelector('link[rel=stylesheet]') === null
  if (!isPageIncomplete || document.readyState !== 'interactive') return
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload') window.offerRetry()
  else void renewPage().then(() => location.reload())
})

// Keeps the browser from offering to install Tiga by itself. Tiga's own settings offer this.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})

// The Content-Security-Policy requires Trusted Types for the addresses of the service worker and of
// a retried start script. This Trusted Types policy allows only addresses of our own origin.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : undefined),
})
