/** Style sheets that failed to load, by address. The bundler's loader never requests them again. */
const lostStyles = new Map<string, HTMLLinkElement>()

/**
 * Requests style sheets again: a truncated one at once, a failed one at the next load of code. A
 * style sheet of index.html that failed before this call is requested at once. Call this function
 * once, at the page's start.
 */
export function repairStyleSheets(): void {
  document.addEventListener('error', recordLostStyle, true)
  document.addEventListener('load', ({ target }) => void repairIncompleteStyle(target), true)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    // If the style sheet fails again, the next load of code requests it.
    if (link.sheet === null) fetchAgain(link).catch(() => undefined)
    else void repairIncompleteStyle(link)
}

function recordLostStyle({ target }: Event): void {
  if (isStyle(target)) lostStyles.set(target.href, target)
}

function isStyle(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}

/**
 * Matches the rule that the build adds at the end of each style sheet (`src/build/ends.ts`). A
 * style sheet without this rule is truncated, for which the browser reports no error.
 */
const LAST_RULE_PATTERN = /^\.whole\b/

async function repairIncompleteStyle(target: EventTarget | null): Promise<void> {
  if (!isStyle(target)) return
  const rules = target.sheet?.cssRules
  if (rules === undefined || LAST_RULE_PATTERN.test(rules[rules.length - 1]?.cssText ?? '')) return
  // Firefox returns the truncated file for the old address until the browser is closed, so the
  // address must change. An address with a query has changed already and is not tried again.
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
 * @param lastFailure error of an import. Only style sheets that its text names are awaited.
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
