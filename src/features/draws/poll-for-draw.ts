import type { Game } from '@/api/games'

/** How often a result is asked for, and how many times (reading 46). */
const INTERVAL_MS = 300
const MAX_ATTEMPTS = 6

/** @returns the game with the new draw; null when it never came. Nothing is asked while hidden. */
export async function pollForDraw({
  reload,
  drawnBefore,
  whenVisible,
  isCancelled,
}: {
  /** Null: the game could not be loaded. */
  reload: () => Promise<Game | null>
  drawnBefore: string
  whenVisible: () => Promise<void>
  isCancelled: () => boolean
}): Promise<Game | null> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await whenVisible()
    if (isCancelled()) return null
    const game = await reload()
    if (game !== null && game.drawnPeriod !== drawnBefore) return game
    if (attempt < MAX_ATTEMPTS) await pause(INTERVAL_MS)
  }
  return null
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
