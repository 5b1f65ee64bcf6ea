/**
 * The part of the inline script that shows a prerendered screen before the app's code is loaded.
 * Later, it hands the typed texts, the focus and an unanswered press over to the app's own screen.
 */

/** For each screen, by name: its texts and `aria-label`s in document order. */
export type PrerenderedTexts = Readonly<Record<string, readonly string[]>>

const PRERENDERED_ID = 'first'

/**
 * Names by which `counterpartOf` finds the same elements in the app. They are read before a page
 * translator can change the texts.
 */
const elementNames = new WeakMap<Element, string | null>()

/**
 * Shows the prerendered screen `name` in place of the static shell. Without `texts`, the screen
 * keeps the texts of the default language.
 */
export function insertPrerendered(name: string, texts: readonly string[] | undefined): void {
  const template = document.getElementById(name)
  const root = document.getElementById('root')
  if (!(template instanceof HTMLTemplateElement) || root === null) return
  const prerenderedScreen = document.createElement('div')
  prerenderedScreen.id = PRERENDERED_ID
  prerenderedScreen.append(template.content.cloneNode(true))
  if (texts !== undefined) writeTexts(prerenderedScreen, texts)
  for (const element of prerenderedScreen.querySelectorAll('a, button, input'))
    elementNames.set(element, nameOf(element))
  keepPresses(prerenderedScreen)
  root.before(prerenderedScreen)
  root.hidden = true
}

function writeTexts(prerendered: HTMLElement, texts: readonly string[]): void {
  const walker = document.createTreeWalker(prerendered, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  let index = 0
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Text) node.data = texts[index++] ?? ''
    else if (node instanceof Element && node.hasAttribute('aria-label'))
      node.setAttribute('aria-label', texts[index++] ?? '')
  }
}

/**
 * Keeps the last press of a button or a link, including Enter in a form, until the app can answer
 * it. The browser does not follow a pressed link, because it would open a new page, which takes
 * longer than a screen of the app. Typing cancels the kept press.
 */
function keepPresses(prerendered: HTMLElement): void {
  const cancelPress = () => {
    for (const pressedElement of prerendered.querySelectorAll('[aria-busy]'))
      pressedElement.removeAttribute('aria-busy')
  }
  prerendered.addEventListener('click', (event) => {
    const pressedElement = event.target instanceof Element ? event.target.closest('button, a') : null
    // With these keys a browser opens a link in a new tab, so the press is not kept.
    if (pressedElement === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    cancelPress()
    pressedElement.setAttribute('aria-busy', 'true')
  })
  prerendered.addEventListener('input', cancelPress)
  // Without the app's code, submitting the form would put the typed texts into the address.
  prerendered.addEventListener('submit', (event) => event.preventDefault())
}

/** Replaces the prerendered screen by the app's own, when that is rendered but not yet painted. */
export function replacePrerendered(): void {
  const prerenderedScreen = document.getElementById(PRERENDERED_ID)
  const root = document.getElementById('root')
  if (prerenderedScreen === null || root === null) return
  root.hidden = false
  for (const input of prerenderedScreen.querySelectorAll('input')) {
    const counterpart = counterpartOf(input, root)
    if (counterpart instanceof HTMLInputElement && counterpart.value !== input.value) typeInto(counterpart, input.value)
  }
  const focusedElement = document.activeElement
  const counterpart = prerenderedScreen.contains(focusedElement) ? counterpartOf(focusedElement, root) : null
  counterpart?.focus({ preventScroll: true })
  if (counterpart instanceof HTMLInputElement && focusedElement instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd } = focusedElement
    // The selection is set in a microtask, because React writes the value into the field again
    // before that, which moves the caret.
    queueMicrotask(() => counterpart.setSelectionRange(selectionStart, selectionEnd))
  }
  const pressedElement = counterpartOf(prerenderedScreen.querySelector('[aria-busy]'), root)
  prerenderedScreen.remove()
  // Skips the app's animations, because the prerendered screen has already faded in.
  for (const animation of root.getAnimations({ subtree: true })) animation.startTime = 0
  // The press is repeated only after the app has processed the typed values.
  setTimeout(() => pressedElement?.click())
}

function counterpartOf(element: Element | null, root: HTMLElement): HTMLElement | null {
  if (element === null) return null
  const name = elementNames.get(element)
  return (
    [...root.querySelectorAll<HTMLElement>(element.tagName)].find((counterpart) => nameOf(counterpart) === name) ?? null
  )
}

function nameOf(element: Element): string | null {
  return element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent
}

/**
 * Types like a keyboard. Uses the setter of the prototype, because React ignores a value that a
 * script has set on the element itself.
 */
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
