import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { install } from './install.mjs'

/**
 * The headless shell needs two thirds of the processor time of full Chromium (17 s, not 26 s, for
 * six screens).
 */
const HEADLESS_SHELL = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }

const SYSTEM_PATHS = [
  HEADLESS_SHELL.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * Returns the path of the first browser that exists: from CHROMIUM_PATH, the system or Playwright.
 * Returns undefined if none exists.
 */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/**
 * Returns the path of a Chromium. Without CHROMIUM_PATH, it first tries to install the headless
 * shell if that is missing. It then installs Chromium if no browser is found.
 * @throws Error if there is no Chromium and none can be installed
 */
export function ensureBrowser() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL.path)) install([HEADLESS_SHELL.package])
  const existingPath = findBrowser()
  if (existingPath !== undefined) return existingPath
  install(['chromium'], 'chromium')
  const installedPath = findBrowser()
  if (installedPath === undefined)
    throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it.')
  return installedPath
}
