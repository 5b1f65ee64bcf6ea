import { existsSync } from 'node:fs'
import { firefox } from '@playwright/test'
import { install } from './install.mjs'

const FIREFOX_PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const WEBKIT_DRIVER_PATH = '/usr/bin/WebKitWebDriver'
const WEBKIT_BROWSER_PATHS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) => `/usr/lib/${machine}/${version}/MiniBrowser`),
)

/** WebKitGTK plays media with GStreamer's plug-ins, and needs Xvfb as an invisible display. */
const DEBIAN_PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: [
    'webkit2gtk-driver',
    'xvfb',
    ...['libav', 'plugins-good', 'plugins-bad', 'plugins-base', 'gl'].map((part) => `gstreamer1.0-${part}`),
  ],
}

/**
 * Undefined if there is no Firefox. `isSystems` is true for a Firefox of `FIREFOX_PATH` or of the
 * system, which WebDriver BiDi drives, and false for Playwright's own Firefox.
 */
export function findFirefox() {
  const path = [process.env.FIREFOX_PATH, ...FIREFOX_PATHS].find((file) => file && existsSync(file))
  if (path !== undefined) return { path, isSystems: true }
  return existsSync(firefox.executablePath()) ? { path: firefox.executablePath(), isSystems: false } : undefined
}

/** Undefined if WebKitGTK's driver, its MiniBrowser or Xvfb is missing. */
export function findWebKit() {
  const browser = WEBKIT_BROWSER_PATHS.find((file) => existsSync(file))
  const isInstalled = browser !== undefined && existsSync(WEBKIT_DRIVER_PATH) && existsSync('/usr/bin/Xvfb')
  return isInstalled ? { driver: WEBKIT_DRIVER_PATH, browser } : undefined
}

/**
 * Installs missing engines. Without root and apt-get, only Playwright's Firefox can be installed.
 * @returns a line of text for each engine that is still missing
 */
export function ensureEngines() {
  const missingPackages = [
    ...(findFirefox() ? [] : DEBIAN_PACKAGES.firefox),
    ...(findWebKit() ? [] : DEBIAN_PACKAGES.webkit),
  ]
  if (missingPackages.length > 0)
    install(missingPackages, missingPackages.includes('firefox-esr') ? 'firefox' : undefined)
  return [
    ...(findFirefox() ? [] : ['Firefox: none found and none could be installed; set FIREFOX_PATH to one.']),
    ...(findWebKit()
      ? []
      : [
          `WebKitGTK: needs Debian's ${DEBIAN_PACKAGES.webkit[0]} and ${DEBIAN_PACKAGES.webkit[1]}, or root to install.`,
        ]),
  ]
}
