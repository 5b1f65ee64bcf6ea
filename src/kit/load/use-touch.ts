import { useRef, useState } from 'react'
import { useEvent, useOnLeave, useTimeout } from '@/ui/use-event'
import { useIdleImport } from './use-idle'

export type TouchCode<Module> = ReturnType<typeof touchCode<Module>>

export function touchCode<Module>(load: () => Promise<Module>) {
  return { load, isWanted: false }
}

function want(code: TouchCode<unknown>): void {
  code.isWanted = true
}

const EARLY = { capture: true, passive: true }

/** So long after the last finger and the last gliding, in ms, nothing is held any more. */
const STILL_MS = 250

/**
 * Code that comes when a finger first touches the screen, wherever: with a mouse or by keys it
 * never does. Once it was wanted, later screens have it when they are idle.
 * @param options.mayBeGiven asked once it has arrived, and after each finger from then on
 * @returns null until it has arrived and all stands still: what a finger holds must not be moved
 */
export function useTouchImport<Module>(
  code: TouchCode<Module>,
  { isNeeded = true, mayBeGiven = () => true }: { isNeeded?: boolean; mayBeGiven?: () => boolean } = {},
): Module | null {
  const [isWanted, setIsWanted] = useState(code.isWanted)
  const [isHeld, setIsHeld] = useState(false)
  const [isGiven, setIsGiven] = useState(false)
  const module = useIdleImport(code.load, isWanted && isNeeded)
  const give = () => {
    if (mayBeGiven()) setIsGiven(true)
  }
  useTimeout(give, module === null || isHeld ? null : 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') return
    clearTimeout(timer.current)
    want(code)
    setIsWanted(true)
    setIsHeld(true)
  }
  // A finger that scrolls is still down when its pointer is cancelled; its touch is not.
  const onUp = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsHeld(false), STILL_MS)
  }
  const source = isGiven ? null : window
  useEvent(source, 'pointerdown', onDown, EARLY)
  useEvent(source, ['pointerup', 'touchend', 'touchcancel'], onUp, EARLY)
  useEvent(source, 'scroll', () => timer.current !== undefined && onUp(), EARLY)
  useOnLeave(() => clearTimeout(timer.current))
  return isGiven ? module : null
}
