import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

function readInstallMethod(): InstallMethod | null {
  const { userAgent, maxTouchPoints } = navigator
  return installMethodOf({
    userAgent,
    touchPoints: maxTouchPoints,
    isInstalled:
      window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true,
    hasPrompt: globalThis.installPrompt !== undefined,
  })
}

const promptListeners = createListeners()

function forgetPrompt(): void {
  globalThis.installPrompt = undefined
  promptListeners.notify()
}

function subscribe(onChange: () => void): () => void {
  const stopListening = promptListeners.subscribe(onChange)
  // The listener of the start script runs earlier, so `onChange` finds the event already stored.
  window.addEventListener('beforeinstallprompt', onChange)
  window.addEventListener('appinstalled', forgetPrompt)
  return () => {
    stopListening()
    window.removeEventListener('beforeinstallprompt', onChange)
    window.removeEventListener('appinstalled', forgetPrompt)
  }
}

/**
 * `method` is null if Tiga is installed or cannot be installed. `ask` shows the browser's prompt,
 * if there is one.
 */
export function useInstall(): { method: InstallMethod | null; ask: () => void } {
  const method = useSyncExternalStore(subscribe, readInstallMethod)
  const showPrompt = () => {
    const prompt = globalThis.installPrompt
    // A prompt can be shown only once, however the member answers.
    forgetPrompt()
    // An error needs no message: a browser that refuses its own prompt informs the member.
    void prompt?.prompt().catch(() => undefined)
  }
  return { method, ask: showPrompt }
}

/** `prompt`: the browser asks the member. `share`: the member uses the Share menu of Safari. */
type InstallMethod = 'prompt' | 'share'

interface Device {
  userAgent: string
  touchPoints: number
  /** True if Tiga runs as an installed app, for example from the home screen. */
  isInstalled: boolean
  hasPrompt: boolean
}

const OTHER_IOS_BROWSER_PATTERN = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser/

/** Returns null if Tiga is installed or cannot be installed. */
export function installMethodOf({ userAgent, touchPoints, isInstalled, hasPrompt }: Device): InstallMethod | null {
  if (isInstalled) return null
  if (hasPrompt) return 'prompt'
  // An iPad calls itself a Mac, but a Mac has no touch screen.
  const isIosDevice = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  // A page inside another app does not run in Safari, and the app's menu cannot install Tiga.
  const isSafari = /Version\/\d.* Safari\//.test(userAgent) && !OTHER_IOS_BROWSER_PATTERN.test(userAgent)
  return isIosDevice && isSafari ? 'share' : null
}
