import { createStore } from 'zustand/vanilla'

/** The layers of the open sheets. The topmost layer is at the end. */
const sheetLayers = createStore<readonly HTMLElement[]>(() => [])

export function topLayer(): HTMLElement | undefined {
  return sheetLayers.getState().at(-1)
}

export function openLayer(layer: HTMLElement): void {
  setLayers([...sheetLayers.getState(), layer])
}

export function closeLayer(layer: HTMLElement): void {
  setLayers(sheetLayers.getState().filter((other) => other !== layer))
}

/**
 * Makes the page and all sheets except the topmost inert. A modal `<dialog>` would also make the
 * live region inert, so that no message would be read.
 */
function setLayers(openLayers: readonly HTMLElement[]): void {
  sheetLayers.setState(openLayers, true)
  const topmostLayer = topLayer()
  const root = document.getElementById('root')
  if (root !== null) root.inert = topmostLayer !== undefined
  for (const layer of openLayers) layer.inert = layer !== topmostLayer
  const rootClasses = document.documentElement.classList
  rootClasses.toggle('locked', topmostLayer !== undefined)
  rootClasses.toggle(
    'beside',
    openLayers.some(({ dataset }) => dataset['from'] === 'bottom' || dataset['from'] === 'top'),
  )
}
