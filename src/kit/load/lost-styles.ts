/**
 * Style sheets that did not load, by address. They are recorded because the bundler's loader never
 * requests a failed style sheet again.
 */
const lostStyles = new Map<string, HTMLLinkElement>()

/**
 * Repairs style sheets. A truncated style sheet is requested again at once. A failed style sheet is
 * recorded, and the next load of code requests it again. Style sheets of index.html may have failed
 * before this call: they are requested again at once. Call this function once, at the page's start.
 */
export function mendLostStyles(): void {
  document.addEventListener('error', recordLostStyle, true)
  document.addEventListener('load', ({ target }) => void mendCutStyle(target), true)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    // If the style sheet fails again, the next load of code requests it.
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
 * Matches the rule that the build adds at the end of each style sheet (`src/build/ends.ts`). A
 * style sheet without this rule is truncated, and the browser reports no error then.
 */
const LAST_RULE = /^\.whole\b/

async function mendCutStyle(target: EventTarget | null): Promise<void> {
  if (!isStyle(target)) return
  const rules = target.sheet?.cssRules
  if (rules === undefined || LAST_RULE.test(rules[rules.length - 1]?.cssText ?? '')) return
  // The address must change, because Firefox returns the truncated file for the old address until
  // the browser is closed. An address with a query is already changed, so it is not tried again.
  if (globalThis.renewFile === undefined || target.href.includes('?')) return
  await globalThis.renewFile(target.href)
  const completeLink = target.cloneNode() as HTMLLinkElement
  // The truncated style sheet stays in the document, so that the bundler's loader finds it. The
  // complete style sheet comes after the truncated one, so its rules take precedence.
  completeLink.href += '?again=1'
  target.after(completeLink)
}

async function fetchAgain(link: HTMLLinkElement): Promise<void> {
  lostStyles.delete(link.href)
  await globalThis.renewFile?.(link.href)
  return new Promise((resolve, reject) => {
    const newLink = link.cloneNode() as HTMLLinkElement
    newLink.addEventListener('load', () => resolve())
    newLink.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} failed to load`)))
    link.replaceWith(newLink)
  })
}

/**
 * Requests all failed style sheets again.
 * @param lastFailure error of an import. Only a style sheet whose address is in the text of this
 *   error is awaited.
 * @throws Error if an awaited style sheet fails again
 */
export async function fetchLostStyles(lastFailure: unknown): Promise<void> {
  const awaitedArrivals: Promise<void>[] = []
  for (const [address, link] of lostStyles) {
    const arrival = fetchAgain(link)
    if (String(lastFailure).includes(address)) awaitedArrivals.push(arrival)
    // If the style sheet fails again, the next load of code requests it.
    else arrival.catch(() => undefined)
  }
  await Promise.all(awaitedArrivals)
}
