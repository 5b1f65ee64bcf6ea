/**
 * Takes screenshots of screens into `gallery/index.html`. Usage: `npm run gallery`, or for some
 * screens `npm run gallery -- --only=home --width=320,390 --theme=dark --language=vi_vi`. Other
 * options go to Playwright.
 */
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'

const OPTION_PATTERN = /^--(only|width|theme|language)=(.*)$/

ensureBrowser()
const options = process.argv.slice(2).map((argument) => ({ argument, option: OPTION_PATTERN.exec(argument) }))
const selection = Object.fromEntries(
  options
    .filter(({ option }) => option !== null)
    .map(({ option: [, name, value] }) => [`GALLERY_${name.toUpperCase()}`, value]),
)
const playwrightOptions = options.filter(({ option }) => option === null).map(({ argument }) => argument)
const config = 'tests/e2e/gallery/gallery.config.ts'
const { status } = spawnSync('npx', ['playwright', 'test', '--config', config, ...playwrightOptions], {
  stdio: 'inherit',
  env: { ...process.env, ...selection },
})
process.exitCode = status ?? 1
