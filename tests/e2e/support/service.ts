import type { Page } from '@playwright/test'

/**
 * Host of the mock platform's service page. No server has this name, so tests route its requests.
 */
export const SERVICE_HOST = 'service.tiga.example'
const SERVICE_PAGES_GLOB = `https://${SERVICE_HOST}/**`

/** Texts of the chat by the language of the app. Other languages get English. */
const CHAT_TEXTS: Readonly<Record<string, readonly [text: string, field: string]>> = {
  en: ['How can we help?', 'Message'],
  id: ['Ada yang bisa kami bantu?', 'Pesan'],
}

const SEND_ICON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='22' height='22' fill='none' stroke='%23278a82' stroke-width='1.8' stroke-linejoin='round'%3E%3Cpath d='M3 11 20 3l-5 16-4-7zM11 12l9-9'/%3E%3C/svg%3E")`
const CHAT_STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;font:15px/1.45 system-ui,-apple-system,'SF Pro Text',Roboto,'Noto Sans',sans-serif;
color:light-dark(#14201d,#e9f0ed);background:light-dark(#f4f2ec,#0c1211)}
section{display:flex;flex-direction:column;min-height:100vh;padding:16px}
h1{align-self:flex-start;max-width:80%;margin:0 0 auto;padding:10px 14px;font:inherit;border-radius:4px 18px 18px;background:light-dark(#fff,#151d1b)}
input{width:100%;min-height:48px;margin-top:24px;padding:10px 14px;border:1px solid light-dark(#848e8a,#5f6d69);border-radius:14px;
font:inherit;font-size:16px;color:inherit;background:light-dark(#fff,#151d1b) ${SEND_ICON} no-repeat right 14px center}`

function chatHtmlIn(language: string): string {
  const [text, field] = CHAT_TEXTS[language] ?? CHAT_TEXTS['en'] ?? []
  return `<!doctype html><html lang="${language}"><head><meta name="viewport" content="width=device-width"><title>Chat</title>
<style>${CHAT_STYLE}</style></head><body><section aria-label="Chat"><h1>${text}</h1><input aria-label="${field}" placeholder="${field}"></section></body></html>`
}

export async function answerAsService(page: Page): Promise<void> {
  await page.route(SERVICE_PAGES_GLOB, async (route) => {
    const language = await page.evaluate(() => document.documentElement.lang.slice(0, 2))
    await route.fulfill({ contentType: 'text/html', body: chatHtmlIn(language) })
  })
}

export async function keepServiceSilent(page: Page): Promise<void> {
  await page.route(SERVICE_PAGES_GLOB, () => undefined)
}
