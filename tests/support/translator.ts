/**
 * Imitates a page translator such as Google's: replaces every present and future text node by a new
 * text node in `<font><font>`. Keeps the words, so that tests find them. Skips `translate="no"` and
 * elements such as `script`. Runs in the page.
 * @returns a function that stops the translator
 */
export function imitateTranslator(): () => void {
  const excludedSelector = 'font, script, style, textarea, title, noscript, svg, [translate="no"]'
  const wrap = (text: Text) => {
    const parent = text.parentElement
    if (parent === null || text.data.trim() === '' || parent.closest(excludedSelector) !== null) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    // A real translator creates a new text node, too. React continues to write into the old node.
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translate = (node: Node) => {
    if (node instanceof Text) return wrap(node)
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      (type === 'characterData' ? [target] : addedNodes).forEach(translate)
  })
  translate(document)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

export interface TranslationFindings {
  /** Elements whose text differs from the text that React has rendered, each as a sentence. */
  untrue: string[]
  /** Texts that the translator has not replaced, although nothing excludes these texts. */
  untouched: string[]
  /** Texts that `translate="no"` excludes from translation. */
  kept: string[]
  /** The number of translated texts. */
  count: number
}

/** Returns how a translator has changed the page. Runs in the page. */
export function inspectTranslation(): TranslationFindings {
  const untrueTexts: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    const { children } = (key === undefined ? {} : Reflect.get(element, key)) as { children?: unknown }
    if (typeof children !== 'string' && typeof children !== 'number') continue
    if (element.textContent !== String(children)) untrueTexts.push(`${String(children)} reads ${element.textContent}`)
  }
  const untouchedTexts: string[] = []
  const keptTexts = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    const text = nodeValue?.trim() ?? ''
    if (text === '' || parentElement === null) continue
    if (parentElement.closest('[translate="no"]') !== null) keptTexts.add(text)
    else if (parentElement.closest('font, script, style, textarea, noscript, svg') === null) untouchedTexts.push(text)
  }
  return {
    untrue: untrueTexts,
    untouched: untouchedTexts,
    kept: [...keptTexts],
    count: document.querySelectorAll('font > font').length,
  }
}
