import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { bottomBarsHeight, screenSlots } from '../../ui/slot.ts'
import styles from './Panel.module.css'

const HIT_AREA_PX = 44
/** A finger that moves less than this has tapped. */
const DRAG_START_PX = 6
const CONTROLS = 'a, button, input, select, textarea, label, summary, video, [role=slider]'

/**
 * A tab on the upper edge of the bars at the foot of the window, which a finger or the arrow keys
 * move along the edge. A tap a little above the tab opens the panel too, unless it is on a control.
 */
export function Opener({
  button,
  isHidden,
  onOpen,
}: {
  button: RefObject<HTMLButtonElement | null>
  isHidden: boolean
  onOpen: () => void
}) {
  const [left, setLeft] = useState(0)
  const drag = useRef<{ fromX: number; fromLeft: number; hasMoved: boolean } | null>(null)
  const barsHeight = useSyncExternalStore(onBarsChange, bottomBarsHeight)
  const openFromAbove = useEffectEvent(({ clientX, clientY, target }: MouseEvent) => {
    const tab = button.current?.getBoundingClientRect()
    if (tab === undefined || tab.width === 0) return
    const isAbove =
      clientX >= tab.left && clientX < tab.right && clientY >= tab.bottom - HIT_AREA_PX && clientY < tab.top
    if (isAbove && target instanceof Element && target.closest(CONTROLS) === null) onOpen()
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => openFromAbove(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  const moveTo = (target: HTMLElement, newLeft: number) => {
    const mostLeft = (target.parentElement?.clientWidth ?? 0) - target.offsetWidth
    setLeft(Math.max(0, Math.min(newLeft, mostLeft)))
  }
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    if (drag.current === null) return
    const movedPx = clientX - drag.current.fromX
    if (Math.abs(movedPx) >= DRAG_START_PX) drag.current.hasMoved = true
    if (drag.current.hasMoved) moveTo(currentTarget, drag.current.fromLeft + movedPx)
  }
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      moveTo(currentTarget, left + (key === 'ArrowRight' ? HIT_AREA_PX : -HIT_AREA_PX))
  }
  return (
    <div className={styles['edge']} style={{ bottom: barsHeight }} hidden={isHidden}>
      <button
        type="button"
        ref={button}
        className={styles['opener']}
        style={{ left: `min(${left}px, 100% - ${HIT_AREA_PX}px)` }}
        aria-expanded={false}
        aria-label="QA"
        onPointerDown={({ clientX, pointerId, currentTarget }) => {
          drag.current = { fromX: clientX, fromLeft: left, hasMoved: false }
          currentTarget.setPointerCapture(pointerId)
        }}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
        onClick={() => {
          const isDragEnd = drag.current?.hasMoved === true
          drag.current = null
          if (!isDragEnd) onOpen()
        }}
      >
        <span aria-hidden="true">QA</span>
      </button>
    </div>
  )
}

/** Calls the listener when the height of the bars at the foot of the window may have changed. */
function onBarsChange(listener: () => void): () => void {
  const observer = new ResizeObserver(listener)
  const observeBars = () => {
    observer.disconnect()
    const bars = screenSlots.getState().atBottom.at(-1)?.parentElement
    if (bars) observer.observe(bars)
    listener()
  }
  const stop = screenSlots.subscribe(observeBars)
  observeBars()
  window.addEventListener('resize', listener)
  // In a low window the bars scroll with the page.
  window.addEventListener('scroll', listener, { passive: true })
  return () => {
    stop()
    observer.disconnect()
    window.removeEventListener('resize', listener)
    window.removeEventListener('scroll', listener)
  }
}
