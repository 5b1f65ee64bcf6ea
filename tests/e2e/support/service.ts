import type { Page } from '@playwright/test'

/**
 * The host of the service page that the mock platform names. Nothing answers there unless a test
 * does.
 */
export const SERVICE_HOST = 'service.tiga.example'
const SERVICE_PAGES = `https://${SERVICE_HOST}/**`

export async function answerAsService(page: Page): Promise<void> {
  const style = 'body { min-height: 90vh; font: 15px system-ui; color-scheme: light dark }'
  const body = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Chat</title>
<style>${style}</style></head><body><main><h1>Service chat</h1><p>How can we help?</p></main></body></html>`
  await page.route(SERVICE_PAGES, (route) => route.fulfill({ contentType: 'text/html', body }))
}

/** The service page never answers. */
export async function keepServiceSilent(page: Page): Promise<void> {
  await page.route(SERVICE_PAGES, () => undefined)
}
