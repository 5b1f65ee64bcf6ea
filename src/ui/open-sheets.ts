import { createStore } from 'zustand/vanilla'

/** The layers of the open sheets, the topmost last. */
const layers = createStore<readonly HTMLElement[]>(() => [])

export function topLayer(): HTMLElement | undefined {
  return layers.getState().at(-1)
}

export function openLayer(layer: HTMLElement): void {
  setLayers([...layers.getState(), layer])
}

export function closeLayer(layer: HTMLElement): void {
  setLayers(layers.getState().filter((other) => other !== layer))
}

/**
 * Makes everything but the topmost sheet inert. `<dialog>` is not used: it would make the live
 * region inert too, and a screen reader would read no message.
 */
function setLayers(open: readonly HTMLElement[]): void {
  layers.setState(open, true)
  const top = topLayer()
  const root = document.getElementById('root')
  if (root !== null) root.inert = top !== undefined
  for (const layer of open) layer.inert = layer !== top
  const page = document.documentElement.classList
  page.toggle('locked', top !== undefined)
  page.toggle(
    'beside',
    open.some(({ dataset }) => dataset['from'] === 'bottom' || dataset['from'] === 'top'),
  )
}
