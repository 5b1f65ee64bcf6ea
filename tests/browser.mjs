import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { install } from './install.mjs'

/**
 * Chromium's headless shell: a build that opens no windows, as Playwright's own browser is. It
 * renders and runs the same pages in two thirds of the processor time (six screens: 17 s, not
 * 26 s).
 */
const SHELL = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }

const SYSTEM = [
  SHELL.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** CHROMIUM_PATH, the system's Chromium, or Playwright's own; undefined if there is none. */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** Finds a Chromium or installs one, on Debian the headless shell. @throws Error with one line */
export function ensureBrowser() {
  if (!process.env.CHROMIUM_PATH && !existsSync(SHELL.path)) install([SHELL.package])
  const found = findBrowser()
  if (found !== undefined) return found
  install(['chromium'], 'chromium')
  const installed = findBrowser()
  if (installed === undefined)
    throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it.')
  return installed
}
