/**
 * Imitates a page translator such as Google's: replaces every text node by `<font><font>`, also
 * when the page changes. Skips `translate="no"`. The texts stay the same, so that a test finds
 * them. Runs in the page.
 * @returns ends it
 */
export function translatePage(): () => void {
  const left = 'font, script, style, textarea, title, noscript, svg, [translate="no"]'
  const put = (text: Text) => {
    const parent = text.parentElement
    if (parent === null || text.data.trim() === '' || parent.closest(left) !== null) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    // A new node: React would continue to write into the old one.
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translate = (node: Node) => {
    if (node instanceof Text) return put(node)
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(put)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      (type === 'characterData' ? [target] : addedNodes).forEach(translate)
  })
  translate(document)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

export interface Translated {
  /** Differences between React's text of an element and the element's text. */
  untrue: string[]
  /** Texts that were not translated although nothing excludes them. */
  untouched: string[]
  /** Texts that are excluded from translation. */
  kept: string[]
  /** The number of texts in `<font>`. */
  count: number
}

/** Examines a translated page. Runs in the page. */
export function lookAtTranslation(): Translated {
  const untrue: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    const { children } = (key === undefined ? {} : Reflect.get(element, key)) as { children?: unknown }
    if (typeof children !== 'string' && typeof children !== 'number') continue
    if (element.textContent !== String(children)) untrue.push(`${String(children)} reads ${element.textContent}`)
  }
  const untouched: string[] = []
  const kept = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    const text = nodeValue?.trim() ?? ''
    if (text === '' || parentElement === null) continue
    if (parentElement.closest('[translate="no"]') !== null) kept.add(text)
    else if (parentElement.closest('font, script, style, textarea, noscript, svg') === null) untouched.push(text)
  }
  return { untrue, untouched, kept: [...kept], count: document.querySelectorAll('font > font').length }
}
