import type { Page } from '@playwright/test'

/** The content that is visible before any scrolling: of the open dialog, otherwise of the page. */
export interface VisibleContent {
  /** The visible text in document order, with a line break after each line of the screen. */
  text: string
  /** Number of words: parts between spaces that contain a letter or a digit. */
  words: number
  /** Number of buttons, links and fields, including disabled ones. */
  controls: number
}

/**
 * Reads the visible content, including the bars at the foot of the screen and the visible texts in
 * fields. Leaves out texts that are only for screen readers.
 */
export async function readContentInSight(page: Page): Promise<VisibleContent> {
  const { text, controls } = await page.evaluate(readVisibleContent)
  return { text, words: countWords(text), controls }
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}

const readVisibleContent = () => {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
  const root = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body

  /**
   * Returns the area in which an element's content can be seen. Null if it is only for screen
   * readers.
   */
  const visibleAreaOf = (element: Element): DOMRect | null => {
    let { left, top, right, bottom } = new DOMRect(0, 0, innerWidth, innerHeight)
    for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
      const style = getComputedStyle(ancestor)
      if (style.clipPath === 'inset(50%)') return null
      if (style.overflow !== 'visible' && ancestor !== document.body && ancestor !== document.documentElement) {
        const box = ancestor.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      // Stops at a fixed element, because no outer box cuts it off.
      if (style.position === 'fixed') break
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }

  /** Returns the closest fixed or sticky element that contains `element`; null if there is none. */
  const layerOf = (element: Element | null): Element | null => {
    for (let ancestor = element; ancestor !== null; ancestor = ancestor.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) return ancestor
    return null
  }

  const isSeen = (element: Element, box: DOMRect | undefined, visibleArea = visibleAreaOf(element)): box is DOMRect => {
    if (box === undefined || box.width < 2 || box.height < 2 || visibleArea === null) return false
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    if (x < visibleArea.left || x > visibleArea.right || y < visibleArea.top || y > visibleArea.bottom) return false
    const topLayer = layerOf(document.elementFromPoint(x, y))
    return topLayer === null || topLayer.contains(element)
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false })

  let text = ''
  let lastBox = new DOMRect()
  const addToken = (token: string, box: DOMRect, isNewWord: boolean) => {
    const isSameLine = Math.abs(box.bottom - lastBox.bottom) < box.height / 2
    const isAdjacent = isSameLine && Math.abs(box.left - lastBox.right) < 1
    if (text !== '' && (isNewWord || !isAdjacent)) text += isSameLine ? ' ' : '\n'
    text += token
    lastBox = box
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let controls = 0
  let isNewWord = false
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      const element = node.parentElement
      if (element === null || !isShown(element)) continue
      const visibleArea = visibleAreaOf(element)
      const tokens = [...node.data.matchAll(/\S+/g)]
      isNewWord ||= /^\s/.test(node.data)
      for (const { 0: token, index } of tokens) {
        range.setStart(node, index)
        range.setEnd(node, index + token.length)
        const box = range.getClientRects()[0]
        if (isSeen(element, box, visibleArea)) addToken(token, box, isNewWord)
        isNewWord = true
      }
      isNewWord = tokens.length === 0 ? isNewWord : /\s$/.test(node.data)
      continue
    }
    const element = node as HTMLElement
    if (!element.matches('a[href], button, input, select, textarea, summary')) continue
    const isField = element.matches('input, select, textarea')
    const field = element as HTMLInputElement
    // A field also counts if its label is seen, because a label often draws the checkbox or radio
    // button.
    const drawnElements = [element, ...(isField ? (field.labels ?? []) : [])]
    if (
      !drawnElements.some(
        (drawnElement) => isShown(drawnElement) && isSeen(drawnElement, drawnElement.getBoundingClientRect()),
      )
    )
      continue
    controls += 1
    if (!isField || ['checkbox', 'radio', 'file', 'password', 'range'].includes(field.type)) continue
    const value = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : field.value
    addToken(value || field.placeholder || '', element.getBoundingClientRect(), true)
  }
  return { text, controls }
}
