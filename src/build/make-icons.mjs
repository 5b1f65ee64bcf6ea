/** Draws the icons of `public` with the browser of the e2e tests: `npm run icons`. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { ensureBrowser } from '../../tests/browser.mjs'

const { icons, iconSvg } = (await runnerImport(resolve(import.meta.dirname, 'icon.ts'))).module
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { file, size, options } of icons) {
  const path = resolve(import.meta.dirname, '../../public', file)
  const svg = iconSvg(options)
  if (size === null) writeFileSync(path, svg)
  else {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
    await page.screenshot({ path, omitBackground: true })
  }
}
await browser.close()
