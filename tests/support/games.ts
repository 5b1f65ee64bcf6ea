import type { Game } from '@/api/games'

/** Returns the game Sunda, whose period 466 is drawn and whose period 467 is open. */
export function gameOf(fields: Partial<Game> = {}): Game {
  const texts = { id: '11', key: 'sunda', name: 'Sunda', pictureUrl: '', description: '' }
  const draws = { drawnPeriod: '466', openPeriod: '467', closesAt: 0, drawnNumbers: null }
  return { ...texts, ...draws, minimumBalance: null, ...fields }
}
