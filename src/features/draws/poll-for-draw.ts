import type { Game } from '@/api/games'

/** After a draw the screen asks this often, at most so many times (reading 46). */
const INTERVAL_MS = 300
const MAX_ATTEMPTS = 6

/** Asks until the last drawn period is no longer `drawnBefore`. @returns the game then; null when it never was. */
export async function pollForDraw({
  reload,
  drawnBefore,
  isCancelled,
}: {
  /** Resolves with null when the game could not be loaded. */
  reload: () => Promise<Game | null>
  drawnBefore: string
  isCancelled: () => boolean
}): Promise<Game | null> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && !isCancelled(); attempt += 1) {
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
