import { matchPath } from 'react-router-dom'
import { routePatterns } from '@/paths'
import type { ScreenState } from './state'
import { states } from '.'

/** Returns the route pattern of an address; null if no route matches. */
export function patternOf(address: string): string | null {
  const { pathname } = new URL(address, 'http://localhost')
  const isMatch = (path: string) => matchPath({ path, caseSensitive: true }, pathname) !== null
  return Object.values(routePatterns).find(isMatch) ?? null
}

/** One state for each route: the first of the route's states that needs no fault. */
export const screens: readonly ScreenState[] = states.filter(
  (state, index) => isFaultless(state) && states.findIndex((other) => isSameScreen(other, state)) === index,
)

/** The part of `screens` that `tests/e2e/screens.spec.ts` checks in `npm test`. */
export const everySixthScreen: readonly ScreenState[] = screens.filter((_screen, index) => index % 6 === 0)

export function statesOf(screen: ScreenState): ScreenState[] {
  return states.filter(({ path }) => patternOf(path) === patternOf(screen.path))
}

export function isFaultless({ faults }: ScreenState): boolean {
  return faults === undefined
}

function isSameScreen(one: ScreenState, other: ScreenState): boolean {
  return isFaultless(one) && patternOf(one.path) === patternOf(other.path)
}
