import { expect } from '@playwright/test'

/** The key of a reference to an element in WebDriver. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'

type ElementReference = Record<typeof ELEMENT_KEY, string>

/** One session of a browser over W3C WebDriver. Uses plain HTTP calls, so no package is needed. */
export class WebDriver {
  private constructor(private readonly sessionUrl: string) {}

  /** Waits up to 15 s for the driver at this address, because it may still be starting. */
  static async start(driver: string, capabilities: object): Promise<WebDriver> {
    await expect.poll(() => isReady(driver), { timeout: 15_000, intervals: [50] }).toBe(true)
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, body)
    return new WebDriver(`${driver}/session/${sessionId}`)
  }

  async open(url: string): Promise<void> {
    await send('POST', `${this.sessionUrl}/url`, { url })
  }

  async resize(width: number, height: number): Promise<void> {
    await send('POST', `${this.sessionUrl}/window/rect`, { width, height })
  }

  /** Runs a self-contained function in the page, and returns its result or that of its promise. */
  async run<Result, Args extends unknown[]>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `const [done, args] = [arguments[arguments.length - 1], Array.from(arguments).slice(0, -1)]
      Promise.resolve().then(() => (${String(inPage)})(...args)).then((result) => done({ result }), (error) => done({ error: String(error) }))`
    const { result, error } = await send<{ result: Result; error?: string }>(
      'POST',
      `${this.sessionUrl}/execute/async`,
      {
        script,
        args,
      },
    )
    if (error !== undefined) throw new Error(error)
    return result
  }

  async click(element: ElementReference): Promise<void> {
    await send('POST', `${this.sessionUrl}/element/${element[ELEMENT_KEY]}/click`, {})
  }

  async type(element: ElementReference, text: string): Promise<void> {
    await send('POST', `${this.sessionUrl}/element/${element[ELEMENT_KEY]}/value`, { text })
  }

  async end(): Promise<void> {
    await send('DELETE', this.sessionUrl)
  }
}

async function isReady(driver: string): Promise<boolean> {
  try {
    return (await send<{ ready: boolean }>('GET', `${driver}/status`)).ready
  } catch {
    return false
  }
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error ?? answer.status}: ${value.message ?? ''} (${new URL(url).pathname})`)
  return value
}
