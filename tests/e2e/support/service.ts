import type { Page } from '@playwright/test'

/**
 * The host of the service page that the mock platform names. Nothing answers there unless a test
 * does.
 */
export const SERVICE_HOST = 'service.tiga.example'
const SERVICE_PAGES = `https://${SERVICE_HOST}/**`

/** By the language of the page around it; others see English. */
const WORDS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  en: ['Service chat', 'How can we help?'],
  id: ['Obrolan layanan', 'Ada yang bisa kami bantu?'],
}

const STYLE = `:root{color-scheme:light dark}body{margin:16px;font:15px/1.45 system-ui,-apple-system,'SF Pro Text',Roboto,'Noto Sans',sans-serif;
color:light-dark(#14201d,#e9f0ed);background:light-dark(#fff,#151d1b)}h1{margin:0 0 4px;font-size:20px;font-weight:650;letter-spacing:-.02em}p{margin:0}`

function chatIn(language: string): string {
  const [title, text] = WORDS[language] ?? WORDS['en'] ?? []
  return `<!doctype html><html lang="${language}"><head><meta name="viewport" content="width=device-width"><title>Chat</title>
<style>${STYLE}</style></head><body><section aria-label="Chat"><h1>${title}</h1><p>${text}</p></section></body></html>`
}

export async function answerAsService(page: Page): Promise<void> {
  await page.route(SERVICE_PAGES, async (route) => {
    const language = await page.evaluate(() => document.documentElement.lang.slice(0, 2))
    await route.fulfill({ contentType: 'text/html', body: chatIn(language) })
  })
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
