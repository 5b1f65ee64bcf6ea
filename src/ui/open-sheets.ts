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

/** `<dialog>` is not used: it would make the live region inert, so that no message is read. */
function setLayers(openLayers: readonly HTMLElement[]): void {
  sheetLayers.setState(openLayers, true)
  const top = topLayer()
  const root = document.getElementById('root')
  if (root !== null) root.inert = top !== undefined
  for (const layer of openLayers) layer.inert = layer !== top
  const rootClasses = document.documentElement.classList
  rootClasses.toggle('locked', top !== undefined)
  rootClasses.toggle(
    'beside',
    openLayers.some(({ dataset }) => dataset['from'] === 'bottom' || dataset['from'] === 'top'),
  )
}
