import type { Page } from '@playwright/test'

/** The content that is visible before any scrolling: that of the open dialog, if there is one. */
export interface InSight {
  /** The visible text in document order; one line for each line of the screen. */
  text: string
  /** Tokens between spaces that have a letter or a digit. */
  words: number
  /** Buttons, links and fields, disabled ones too. */
  controls: number
}

/** Bars at the foot and the values of fields count; texts for screen readers only do not. */
export async function readInSight(page: Page): Promise<InSight> {
  const { text, controls } = await page.evaluate(look)
  return { text, words: countWords(text), controls }
}

/** @returns how many of the tokens between spaces have a letter or a digit */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}

/** Runs in the page. */
const look = () => {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
  const root = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body

  /** The area in which an element's content can be seen; null if there is none. */
  const windowOf = (element: Element): DOMRect | null => {
    let { left, top, right, bottom } = new DOMRect(0, 0, innerWidth, innerHeight)
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.clipPath === 'inset(50%)') return null
      if (style.overflow !== 'visible' && at !== document.body && at !== document.documentElement) {
        const box = at.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      // No outer box cuts off a fixed element.
      if (style.position === 'fixed') break
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }

  /** The fixed or sticky layer that holds an element; null if there is none. */
  const layerOf = (element: Element | null): Element | null => {
    for (let at = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
    return null
  }

  const isSeen = (element: Element, box: DOMRect | undefined, window = windowOf(element)): box is DOMRect => {
    if (box === undefined || box.width < 2 || box.height < 2 || window === null) return false
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    if (x < window.left || x > window.right || y < window.top || y > window.bottom) return false
    const cover = layerOf(document.elementFromPoint(x, y))
    return cover === null || cover.contains(element)
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false })

  let text = ''
  let last = new DOMRect()
  const add = (token: string, box: DOMRect, isApart: boolean) => {
    const isSameLine = Math.abs(box.bottom - last.bottom) < box.height / 2
    const isNext = isSameLine && Math.abs(box.left - last.right) < 1
    if (text !== '' && (isApart || !isNext)) text += isSameLine ? ' ' : '\n'
    text += token
    last = box
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let controls = 0
  let isApart = false
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      const element = node.parentElement
      if (element === null || !isShown(element)) continue
      const window = windowOf(element)
      const tokens = [...node.data.matchAll(/\S+/g)]
      isApart ||= /^\s/.test(node.data)
      for (const { 0: token, index } of tokens) {
        range.setStart(node, index)
        range.setEnd(node, index + token.length)
        const box = range.getClientRects()[0]
        if (isSeen(element, box, window)) add(token, box, isApart)
        isApart = true
      }
      isApart = tokens.length === 0 ? isApart : /\s$/.test(node.data)
      continue
    }
    const element = node as HTMLElement
    if (!element.matches('a[href], button, input, select, textarea, summary')) continue
    const isField = element.matches('input, select, textarea')
    const field = element as HTMLInputElement
    // A checkbox or radio is often drawn by its label.
    const drawn = [element, ...(isField ? (field.labels ?? []) : [])]
    if (!drawn.some((part) => isShown(part) && isSeen(part, part.getBoundingClientRect()))) continue
    controls += 1
    if (!isField || ['checkbox', 'radio', 'file', 'password', 'range'].includes(field.type)) continue
    const value = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : field.value
    add(value || field.placeholder || '', element.getBoundingClientRect(), true)
  }
  return { text, controls }
}
