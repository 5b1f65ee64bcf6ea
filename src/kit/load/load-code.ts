import { loadRestOfWords } from '@/i18n'

/** By address. The bundler's loader asks for a stylesheet once, and never again when it is lost. */
const lostStyles = new Map<string, HTMLLinkElement>()

/** Called once, at the start: stylesheets of the page itself may be lost by then, or cut. */
export function mendLostStyles(): void {
  document.addEventListener('error', noteLostStyle, true)
  document.addEventListener('load', ({ target }) => void mendCutStyle(target), true)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) fetchAgain(link).catch(() => undefined)
    else void mendCutStyle(link)
}

function noteLostStyle({ target }: Event): void {
  if (isStyle(target)) lostStyles.set(target.href, target)
}

function isStyle(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}

/** The build ends each with such a rule (`src/build/ends.ts`): a half is read without a word. */
const LAST_RULE = /^\.whole\b/

async function mendCutStyle(target: EventTarget | null): Promise<void> {
  if (!isStyle(target)) return
  const rules = target.sheet?.cssRules
  if (rules === undefined || LAST_RULE.test(rules[rules.length - 1]?.cssText ?? '')) return
  // Firefox gives the half that it has read under this address until the browser ends.
  if (globalThis.renewFile === undefined || target.href.includes('?')) return
  await globalThis.renewFile(target.href)
  const whole = target.cloneNode() as HTMLLinkElement
  // The half stays, so that the bundler's loader finds it: all of its rules are behind it, and win.
  whole.href += '?again=1'
  target.after(whole)
}

async function fetchAgain(link: HTMLLinkElement): Promise<void> {
  lostStyles.delete(link.href)
  await globalThis.renewFile?.(link.href)
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`no stylesheet ${link.href}`)))
    link.replaceWith(again)
  })
}

/** An `import()`, or what ends in one. */
export interface Load<Code> {
  (): Promise<Code>
  isOfFirstScreen?: boolean
}

/**
 * Marks code of a first screen that does not wait for the rest of the words: all of its own are in
 * the start file of a language (`START_SECTIONS`).
 */
export function ofFirstScreen<Code>(load: () => Promise<Code>): Load<Code> {
  return Object.assign(load, { isOfFirstScreen: true })
}

/**
 * With its words, and with lost stylesheets of earlier tries. @throws if it does not arrive
 * @param lastFailure of the same import: what it names must arrive now, the rest may come later
 */
export async function loadCode<Code>(load: Load<Code>, lastFailure: unknown = null): Promise<Code> {
  const needed: Promise<void>[] = []
  for (const [address, link] of lostStyles) {
    const arrival = fetchAgain(link)
    if (String(lastFailure).includes(address)) needed.push(arrival)
    else arrival.catch(() => undefined)
  }
  await Promise.all(needed)
  const [code] = await Promise.all([load(), load.isOfFirstScreen === true || loadRestOfWords()])
  return code
}

export type KeptCode<Code> = ReturnType<typeof keptCode<Code>>

/**
 * React reads these fields, and does not wait for what is here. For any other promise, however old,
 * it would bring up the fallback, and show what follows one 300 ms later at the earliest.
 */
function toldToReact<Code>(promise: Promise<Code>): Promise<Code> {
  const tell = (value: Code) => Object.assign(promise, { status: 'fulfilled', value })
  promise.then(tell).catch(() => undefined)
  return promise
}

export function keptCode<Code>(load: Load<Code>) {
  let pending: Promise<Code> | null = null
  let isLost = false
  let failures = 0
  let lastFailure: unknown = null
  const start = async () => {
    try {
      const code = await loadCode(load, lastFailure)
      failures = 0
      return code
    } catch (error) {
      isLost = true
      failures += 1
      lastFailure = error
      throw error
    }
  }
  /** The same promise until `forget`, so that React can wait for it and show how it failed. */
  const keep = () => (pending ??= toldToReact(start()))
  /** The next `load` tries again after a failure. @returns whether there was one to forget */
  const forget = () => {
    const wasLost = isLost
    // A try that is under way is kept.
    if (wasLost) pending = null
    isLost = false
    return wasLost
  }
  const loadAnew = () => {
    forget()
    return keep()
  }
  return { load: keep, forget, loadAnew, failures: () => failures }
}
