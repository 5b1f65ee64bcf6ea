import type { Page } from '@playwright/test'

/**
 * The host of the service page that the mock platform names. Nothing answers there unless a test
 * does.
 */
export const SERVICE_HOST = 'service.tiga.example'
const SERVICE_PAGES = `https://${SERVICE_HOST}/**`

const CHAT = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Chat</title><style>body{font:15px/1.45 system-ui;margin:16px}</style></head><body><section aria-label="Chat"><h1>Service chat</h1><p>How can we help?</p></section></body></html>`

export async function answerAsService(page: Page): Promise<void> {
  await page.route(SERVICE_PAGES, (route) => route.fulfill({ contentType: 'text/html', body: CHAT }))
}

/** The service page never answers. */
export async function keepServiceSilent(page: Page): Promise<void> {
  await page.route(SERVICE_PAGES, () => undefined)
}

/** Changes the platform's own settings, as the app reads them at its start. */
export async function setBase(page: Page, patch: Record<string, unknown>): Promise<void> {
  await page.route('**/api/system/base', async (route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { data: string }
    const base = JSON.parse(Buffer.from(envelope.data, 'base64').toString('utf8')) as Record<string, unknown>
    const data = Buffer.from(JSON.stringify({ ...base, ...patch })).toString('base64')
    await route.fulfill({ response, json: { ...envelope, data } })
  })
}

/** Ends the page's timers of this length, in ms, at once, to show what comes after a long wait. */
export async function hurryTimer(page: Page, length: number): Promise<void> {
  await page.addInitScript((length) => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number) => start(run, ms === length ? 0 : ms)) as typeof setTimeout
  }, length)
}
