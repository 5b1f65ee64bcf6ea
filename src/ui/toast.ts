import { reduceMotion, Toast, unstableSetRender } from 'antd-mobile'
import { createRoot, type Root } from 'react-dom/client'
import { prefersLessMotion } from './less-motion'

/** React 19 removed the API by which antd-mobile renders toasts; this replaces it. */
const roots = new WeakMap<Element | DocumentFragment, Root>()
unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container)
  roots.set(container, root)
  root.render(node)
  return async () => {
    // React forbids unmounting a root while it renders.
    await new Promise((resolve) => {
      setTimeout(resolve, 0)
    })
    root.unmount()
    roots.delete(container)
  }
})

// The library animates by script, which the style sheet's rule for less motion does not stop.
if (prefersLessMotion()) reduceMotion()

const DURATION_MS = 3500

export function showToast(text: string): void {
  Toast.show({ content: text, duration: DURATION_MS, position: 'bottom', maskClassName: 'toast', maskClickable: true })
}
