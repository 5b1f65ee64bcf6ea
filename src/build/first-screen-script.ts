/**
 * The part of the inline script that shows a screen before its code is there, and hands it over:
 * what was typed, what has the focus, and a press that is kept until it can be answered.
 */

/** By name of the screen, each text and each label in the order of the document. */
export type PrerenderedTexts = Readonly<Record<string, readonly string[]>>

const SHOWN = 'first'

/** Of its elements before a page translator comes to them. */
const names = new WeakMap<Element, string | null>()

/** Puts the screen of that name in the shell's place, in these words if it has others. */
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
 * Of buttons, Enter's too, and of links: the code that is on its way opens a screen sooner than
 * another page would. The last press stands; a change of what was typed takes it back.
 */
function keepPresses(first: HTMLElement): void {
  const forget = () => {
    for (const kept of first.querySelectorAll('[aria-busy]')) kept.removeAttribute('aria-busy')
  }
  first.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button, a') : null
    // A link may be asked for in a tab of its own.
    if (pressed === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    forget()
    pressed.setAttribute('aria-busy', 'true')
  })
  first.addEventListener('input', forget)
  // A form without its code would send what was typed in the address.
  first.addEventListener('submit', (event) => event.preventDefault())
}

/** Called when the app's own screen stands, before it is painted. */
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
    // React writes what it has heard of into the field, which moves the caret.
    queueMicrotask(() => own.setSelectionRange(selectionStart, selectionEnd))
  }
  const pressed = counterpartOf(first.querySelector('[aria-busy]'), root)
  first.remove()
  // What was fading in has done so.
  for (const animation of root.getAnimations({ subtree: true })) animation.startTime = 0
  // After the app has taken in what was typed.
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

/** As a keyboard does: React hears of no value that a script has set on the element itself. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
