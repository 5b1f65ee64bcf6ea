/** Failed style sheets by address: the bundler's loader never requests a failed one again. */
const lostStyles = new Map<string, HTMLLinkElement>()

/**
 * Requests style sheets again that fail or arrive truncated. Call it once, at the start: style
 * sheets of index.html may have failed by then.
 */
export function mendLostStyles(): void {
  document.addEventListener('error', recordLostStyle, true)
  document.addEventListener('load', ({ target }) => void mendCutStyle(target), true)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    // If it fails again, the next load of code requests it again.
    if (link.sheet === null) fetchAgain(link).catch(() => undefined)
    else void mendCutStyle(link)
}

function recordLostStyle({ target }: Event): void {
  if (isStyle(target)) lostStyles.set(target.href, target)
}

function isStyle(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}

/**
 * The last rule of each complete style sheet (`src/build/ends.ts`). A browser reports no error for
 * a truncated style sheet.
 */
const LAST_RULE = /^\.whole\b/

async function mendCutStyle(target: EventTarget | null): Promise<void> {
  if (!isStyle(target)) return
  const rules = target.sheet?.cssRules
  if (rules === undefined || LAST_RULE.test(rules[rules.length - 1]?.cssText ?? '')) return
  // The address must change: Firefox returns the truncated file for the old address until the
  // browser is closed. An address with a query has changed already.
  if (globalThis.renewFile === undefined || target.href.includes('?')) return
  await globalThis.renewFile(target.href)
  const complete = target.cloneNode() as HTMLLinkElement
  // The truncated style sheet stays, so that the bundler's loader finds it. The complete one is
  // behind it, so its rules win.
  complete.href += '?again=1'
  target.after(complete)
}

async function fetchAgain(link: HTMLLinkElement): Promise<void> {
  lostStyles.delete(link.href)
  await globalThis.renewFile?.(link.href)
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`failed to load the style sheet ${link.href}`)))
    link.replaceWith(again)
  })
}

/**
 * Requests all failed style sheets again.
 * @param lastFailure error of an import: only a style sheet named in its text is awaited
 * @throws Error if an awaited style sheet fails again
 */
export async function fetchLostStyles(lastFailure: unknown): Promise<void> {
  const needed: Promise<void>[] = []
  for (const [address, link] of lostStyles) {
    const arrival = fetchAgain(link)
    if (String(lastFailure).includes(address)) needed.push(arrival)
    // If it fails again, the next load of code requests it again.
    else arrival.catch(() => undefined)
  }
  await Promise.all(needed)
}
