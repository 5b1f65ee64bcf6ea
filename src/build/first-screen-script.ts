/**
 * The part of the inline script that shows a prerendered screen before the app's code is loaded. It
 * hands over to the app what was typed, the focus, and a press that could not be answered yet.
 */

/** By name of a screen: its texts and `aria-label`s in document order. */
export type PrerenderedTexts = Readonly<Record<string, readonly string[]>>

const SHOWN = 'first'

/** Names of the elements, read before a page translator can change their texts. */
const names = new WeakMap<Element, string | null>()

/** Shows the screen of that name in place of the shell, in these texts unless undefined. */
export function insertPrerendered(name: string, words: readonly string[] | undefined): void {
  const template = document.getElementById(name)
  const root = document.getElementById('root')
  if (!(template instanceof HTMLTemplateElement) || root === null) return
  const first = document.createElement('div')
  first.id = SHOWN
  first.append(template.content.cloneNode(true))
  if (words !== undefined) write(first, words)
  for (const element of first.querySelectorAll('a, button, input')) names.set(element, nameOf(element))
  keepPresses(first)
  root.before(first)
  root.hidden = true
}

function write(first: HTMLElement, words: readonly string[]): void {
  const walker = document.createTreeWalker(first, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  let place = 0
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Text) node.data = words[place++] ?? ''
    else if (node instanceof Element && node.hasAttribute('aria-label'))
      node.setAttribute('aria-label', words[place++] ?? '')
  }
}

/**
 * Keeps the last press of a button or a link, Enter in a form included, until the app can answer
 * it: the code on its way opens a screen sooner than a new page would. Input cancels it.
 */
function keepPresses(first: HTMLElement): void {
  const forget = () => {
    for (const kept of first.querySelectorAll('[aria-busy]')) kept.removeAttribute('aria-busy')
  }
  first.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button, a') : null
    // A link may be meant for a new tab.
    if (pressed === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    forget()
    pressed.setAttribute('aria-busy', 'true')
  })
  first.addEventListener('input', forget)
  // Without the app's code, the form would put what was typed into the address.
  first.addEventListener('submit', (event) => event.preventDefault())
}

/** Called when the app has rendered its own screen, before it is painted. */
export function replacePrerendered(): void {
  const first = document.getElementById(SHOWN)
  const root = document.getElementById('root')
  if (first === null || root === null) return
  root.hidden = false
  for (const input of first.querySelectorAll('input')) {
    const own = counterpartOf(input, root)
    if (own instanceof HTMLInputElement && own.value !== input.value) type(own, input.value)
  }
  const focused = document.activeElement
  const own = first.contains(focused) ? counterpartOf(focused, root) : null
  own?.focus({ preventScroll: true })
  if (own instanceof HTMLInputElement && focused instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd } = focused
    // React writes the value into the field again, which moves the caret.
    queueMicrotask(() => own.setSelectionRange(selectionStart, selectionEnd))
  }
  const pressed = counterpartOf(first.querySelector('[aria-busy]'), root)
  first.remove()
  // The prerendered screen has already faded in: skips the app's animations.
  for (const animation of root.getAnimations({ subtree: true })) animation.startTime = 0
  // Deferred until the app has processed the typed values.
  setTimeout(() => pressed?.click())
}

function counterpartOf(element: Element | null, root: HTMLElement): HTMLElement | null {
  if (element === null) return null
  const name = names.get(element)
  return [...root.querySelectorAll<HTMLElement>(element.tagName)].find((own) => nameOf(own) === name) ?? null
}

function nameOf(element: Element): string | null {
  return element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent
}

/** Types like a keyboard: React ignores a value that a script has set on the element itself. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
