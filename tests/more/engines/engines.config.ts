import { defineConfig } from '@playwright/test'
import { findFirefox, findWebKit } from '../../engines.mjs'
import { findOldChromium, OLD_CHROMIUM_VERSION } from '../../old-chromium.mjs'
import base, { launchOptions, LIVE_URL, liveServer, phone } from '../../e2e/playwright.config'
import { testedScreens } from '../../support/places'
import { sliceBySeed } from '../../support/slice'

const firefox = findFirefox()
const firefoxOptions = {
  browserName: 'firefox' as const,
  ...(firefox?.isSystems === true && { channel: 'moz-firefox' }),
  launchOptions: {
    ...(firefox !== undefined && { executablePath: firefox.path }),
    firefoxUserPrefs: {
      // Allows autoplay, because Firefox does not count a click of the driver as a tap by a finger.
      'media.autoplay.default': 0,
      // Reduces motion. Playwright cannot set this for Firefox as it does for Chromium.
      'ui.prefersReducedMotion': 1,
    },
  },
  baseURL: LIVE_URL,
  locale: 'en-US',
  // Playwright emulates no phone in Firefox, so only the window has the size of a phone.
  viewport: { width: 390, height: 844 },
}

/** This Firefox resists fingerprinting, as Tor Browser does: its canvas returns only stripes. */
const resistingFirefoxOptions = {
  ...firefoxOptions,
  launchOptions: {
    ...firefoxOptions.launchOptions,
    firefoxUserPrefs: { ...firefoxOptions.launchOptions.firefoxUserPrefs, 'privacy.resistFingerprinting': true },
  },
}

const oldChromium = findOldChromium()
const chromiumOptions = {
  browserName: 'chromium' as const,
  ...phone,
  launchOptions,
  baseURL: LIVE_URL,
  locale: 'en-US',
}

/**
 * Matches the addresses that an ordinary run opens in Firefox, where one address takes longer than
 * in two other engines together. WebKit and the old Chromium open all addresses in every run.
 */
const firefoxAddresses = new RegExp(
  sliceBySeed(testedScreens, 12, 'addresses in Firefox')
    .map(({ path }) => ` ${path.replace(/[?]/g, '\\?')} opens`)
    .join('|'),
)

/**
 * Tests the live build in engines other than today's Chromium, and pictures also in today's
 * Chromium. `tests/engines.mjs` and `tests/old-chromium.mjs` install the engines. A missing engine
 * has no project here. `tests/run-all.mjs` reports it.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  // More workers than processors, because a test mostly waits.
  workers: 3,
  // A journey takes a minute on a busy machine.
  timeout: 120_000,
  outputDir: '../../../test-results/engines',
  use: { screenshot: base.use?.screenshot ?? 'off' },
  webServer: liveServer,
  projects: [
    // WebKit comes first, because one worker runs all of its tests. Other workers begin with
    // Firefox.
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
            // Leaves out tests that Firefox cannot pass. Firefox refetches a lost file of code only
            // after a reload, and runs scripts despite `javaScriptEnabled: false`. Only Chromium
            // has the protocol by which a test moves a finger.
            grepInvert: /play after a retry|several parts|six languages|a pull far enough/,
            use: firefoxOptions,
          },
          { name: 'firefox', testMatch: 'pictures.spec.ts', use: firefoxOptions },
          {
            name: 'firefox addresses',
            testMatch: 'every-address.spec.ts',
            grep: firefoxAddresses,
            use: firefoxOptions,
          },
          { name: 'firefox that resists fingerprinting', testMatch: 'pictures.spec.ts', use: resistingFirefoxOptions },
          // Runs in Firefox too, because Firefox and Chromium repeat different requests by
          // themselves.
          { name: 'firefox lost answers', testDir: '..', testMatch: 'lost-answers.spec.ts', use: firefoxOptions },
          // Runs in Firefox too, because Firefox and Chromium remember different failed addresses.
          {
            name: 'firefox cut files',
            testDir: '..',
            testMatch: 'cut.spec.ts',
            grep: /first visit, without/,
            use: firefoxOptions,
          },
        ]),
    { name: 'chromium', testMatch: 'pictures.spec.ts', use: chromiumOptions },
    ...(oldChromium === undefined
      ? []
      : [
          {
            name: `chromium ${OLD_CHROMIUM_VERSION}`,
            testMatch: ['old-chromium.spec.ts', 'every-address.spec.ts', 'pictures.spec.ts'],
            use: { ...chromiumOptions, launchOptions: { ...launchOptions, executablePath: oldChromium } },
          },
        ]),
  ],
})
