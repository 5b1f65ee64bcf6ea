import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { install } from './install.mjs'

/**
 * Chromium's headless shell, a build of Chromium without windows, like the browser that Playwright
 * installs. The headless shell needs two thirds of the processor time of the full Chromium (17 s
 * instead of 26 s for six screens).
 */
const SHELL = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }

const SYSTEM_PATHS = [
  SHELL.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * Returns the first of these paths that exists: CHROMIUM_PATH, browsers of the system, Playwright's
 * Chromium. Returns undefined if none exists.
 */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/**
 * Returns the path of a Chromium. If CHROMIUM_PATH is not set and the headless shell is missing,
 * first tries to install the headless shell. Then tries to install Chromium if no browser is found.
 * @throws Error if there is no Chromium and none can be installed
 */
export function ensureBrowser() {
  if (!process.env.CHROMIUM_PATH && !existsSync(SHELL.path)) install([SHELL.package])
  const existingPath = findBrowser()
  if (existingPath !== undefined) return existingPath
  install(['chromium'], 'chromium')
  const installedPath = findBrowser()
  if (installedPath === undefined)
    throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it.')
  return installedPath
}
