/** By address. The bundler's loader asks for a stylesheet once, and never again when it is lost. */
const lostStyles = new Map<string, HTMLLinkElement>()

/** Called once, at the start: stylesheets of the page itself may be lost by then, or cut. */
export function mendLostStyles(): void {
  document.addEventListener('error', recordLostStyle, true)
  document.addEventListener('load', ({ target }) => void mendCutStyle(target), true)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    // What is lost again is asked for with the next code.
    if (link.sheet === null) fetchAgain(link).catch(() => undefined)
    else void mendCutStyle(link)
}

function recordLostStyle({ target }: Event): void {
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

/**
 * Asks again for all stylesheets that are lost.
 * @param lastFailure of an import that needs one: the stylesheet that it names is awaited, the
 * others may arrive later
 * @throws Error if the awaited one is lost again
 */
export async function fetchLostStyles(lastFailure: unknown): Promise<void> {
  const needed: Promise<void>[] = []
  for (const [address, link] of lostStyles) {
    const arrival = fetchAgain(link)
    if (String(lastFailure).includes(address)) needed.push(arrival)
    // What is lost again is asked for with the next code.
    else arrival.catch(() => undefined)
  }
  await Promise.all(needed)
}
