import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { install } from './install.mjs'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * The Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's own; undefined where
 * there is none.
 */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** Finds a Chromium or installs one. @throws Error with one clear line. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  install(['chromium'], 'chromium')
  const installed = findBrowser()
  if (installed === undefined)
    throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it.')
  return installed
}
