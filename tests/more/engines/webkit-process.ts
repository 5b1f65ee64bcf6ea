import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWebKit } from '../../engines.mjs'
import { listenLocally } from '../../support/raw-http'
import { WebDriver } from './webdriver'

/** Starts WebKitGTK on a virtual display. `end` stops the browser, its driver and the display. */
export async function startWebKit(): Promise<{ driver: WebDriver; end: () => Promise<void> }> {
  const webkit = findWebKit()
  if (webkit === undefined) throw new Error('WebKitGTK, its driver or Xvfb is not installed.')
  const processes: ChildProcess[] = []
  const killProcesses = () => {
    for (const child of processes.toReversed()) child.kill()
  }
  try {
    // Xvfb chooses a free display and prints its number.
    const virtualScreen = spawn('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1024x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    processes.push(virtualScreen)
    const [display] = (await once(virtualScreen.stdout, 'data')) as [Buffer]
    const port = await findFreePort()
    const env = {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      LANG: 'en_US.UTF-8',
      // The sandbox of WebKitGTK needs rights that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      FONTCONFIG_FILE: writeFontRules(),
    }
    processes.push(spawn(webkit.driver, [`--port=${port}`], { stdio: 'ignore', env }))
    const driver = await WebDriver.start(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
    })
    return {
      driver,
      end: async () => {
        await driver.end()
        killProcesses()
      },
    }
  } catch (error) {
    killProcesses()
    throw error
  }
}

const DEFAULT_FONTS = ['DejaVu Sans', 'Noto Sans', 'Roboto', 'Liberation Sans']

/**
 * Writes font rules that include those of the machine and add default fonts. Returns their path.
 * WebKitGTK 2.50 aborts at a file input if no rule names a font for `sans-serif`, as on machines
 * whose `FONTCONFIG_FILE` only names a folder of fonts.
 */
function writeFontRules(): string {
  const machineRules = process.env['FONTCONFIG_FILE'] ?? '/etc/fonts/fonts.conf'
  const families = DEFAULT_FONTS.map((family) => `<family>${family}</family>`).join('')
  const file = join(mkdtempSync(join(tmpdir(), 'tiga-fonts-')), 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <include ignore_missing="yes">${machineRules}</include>
    <alias><family>sans-serif</family><prefer>${families}</prefer></alias></fontconfig>`,
  )
  return file
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listenLocally(server)
  server.close()
  return port
}
