import { savesData } from '@/lib/data-saver'
import { routeOf } from './routes'

/**
 * A finger on a link is about to open it: its code and words are asked for a tenth of a second
 * before the tap ends. Keys open a link at once; to walk past one is no wish to open it.
 */
export function preloadLinks(): void {
  document.addEventListener('pointerdown', preloadPressed)
}

function preloadPressed(event: Event): void {
  const link = pressedLink(event)
  if (link !== null) routeOf(link.pathname)?.screen.prepare()
}

/** Null for what is no link of ours, and where data is saved: nothing is asked for ahead there. */
export function pressedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link === null || link.origin !== window.location.origin || savesData() ? null : link
}
