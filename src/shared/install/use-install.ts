import { useState } from 'react'
import { useEvent } from '@/ui/use-event'
import { installWay, type InstallWay } from './install-way'

function readWay(): InstallWay | null {
  const { userAgent, maxTouchPoints } = navigator
  return installWay({
    userAgent,
    touchPoints: maxTouchPoints,
    isInstalled:
      window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true,
    hasPrompt: globalThis.installPrompt !== undefined,
  })
}

/** How Tiga can be put on this device's home screen, if at all, and what asks the browser to. */
export function useInstall(): { way: InstallWay | null; ask: () => void } {
  const [way, setWay] = useState(readWay)
  // Of index.html, which has kept the event by now.
  useEvent(window, 'beforeinstallprompt', () => setWay(readWay()))
  const forget = () => {
    globalThis.installPrompt = undefined
    setWay(readWay())
  }
  useEvent(window, 'appinstalled', forget)
  const ask = () => {
    const prompt = globalThis.installPrompt
    // It can be used once, whatever the member answers.
    forget()
    void prompt?.prompt().catch(() => undefined)
  }
  return { way, ask }
}
