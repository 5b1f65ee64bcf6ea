import type { Game } from '@/api/games'

/** The game Sunda, whose period 466 is drawn. */
export function gameOf(fields: Partial<Game> = {}): Game {
  const words = { id: '11', key: 'sunda', name: 'Sunda', pictureUrl: '', description: '' }
  const draws = { drawnPeriod: '466', openPeriod: '467', closesAt: 0, drawnNumbers: null }
  return { ...words, ...draws, minimumBalance: null, ...fields }
}
