export const MOTIFS = ['hills', 'arches', 'rings', 'roofs', 'streets', 'tiles', 'blocks'] as const
export const TINTS = ['teal', 'amber', 'green', 'deep', 'stone'] as const

export interface Cover {
  motif: (typeof MOTIFS)[number]
  tint: (typeof TINTS)[number]
  isMirrored: boolean
}

/**
 * A drawing to tell cities apart by. It depicts no city: no call gives a picture of one (reading
 * 92). The same id has the same drawing, and ids in a row have different ones.
 */
export function coverOf(cityId: string): Cover {
  const number = numberOf(cityId)
  const round = Math.floor(number / (MOTIFS.length * TINTS.length))
  return {
    motif: MOTIFS[number % MOTIFS.length] ?? 'hills',
    tint: TINTS[number % TINTS.length] ?? 'teal',
    isMirrored: round % 2 === 1,
  }
}

function numberOf(id: string): number {
  if (/^\d{1,9}$/.test(id)) return Number(id)
  return Array.from(id).reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7)
}
