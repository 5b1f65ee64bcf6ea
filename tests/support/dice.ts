import type { DrawNumbers } from '@/lib/game-rules'

/** Returns a generator of numbers in [0, 1). A seed always gives the same numbers (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Throws three dice. `sixChance` is the chance of a six. The other faces have equal chances. */
export function throwDice(random: () => number, sixChance = 1 / 6): DrawNumbers {
  const throwDie = () => (random() < sixChance ? 6 : 1 + Math.floor(random() * 5))
  return [throwDie(), throwDie(), throwDie()]
}
