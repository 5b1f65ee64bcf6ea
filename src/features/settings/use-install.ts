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

const prompts = createListeners()

function forget(): void {
  globalThis.installPrompt = undefined
  prompts.notify()
}

function subscribe(onChange: () => void): () => void {
  const leave = prompts.subscribe(onChange)
  // Of index.html, which has kept the event by now.
  window.addEventListener('beforeinstallprompt', onChange)
  window.addEventListener('appinstalled', forget)
  return () => {
    leave()
    window.removeEventListener('beforeinstallprompt', onChange)
    window.removeEventListener('appinstalled', forget)
  }
}

/** How Tiga can be put on this device's home screen, if at all, and what asks the browser to. */
export function useInstall(): { method: InstallMethod | null; ask: () => void } {
  const method = useSyncExternalStore(subscribe, readInstallMethod)
  const ask = () => {
    const prompt = globalThis.installPrompt
    // It can be used once, whatever the member answers.
    forget()
    // A browser that refuses its own offer tells the member itself.
    void prompt?.prompt().catch(() => undefined)
  }
  return { method, ask }
}

/** `prompt`: the browser asks. `share`: the member does it, in the browser's own menu. */
type InstallMethod = 'prompt' | 'share'

interface Device {
  userAgent: string
  touchPoints: number
  /** Opened from the home screen. */
  isInstalled: boolean
  hasPrompt: boolean
}

const OTHER_BROWSERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser/

/** Null where nothing can be installed, or nobody knows how. */
export function installMethodOf({ userAgent, touchPoints, isInstalled, hasPrompt }: Device): InstallMethod | null {
  if (isInstalled) return null
  if (hasPrompt) return 'prompt'
  // An iPad calls itself a Mac, which has no screen to touch.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  // A page inside another app is no Safari, and has no such menu.
  const isSafari = /Version\/\d.* Safari\//.test(userAgent) && !OTHER_BROWSERS.test(userAgent)
  return isApple && isSafari ? 'share' : null
}
