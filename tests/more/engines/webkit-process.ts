import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { findWebKit } from '../../engines.mjs'
import { listening } from '../../support/raw-http'
import { WebDriver } from './webdriver'

/** Starts WebKitGTK on a virtual display. */
export async function startWebKit(): Promise<{ driver: WebDriver; end: () => Promise<void> }> {
  const found = findWebKit()
  if (found === undefined) throw new Error('WebKitGTK is not installed')
  const started: ChildProcess[] = []
  const end = () => {
    for (const child of started.toReversed()) child.kill()
  }
  try {
    // Xvfb prints the number of the display that was free.
    const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1024x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    started.push(screen)
    const [display] = (await once(screen.stdout, 'data')) as [Buffer]
    const port = await freePort()
    const env = {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      LANG: 'en_US.UTF-8',
      // Its sandbox needs rights that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    }
    started.push(spawn(found.driver, [`--port=${port}`], { stdio: 'ignore', env }))
    const driver = await WebDriver.start(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
    })
    return {
      driver,
      end: async () => {
        await driver.end()
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  server.close()
  return port
}
