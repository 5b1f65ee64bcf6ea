/** `prompt`: the browser asks. `share`: the member does it, in the browser's own menu. */
export type InstallWay = 'prompt' | 'share'

export interface Device {
  userAgent: string
  touchPoints: number
  /** Opened from the home screen. */
  isInstalled: boolean
  hasPrompt: boolean
}

const OTHER_BROWSERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser/

/** Null where nothing can be installed, or nobody knows how. */
export function installWay({ userAgent, touchPoints, isInstalled, hasPrompt }: Device): InstallWay | null {
  if (isInstalled) return null
  if (hasPrompt) return 'prompt'
  // An iPad calls itself a Mac, which has no screen to touch.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  // A page inside another app is no Safari, and has no such menu.
  const isSafari = /Version\/[\d.]+.* Safari\//.test(userAgent) && !OTHER_BROWSERS.test(userAgent)
  return isApple && isSafari ? 'share' : null
}
