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
  const leave = promptListeners.subscribe(onChange)
  // The start script listens too, earlier: it has stored the event by now.
  window.addEventListener('beforeinstallprompt', onChange)
  window.addEventListener('appinstalled', forgetPrompt)
  return () => {
    leave()
    window.removeEventListener('beforeinstallprompt', onChange)
    window.removeEventListener('appinstalled', forgetPrompt)
  }
}

/** How Tiga can be installed on this device (null if not), and a function that shows the prompt. */
export function useInstall(): { method: InstallMethod | null; ask: () => void } {
  const method = useSyncExternalStore(subscribe, readInstallMethod)
  const ask = () => {
    const prompt = globalThis.installPrompt
    // A prompt can be used only once, whatever the member answers.
    forgetPrompt()
    // A browser that refuses its own prompt tells the member itself.
    void prompt?.prompt().catch(() => undefined)
  }
  return { method, ask }
}

/** `prompt`: the browser asks. `share`: the member does it in Safari's Share menu. */
type InstallMethod = 'prompt' | 'share'

interface Device {
  userAgent: string
  touchPoints: number
  /** Opened from the home screen. */
  isInstalled: boolean
  hasPrompt: boolean
}

const OTHER_BROWSERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser/

/** Null if Tiga is installed, or no way to install it is known. */
export function installMethodOf({ userAgent, touchPoints, isInstalled, hasPrompt }: Device): InstallMethod | null {
  if (isInstalled) return null
  if (hasPrompt) return 'prompt'
  // An iPad calls itself a Mac, but a Mac has no touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  // A page inside another app is not in Safari, and its menu cannot install.
  const isSafari = /Version\/\d.* Safari\//.test(userAgent) && !OTHER_BROWSERS.test(userAgent)
  return isApple && isSafari ? 'share' : null
}
