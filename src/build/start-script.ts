/**
 * The inline script of index.html. Before the first paint it sets language and theme, and requests
 * everything that the address needs. The browser may refuse access to storage.
 */
import { askEarly, earlyPaths } from '../api/early.ts'
import { ACCESS, entryOf, type Needs } from './entry.ts'
import { insertPrerendered, replacePrerendered, type PrerenderedTexts } from './first-screen-script.ts'
import { loadFile, loadOnce, renewFile, renewPage, renewScripts } from './load-script.ts'
import type { StartWords } from '../i18n/locales/start-words.ts'

declare const __PAGE__: PageTable

export interface PageTable {
  languages: Readonly<Record<string, StartWords & { tag: string }>>
  defaultCode: string
  /** The root of the API; '' in a mock build, which answers only after its code has loaded. */
  apiBaseUrl: string
  startsAtLogin: boolean
  needs: Needs
  /** By index of the file in `needs`, as `wholeFiles` writes them; '' if the file is no script. */
  hashes: string
  /** By code of the language. */
  words: Readonly<Record<string, PrerenderedTexts>>
}

const { languages, defaultCode, apiBaseUrl, startsAtLogin, needs, hashes, words } = __PAGE__

function stored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    // A browser that refuses its storage has stored nothing.
    return null
  }
}

const storedLanguage = (stored('localStorage', 'lang') ?? '').toLowerCase()
const isChosen = Object.hasOwn(languages, storedLanguage)
const code = isChosen ? storedLanguage : defaultCode
const language = languages[code]
const root = document.documentElement
root.lang = language?.tag ?? ''
const [, theme] = /^"(light|dark)"$/.exec(stored('localStorage', 'tiga.theme') ?? '') ?? []
if (theme !== undefined) {
  root.dataset['theme'] = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = meta.media.includes(theme) ? '' : 'not all'
}

const token = stored('localStorage', 'token') ?? ''
const isLoggedIn = token !== ''
const predictedAddress = entryOf(needs.addresses, {
  pathname: location.pathname,
  isLoggedIn,
  isFirstStart: startsAtLogin && stored('sessionStorage', 'tiga.started') === null,
})

const hashOf = hashes.split(',')

/** @returns '' if this page has no hash of the file */
function integrityOf(path: string): string {
  const hash = hashOf[needs.files.findIndex((file) => path === `/assets/${file}`)] ?? ''
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
  // `btoa` cannot encode a token with other characters; the app sends these calls later.
  if (predictedAddress !== undefined && /^[ -~]*$/.test(token)) {
    // The app sends the same headers (readings 7, 16, 18).
    const headers = {
      lang: storedLanguage === '' || isChosen ? code : 'en_us',
      ...(isLoggedIn && { token: btoa(token) }),
    }
    const sendEarly = () => askEarly(apiBaseUrl, earlyPaths(predictedAddress[0], isLoggedIn), headers)
    // Log-in and Register show no answer: their code gets the bandwidth first.
    if (ACCESS[predictedAddress[1] & 3] === 'anonymous') document.addEventListener('DOMContentLoaded', sendEarly)
    else sendEarly()
  }
}
const knowsModules = document.createElement('link').relList.supports('modulepreload')
for (const index of predictedAddress?.[2] ?? []) {
  const file = `/assets/${needs.files[index]?.replace('*', code) ?? ''}`
  // Only preloaded: the app adds the sheets behind the page's own, because later rules win.
  if (file.endsWith('.css')) addLink('preload', file, 'style')
  else if (knowsModules) addLink('modulepreload', file)
  else addLink('preload', file, 'script')
}

// The page calls this as soon as its templates are there.
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

function retryButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.className = 'button-link'
  button.textContent = language?.retry ?? ''
  button.addEventListener('click', () => {
    button.disabled = true
    void renewPage().then(() => location.reload())
  })
  return button
}

/** Shown only in the shell: a prerendered screen can be read meanwhile. */
function sayStillLoading(): void {
  const shell = document.querySelector('.shell')
  if (hasStarted || shell?.querySelector('button') !== null) return
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  words.textContent = language?.stillLoading ?? ''
  shell.append(words, retryButton())
}
setTimeout(sayStillLoading, 8000)

// If the start script or one of its imports fails to load, only this page can say so.
window.offerRetry = () => {
  document.getElementById('first')?.remove()
  document.getElementById('root')?.removeAttribute('hidden')
  let shell = document.querySelector('.shell')
  if (shell === null) {
    shell = document.createElement('div')
    shell.className = 'shell'
    document.body.append(shell)
  }
  shell.replaceChildren(language?.notStarted ?? '', retryButton())
}

/** One retry only: Firefox keeps a failed script by its address until the page is reloaded. */
let isSecondTry = false
async function startAgain(lost: HTMLScriptElement): Promise<void> {
  const isRenewed = !isSecondTry && (await renewScripts())
  isSecondTry = true
  if (!isRenewed) return window.offerRetry()
  const script = document.createElement('script')
  for (const { name, value } of lost.attributes) if (name !== 'src') script.setAttribute(name, value)
  script.src = lost.src
  lost.replaceWith(script)
}
window.addEventListener(
  'error',
  (event) => {
    const { target } = event
    if (target instanceof HTMLScriptElement) void startAgain(target)
    // A script failed before there is a screen that could show the error.
    else if (event instanceof ErrorEvent && event.filename.includes('/assets/') && !hasStarted) window.offerRetry()
  },
  true,
)

// The page's style sheets are at its end: without one, the page was cut. Checked before deferred
// scripts and DOMContentLoaded listeners run, because these may add style sheets.
document.addEventListener('readystatechange', () => {
  const isCut = needs.files.length > 0 && document.querySelector('link[rel=stylesheet]') === null
  if (!isCut || document.readyState !== 'interactive') return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload') window.offerRetry()
  else void renewPage().then(() => location.reload())
})

// The browser would offer the installation in the middle of a first visit; Tiga offers it later.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})

// Trusted Types: code sets the addresses of workers and of a retried start script. Only our own
// origin is allowed.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : undefined),
})
