import { defineConfig } from '@playwright/test'
import { findFirefox, findWebKit } from '../../engines.mjs'
import { findOldChromium, OLD_CHROMIUM } from '../../old-chromium.mjs'
import base, { launchOptions, LIVE_URL, liveServer, phone } from '../../e2e/playwright.config'

const firefox = findFirefox()
const inFirefox = {
  browserName: 'firefox' as const,
  ...(firefox?.isSystems === true && { channel: 'moz-firefox' }),
  launchOptions: {
    ...(firefox !== undefined && { executablePath: firefox.path }),
    firefoxUserPrefs: {
      // Allows autoplay: Firefox does not count a click of the driver as a tap by a finger.
      'media.autoplay.default': 0,
      // Playwright cannot set it for Firefox as it does for Chromium.
      'ui.prefersReducedMotion': 1,
    },
  },
  baseURL: LIVE_URL,
  locale: 'en-US',
  // Firefox emulates no phone, only its width.
  viewport: { width: 390, height: 844 },
}

/** Firefox as in Tor, Mullvad and LibreWolf, or as members set it: a canvas returns stripes. */
const inResistingFirefox = {
  ...inFirefox,
  launchOptions: {
    ...inFirefox.launchOptions,
    firefoxUserPrefs: { ...inFirefox.launchOptions.firefoxUserPrefs, 'privacy.resistFingerprinting': true },
  },
}

const oldChromium = findOldChromium()
const inChromium = { browserName: 'chromium' as const, ...phone, launchOptions, baseURL: LIVE_URL, locale: 'en-US' }

/**
 * The live build in engines other than today's Chromium. `tests/engines.mjs` and
 * `tests/old-chromium.mjs` fetch them. A missing engine has no project here, and
 * `tests/run-all.mjs` reports it.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  // More workers than processors: most of a test is waiting.
  workers: 3,
  // A journey takes a minute on a busy machine.
  timeout: 120_000,
  outputDir: '../../../test-results/engines',
  use: {},
  webServer: liveServer,
  projects: [
    // First, because one worker runs all of its tests in one window. The other begins with Firefox.
    ...(findWebKit() === undefined
      ? []
      : [{ name: 'webkit', testMatch: 'webkit.spec.ts', fullyParallel: false, use: { baseURL: LIVE_URL } }]),
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox journeys',
            testDir: '../../e2e',
            testMatch: ['journey.spec.ts', 'lost-code.spec.ts'],
            // Firefox refetches a lost part only after a reload, and the app says so. The page of
            // our fixtures runs scripts in Firefox despite `javaScriptEnabled: false`. Only
            // Chromium has the protocol that moves a finger.
            grepInvert: /play after a retry|several parts|six languages|a pull far enough/,
            use: inFirefox,
          },
          { name: 'firefox', testMatch: ['every-address.spec.ts', 'pictures.spec.ts'], use: inFirefox },
          { name: 'firefox that resists fingerprinting', testMatch: 'pictures.spec.ts', use: inResistingFirefox },
          // Firefox repeats other requests by itself than Chromium does.
          { name: 'firefox lost answers', testDir: '..', testMatch: 'lost-answers.spec.ts', use: inFirefox },
          // Firefox remembers other failures by their address than Chromium does.
          {
            name: 'firefox cut files',
            testDir: '..',
            testMatch: 'cut.spec.ts',
            grep: /first visit, without/,
            use: inFirefox,
          },
        ]),
    { name: 'chromium', testMatch: 'pictures.spec.ts', use: inChromium },
    ...(oldChromium === undefined
      ? []
      : [
          {
            name: `chromium ${OLD_CHROMIUM}`,
            testMatch: ['old-chromium.spec.ts', 'every-address.spec.ts', 'pictures.spec.ts'],
            use: { ...inChromium, launchOptions: { ...launchOptions, executablePath: oldChromium } },
          },
        ]),
  ],
})
