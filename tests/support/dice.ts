import type { Numbers } from '@/lib/game-rules'

/** Numbers in [0, 1), the same for the same seed (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Throws three dice. The chance of a six is given; the other faces share the rest. */
export function throwDice(random: () => number, six = 1 / 6): Numbers {
  const face = () => (random() < six ? 6 : 1 + Math.floor(random() * 5))
  return [face(), face(), face()]
}
