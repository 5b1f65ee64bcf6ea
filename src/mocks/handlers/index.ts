import type { HttpHandler } from 'msw'
import { pseudoRandomBetween } from '../hash.ts'
import type { Route } from './call.ts'
import { gameRoutes } from './games.ts'
import { hostRoutes } from './hosts.ts'
import { memberRoutes } from './members.ts'
import { noticeRoutes } from './notices.ts'
import { orderRoutes } from './orders.ts'
import { type HandlerOptions, toHandler } from './pipeline.ts'
import { systemRoutes } from './system.ts'
import { videoRoutes } from './videos.ts'
import { walletRoutes } from './wallet.ts'

const ROUTES: readonly Route[] = [
  ...systemRoutes,
  ...gameRoutes,
  ...orderRoutes,
  ...videoRoutes,
  ...hostRoutes,
  ...memberRoutes,
  ...walletRoutes,
  ...noticeRoutes,
]

export const API_CALLS: readonly Pick<Route, 'method' | 'path'>[] = ROUTES

export function createHandlers(options: HandlerOptions): HttpHandler[] {
  return ROUTES.map((route) => toHandler(route, options))
}

/** Returns a function that gives each call a delay of 150 to 400 ms, in a fixed sequence. */
export function createMobileLatency(): () => number {
  let calls = 0
  return () => {
    calls += 1
    return pseudoRandomBetween(`latency ${calls}`, 150, 400)
  }
}
