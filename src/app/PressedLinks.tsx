import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { LIVE } from '@/api/keys'
import { keptCode } from '@/shared/load/load-code'
import { useEvent } from '@/ui/use-event'
import { pressedLink } from './preload-links'

const aheadCode = keptCode(() => import('./entry-queries'))

/** What the screen of a pressed link shows is asked for; a finger that scrolls takes it back. */
export function PressedLinks() {
  const client = useQueryClient()
  const press = useRef<{ isOver: boolean; takeBack?: () => void }>({ isOver: true })
  useEvent(document, 'pointerdown', (event) => {
    const link = pressedLink(event)
    const { pathname, search } = window.location
    if (link === null || event.button > 0 || (link.pathname === pathname && link.search === search)) return
    const own: typeof press.current = { isOver: false }
    press.current = own
    const pressedAt = performance.now()
    aheadCode.loadAnew().then(
      ({ askAhead }) => {
        // Later, an answer that the screen itself has got since may be old already.
        if (!own.isOver && performance.now() - pressedAt < LIVE) own.takeBack = askAhead(client, link)
      },
      () => undefined,
    )
  })
  useEvent(document, 'pointercancel', () => {
    press.current.isOver = true
    press.current.takeBack?.()
  })
  return null
}
