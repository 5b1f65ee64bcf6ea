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
      // A click of the driver's is no finger, which is what lets a page play.
      'media.autoplay.default': 0,
      // Playwright cannot ask for it here, as it does of Chromium.
      'ui.prefersReducedMotion': 1,
    },
  },
  baseURL: LIVE_URL,
  locale: 'en-US',
  // Firefox knows no phone, only its width.
  viewport: { width: 390, height: 844 },
}

/** As Tor, Mullvad and LibreWolf come, and whoever has set it: a canvas gives out stripes. */
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
 * The live build in other engines than today's Chromium. `tests/engines.mjs` and
 * `tests/old-chromium.mjs` fetch them; one that is missing has no project here, and
 * `tests/run-all.mjs` says so.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  // Much of a test is waiting here too.
  workers: 3,
  // On a busy machine a journey takes a minute.
  timeout: 120_000,
  outputDir: '../../../test-results/engines',
  use: {},
  webServer: liveServer,
  projects: [
    // First, as one worker does all of its tests, in one window; the other begins with Firefox.
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
            // Firefox asks for a lost part again only after a reload, and the app says so. The
            // page of our fixtures still runs scripts there after `javaScriptEnabled: false`, and
            // only Chromium has the protocol that moves a finger.
            grepInvert: /play after a retry|several parts|six languages|a pull far enough/,
            use: inFirefox,
          },
          { name: 'firefox', testMatch: ['every-address.spec.ts', 'pictures.spec.ts'], use: inFirefox },
          { name: 'firefox that resists fingerprinting', testMatch: 'pictures.spec.ts', use: inResistingFirefox },
          // It sends other requests again by itself than Chromium.
          { name: 'firefox lost answers', testDir: '..', testMatch: 'lost-answers.spec.ts', use: inFirefox },
          // It keeps other failures by their address than Chromium.
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
