import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverOf, MOTIFS, TINTS } from './city-cover'

describe('the cover of a city', () => {
  it('is the same at every visit', () => {
    expect(coverOf('3')).toEqual({ motif: 'roofs', tint: 'deep', isMirrored: false })
    expect(coverOf('jkt-01')).toEqual(coverOf('jkt-01'))
  })

  it('differs within any 35 ids in a row, and beside its neighbour in drawing and colour', () => {
    const look = (id: number) => JSON.stringify(coverOf(String(id)))
    expect(new Set(Array.from({ length: 70 }, (_, at) => look(at + 1))).size).toBe(70)
    for (let id = 1; id < 100; id += 1) {
      const [one, next] = [coverOf(String(id)), coverOf(String(id + 1))]
      expect(one.motif).not.toBe(next.motif)
      expect(one.tint).not.toBe(next.tint)
    }
  })

  it('exists for any id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (id) => {
        const { motif, tint } = coverOf(id)
        expect(MOTIFS).toContain(motif)
        expect(TINTS).toContain(tint)
      }),
    )
  })
})
